# Die Briefe über eine Partie: was um das herum steht, was zu sagen ist. $name ist ein Spieler, wie er genannt wird.

letter-subject = { $head }: { $title }, { $name }
letter-subject-named = { $head }: { $title }
letter-subject-constant = { $title }: { $white } – { $black }
letter-no-subject = (kein Betreff)
letter-head-your-turn = Dein Zug { $number }
letter-head-check = Schach, dein Zug { $number }
letter-head-their-turn = { $name } ist am Zug ({ $number })
letter-head-your-set-up = Deine Aufstellung
letter-head-their-set-up = { $name } stellt auf
letter-head-not-played = Nicht gespielt
letter-head-not-done = Nicht erledigt
letter-head-not-all-done = Nicht alles erledigt
letter-head-played-in-part = Zug { $number } gespielt, nicht alles erledigt
letter-head-in-part = { $head }, nicht alles erledigt
letter-head-draw-offered = Remis angeboten
letter-head-draw-declined = Remis abgelehnt
letter-head-undo-asked = Zug zurücknehmen?
letter-head-undo-refused = Zug nicht zurückgenommen
letter-head-taken-back = Zurück zu Zug { $number }
letter-head-clock-stands = Uhr angehalten
letter-head-time-given = Mehr Zeit
letter-head-clock-runs = Uhr läuft wieder
letter-head-asked-back = Bitte bestätigen
letter-head-time-over = Die Zeit von { $name } ist um
letter-head-time-over-yours = Deine Zeit ist um
letter-head-rematch = Revanche
letter-head-time-short = Noch { $left } für Zug { $number }
letter-head-time-short-set-up = Noch { $left } zum Aufstellen
letter-head-wrote = { $name } schreibt
letter-head-challenge = Herausforderung
letter-head-challenge-sent = Deine Herausforderung
letter-head-no-game = Keine Partie
letter-head-drawn = Remis
letter-head-called-off = Abgesagt
letter-head-void = Annulliert
letter-head-you-won = Du hast gewonnen
letter-head-won = { $name } hat gewonnen

letter-says = { $name } schreibt:

letter-both-lines = Ich habe beides erledigt.
letter-all-lines = Ich habe alles erledigt ({ $n } Zeilen).
letter-done-but-prose = Ich habe erledigt, worum du gebeten hast. Einige Worte habe ich nicht verstanden und weggelassen.
letter-line-failed = Zeile { $n } deines Briefs ging nicht.
letter-before-done-after-not-tried = Was darüber steht, habe ich erledigt; was darunter steht, habe ich übersprungen.
letter-before-done = Was darüber steht, habe ich erledigt.
letter-after-not-tried = Was darunter steht, habe ich übersprungen.
letter-part = Partie { $game }, { $title }, gegen { $name }:
letter-part-number = Setz in deiner Antwort die Nummer der Partie davor: „{ $game }: …“.
letter-part-answer = Um in Partie { $game } zu antworten, antworte auf ihren neuesten Brief.
letter-some-failed = Nicht alles in deinem Brief ging. Unter jeder Zeile steht, was ich damit gemacht habe.
letter-not-tried = Das habe ich übersprungen, weil eine Zeile darüber zu derselben Partie nicht ging. Schick es noch einmal, wenn du es weiter möchtest.
letter-ruling = Siehe Regelentscheid { $ruling }.

letter-turn-yours = Dein Zug { $number } war:
letter-turn-yours-ready = Dein Zug { $number }, den du bereit hattest:
letter-turn-theirs = Zug { $number } von { $name }:

letter-board-last = Das letzte Brett:
    .bare = Das letzte Brett
letter-board-so-far = Das Brett bis jetzt:
    .bare = Das Brett bis jetzt
letter-board-set-up = Das Brett nach den Aufstellungen:
    .bare = Das Brett nach den Aufstellungen
letter-game-part = { $title }:
letter-board-start = Das Brett zu Beginn:
    .bare = Das Brett zu Beginn
letter-board-after = Das Brett nach Zug { $n }:
    .bare = Das Brett nach Zug { $n }
letter-the-board = Das Brett

letter-picture = { FORM($what, "bare") }, { $side } unten. Im Textteil dieses Briefs steht es in Buchstaben.

letter-check-you = Du stehst im Schach.
letter-check = { $name } steht im Schach.
letter-your-turn = Du bist mit { $side } am Zug (Zug { $number }).
letter-their-turn = { $name } ist mit { $side } am Zug (Zug { $number }).
letter-set-ups-awaited = Du und { $name } müsst noch aufstellen, die Reihenfolge ist egal.
letter-set-up-awaited-yours = Stell bitte deine Einheiten auf, mit { $side }.
letter-set-up-awaited-theirs = { $name } muss noch aufstellen.
letter-set-up-replaceable = Bis dahin kannst du noch eine andere Aufstellung schicken.
letter-clock-stands = Die Uhr steht seit { $since }: { $why }.
letter-time-ran-out = Die Zeit ist am { $at } abgelaufen.
letter-time-ran-out-yours = Deine Zeit ist am { $at } abgelaufen.
letter-time-ran-out-theirs = Die Zeit von { $name } ist am { $at } abgelaufen.
letter-time-held-yours = Die Zeit war am { $at } um, aber ich hatte zu deinem Brief vom { $asked } nachgefragt. Noch ist nichts entschieden: Sagst du bis zum { $until } ja, gilt er als rechtzeitig.
letter-time-held-theirs = Die Zeit war am { $at } um, aber ich hatte { $name } zu einem Brief vom { $asked } gefragt. Noch ist nichts entschieden: Kommt bis zum { $until } ein Ja, gilt er als rechtzeitig.
letter-time-yours = Du hast noch { $left }{ $free }: bis { $until }.
letter-time-both = Ihr habt beide noch { $left }{ $free }: bis { $until }.
letter-time-theirs = { $name } hat noch { $left }{ $free }: bis { $until }.
letter-clock-shows = Die Uhr von { $name } zeigt { $left }.
letter-clock-shows-yours = Deine eigene Uhr zeigt { $left }.
letter-nothing-expected = Du musst nichts tun, bis { $name } antwortet.

letter-all-connected = Alle deine Einheiten können ziehen.
letter-leaders-reach = Wer ziehen kann:
letter-leader = { $group } { $leader }: bis zu { $quota } Züge; { $whom }
letter-reaches-itself = nur sich selbst
letter-reaches-all = alle { $n } Einheiten
letter-reaches-only = nur { $units }
letter-reaches-all-but = alle außer { $units }

letter-how-to-answer = Antworte ganz oben mit einem davon:
letter-also = Du kannst auch schreiben:
letter-stranger = { $name } ({ $address }) hat mich gebeten, dir das zu schicken. Ich bin Schiedsrichter für Brettspiele per E-Mail. Möchtest du keine Briefe von mir, antworte „sperren“, und ich schreibe nie wieder.
letter-does-study = zeigt die drei Momente, auf die es ankam
letter-does-rematch = bietet { $name } noch eine Partie an, Farben vertauscht
letter-does-record = schickt die Aufzeichnung der Partie
letter-does-accept = beginnt die Partie
letter-does-decline = keine Partie
letter-does-rules = schickt dir die Regeln
letter-does-send-tried = schickt die Aufstellung, die du probiert hast
letter-does-play-tried = spielt { $turn }
letter-does-play = spielt ihn
letter-does-show-after = zeigt nur das Brett danach
letter-does-play-example = spielt einen Zug (dieser ist erlaubt)
letter-does-legal = wohin diese Einheit kann
letter-does-say = eine Zeile an { $name }
letter-does-help-set-up = wie man eine Aufstellung schreibt

letter-how-to-set-up = Antworte ganz oben mit deiner Aufstellung: „setup:“ und jede Einheit mit ihrem Feld.
letter-how-to-set-up-example = Antworte ganz oben mit deiner Aufstellung: jede Einheit mit ihrem Feld. Diese ist erlaubt; kopiere und ändere sie:
letter-how-to-draw-set-up = Oder zeichne sie, wie du sie siehst, deine erste Reihe unten:

letter-compose-set-up = Auf einem Brett aufstellen
letter-compose-turn = Den Zug auf einem Brett spielen

letter-footer = Partie { $game }, { $title }. Du kannst immer schreiben: hilfe, regeln { $preset }, zeigen { $game } oder partien.
