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
letter-head-not-done = Nicht ausgeführt
letter-head-not-all-done = Nicht alles ausgeführt
letter-head-played-in-part = Zug { $number } gespielt, nicht alles ausgeführt
letter-head-in-part = { $head }, nicht alles ausgeführt
letter-head-draw-offered = Remis angeboten
letter-head-draw-declined = Remis abgelehnt
letter-head-undo-asked = Bitte um Zurücknahme
letter-head-undo-refused = Keine Zurücknahme
letter-head-taken-back = Zurück zu Zug { $number }
letter-head-clock-stands = Uhr angehalten
letter-head-time-given = Zeit geschenkt
letter-head-clock-runs = Uhr läuft wieder
letter-head-asked-back = Bitte bestätigen
letter-head-time-over = Zeit abgelaufen
letter-head-time-short = Noch { $left } für Zug { $number }
letter-head-time-short-set-up = Noch { $left } zum Aufstellen
letter-head-wrote = Worte von { $name }
letter-head-challenge = Herausforderung
letter-head-challenge-sent = Deine Herausforderung
letter-head-no-game = Keine Partie
letter-head-drawn = Remis
letter-head-called-off = Abgesagt
letter-head-void = Annulliert
letter-head-you-won = Du hast gewonnen
letter-head-won = { $name } hat gewonnen

letter-says = { $name } schreibt:

letter-both-lines = Beide Zeilen deines Briefs wurden ausgeführt.
letter-all-lines = Alle { $n } Zeilen deines Briefs wurden ausgeführt.
letter-done-but-prose = Was dein Brief verlangt, ist ausgeführt. Einige Worte darin habe ich nicht verstanden; sie haben nichts bewirkt.
letter-line-failed = Zeile { $n } deines Briefs konnte nicht ausgeführt werden.
letter-before-done-after-not-tried = Was davor steht, wurde ausgeführt; was danach steht, wurde nicht versucht.
letter-before-done = Was davor steht, wurde ausgeführt.
letter-after-not-tried = Was danach steht, wurde nicht versucht.
letter-part = Partie { $game }, { $title }, gegen { $name }:
letter-part-number = Setze in deiner Antwort die Nummer der Partie davor: „{ $game }: …“.
letter-part-answer = Um in Partie { $game } zu antworten, antworte auf ihren neuesten Brief; hier müsste ihre Nummer davor stehen, und ich würde erst rückfragen.
letter-some-failed = Nicht alles in deinem Brief konnte ausgeführt werden; unter jeder Zeile steht, was daraus geworden ist.
letter-not-tried = Nicht versucht, weil eine frühere Zeile zu derselben Partie nicht ausgeführt werden konnte. Schick sie noch einmal, wenn du es weiterhin möchtest.
letter-ruling = So steht es im Regelentscheid { $ruling }.

letter-turn-yours = Dein Zug { $number } war:
letter-turn-yours-ready = Dein Zug { $number }, den du bereitgelegt hattest und der sofort gespielt wurde:
letter-turn-theirs = Zug { $number } von { $name }:

letter-board-last = Das letzte Brett:
    .bare = Das letzte Brett
letter-board-so-far = Das Brett bis jetzt, von deiner Seite aus:
    .bare = Das Brett bis jetzt
letter-board-set-up = Das Brett nach den Aufstellungen, von deiner Seite aus:
    .bare = Das Brett nach den Aufstellungen
letter-game-part = { $title }:
letter-board-start = Das Brett zu Beginn, von deiner Seite aus:
    .bare = Das Brett zu Beginn
letter-board-after = Das Brett nach Zug { $n }, von deiner Seite aus:
    .bare = Das Brett nach Zug { $n }
letter-the-board = Das Brett

letter-picture = { FORM($what, "bare") }, { $side } unten. Im Textteil dieses Briefs steht es in Buchstaben.

letter-check-you = Du stehst im Schach.
letter-check = { $name } steht im Schach.
letter-your-turn = Du bist mit { $side } am Zug (Zug { $number }).
letter-their-turn = { $name } ist mit { $side } am Zug (Zug { $number }).
letter-set-ups-awaited = Deine Aufstellung und die von { $name } stehen noch aus, die Reihenfolge ist beliebig.
letter-set-up-awaited-yours = Deine Aufstellung mit { $side } wird erwartet.
letter-set-up-awaited-theirs = Die Aufstellung von { $name } wird erwartet.
letter-set-up-replaceable = Bis sie da ist, kannst du deine noch durch eine andere ersetzen.
letter-clock-stands = Die Uhr steht seit { $since }, { $why }.
letter-time-ran-out = Die Zeit ist am { $at } abgelaufen.
letter-time-ran-out-yours = Deine Zeit ist am { $at } abgelaufen.
letter-time-ran-out-theirs = Die Zeit von { $name } ist am { $at } abgelaufen.
letter-time-held-yours = Die Zeit war am { $at } um, aber zu deinem Brief vom { $asked } gab es eine Rückfrage, und solange sie offen ist, wird keine Zeitüberschreitung festgestellt: Kommt dein Ja bis zum { $until }, so gilt der Brief als damals gekommen.
letter-time-held-theirs = Die Zeit war am { $at } um, aber { $name } wurde gebeten, einen Brief vom { $asked } zu bestätigen, und solange das offen ist, wird keine Zeitüberschreitung festgestellt: Kommt bis zum { $until } ein Ja, so gilt der Brief als damals gekommen.
letter-time-yours = Du hast noch { $left }: bis { $until }.
letter-time-both = Ihr habt beide noch { $left }: bis { $until }.
letter-time-theirs = { $name } hat noch { $left }: bis { $until }.
letter-clock-shows = Die Uhr von { $name } zeigt { $left }.
letter-clock-shows-yours = Deine eigene Uhr zeigt { $left }.
letter-nothing-expected = Von dir wird nichts erwartet, bis { $name } geantwortet hat.

letter-all-connected = Jede Einheit, die einen Anführer hat, ist jetzt mit ihm verbunden.
letter-leaders-reach = Wen deine Anführer jetzt erreichen:
letter-leader = { $group } { $leader }, Kontingent { $quota }: { $whom }
letter-reaches-itself = nur sich selbst
letter-reaches-all = alle { $n } Einheiten
letter-reaches-only = nur { $units }
letter-reaches-all-but = alle außer { $units }

letter-how-to-answer = Um zu antworten, schreib ganz oben in eine Antwort auf diesen Brief:
letter-also = Du kannst auch schreiben:
letter-stranger = Dies ist ein Schiedsrichter für Brettspiele, die zwei Menschen per E-Mail spielen; { $name } ({ $address }) hat ihn gebeten, dir die folgende Herausforderung zu überbringen. Wenn du sie nicht willst, brauchst du nichts zu tun; antworte „sperren“, und von hier kommt nie wieder etwas.
letter-does-rematch = bietet { $name } noch eine Partie zu denselben Bedingungen an, mit vertauschten Farben
letter-does-record = bringt die Aufzeichnung der Partie als Datei
letter-does-accept = beginnt die Partie
letter-does-decline = es gibt keine Partie
letter-does-rules = schickt zuerst die Regeln
letter-does-block = keine Briefe mehr von hier, wer auch immer darum bittet
letter-does-send-tried = schickt die Aufstellung, die du probiert hast
letter-does-play-tried = spielt den oben gezeigten Zug: { $turn }
letter-does-play = spielt ihn
letter-does-show-after = zeigt nur das Brett danach
letter-does-play-example = spielt einen Zug; dieser ist erlaubt
letter-does-try = zeigt das Brett danach und spielt nichts
letter-does-legal = wohin diese Einheit jetzt ziehen darf
letter-does-say = eine Zeile an { $name }
letter-does-give-up = gibt die Partie auf (mit einer Rückfrage)
letter-does-try-set-up = zeigt das Brett damit und schickt nichts
letter-does-help-set-up = wie man eine Aufstellung schreibt

letter-how-to-set-up = Schick deine Aufstellung ganz oben in einer Antwort auf diesen Brief: „setup:“ und jede Einheit mit ihrem Feld.
letter-how-to-set-up-example = Schick deine Aufstellung ganz oben in einer Antwort auf diesen Brief: jede Einheit mit ihrem Feld. Diese hier ist erlaubt; kopiere und ändere sie:
letter-how-to-draw-set-up = Oder zeichne sie, wie du sie von deiner Seite siehst, deine erste Reihe unten:

letter-compose-set-up = Stell deine Einheiten auf einem Brett auf
letter-compose-turn = Stell deinen Zug auf einem Brett zusammen

letter-footer = Partie { $game }, { $title }. Diese Befehle gehen immer: hilfe (das Handbuch), regeln { $preset } (die Regeln), zeigen { $game } (dieses Brett), partien (deine Partien).
