# Was der Betreiber in einer Partie entscheidet.

# Warum eine Partie endete, als Satzteil hinter dem Ergebnis. $reason sind die eigenen Worte des Betreibers.
match-why-host = vom Betreiber entschieden: { $reason }
match-why-player = vom Betreiber entschieden, der diese Partie selbst spielt: { $reason }
match-why-void = vom Betreiber annulliert: { $reason }
match-why-void-player = vom Betreiber annulliert, der diese Partie selbst spielt: { $reason }
match-why-banned = { $name } wurde vom Betreiber ausgeschlossen
match-why-banned-player = { $name } wurde vom Betreiber ausgeschlossen, der diese Partie selbst spielt
match-why-terms = nach den Bedingungen des Turniers entschieden
match-why-worth = nach den Bedingungen des Turniers entschieden: Wert der Seiten { $white } zu { $black }
match-result-both-lost = Ergebnis { $result } ({ $why }): Ihr habt beide verloren.
host-result-void = Sie zählt für niemanden ({ $why }).

# An beide.
host-corrected = Der Betreiber hat berichtigt, wie die Partie endete. { $now } Vorher war es { $was } ({ $why }).
host-took-back = { $n ->
    [one] Der Betreiber hat einen Zug zurückgenommen: { $turns }.
   *[other] Der Betreiber hat { $n } Züge zurückgenommen: { $turns }.
}
host-goes-on = Die Partie geht weiter. Ihr Ende gilt nicht mehr: { $before }
host-plays-next = { $number ->
    [0] Stellt bitte noch einmal auf.
   *[other] Die Partie steht bei Zug { $number }, und { $whose }.
}
host-reason = Der Grund des Betreibers: { $reason }
host-reason-player = Der Betreiber, der diese Partie selbst spielt, sagt warum: { $reason }
host-extends = Der Betreiber gibt { $name } mehr Zeit: { $time }.
host-extends-yours = Der Betreiber gibt dir mehr Zeit: { $time }.
host-extends-both = Der Betreiber gibt euch beiden mehr Zeit für die Aufstellungen: { $time }.

# Was nicht getan wurde, an den Betreiber.
host-void-already = Diese Partie ist schon annulliert.
host-same-result = Diese Partie ist schon so entschieden: { $result }.
host-undo-bounds = Zu Zug { $to } geht es nicht zurück: Die Partie hat { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}.
host-undo-nothing = Es gibt nichts zurückzunehmen: Die Partie hat { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}.
host-undo-by-rules = Zug { $n } hat die Partie beendet: Geh zu Zug { $to } oder weiter zurück.
host-not-over = Diese Partie ist nicht zu Ende.
host-not-playing = Diese Partie wird nicht gespielt.
host-no-clock = Diese Partie hat keine Uhr.
host-forgotten = Wer diese Partie spielte, ist vergessen; sie kann nicht weitergehen. Ihr Ergebnis kannst du berichtigen.
host-taken-over = Diese Partie geht als Partie { $game } weiter, in der ihr Platz übernommen wurde. Ihr Ergebnis kannst du berichtigen.

# Was der Betreiber getan hat, hinter den Zügen.
host-act-void = Der Betreiber am { $at }: annulliert. { $reason }
host-act-result = Der Betreiber am { $at }: { $result }. { $reason }
host-act-reopened = Der Betreiber am { $at }: Die Partie geht weiter. { $reason }
host-act-undone = Der Betreiber am { $at }: zurück zu Zug { $to }. { $reason }
host-act-extended = Der Betreiber am { $at }: { $time } mehr.

# An den Betreiber, über einen Bericht, der dem Dienst gilt und nicht dem Empfänger.
host-returned-subject = pbem: Ein Brief kam unseretwegen zurück
host-returned = Ein Mailserver hat einen unserer Briefe zurückgeschickt, und der Grund liegt bei uns: eine Sendegrenze, unser Konto, unser Absender oder unser Ruf. Der Spieler kann nichts dafür. Der Server schrieb:
host-returned-look = „pbem doctor“ prüft, was von hier aus zu sehen ist, und „pbem why { $letter }“ zeigt den Bericht. Darüber schreibe ich höchstens einmal am Tag.
host-doubted-subject = pbem: Briefe eines Spielers werden nicht geglaubt
host-doubted = Drei Briefe hintereinander an die Antwortadressen der Züge eines Spielers wurden nicht geglaubt; der letzte kam in Partie { $game } ({ $why }).
host-doubted-why = Bei jedem frage ich an der Adresse des Spielers selbst nach: Es geht nichts verloren, und ohne Ja geschieht nichts. Entweder unterschreibt sein Mailanbieter nichts, was hier zählt, oder die Konfiguration findet nicht, was er unterschreibt („pbem doctor“), oder jemand anders schreibt an diese Antwortadressen.
host-doubted-look = Sieh nach mit „pbem why { $letter }“. Ich schreibe dir davon einmal, bis wieder einem seiner Briefe geglaubt wird.
host-date-subject = pbem: Turnierpartien sind an ihrem Termin
host-date = { $n ->
    [one] Eine Partie des Turniers { $name } läuft an ihrem Termin noch: { $games }.
   *[other] Partien des Turniers { $name } laufen an ihrem Termin noch: { $games }.
}
host-date-decide = Gib jeder innerhalb von sieben Tagen ein Ergebnis („pbem admin adjudicate { $game } 1-0 GRUND“) oder Zeit („pbem admin extend“). Was dann noch läuft, entscheidet sich danach, was die Seiten wert sind.
host-notice-subject = pbem: Jemand hat zwei Turnierpartien auf Zeit verloren
host-notice = { $name } ({ $id }) hat mindestens zwei Partien des Turniers { $event } auf Zeit verloren. Alle Mitspieler erfahren es.
host-notice-keep = Ohne Zug in einer seiner Partien vor { $until } scheidet er oder sie aus. Wenn du es besser weißt, erhalte den Platz bis dahin: „pbem admin keep { $id }“.
