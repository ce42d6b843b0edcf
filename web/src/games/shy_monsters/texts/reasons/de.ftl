reason-chance-walk = Dieser Weg sieht am sichersten aus: { $worth } Chance zu entkommen, gegenüber { $against } bei der nächstbesten Wahl ({ $other }).
reason-chance-jump = Der Sprung ist es wert: { $worth } Chance zu entkommen, gegenüber { $against } bei der nächstbesten Wahl ({ $other }).
reason-chance-reveal = Es lohnt sich nachzusehen, was da liegt: { $worth } Chance zu entkommen, gegenüber { $against } bei der nächstbesten Wahl ({ $other }).
reason-chance-lay = Aus diesem Stockwerk ist wohl am schwersten herauszukommen: { $worth } Chance, den Helden aufzuhalten, gegenüber { $against } bei der nächstbesten Wahl.
end-won-escaped = Du bist entkommen!
end-lost-escaped = Der Held ist entkommen!
end-won-killed = Der Held kommt nicht mehr heraus!
end-lost-killed = Du kommst nicht mehr heraus.
