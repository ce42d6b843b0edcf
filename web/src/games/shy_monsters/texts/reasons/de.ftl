reason-chance-walk = Dieser Weg sah am sichersten aus: { $worth } Chance zu entkommen, gegen { $against } für das Nächstbeste ({ $other }).
reason-chance-jump = Der Sprung war es wert: { $worth } Chance zu entkommen, gegen { $against } für das Nächstbeste ({ $other }).
reason-chance-reveal = Es lohnte sich zu wissen, was da liegt: { $worth } Chance zu entkommen, gegen { $against } für das Nächstbeste ({ $other }).
reason-chance-lay = Aus diesem Stockwerk kommt man wohl am schwersten: { $worth } Chance, den Helden zu behalten, gegen { $against } für das Nächstbeste.
end-won-escaped = Du bist entkommen!
end-lost-escaped = Der Held ist entkommen!
end-won-killed = Das Haus behält den Helden!
end-lost-killed = Das Haus behält dich.
