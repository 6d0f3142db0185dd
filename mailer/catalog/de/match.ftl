# Was über eine Partie gesagt wird: Herausforderung, Züge, Remis, Reklamationen, Zurücknahmen, Uhren, Ende.

match-name-and-side = { $name } ({ $side })
match-says = { $name } schreibt: „{ $words }“

match-your-turn = du bist am Zug
match-their-turn = { $name } ist am Zug
match-moves-first = { $name } zieht zuerst

match-open-setups = Die Partie beginnt mit Aufstellungen: Erst stellt Weiß seine Einheiten auf der eigenen Seite des Bretts auf, danach, in Kenntnis dieser Aufstellung, Schwarz die seinen.
match-secret-setups = Die Partie beginnt mit Aufstellungen: Beide stellen ihre Einheiten auf der eigenen Seite des Bretts auf. Keine Aufstellung wird gezeigt, bevor beide da sind.
match-setup-time = Für eine Aufstellung gibt es so viel Zeit wie für einen Zug.
match-setup-time-bank = Die Zeit für eine Aufstellung geht von derselben Uhr ab; danach zeigt sie mindestens einen Tag.
match-first-setup-secret = Die Partie beginnt mit den Aufstellungen. Schick deine, wann du magst; keine wird gezeigt, bevor beide da sind.
match-first-setup-yours = Die Partie beginnt mit den Aufstellungen, und deine kommt zuerst.
match-first-setup-theirs = Die Partie beginnt mit den Aufstellungen. Die von { $name } kommt zuerst; du siehst sie, bevor du deine schickst.

match-draw-rule = In dieser Partie geht ein Remis, vereinbart oder reklamiert, an die Seite, die besser steht.
match-worth-nothing = In dieser Partie geht ein Remis an die Seite, die besser steht. Nach dem jetzigen Stand steht keine besser ({ $why }): Es wäre remis.
match-worth-yours = In dieser Partie geht ein Remis an die Seite, die besser steht. Nach dem jetzigen Stand würdest du gewinnen ({ $why }).
match-worth-theirs = In dieser Partie geht ein Remis an die Seite, die besser steht. Nach dem jetzigen Stand würde { $name } gewinnen ({ $why }).
match-offer-stands = Das Remisangebot gilt noch. { $worth }

match-undo-no-turn-yet = Es gibt nichts zurückzunehmen: Noch wurde kein Zug gespielt. Eine Aufstellung ersetzt du, indem du eine andere schickst, solange das erlaubt ist.
match-undo-asked-first = { $name } hat zuerst darum gebeten, einen Zug zurückzunehmen. Antworte „zurücknehmen ja“ oder „zurücknehmen nein“; um für deinen eigenen Zug zu bitten, antworte zuerst „zurücknehmen nein“.
match-undo-waits = Du hast darum gebeten, deinen Zug zurückzunehmen; { $name } hat noch nicht geantwortet.
match-undo-none = Du hast noch keinen Zug gespielt, der zurückgenommen werden könnte.
match-undo-asked = Du bittest { $name } um die Zurücknahme { match-undo-turns }
match-undo-asks = { $name } bittet dich um die Zurücknahme { match-undo-turns }
match-undo-turns = { $n ->
    [one] eines Zuges
   *[other] von { $n } Zügen
}: { $turns }
match-undo-turn = Zug { $number }, { $turn }
match-undo-together = Damit wäre auch zurückgenommen, was nach Zug { $number } gespielt wurde.
match-undo-answer = Antworte „zurücknehmen ja“ oder „zurücknehmen nein“. Schweigen erlaubt nichts, und mit dem nächsten Zug hat sich die Bitte erledigt.
match-undo-not-asked = { $name } hat nicht darum gebeten, einen Zug zurückzunehmen. Um selbst darum zu bitten, schreib „zurücknehmen“.
match-undo-refused = Du hast { $name } den Zug nicht zurücknehmen lassen. Die Partie geht weiter, wie sie steht.
match-undo-refuses = { $name } lässt dich den Zug nicht zurücknehmen. Die Partie geht weiter, wie sie steht.
match-does-undo = { $n ->
    [one] nimmt den Zug zurück
   *[other] nimmt { $n } Züge zurück
}
match-does-not-undo = { $n ->
    [one] lässt ihn stehen
   *[other] lässt sie stehen
}
match-undo-granted = Du hast { $name } den Zug zurücknehmen lassen. { match-undone }
match-undo-grants = { $name } lässt dich deinen Zug zurücknehmen. { match-undone }
match-undone = { $n ->
    [one] { $n } Zug wurde
   *[other] { $n } Züge wurden
} zurückgenommen: Die Partie ist wieder bei Zug { $number }, und { $whose }.

match-challenge-sent = Ich habe { $name } deine Herausforderung geschickt (Partie { $game }, { $title }). Du spielst { $side }.
match-challenge-number = Deine Herausforderung an { $address } ist Nummer { $game }. Wer mich nicht kennt, bekommt höchstens einmal in der Woche Post von mir; wollen sie spielen, hörst du davon.
match-challenge-terms = Gespielt wird { $title }, und du spielst { $side }. Die Partie beginnt, wenn die Herausforderung angenommen ist; bis dahin kannst du sie mit „zurückziehen“ zurücknehmen.
match-challenge-waits = Möchte dein Gegner spielen, so hörst du davon. Die Partie beginnt, wenn die Herausforderung angenommen ist; bis dahin kannst du sie mit „zurückziehen“ zurücknehmen.
match-challenge = { $name } fordert dich zu einer Partie heraus: { $title }. Du würdest { $side } spielen; { $first } zieht zuerst.
match-challenge-answer = Antworte „annehmen“ oder „ablehnen“. Vorher beginnt nichts.
match-open-exists = Partie { $game } gibt es schon.
match-open-no-rules = Es kann keine Partie beginnen: Ihre Regeln sind hier nicht bekannt.
match-open-no-challenger = Es kann keine Partie beginnen: Wer herausfordert, muss selbst mitspielen.
match-open-not-challenger = Herausfordern kann man nur im eigenen Namen.
match-open-position = Die Stellung kann ich nicht lesen: { $why }.
match-open-over = Die Partie wäre zu Ende, bevor sie beginnt: { $result } ({ $why }).
match-open-no-turn = Die Partie könnte nicht beginnen: { $side } hat in dieser Stellung keinen Zug.
match-open-half-set-up = Eine Partie ab einer Stellung deiner Wahl braucht die Einheiten beider Seiten auf dem Brett. Um mit Aufstellungen zu beginnen, lass die Stellung weg.
match-accept-own = Das ist deine eigene Herausforderung: Nur { $name } kann sie annehmen. Du kannst sie mit „zurückziehen“ zurücknehmen.
match-accepted-set-up = Du hast die Herausforderung von { $name } angenommen. Du spielst { $side }.
match-accepts-set-up = { $name } hat deine Herausforderung angenommen. Du spielst { $side }.
match-accepted = Du hast die Herausforderung von { $name } angenommen. Die Partie hat begonnen: Du spielst { $side }, und { $first }.
match-accepts = { $name } hat deine Herausforderung angenommen. Die Partie hat begonnen: Du spielst { $side }, und { $first }.
match-decline-own = Das ist deine eigene Herausforderung: Ablehnen kannst du sie nicht, aber mit „zurückziehen“ zurücknehmen.
match-declined = Du hast die Herausforderung von { $name } abgelehnt.
match-declines = { $name } hat deine Herausforderung abgelehnt. Es gibt keine Partie.
match-withdraw-theirs = Nur { $name } kann diese Herausforderung zurückziehen. Du kannst „annehmen“ oder „ablehnen“ antworten.
match-withdrawn = Deine Herausforderung ist zurückgezogen. Es gibt keine Partie.
match-withdraws = { $name } hat die Herausforderung zurückgezogen. Es gibt keine Partie, und du brauchst nicht zu antworten.

match-terms-no-time = Die Bedenkzeit ist nicht begrenzt.
match-terms-time = Beide haben { $time } für jeden Zug.
match-terms-time-turns = Beide haben { $time } für je { $n } eigene Züge; was dann übrig ist, bleibt erhalten.
match-terms-time-bank = Beide haben { $time } für die ganze Partie.
match-terms-time-add = Beide haben { $time } für die ganze Partie und nach jedem eigenen Zug { $add } mehr.
match-terms-time-most = Beide haben { $time } für die ganze Partie und nach jedem eigenen Zug { $add } mehr, bis die Uhr { $most } zeigt.
match-terms-claim = Ist die Zeit einer Seite abgelaufen, so kann die andere die Partie mit „reklamieren zeit“ gewinnen; { $grace } später schließt der Dienst sie.
match-terms-at-once = Wer die Zeit überschreitet, hat verloren.
match-terms-options = Optionen: { $options }.
match-terms-takeover = Sie geht von der letzten Stellung der Partie { $game } aus weiter, in der ein Platz aufgegeben wurde. Das Ergebnis jener Partie bleibt. Die Stellung: { $position }
match-terms-position = Die Partie beginnt mit einer Stellung, die mit der Herausforderung gewählt wurde: { $position }
match-terms-repetition = Kommt eine Stellung { $times } vor, kann Remis reklamiert werden.
match-terms-quiet-too = Ebenso nach { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen
} hintereinander ohne { $event }, beide Seiten gezählt.
match-terms-quiet = Remis kann reklamiert werden nach { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen
} hintereinander ohne { $event }, beide Seiten gezählt.
match-terms-rated = Die Partie ist gewertet: Sie zählt für eure Wertungszahlen.
match-rated-private = Eine Partie ist gewertet oder privat, nicht beides: Wertungszahlen werden aus Aufzeichnungen berechnet, die alle lesen können. Lass eins der beiden Wörter weg, oder schreib „ungewertet“.
match-rated-position = Eine Partie ab einer gewählten Stellung wird nicht gewertet: Wertungszahlen sagen, wie jemand von Anfang an spielt. Lass „gewertet“ weg, oder schreib „ungewertet“.
match-terms-private = Die Partie ist privat: Ihre Aufzeichnung wird nicht veröffentlicht.

match-draw-offered-first = { $name } hat dir schon Remis angeboten, und dein eigenes Angebot gilt nicht als Annahme: Die beiden Briefe haben sich wohl gekreuzt. „remis ja“ nimmt das Angebot an, „remis nein“ lehnt es ab.
match-draw-waits = Dein Remisangebot gilt noch; { $name } hat nicht darauf geantwortet.
match-draw-offered = Du hast { $name } Remis angeboten. Das Angebot gilt, bis { $name } darauf antwortet oder einen Zug spielt.
match-draw-offers = { $name } bietet dir Remis an. Antworte „remis ja“ oder „remis nein“; dein nächster Zug lehnt ab. Schweigen nimmt nichts an.
match-draw-stands = { $name } bietet dir Remis an.
match-draw-no-offer = Es gibt kein Remisangebot von { $name }, auf das du antworten könntest. Mit „remis“ kannst du eins machen.
match-draw-declined = Du hast das Remisangebot von { $name } abgelehnt.
match-draw-declines = { $name } hat dein Remisangebot abgelehnt.
match-draw-accepted = Du hast das Remisangebot von { $name } angenommen.
match-draw-accepts = { $name } hat dein Remisangebot angenommen.
match-does-agree-draw = stimmt zu: Die Partie endet remis
match-does-agree-yours = stimmt zu: Die Partie endet, und du hast gewonnen
match-does-agree-theirs = stimmt zu: Die Partie endet, und { $name } hat gewonnen
match-does-play-on = spielt weiter

match-called-off = Ich habe die Partie abgesagt.
match-calls-off = { $name } hat die Partie abgesagt.
match-call-off-asked = Du hast im letzten Monat drei Partien abgesagt, deshalb habe ich { $name } gefragt. Bis zur Antwort geht die Partie weiter.
match-call-off-asks = { $name } möchte diese Partie absagen; sie zählt dann nicht. Antworte „zurückziehen ja“ oder „zurückziehen nein“.
match-call-off-asked-first = { $name } hat dich gebeten, die Partie abzusagen. „zurückziehen ja“ macht das.
match-call-off-waits = Du hast { $name } gebeten, die Partie abzusagen. Ich warte auf die Antwort.
match-call-off-not-asked = { $name } hat dich nicht gebeten, die Partie abzusagen.
match-call-off-refused = Die Partie geht weiter. Ich sage { $name } Bescheid.
match-call-off-refuses = { $name } möchte weiterspielen.
match-does-call-off = sagt die Partie ab
match-call-off-event = Eine Turnierpartie lässt sich nicht absagen. „aufgeben“ beendet sie.
match-call-off-takeover = Diese Partie wurde übernommen und lässt sich nicht absagen. „aufgeben“ beendet sie.
match-call-off-late = Ihr habt beide { $n } Züge gespielt, deshalb lässt sich die Partie nicht mehr absagen. Du kannst Remis anbieten („remis“) oder aufgeben („aufgeben“).
match-call-off-out-of-time = Deine Zeit ist abgelaufen, deshalb kannst du die Partie nicht absagen.
match-resigned = Du hast aufgegeben.
match-resigns = { $name } hat aufgegeben.
match-confirm-nothing = Es gibt nichts zu bestätigen. Nach „probe“ wartet ein Zug auf deine Bestätigung.
match-say-nothing = Hinter „sagen“ stand nichts, also wurde nichts geschickt. Schreib deine Worte dahinter, wie in „sagen Viel Glück!“.
match-said = Deine Worte gehen an { $name }.

match-not-begun = Nichts wurde ausgeführt: Die Partie hat nicht begonnen. { $name } hat deine Herausforderung noch nicht beantwortet.
match-answer-first = Nichts wurde ausgeführt: Die Partie hat nicht begonnen. Beantworte zuerst die Herausforderung von { $name }, mit „annehmen“ oder „ablehnen“.
match-is-over = Nichts wurde ausgeführt: Die Partie ist seit dem { $since } zu Ende. { $result }
match-came-to-nothing = Nichts wurde ausgeführt: Diese Partie gibt es nicht. Die Herausforderung wurde am { $at } { $why }.
match-no-such = Nichts wurde ausgeführt: Diese Partie gibt es nicht.
match-accepted-before = Die Herausforderung wurde am { $at } angenommen; die Partie läuft.

match-claim-set-ups = Noch gibt es nichts zu reklamieren: Die Partie beginnt, wenn beide Aufstellungen da sind.
match-claim-what = Nichts wurde ausgeführt: Schreib, was du reklamierst, wie in „reklamieren wiederholung“, „reklamieren ruhe“ oder „reklamieren zeit“.
match-claim-no-repetition = Die Reklamation wird abgewiesen: In dieser Partie gilt die Regel der Stellungswiederholung nicht.
match-claim-repetition = Die Reklamation wird abgewiesen: Diese Stellung ist { $times } vorgekommen, und die Regel verlangt { $need }.
match-claim-no-quiet = Die Reklamation wird abgewiesen: In dieser Partie gilt die Regel der ruhigen Züge nicht.
match-claim-quiet = Die Reklamation wird abgewiesen: Bisher { $n ->
    [one] wurde { $n } Zug
   *[other] wurden { $n } Züge
} hintereinander ohne { $event } gespielt, und die Regel verlangt { $need }.
match-claim-clock-stands = Die Reklamation wird abgewiesen: Die Uhr von { $name } steht seit dem { $since }, { $why }. { $again }
match-claim-no-time = Die Reklamation wird abgewiesen: In dieser Partie ist die Bedenkzeit nicht begrenzt.
match-claim-own-set-up = Auch deine eigene Aufstellung wird erwartet: Schick sie zuerst.
match-claim-own-clock = Es läuft deine eigene Uhr: Beim Gegner gibt es keine Zeitüberschreitung zu reklamieren.
match-claim-too-early = Die Reklamation wird abgewiesen: { $name } hat Zeit bis zum { $until }. Kommt bis dahin nichts, so kannst du ab dem { $from } Zeitüberschreitung reklamieren.
match-claim-too-soon = Die Reklamation wird noch nicht anerkannt: Die Zeit von { $name } ist am { $at } abgelaufen, reklamieren kannst du das aber erst ab dem { $from }, damit Briefe, die rechtzeitig kamen, zuerst gelesen werden. Schreib dann noch einmal „reklamieren zeit“.
match-claim-letter-waits = Die Reklamation wird noch nicht anerkannt: Am { $arrived } kam ein Brief für den Platz von { $name }, über den bisher nicht entschieden werden konnte; solange er wartet, verliert niemand durch Zeitüberschreitung. Schreib noch einmal „reklamieren zeit“, wenn er entschieden ist, spätestens nach dem { $until }.
match-claim-granted = Deine Reklamation ist anerkannt.
match-claims-game = { $name } hat den Gewinn reklamiert ({ $why }), und die Reklamation ist anerkannt.
match-claims-draw = { $name } hat Remis reklamiert ({ $why }), und die Reklamation ist anerkannt.

match-over = Die Partie ist zu Ende. { $result }
match-over-won = Die Partie ist zu Ende. { $result } Glückwunsch!
match-result-called-off = Sie wurde abgesagt und zählt für niemanden.
match-result-void = Sie ist annulliert und zählt für niemanden.
match-result-draw = Ergebnis { $result } ({ $why }): remis.
match-result-yours = Ergebnis { $result } ({ $why }): Du hast gewonnen.
match-result-theirs = Ergebnis { $result } ({ $why }): { $name } hat gewonnen.
match-seal-opened = Die Aufstellung von { $name } war als { $seal } versiegelt, mit dem Salz { $salt }. Um das zu prüfen, führe aus:

match-players-only = Das kann nur, wer in der Partie spielt.
match-cannot-do = So etwas kann man in einer Partie nicht tun.
match-failed = Das konnte nicht ausgeführt werden: { $why }.

match-the-set-up = die Aufstellung
    .dativ = der Aufstellung
match-turn = Zug { $n }
    .dativ = Zug { $n }
match-set-up-may-be-sent = für die Aufstellung ist Zeit
match-turn-may-be-played = für Zug { $n } ist Zeit
match-reminder = In der Partie gegen { $name } bist du am Zug. Du hast noch { $left }, bis zum { $until }.
match-reminder-set-up = In der Partie gegen { $name } wird deine Aufstellung erwartet. Du hast noch { $left }, bis zum { $until }.
match-flag-yours = Deine Zeit für { $due } ist am { $at } abgelaufen.
match-flag-still = Ab dem { $from } kann { $name } Zeitüberschreitung reklamieren. Bis das geschieht, kannst du noch { $due ->
    [set-up] deine Aufstellung schicken
   *[turn] deinen Zug spielen
}; am { $closes } schließt der Dienst die Partie, und du hast verloren.
match-flag-theirs = Die Zeit von { $name } für { $due } ist am { $at } abgelaufen.
match-flag-claim = Ab dem { $from } kannst du die Partie mit „reklamieren zeit“ gewinnen oder warten: { $due ->
    [set-up] Eine Aufstellung
   *[turn] Ein Zug
} zählt noch, bis du es tust. Am { $closes } schließt der Dienst die Partie, und du hast gewonnen.
match-flag-both = Die Zeit für die Aufstellungen ist am { $at } abgelaufen, und keine ist da.
match-flag-both-still = Du kannst deine noch schicken; danach kannst du Zeitüberschreitung reklamieren, solange die von { $name } nicht da ist. Am { $closes } schließt der Dienst die Partie{ $ends ->
    [void] {""}, und sie ist annulliert: Sie zählt für niemanden
   *[other] {" als remis"}
}.
match-closed-both = Die Zeit für die Aufstellungen ist am { $at } abgelaufen, und seither kam keine.
match-closed-yours = Deine Zeit für { $what } ist am { $at } abgelaufen, und seither kam { match-due-kind }.
match-closed-theirs = Die Zeit von { $name } für { $what } ist am { $at } abgelaufen, und seither kam { match-due-kind }.
match-due-kind = { $due ->
    [set-up] keine Aufstellung
   *[turn] kein Zug
}

match-late = Das war Zug { $turn }; die Partie ist bei Zug { $now }. Nichts wurde ausgeführt; hier ist das Brett.
match-late-set-ups = Dein Brief antwortet nicht auf einen über die Aufstellungen, und auf die wartet die Partie. Nichts wurde ausgeführt.
match-late-was-set-up = Das war die Aufstellung; die Partie ist bei Zug { $now }. Nichts wurde ausgeführt; hier ist das Brett.
match-late-unknown = Dein Brief sagt nicht, auf welchen Zug er antwortet; die Partie ist bei Zug { $now }. Nichts wurde ausgeführt; hier ist das Brett.
match-late-taken-back = Das war Zug { $turn }, und der wurde zurückgenommen; die Partie ist bei Zug { $now }. Nichts wurde ausgeführt; hier ist das Brett.
match-late-played = Zug { $number } hast du am { $at } gespielt: { $turn }
match-late-set-up = Deine Aufstellung vom { $at } gilt: { $turn }
match-late-set-up-replaceable = Deine Aufstellung vom { $at } gilt: { $turn }. Um stattdessen eine andere zu schicken, antworte auf diesen Brief
match-guard = Du hast „{ $guard }:“ vor deinen Zug geschrieben, aber die Partie ist bei Zug { $now }. Nichts wurde ausgeführt; hier ist das Brett.
match-guard-set-ups = Du hast „{ $guard }:“ davor geschrieben, aber die Partie wartet auf Aufstellungen, und ihre Züge haben noch nicht begonnen. Nichts wurde ausgeführt.
match-not-your-set-up = Du bist jetzt nicht mit Aufstellen an der Reihe: Zuerst stellt { $name } auf. Nichts wurde ausgeführt.
match-not-your-turn = Du bist nicht am Zug: Zug { $now } gehört { $name }. Nichts wurde ausgeführt; hier ist das Brett.

match-cut-off = Das Mailsystem von { $name } weist Post von hier ab: { $n } Briefe hintereinander kamen zurück.
match-cut-off-clock = Die Uhr von { $name } läuft so lange nicht, und Zeitüberschreitung kann nicht reklamiert werden. { match-runs-again }
match-letters-come-back = weil Briefe an { $name } zurückkommen
match-runs-again = Sie läuft wieder, sobald ein Brief von { $name } kommt, und auf jeden Fall am { $until }.
match-cut-off-event = Es ist eine Turnierpartie, darum läuft die Uhr von { $name } trotzdem weiter.
match-cut-off-what-now = Du kannst warten, { $name } auf anderem Weg Bescheid geben oder aufgeben.
match-reached = Briefe an dich kamen seit dem { $since } zurück, und { $name } weiß davon. Jetzt hast du geschrieben, und alles ist wieder in Ordnung.
match-has-written = { $name } hat wieder geschrieben.
match-still-cut-off = Briefe an { $name } kommen immer noch zurück, aber eine Uhr steht in einer Partie höchstens { $most }.
match-still-cut-off-you = Briefe an dich kommen immer noch zurück, aber eine Uhr steht in einer Partie höchstens { $most }.
match-goes-on-yours = Deine Uhr läuft wieder: { CAP($may) } bis zum { $until }.
match-goes-on-theirs = Die Uhr von { $name } läuft wieder: { CAP($may) } bis zum { $until }.

match-turn-played = Zug { $number } ist gespielt: { $turn }
match-turn-plays = { $name } hat Zug { $number } gespielt: { $turn }
match-captured = Geschlagen: { $units }.
match-leaderless = Die AMP { $group } hat ihren letzten Anführer verloren, ihre Einheiten können nicht mehr handeln.
match-removed = Durch die Körperregeln entfernt: { $units }.
match-unit = { $unit } ({ $owner }) auf { $square }
neutral = neutral
match-lapsed-offer-theirs = Das Remisangebot von { $name } ist mit deinem Zug erloschen.
match-lapsed-offer-yours = Dein Remisangebot ist damit erloschen.
match-lapsed-offer-of = Das Remisangebot von { $name } ist damit erloschen.
match-lapsed-undo-yours = Deine Bitte um Zurücknahme ist damit erloschen.
match-lapsed-undo-of = Die Bitte um Zurücknahme von { $name } ist damit erloschen.
match-lapsed-undo-theirs = Die Bitte um Zurücknahme von { $name } ist mit deinem Zug erloschen.

match-turn-refused = Dein Zug wurde nicht gespielt, und du bist weiter am Zug (Zug { $number }).
match-part-action = Aktion { $n }
match-part-primary = der Hauptzug
match-part-follower = Folgezug { $n }
match-part-move = der Zug
match-part-slide = der Schub
match-part-promotion = die Verwandlung auf { $square }
match-fine-actions = { $n ->
    [1] Aktion 1 ist in Ordnung
   *[other] Die Aktionen 1–{ $n } sind in Ordnung
}{ $used ->
    [yes] { " " }({ $n } von { match-activations } verbraucht)
   *[no] {""}
}
match-activations = { $quota ->
    [one] { $quota } Aktivierung
   *[other] { $quota } Aktivierungen
}
match-fine-followers = { $n ->
    [0] Der Hauptzug ist in Ordnung
    [1] Der Hauptzug und Folgezug 1 sind in Ordnung
   *[other] Der Hauptzug und die Folgezüge 1–{ $n } sind in Ordnung
}
match-fine-move = { $n ->
    [1] Der Zug ist in Ordnung
   *[other] Der Zug und das, was ihm folgt, sind in Ordnung
}
match-fine-move-and = Der Zug und { $part } sind in Ordnung
match-fine-but = { $fine }; { $part } ist es nicht:
match-fine-but-follower = { $fine }; { $part } (Aktion { $n }) ist es nicht:
match-without = Lässt du das weg ({ $part }), so wäre { $whole ->
    [set-up] die Aufstellung
   *[turn] der Zug
} erlaubt; du kannst dies schicken:
match-prefix = Was davor steht, wäre ein erlaubter Zug; du kannst dies schicken:

match-set-up-first = Es kann kein Zug gespielt werden, bevor auch die Aufstellung von { $name } da ist. Deine gilt; bis dahin kannst du sie noch durch eine andere ersetzen.
match-no-salt = Das konnte nicht ausgeführt werden: Eine verdeckte Aufstellung kann nicht ohne Salz versiegelt werden.
match-set-up-ranks-theirs = Diese Felder gehören { $side }.
match-set-up-rank = { $side } stellt auf Reihe { $rank } auf.
match-set-up-ranks = { $side } stellt auf den Reihen { $low }–{ $high } auf.
match-set-up-refused = Deine Aufstellung wurde nicht angenommen und wird weiter erwartet.
match-set-up-refused-again = Diese Aufstellung wurde nicht angenommen; es gilt weiter die, die du vorher geschickt hast.
match-set-up-in = Deine Aufstellung ist da: { $turn }
match-set-up-drawn = Deine Zeichnung sagt nicht, welche Reihe welche ist, daher ist deine Aufstellung noch nicht auf dem Brett. Gelesen wurde sie, wie du sie von deiner Seite des Bretts siehst, deine erste Reihe unten: { $turn }
match-set-up-drawn-other = Ist deine erste Reihe die obere, wie Bücher Schwarz zeichnen, so schick stattdessen dies: { $turn }
match-set-up-replaced = Deine Aufstellung ist ersetzt; jetzt gilt diese: { $turn }
match-own-set-up-title = Deine Aufstellung, die außer dir noch niemand sieht:
    .bare = Deine Aufstellung, die außer dir noch niemand sieht
match-set-up-hidden = Deine Aufstellung bleibt verdeckt, bis auch die von { $name } da ist. Bis dahin kannst du sie noch durch eine andere ersetzen.
match-set-up-sealed = Sie ist versiegelt: { $seal }. Dieser Hash von ihr und von einem Salz, das am Ende der Partie bekannt wird, geht an euch beide, sobald beide Aufstellungen da sind; so kann niemand eine heimlich ändern.
match-set-up-next = Sie steht auf dem Brett, und als Nächstes stellt { $name } auf. Bis dahin kannst du sie noch durch eine andere ersetzen.
match-set-up-told = { $name } erfährt es, und { $whose }.
match-set-up-theirs-hidden = Die Aufstellung von { $name } ist da. Sie bleibt verdeckt, bis auch deine da ist.
match-set-up-theirs-replaced = { $name } hat statt der ersten eine andere Aufstellung geschickt: { $turn }
match-set-up-old-board = Was du für das alte Brett geschrieben hast, gilt nicht mehr; antworte auf diesen Brief.
match-set-up-theirs = Die Aufstellung von { $name } ist da: { $turn }
match-set-up-your-turn = Jetzt bist du mit Aufstellen an der Reihe.
match-set-ups-in = Beide Aufstellungen sind da, und die Partie beginnt: { CAP($whose) }.
match-set-up-seal = Die Aufstellung von { $name } ({ $side }), versiegelt als { $seal }:
match-salts-later = Die Salze werden am Ende der Partie bekannt; dann können alle die Siegel prüfen.
match-set-up-until-turn-1 = Bis { $name } Zug 1 gespielt hat, kannst du sie noch durch eine andere Aufstellung ersetzen.
match-set-up-late-theirs = Die Zeit von { $name } für die Aufstellung ist am { $at } abgelaufen: Ab dem { $from } kannst du die Partie mit „reklamieren zeit“ gewinnen.
match-set-up-late-yours = Deine Zeit für die Aufstellung ist am { $at } abgelaufen: Ab dem { $from } kann { $name } Zeitüberschreitung reklamieren. Bis das geschieht, zählt deine Aufstellung noch.

match-try = Das ist ein Versuch; nichts wurde gespielt.
match-try-past = Das ist ein Versuch von der Stellung nach Zug { $number } aus; nichts wurde gespielt.
match-try-after = Nach { FORM($what, "dativ") }: { $turn }
match-try-set-up-title = Das Brett damit:
    .bare = Das Brett damit
match-try-nothing = Schreib den Zug, den du probieren willst, hinter „probe“.
match-try-many = Höchstens { $most } Züge können auf einmal probiert werden; das sind { $n }.
match-try-from = Nichts wurde probiert: { $why }.
match-try-set-up = Nichts wurde probiert: Zuerst stellt { $name } auf.
match-turn-hurts = Zug { $number } ist noch nicht gespielt, denn er kostet dich mehr, als es den Anschein hat: { $turn }
match-turn-exposes = { $name } könnte danach durch ein einziges Schlagen gewinnen: { $turn }
match-turn-hurts-title = So wäre das Brett nach diesem Zug:
    .bare = So wäre das Brett nach diesem Zug
match-try-hold-set-up = Willst du sie, so antworte „bestätigen“: Dann ist diese Aufstellung geschickt.
match-try-hold = Willst du ihn spielen, so antworte „bestätigen“: Dann ist Zug { $number } gespielt, { $turn }
match-try-lapsed = Er wartet nicht auf ein Ja: Was in deinem Brief darunter steht, kam danach. Um ihn zu spielen, schick ihn als deinen Zug, oder probier ihn noch einmal.
match-try-illegal = { CAP($what) } ({ $side }) ist nicht erlaubt.
match-try-legal = { CAP($what) } ({ $side }), { $turn }, ist erlaubt.
match-try-legal-set-up = { CAP($what) } ({ $side }) ist erlaubt: { $turn }.
match-try-captures = Damit geschlagen: { $units }.
match-try-removes = Durch die Körperregeln entfernt: { $units }.
match-try-ends = Das beendet die Partie: { $result } ({ $why }).

match-history-result = { $result } ({ $why })
match-history-set-up-hidden = { $number } Aufstellung, nicht gezeigt
match-no-position = nach Zug { $turn } gibt es keine Stellung; die Partie hat bisher { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
match-no-game-yet = noch gibt es keine Partie
match-no-set-ups = diese Partie beginnt nicht mit Aufstellungen
match-grant-no-clock = Diese Partie hat keine Uhr, also gibt es keine Zeit zu schenken.
match-grant-bounds = Schenken kannst du mehr als nichts und höchstens { $most }.
match-grant-full = Mehr als { $years } Jahre zeigt keine Uhr an. Die Uhr von { $name } zeigt schon { $left }.
match-granted = Du hast { $name } Zeit geschenkt: { $time }.
match-grants = { $name } schenkt dir Zeit: { $time }.
match-grant-shows = Die Uhr von { $name } zeigt jetzt { $left }.
match-grant-shows-yours = Deine Uhr zeigt jetzt { $left }.
match-grant-next = Für den nächsten Zug hat { $name } { $time }.
match-grant-next-yours = Für deinen nächsten Zug hast du { $time }.
match-grant-until = Jetzt gilt: { CAP($may) } bis zum { $until }.
