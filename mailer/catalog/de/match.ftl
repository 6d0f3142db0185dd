# Eine Partie: Herausforderung, Züge, Remis, Reklamationen, Zurücknahmen, Uhren, Ende.

match-name-and-side = { $name } ({ $side })
match-says = { $name } schreibt: „{ $words }“

match-your-turn = du bist am Zug
match-their-turn = { $name } ist am Zug

match-open-setups = Erst stellt Weiß auf der eigenen Seite des Bretts auf, dann Schwarz, das die Aufstellung von Weiß schon sieht.
match-secret-setups = Erst stellt ihr beide auf eurer Seite des Bretts auf. Ihr seht die andere Aufstellung, wenn beide da sind.
match-setup-time = Zum Aufstellen hast du so viel Zeit wie für einen Zug.
match-setup-time-bank = Das Aufstellen geht von derselben Uhr ab; danach zeigt sie mindestens einen Tag.
match-first-setup-secret = Schick deine Aufstellung, wann du magst. Ihr seht die andere, wenn beide da sind.
match-first-setup-yours = Du stellst zuerst auf.
match-first-setup-theirs = { $name } stellt zuerst auf. Du siehst das, bevor du aufstellst.

match-draw-rule = Einigt ihr euch auf Remis oder reklamiert es jemand, gewinnt die Seite, die besser steht.
match-worth-nothing = Ein Remis geht an die bessere Seite. Zurzeit steht keine besser ({ $why }), es wäre also remis.
match-worth-yours = Ein Remis geht an die bessere Seite. Zurzeit bist du das ({ $why }).
match-worth-theirs = Ein Remis geht an die bessere Seite. Zurzeit ist das { $name } ({ $why }).
match-offer-stands = Das Remisangebot gilt noch. { $worth }

match-undo-no-turn-yet = Noch gibt es keinen Zug zurückzunehmen. Willst du anders aufstellen, schick eine neue Aufstellung, solange das noch geht.
match-undo-asked-first = { $name } will einen Zug zurücknehmen und hat zuerst gefragt. Antworte „zurücknehmen ja“ oder „zurücknehmen nein“; für deinen eigenen Zug zuerst „zurücknehmen nein“.
match-undo-waits = Du hast schon gefragt. { $name } hat noch nicht geantwortet.
match-undo-none = Du hast noch keinen Zug gespielt.
match-undo-asked = Du bittest { $name } um die Zurücknahme { match-undo-turns }
match-undo-asks = { $name } bittet dich um die Zurücknahme { match-undo-turns }
match-undo-turns = { $n ->
    [one] eines Zuges
   *[other] von { $n } Zügen
}: { $turns }
match-undo-turn = Zug { $number }, { $turn }
match-undo-together = Alles nach Zug { $number } wäre dann auch weg.
match-undo-answer = Antworte „zurücknehmen ja“ oder „zurücknehmen nein“. Kommt bis zum nächsten Zug keine Antwort, wird nichts zurückgenommen.
match-undo-not-asked = { $name } will keinen Zug zurücknehmen. Willst du deinen zurücknehmen, antworte „zurücknehmen“.
match-undo-refused = Du hast Nein gesagt: Der Zug von { $name } bleibt.
match-undo-refuses = { $name } hat Nein gesagt: Dein Zug bleibt.
match-does-undo = { $n ->
    [one] nimmt den Zug zurück
   *[other] nimmt { $n } Züge zurück
}
match-does-not-undo = { $n ->
    [one] lässt den Zug stehen
   *[other] lässt die Züge stehen
}
match-undo-granted = Du lässt { $name } den Zug zurücknehmen. { match-undone }
match-undo-grants = { $name } lässt dich deinen Zug zurücknehmen. { match-undone }
match-undone = { $n ->
    [one] { $n } Zug wurde
   *[other] { $n } Züge wurden
} zurückgenommen. Die Partie ist wieder bei Zug { $number }, und { $whose }.

match-challenge-sent = Ich habe { $name } deine Herausforderung geschickt (Partie { $game }, { $title }). Du spielst { $side }.
match-challenge-number = Deine Herausforderung an { $address } ist Nummer { $game }. Wer mich nicht kennt, bekommt höchstens einmal in der Woche Post von mir; will die andere Seite spielen, hörst du davon.
match-challenge-terms = Gespielt wird { $title }, du spielst { $side }. Es geht los, sobald die andere Seite annimmt; bis dahin nimmt „zurückziehen“ alles zurück.
match-challenge-waits = Du hörst von mir, wenn die andere Seite spielen will. Bis dahin nimmt „zurückziehen“ alles zurück.
match-challenge = { $name } fordert dich zu einer Partie heraus: { $title }. Du spielst { $side }; { $first } zieht zuerst.
match-challenge-own = { $name } fordert dich heraus: { $title }. Du spielst { $side }; { $first } zieht zuerst.
match-challenge-terms-own = Gespielt wird dein eigenes Spiel, du spielst { $side }. Es geht los, sobald die andere Seite annimmt; bis dahin nimmt „zurückziehen“ alles zurück.
match-challenge-answer = Antworte „ja“, dann spielt ihr, oder „nein“. Wenn du nicht antwortest, passiert nichts.
match-open-impossible = Diese Partie kann nicht beginnen.
match-open-position = Ich kann die Stellung nicht lesen: { $why }.
match-open-over = Die Partie wäre sofort zu Ende: { $result } ({ $why }).
match-open-no-turn = { $side } hat in dieser Stellung keinen erlaubten Zug, darum kann die Partie nicht beginnen.
match-open-half-set-up = In deiner Stellung fehlen die Einheiten einer Seite. Wollt ihr mit Aufstellungen beginnen, lass die Stellung weg.
match-accept-own = Das ist deine eigene Herausforderung. Antworte „zurückziehen“, wenn du nicht mehr willst.
match-accepted = Du hast die Herausforderung von { $name } angenommen. Du spielst { $side }.
match-accepts = { $name } hat deine Herausforderung angenommen. Du spielst { $side }.
match-declined = Du hast die Herausforderung von { $name } abgelehnt.
match-declines = { $name } hat deine Herausforderung abgelehnt. Es gibt keine Partie.
match-withdraw-theirs = Nur { $name } kann diese Herausforderung zurückziehen. Antworte „annehmen“ oder „ablehnen“.
match-withdrawn = Du hast deine Herausforderung zurückgezogen. Es gibt keine Partie.
match-withdraws = { $name } hat die Herausforderung zurückgezogen. Du musst nicht antworten.

match-terms-no-time = Ohne Zeitlimit.
match-terms-time = { $time } je Zug.
match-terms-time-turns = { $time } für je { $n } eigene Züge; was übrig ist, behältst du.
match-terms-time-bank = Je { $time } für die ganze Partie.
match-terms-time-add = Je { $time } für die ganze Partie, dazu { $add } nach jedem Zug.
match-terms-time-most = Je { $time } für die ganze Partie, dazu { $add } nach jedem Zug, bis zu { $most }.
match-terms-claim = Läuft die Zeit der anderen Seite ab, gewinnst du mit „reklamieren zeit“; { $grace } später beende ich die Partie selbst.
match-terms-at-once = Wer die Zeit überschreitet, verliert.
match-terms-options = Optionen: { $options }.
match-terms-takeover = Sie setzt Partie { $game } fort, die jemand verlassen hat; deren Ergebnis bleibt. Stellung: { $position }
match-terms-position = Die Anfangsstellung ist selbst gewählt: { $position }
match-terms-repetition = Kommt eine Stellung { $times } vor, kannst du Remis reklamieren.
match-terms-repetition-or-quiet = Remis reklamieren kannst du, wenn eine Stellung { $times } vorkommt, und nach { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen
} hintereinander (beider Seiten) ohne { $event }.
match-terms-quiet = Nach { $n ->
    [one] { $n } Zug
   *[other] { $n } Zügen
} hintereinander (beider Seiten) ohne { $event } kannst du Remis reklamieren.
match-terms-rated = Gewertet.
match-rated-private = Eine private Partie kann nicht gewertet werden: Wertungszahlen sollen alle nachprüfen können. Lass „privat“ weg, oder schreib „ungewertet“.
match-rated-position = Gewertet werden nur Partien ab der üblichen Anfangsstellung. Schreib „ungewertet“, oder lass die Stellung weg.
match-terms-private = Privat: Die Aufzeichnung wird nicht veröffentlicht.

match-draw-offered-first = { $name } hat dir schon Remis angeboten; vielleicht haben sich eure Briefe gekreuzt. Antworte „remis ja“ oder „remis nein“.
match-draw-waits = Du hast schon Remis angeboten. { $name } hat noch nicht geantwortet.
match-draw-offered = Du hast { $name } Remis angeboten. Es gilt, bis { $name } antwortet oder zieht.
match-draw-offers = { $name } bietet dir Remis an. Antworte „remis ja“ oder „remis nein“. Spielst du weiter, lehnst du ab.
match-draw-no-offer = { $name } hat kein Remis angeboten. Willst du es anbieten, antworte „remis“.
match-draw-declined = Du hast das Remisangebot von { $name } abgelehnt.
match-draw-declines = { $name } hat dein Remisangebot abgelehnt.
match-draw-accepted = Du hast das Remisangebot von { $name } angenommen.
match-draw-accepts = { $name } hat dein Remisangebot angenommen.
match-draw-stands = { $name } bietet dir Remis an.
match-does-agree-draw = nimmt an: Die Partie ist remis
match-does-agree-yours = nimmt an: Die Partie endet, und du gewinnst
match-does-agree-theirs = nimmt an: Die Partie endet, und { $name } gewinnt
match-does-play-on = spielt weiter

match-called-off = Ich habe die Partie abgesagt.
match-calls-off = { $name } hat die Partie abgesagt.
match-call-off-asked = Du hast im letzten Monat drei Partien abgesagt, deshalb habe ich { $name } gefragt. Bis zur Antwort geht die Partie weiter.
match-call-off-asks = { $name } möchte diese Partie absagen; sie zählt dann nicht. Antworte „zurückziehen ja“ oder „zurückziehen nein“.
match-call-off-asked-first = { $name } hat dich gebeten, die Partie abzusagen. „zurückziehen ja“ macht das.
match-call-off-not-asked = { $name } hat dich nicht gebeten, die Partie abzusagen.
match-call-off-refused = Die Partie geht weiter. Ich sage { $name } Bescheid.
match-call-off-refuses = { $name } möchte weiterspielen.
match-does-call-off = sagt die Partie ab
match-call-off-event = Eine Turnierpartie lässt sich nicht absagen. „aufgeben“ beendet sie.
match-call-off-takeover = Diese Partie wurde übernommen und lässt sich nicht absagen. „aufgeben“ beendet sie.
match-call-off-late = Ihr habt beide { $n } Züge gespielt; zum Absagen ist es zu spät. Du kannst „remis“ oder „aufgeben“ schreiben.
match-call-off-out-of-time = Deine Zeit ist abgelaufen, deshalb kannst du die Partie nicht absagen.

match-resigned = Du hast aufgegeben.
match-resigns = { $name } hat aufgegeben.
match-confirm-nothing = Ich habe dich nicht um eine Bestätigung gebeten. Willst du einen Zug prüfen, bevor du ihn spielst, schreib „probe“ davor.
match-say-nothing = Hinter „sagen“ steht nichts. Schreib zum Beispiel „sagen Viel Glück!“.
match-said = Ich gebe deine Worte an { $name } weiter.

match-not-begun = Die Partie hat noch nicht begonnen: { $name } hat deine Herausforderung noch nicht beantwortet.
match-answer-first = Die Partie hat noch nicht begonnen. Antworte { $name } zuerst „annehmen“ oder „ablehnen“.
match-is-over = Die Partie ist seit { $since } zu Ende. { $result }
match-came-to-nothing = Diese Partie gibt es nicht: Die Herausforderung wurde am { $at } { $why }.
match-no-such = Diese Partie gibt es nicht.
match-accepted-before = Die Herausforderung wurde am { $at } angenommen, und die Partie läuft.

match-claim-set-ups = Reklamieren kannst du erst, wenn beide Aufstellungen da sind.
match-claim-no-repetition = Das kannst du nicht reklamieren: Wiederholung macht in diesem Spiel kein Remis.
match-claim-repetition = Das kannst du noch nicht reklamieren: Die Stellung ist { $times } vorgekommen, nötig ist { $need }.
match-claim-no-quiet = Das kannst du nicht reklamieren: Ruhige Züge machen in diesem Spiel kein Remis.
match-claim-quiet = Das kannst du noch nicht reklamieren: Bisher { $n ->
    [one] war es { $n } Zug
   *[other] waren es { $n } Züge
} hintereinander ohne { $event }, nötig sind { $need }.
match-claim-clock-stands = Zeit kannst du nicht reklamieren: Die Uhr von { $name } steht seit { $since }, { $why }. { $again }
match-claim-no-time = Zeit kannst du nicht reklamieren: Diese Partie hat kein Zeitlimit.
match-claim-own-set-up = Schick zuerst deine eigene Aufstellung; auch auf sie warte ich.
match-claim-own-clock = Zeit kannst du nicht reklamieren: Deine eigene Uhr läuft.
match-claim-too-early = Zeit kannst du noch nicht reklamieren: { $name } hat noch bis { $until }. Kommt nichts, reklamiere ab { $from }.
match-claim-too-soon = Zeit kannst du noch nicht reklamieren: Die von { $name } ist am { $at } abgelaufen, aber vielleicht ist ein Brief unterwegs. Antworte ab { $from } „reklamieren zeit“.
match-claim-letter-waits = Zeit kannst du noch nicht reklamieren: Ich prüfe noch einen Brief für die Seite von { $name } vom { $arrived }. Antworte noch einmal „reklamieren zeit“, wenn du von mir hörst, oder nach { $until }.
match-claim-granted = Du hast recht reklamiert.
match-claims-game = { $name } hat zu Recht den Gewinn reklamiert ({ $why }).
match-claims-draw = { $name } hat zu Recht Remis reklamiert ({ $why }).

match-over = Die Partie ist zu Ende. { $result }
match-over-won = Die Partie ist zu Ende. { $result } Glückwunsch!
match-result-called-off = Sie wurde abgesagt und zählt für niemanden.
match-result-void = Sie zählt für niemanden.
match-result-draw = { $result }: remis ({ $why }).
match-result-yours = { $result }: Du hast gewonnen ({ $why }).
match-result-theirs = { $result }: { $name } hat gewonnen ({ $why }).
match-seal-opened = Die Aufstellung von { $name } war versiegelt als { $seal }, mit dem Salz { $salt }. So prüfst du das:

match-players-only = Das können nur die Spieler dieser Partie.
match-cannot-do = Das geht in einer Partie nicht.
match-failed = Das hat nicht geklappt: { $why }.

match-the-set-up = die Aufstellung
    .dativ = der Aufstellung
match-turn = Zug { $n }
    .dativ = Zug { $n }
match-set-up-may-be-sent = für die Aufstellung ist Zeit
match-turn-may-be-played = für Zug { $n } ist Zeit
match-reminder = Du bist gegen { $name } am Zug. Du hast noch { $left }{ $free }, bis { $until }.
match-reminder-set-up = Bitte stell deine Partie gegen { $name } auf. Du hast noch { $left }{ $free }, bis { $until }.
match-flag-yours = Deine Zeit für { $due } ist am { $at } abgelaufen.
match-flag-still = { $name } kann ab { $from } Zeit reklamieren. Bis dahin kannst du noch { $due ->
    [set-up] aufstellen
   *[turn] ziehen
}. Am { $closes } beende ich die Partie, und du verlierst.
match-flag-theirs = Die Zeit von { $name } für { $due } ist am { $at } abgelaufen.
match-flag-claim = Ab { $from } kannst du mit „reklamieren zeit“ gewinnen oder warten: { $due ->
    [set-up] Eine Aufstellung
   *[turn] Ein Zug
} zählt noch bis dahin. Am { $closes } beende ich die Partie, und du gewinnst.
match-flag-both = Die Zeit für die Aufstellungen ist am { $at } abgelaufen, und keine ist da.
match-flag-both-still = Du kannst deine noch schicken und danach Zeit reklamieren, solange die von { $name } fehlt. Am { $closes } beende ich die Partie{ $ends ->
    [void] {""}, und sie zählt nicht
   *[other] {" als remis"}
}.
match-closed-both = Die Zeit für die Aufstellungen ist am { $at } abgelaufen, und keine kam.
match-closed-yours = Deine Zeit für { $what } ist am { $at } abgelaufen, und es kam { match-due-kind }.
match-closed-theirs = Die Zeit von { $name } für { $what } ist am { $at } abgelaufen, und es kam { match-due-kind }.
match-due-kind = { $due ->
    [set-up] keine Aufstellung
   *[turn] kein Zug
}

match-late = Du hast auf den Brief zu Zug { $turn } geantwortet, aber die Partie ist bei Zug { $now }. Ich habe nichts gespielt.
match-late-set-ups = Du hast auf einen älteren Brief geantwortet, aber die Partie wartet auf Aufstellungen. Ich habe nichts gespielt.
match-late-was-set-up = Du hast auf den Brief zur Aufstellung geantwortet, aber die Partie ist bei Zug { $now }. Ich habe nichts gespielt.
match-late-unknown = Ich weiß nicht, auf welchen Zug du antwortest; die Partie ist bei Zug { $now }. Ich habe nichts gespielt.
match-late-taken-back = Zug { $turn } wurde zurückgenommen; die Partie ist bei Zug { $now }. Ich habe nichts gespielt.
match-late-played = Zug { $number } hast du am { $at } gespielt: { $turn }
match-late-set-up = Deine Aufstellung vom { $at } gilt: { $turn }
match-late-set-up-replaceable = Deine Aufstellung vom { $at } gilt: { $turn }. Willst du sie ändern, antworte auf diesen Brief
match-guard = Du hast „{ $guard }:“ geschrieben, aber die Partie ist bei Zug { $now }. Ich habe nichts gespielt.
match-guard-set-ups = Du hast „{ $guard }:“ geschrieben, aber die Partie wartet noch auf Aufstellungen. Ich habe nichts gespielt.
match-not-your-set-up = Zuerst stellt { $name } auf, darum habe ich deine Aufstellung nicht genommen.
match-not-your-turn = { $name } ist am Zug (Zug { $now }), darum habe ich nichts gespielt.

match-cut-off = Ich erreiche { $name } nicht: Die letzten { $n } Briefe kamen zurück.
match-cut-off-clock = Die Uhr von { $name } steht, darum kannst du keine Zeit reklamieren. { match-runs-again }
match-letters-come-back = weil Briefe an { $name } zurückkommen
match-runs-again = Sie läuft wieder, wenn { $name } schreibt, spätestens am { $until }.
match-cut-off-event = Es ist eine Turnierpartie, darum läuft die Uhr von { $name } weiter.
match-cut-off-what-now = Du kannst warten, { $name } anders erreichen oder aufgeben.
match-reached = Meine Briefe an dich kamen seit { $since } zurück, und { $name } weiß das. Jetzt erreiche ich dich wieder.
match-has-written = { $name } hat wieder geschrieben.
match-still-cut-off = Meine Briefe an { $name } kommen noch zurück, aber ich halte eine Uhr höchstens { $most } an.
match-still-cut-off-you = Meine Briefe an dich kommen noch zurück, aber ich halte eine Uhr höchstens { $most } an.
match-goes-on-yours = Deine Uhr läuft wieder: { CAP($may) } bis { $until }.
match-goes-on-theirs = Die Uhr von { $name } läuft wieder: { CAP($may) } bis { $until }.

match-turn-played = Ich habe deinen Zug { $number } gespielt: { $turn }
match-turn-plays = { $name } hat Zug { $number } gespielt: { $turn }
match-leaderless = Die AMP { $group } hat ihren letzten Anführer verloren; ihre Einheiten können nicht mehr ziehen.
match-unit = { $unit } ({ $owner }) auf { $square }
neutral = neutral
match-lapsed-offer-theirs = Mit deinem Zug hast du das Remisangebot von { $name } abgelehnt.
match-lapsed-offer-yours = Damit ist dein Remisangebot abgelehnt.
match-lapsed-offer-of = Das Remisangebot von { $name } gilt nicht mehr.
match-lapsed-undo-yours = Deine Bitte um Zurücknahme gilt nicht mehr.
match-lapsed-undo-of = Die Bitte um Zurücknahme von { $name } gilt nicht mehr.
match-lapsed-undo-theirs = Mit deinem Zug hast du die Bitte um Zurücknahme von { $name } abgelehnt.

match-turn-refused = Diesen Zug konnte ich nicht spielen.
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
   *[other] Der Zug und das, was folgt, sind in Ordnung
}
match-fine-move-and = Der Zug und { $part } sind in Ordnung
match-fine-but = { $fine }; { $part } nicht:
match-fine-but-follower = { $fine }; { $part } (Aktion { $n }) nicht:
match-without = Lässt du das weg ({ $part }), ist { $whole ->
    [set-up] die Aufstellung
   *[turn] der Zug
} erlaubt. Du kannst dies schicken:
match-prefix = Was davor steht, ist ein erlaubter Zug. Du kannst dies schicken:

match-set-up-first = Der erste Zug wartet auf die Aufstellung von { $name }.
match-set-up-ranks-theirs = Diese Felder gehören { $side }.
match-set-up-rank = { $side } stellt auf Reihe { $rank } auf.
match-set-up-ranks = { $side } stellt auf den Reihen { $low }–{ $high } auf.
match-set-up-refused = Deine Aufstellung konnte ich nicht nehmen. Bitte schick sie noch einmal.
match-set-up-refused-again = Diese Aufstellung konnte ich nicht nehmen; deine frühere gilt weiter.
match-set-up-in = Deine Aufstellung ist da: { $turn }
match-set-up-drawn = Deine Zeichnung sagt nicht, welche Reihe welche ist, darum habe ich sie noch nicht genommen. Von deiner Seite gelesen, deine erste Reihe unten, ist sie: { $turn }
match-set-up-drawn-other = Ist deine erste Reihe oben, schick stattdessen: { $turn }
match-set-up-replaced = Du hast deine Aufstellung geändert: { $turn }
match-own-set-up-title = Deine Aufstellung, die bisher nur du siehst:
    .bare = Deine Aufstellung, die bisher nur du siehst
match-set-up-hidden = Sie bleibt verdeckt, bis auch die von { $name } da ist.
match-set-up-sealed = Sie ist versiegelt als { $seal }. Diesen Hash bekommt ihr, wenn beide Aufstellungen da sind, und das Salz nach der Partie; so kann niemand schummeln.
match-set-up-next = Als Nächstes stellt { $name } auf.
match-set-up-told = Ich sage es { $name }, und { $whose }.
match-set-up-theirs-hidden = Die Aufstellung von { $name } ist da. Sie bleibt verdeckt, bis auch deine da ist.
match-set-up-theirs-replaced = { $name } hat die Aufstellung geändert: { $turn }
match-set-up-old-board = Was du für das alte Brett geschrieben hast, gilt nicht mehr; bitte antworte auf diesen Brief.
match-set-up-theirs = Die Aufstellung von { $name } ist da: { $turn }
match-set-ups-in = Beide Aufstellungen sind da, und die Partie beginnt.
match-set-up-seal = Die Aufstellung von { $name } ({ $side }), versiegelt als { $seal }:
match-salts-later = Die Salze bekommt ihr nach der Partie, um die Siegel zu prüfen.
match-set-up-until-turn-1 = Du kannst sie ändern, indem du eine neue schickst, bis { $name } Zug 1 gespielt hat.
match-set-up-late-theirs = Die Zeit von { $name } zum Aufstellen ist am { $at } abgelaufen. Ab { $from } kannst du mit „reklamieren zeit“ gewinnen.
match-set-up-late-yours = Deine Zeit zum Aufstellen ist am { $at } abgelaufen. Ab { $from } kann { $name } Zeit reklamieren; bis dahin zählt deine Aufstellung noch.

match-try = Das ist eine Probe; nichts wurde gespielt.
match-try-past = Das ist eine Probe ab der Stellung nach Zug { $number }; nichts wurde gespielt.
match-try-after = Nach { FORM($what, "dativ") }: { $turn }
match-try-set-up-title = Das Brett damit:
    .bare = Das Brett damit
match-try-from = Das konnte ich nicht probieren: { $why }.
match-try-set-up = Das kannst du noch nicht probieren: Zuerst stellt { $name } auf.
match-turn-hurts = Zug { $number } habe ich noch nicht gespielt, denn er kostet dich vielleicht mehr, als du denkst: { $turn }
match-turn-exposes = { $name } könnte danach mit einem Schlag gewinnen: { $turn }
match-turn-hurts-title = Das Brett nach diesem Zug:
    .bare = Das Brett nach diesem Zug
match-try-hold-set-up = Antworte „bestätigen“, um diese Aufstellung zu schicken.
match-try-hold = Antworte „bestätigen“ für Zug { $number }, { $turn }
match-try-lapsed = „bestätigen“ spielt diesen Zug nicht: Darunter steht in deinem Brief noch etwas anderes. Willst du ihn spielen, schick ihn einfach als deinen Zug.
match-try-illegal = { CAP($what) } ({ $side }) ist nicht erlaubt.
match-try-legal = { CAP($what) } ({ $side }), { $turn }, ist erlaubt.
match-try-legal-set-up = { CAP($what) } ({ $side }) ist erlaubt: { $turn }.
match-try-captures = Damit geschlagen: { $units }.
match-try-removes = Durch die Körperregeln entfernt: { $units }.
match-try-ends = Das beendet die Partie: { $result } ({ $why }).

match-history-result = { $result } ({ $why })
match-history-set-up-hidden = { $number } Aufstellung, noch verdeckt
match-no-position = nach Zug { $turn } gibt es keine Stellung; die Partie hat bisher { count-turns }
match-no-game-yet = noch gibt es keine Partie
match-no-set-ups = diese Partie beginnt nicht mit Aufstellungen
match-grant-no-clock = Diese Partie hat keine Uhr, du kannst also keine Zeit schenken.
match-grant-bounds = Du kannst bis zu { $most } schenken.
match-grant-full = Mehr als { $years } Jahre zeigt keine Uhr. Die von { $name } zeigt schon { $left }.
match-granted = Du hast { $name } Zeit geschenkt: { $time }.
match-grants = { $name } schenkt dir Zeit: { $time }.
match-grant-shows = Die Uhr von { $name } zeigt jetzt { $left }.
match-grant-shows-yours = Deine Uhr zeigt jetzt { $left }.
match-grant-next = { $name } hat für den nächsten Zug { $time }.
match-grant-next-yours = Du hast für deinen nächsten Zug { $time }.
match-grant-until = Jetzt gilt: { CAP($may) } bis { $until }.

# Playing a program.
match-program-plays = Deine Partie gegen { $name } hat begonnen: Partie { $game }, { $title }.
match-program-side = Du spielst { $side }.
match-rated-program = Partien gegen den Roboter werden nie gewertet. Lass „gewertet“ weg.
match-say-program = Das kann ich nicht lesen: Hier bin ich nur der Roboter. Deine Worte gingen an niemanden.
match-program-waits = Du bist am Zug gegen den Roboter. Spielst du bis { $ends } nicht, sage ich die Partie ab; sie zählt dann für niemanden.
match-program-silence = Du hast 60 Tage nicht gezogen. Darum habe ich deine Partie gegen den Roboter abgesagt.
