# Wo etwas liegt, vom Eingang aus; und was das Spiel mit diesen Worten von Plätzen sagt.

way-n = nördlich
way-ne = nordöstlich
way-e = östlich
way-se = südöstlich
way-s = südlich
way-sw = südwestlich
way-w = westlich
way-nw = nordwestlich
place-line = { $steps } Schritte { $way }
place-bend = { $steps ->
    [one] { $steps } Schritt { $way } und { $more } { $sideways }
   *[other] { $steps } Schritte { $way } und { $more } { $sideways }
}
place-face = { $face } { $spot }
place-start = { $shape ->
    [here] Der Eingang
   *[there] Die Karte { $spot } vom Eingang
}
place-object = { $shape ->
    [here] den Eingang
   *[there] die Karte { $spot } vom Eingang
}
place-on = { $shape ->
    [here] auf dem Eingang
   *[there] auf der Karte { $spot } vom Eingang
}
place-to = { $shape ->
    [here] auf den Eingang
   *[there] auf die Karte { $spot } vom Eingang
}
place-from = { $shape ->
    [here] auf dem Eingang
   *[there] { $spot } vom Eingang
}

action-reveal = { FORM($tile, "object") } aufdecken
action-walk = { $attack ->
    [true] { FORM($tile, "object") } angreifen
   *[false] { FORM($tile, "object") } erforschen
}
action-jump = { $attack ->
    [true] über { FORM($over, "object") } springen und { FORM($tile, "object") } angreifen
   *[false] über { FORM($over, "object") } { FORM($tile, "to") } springen
}
# Dasselbe, wie es der Held sieht, neben einem Bild: von dort aus, wo er steht.
ahead-walk = { $attack ->
    [true] die Karte { $way } von hier angreifen
   *[false] { $there ->
        [exit] durch den Ausgang gehen
       *[other] die Karte { $way } von hier erforschen
    }
}
ahead-jump = { $attack ->
    [true] { $way } springen, über die Karte { $beside } von hier, und angreifen
   *[false] { $there ->
        [exit] { $way } auf den Ausgang springen
       *[other] { $way } springen, über die Karte { $beside } von hier
    }
}
# Der Plan zeigt Karte für Karte, was wo liegt; der Verlauf muss es nicht.
event-storey-laid = { $you ->
    [dungeon-master] Du hast Stockwerk { $storey } ausgelegt: { SIZE($tiles) } Karten mit dem Eingang.
   *[other] Stockwerk { $storey } liegt aus: { SIZE($tiles) } Karten mit dem Eingang.
}
event-laid-open = Stockwerk { $storey } liegt offen da.
event-revealed = { $mood ->
    [none] { FORM($tile, "start") } zeigt: { $face }.
   *[other] { FORM($tile, "start") } zeigt: { $face } ({ $mood }).
}
event-hero-walked = { $you ->
    [hero] { $attack ->
        [true] Du greifst { FORM($tile, "object") } an.
       *[false] Du erforschst { FORM($tile, "object") }.
    }
   *[other] { $attack ->
        [true] Der Held greift { FORM($tile, "object") } an.
       *[false] Der Held erforscht { FORM($tile, "object") }.
    }
}
event-hero-jumped = { $you ->
    [hero] { $attack ->
        [true] Du springst über { FORM($over, "object") } und greifst { FORM($tile, "object") } an.
       *[false] Du springst über { FORM($over, "object") } { FORM($tile, "to") }.
    }
   *[other] { $attack ->
        [true] Der Held springt über { FORM($over, "object") } und greift { FORM($tile, "object") } an.
       *[false] Der Held springt über { FORM($over, "object") } { FORM($tile, "to") }.
    }
}
event-monster-killed = { $you ->
    [hero] Du tötest { FORM($face, "definite-accusative") } { FORM($tile, "on") }.
   *[other] Der Held tötet { FORM($face, "definite-accusative") } { FORM($tile, "on") }.
}
event-attack-wasted = Kein Monster { FORM($tile, "on") }: Der Angriff ist verbraucht.
event-hero-killed = { $you ->
    [hero] Du stirbst { FORM($tile, "on") }: Dich tötet { FORM($face, "definite") }.
   *[other] Der Held stirbt { FORM($tile, "on") }: Ihn tötet { FORM($face, "definite") }.
}
belief-about-tile = { FORM($tile, "from") }
reason-belief-tile = Zu erwarten ist { $about }: { $that } ({ $chance }).
error-lay-on-entrance = Hier liegt schon der Eingang. Nimm ein anderes Feld.
error-lay-cell-twice = Zwei Karten liegen { FORM($tile, "from") }. Leg eine davon woandershin.
error-reveal-face-up = { FORM($tile, "start") } liegt schon offen. Nimm eine verdeckte Karte.
error-no-tile = Es liegt keine Karte { FORM($tile, "from") }. Wähl ein Feld mit einer Karte.
error-walk-not-adjacent = { FORM($tile, "start") } grenzt nicht an deine. Geh Karte für Karte oder spring.
error-jump-over-not-adjacent = Springen kannst du nur über eine Karte, die an deine grenzt, nicht über { FORM($over, "object") }.
error-jump-landing-not-adjacent = { FORM($tile, "start") } grenzt nicht an { FORM($over, "object") }. Lande auf einer Karte neben der, über die du springst.
opening-layout = Eingang und Karten: { $cells }

# In der Analyse zeigt der Plan das Stockwerk.
brief-lay = dieses Stockwerk auslegen
better-lay = ein anderes
because-lay = Wer gut spielt, kommt daraus seltener heraus.

# Neben einer Marke, die zeigt, wo, ist eine Zeile des Protokolls kurz; `where-` wird dann nur vorgelesen.
brief-revealed = { $mood ->
    [none] Aufgedeckt: { $face }.
   *[other] Aufgedeckt: { $face } ({ $mood }).
}
brief-hero-walked = { $you ->
    [hero] { $attack ->
        [true] Du greifst an.
       *[false] Du gehst weiter.
    }
   *[other] { $attack ->
        [true] Der Held greift an.
       *[false] Der Held geht weiter.
    }
}
brief-hero-jumped = { $you ->
    [hero] { $attack ->
        [true] Du springst und greifst an.
       *[false] Du springst.
    }
   *[other] { $attack ->
        [true] Der Held springt und greift an.
       *[false] Der Held springt.
    }
}
brief-monster-killed = { $you ->
    [hero] Du tötest { FORM($face, "definite-accusative") }.
   *[other] Der Held tötet { FORM($face, "definite-accusative") }.
}
brief-attack-wasted = Niemand da: Der Angriff ist verbraucht.
brief-hero-killed = { $you ->
    [hero] Du stirbst: Dich tötet { FORM($face, "definite") }.
   *[other] Der Held stirbt: Ihn tötet { FORM($face, "definite") }.
}
where-revealed = { FORM($tile, "object") }
where-hero-walked = { FORM($tile, "object") }
where-monster-killed = { FORM($tile, "object") }
where-attack-wasted = { FORM($tile, "object") }
where-hero-killed = { FORM($tile, "object") }
where-hero-jumped = { FORM($over, "object") }, { FORM($tile, "object") }
