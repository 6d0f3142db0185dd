# Turniere. $name ist das Turnier oder, wo es $event gibt, ein Spieler.

command-event-how = Schreib zum Beispiel „turnier neu Winterpokal amoeba rundenturnier zeit 3d“: ein Name, das Spiel, und „rundenturnier“, „doppelrundig“, „gruppen zu 5“ oder „schweizer 5“ mit der Zahl der Runden. Mehr in „hilfe turniere“.
command-event-sections = Gruppen haben fünf Spieler: Schreib „gruppen zu 5“.
command-event-swiss = Schreib hinter „schweizer“ die Zahl der Runden, 1 bis { $most }, wie „schweizer 5“.
command-event-start = { $words } ist kein Beginn. Schreib einen Tag, wie „beginn 2027-01-31“, oder eine Zahl von Spielern, wie „beginn bei 8 teilnehmern“.
command-event-until = { $words } ist kein Tag. Schreib den letzten Tag wie „bis 2027-12-31“.
command-event-rounds = { $words } ist keine Zeit für eine Runde (ein Tag bis ein Jahr). Schreib sie wie „runden 30d“.
command-event-adjudicate = Schreib „entscheidung betreiber“ oder „entscheidung wert“, nicht { $words }.
command-event-from = Turnierpartien beginnen mit der Anfangsstellung des Spiels.
command-event-clause = Lass { $words } weg: Das Turnier entscheidet, wer gegen wen mit welcher Farbe spielt. Mehr in „hilfe turniere“.
command-event-which = Welches Turnier? Schreib zum Beispiel „{ $command } Winterpokal“. „turniere“ zeigt alle.

club-event-no-clock = Ein Turnier braucht eine Uhr: Schreib zum Beispiel „zeit 3d“.
club-event-private = Turnierpartien sind öffentlich.
club-event-few = { CAP($system) } braucht mindestens { $least } Spieler.
club-event-many = { CAP($system) } hat Platz für { $most } Spieler.
club-event-past = Der { $start } ist vorbei. Schreib einen kommenden Tag, wie „beginn 2027-01-31“.
club-event-far = Ein Turnier beginnt innerhalb von { $most } Tagen.
club-event-late = Ein Turnier endet spätestens { $years } Jahre nach seinem Beginn.
club-event-long = Mit so viel Zeit könnte es länger als { $years } Jahre dauern. Gib ihm weniger Zeit oder einen letzten Tag, wie „bis 2027-12-31“.
club-event-until = Der { $until } ist zu früh für seinen letzten Tag.
club-event-cancelled = { $name } hat nie begonnen: Zu wenige wollten mitspielen.
club-event-over = { $name } ist zu Ende. „kreuztabelle { $name }“ zeigt, wie es ausging.
club-event-joined-already = Bei { $name } spielst du schon mit. „austreten { $name }“ beendet das.
club-event-begun = { $name } hat begonnen, darum kannst du nicht mehr mitspielen.
club-event-full = { $name } ist voll: Platz ist für { $most }.
club-event-not-in = Bei { $name } spielst du nicht mit.
club-event-left-already = { $name } hast du schon verlassen.

event-hosts-only = Turniere ausschreiben können nur der Betreiber und wem er es erlaubt. „turniere“ zeigt alle.
event-name = Der Name eines Turniers hat Buchstaben und Ziffern, bis zu { $most }, wie „Winterpokal 2027“.
event-name-taken = Ein Turnier { $name } gibt es schon. Wähle einen anderen Namen.
event-unknown = Es gibt kein Turnier { $words }. „turniere“ zeigt alle.
event-founded = Ich habe das Turnier { $name } ausgeschrieben: { $title }, { CAP($system) }, { $terms }. Wer mitspielen will, schreibt „mitspielen { $name }“, auch du.
event-last-date = Letzter Tag ist der { $last }; was dann noch läuft, wird entschieden.
event-starts-on = Es beginnt am { $start }, wenn mindestens { $least } mitspielen; bisher { event-have }.
event-have = { $have ->
    [0] ist niemand dabei
    [one] ist eine Person dabei
   *[other] sind { $have } dabei
}
event-starts-at = Es beginnt, wenn { $n } mitspielen; bisher { event-have }.
event-none = Es gibt keine Turniere. „hilfe turniere“ sagt, wer eins ausschreiben kann.
event-list = Turniere, das neueste zuletzt:
event-list-how = Willst du mitspielen, schreib „mitspielen NAME“; die Tabelle zeigt „kreuztabelle NAME“.
event-listed-open = { $name }: { $title }, { CAP($system) }, { $terms }. { $start }
event-listed-running = { $name }: { $title }, { CAP($system) }, { $n } Spieler, seit { $at }
event-listed-round = { $name }: { $title }, { CAP($system) }, { $n } Spieler, Runde { $round } von { $rounds }
event-listed-over = { $name }: { $title }, { CAP($system) }, { $n } Spieler, zu Ende seit { $at }
event-join-blocked = Du wolltest keine Post mehr, und Turniere brauchen Briefe. Schreib „entsperren“, dann melde dich noch einmal an.
event-joined = Du spielst bei { $name } mit: { $title }, { CAP($system) }.
event-joined-last = Du hast noch gefehlt, darum beginnt es jetzt. Deine Partien kommen in eigenen Briefen.
event-act-join = Mit „ja“ spielst du bei { $name } mit: { $title }, { CAP($system) }, { $terms }.{ $rated ->
    [rated] {" "}Die Partien sind gewertet.
   *[unrated] {""}
}
event-act-leave = Mit „ja“ verlässt du { $name }. Hat es begonnen, gibst du deine Partien darin auf und kannst nicht zurückkommen.
event-act-leaves = Du verlässt auch { $names } und gibst deine Partien dort auf, wenn sie begonnen haben.
event-left = Du hast { $name } verlassen.
event-left-running = Du hast { $name } verlassen und deine Partien darin aufgegeben.

event-subject = Turnier { $name }
event-begun = { $name } hat mit { $n } Spielern begonnen. Letzter Tag ist der { $last }.
event-seed = Dein Setzplatz ist { $seed }.
event-section = Du spielst in Gruppe { $number } mit { $n } Spielern; der erste Platz führt in ein Finale.
event-final = Die Gruppen von { $name } sind zu Ende, und du bist im Finale mit { $n } Spielern.
event-round = Runde { $round } von { $rounds } beginnt: { $name }.
event-bye = In Runde { $round } hast du keinen Gegner; das gibt dir einen Punkt.
event-game-begun = Diese Partie gehört zu { $name }, Runde { $round }.
event-notice-yours = Du hast bei { $event } mindestens zwei Partien durch Zeit verloren. Spiel bis { $until } einen Zug in einer seiner Partien, sonst scheidest du aus.
event-notice = { $name } hat bei { $event } mindestens zwei Partien durch Zeit verloren und scheidet am { $until } aus, wenn bis dahin kein Zug kommt.
event-notice-ended-yours = Du bleibst bei { $event } dabei.
event-notice-ended = { $name } bleibt bei { $event } dabei.
event-dropped-yours = { $why ->
    [time] Du bist bei { $event } ausgeschieden, weil du mindestens zwei Partien durch Zeit verloren hast.
    [banned] Du kannst bei { $event } nicht weiterspielen.
   *[other] Du hast { $event } verlassen.
} Deine laufenden Partien dort sind verloren{ $struck ->
    [yes] , und du stehst nicht mehr in der Tabelle, weil weniger als die Hälfte deiner Partien beendet war
   *[other] {""}
}.
event-dropped = { $why ->
    [time] { $name } ist bei { $event } nach mindestens zwei Verlusten durch Zeit ausgeschieden.
    [banned] { $name } kann bei { $event } nicht weiterspielen.
   *[other] { $name } hat { $event } verlassen.
} { $struck ->
    [yes] Weniger als die Hälfte der Partien war beendet, darum zählt in der Tabelle keine davon.
   *[other] Die übrigen Partien gewinnen die anderen.
}
event-revived-yours = Ein Ergebnis wurde berichtigt: Du bist bei { $event } wieder dabei, und die Partien, die du durch das Ausscheiden verloren hast, gehen weiter.
event-revived = Ein Ergebnis wurde berichtigt: { $name } ist bei { $event } wieder dabei.
event-resigned = { $name } spielt bei { $event } nicht weiter und gibt diese Partie damit auf.
event-resigned-yours = Du spielst bei { $event } nicht weiter und gibst diese Partie damit auf.
event-dated = Diese Partie von { $event } hat ihren Termin erreicht; es entscheidet, was jede Seite wert ist.
event-goes-on = Ein Ergebnis von { $event } wurde berichtigt: Diese Partie geht weiter, mit den Uhren, wie sie waren.
event-date = { $n ->
    [one] Partie { $games } von { $name } hat ihren Termin erreicht. Entscheidet der Betreiber sie nicht
   *[other] Die Partien { $games } von { $name } haben ihren Termin erreicht. Entscheidet der Betreiber sie nicht
} innerhalb von sieben Tagen, entscheidet, was jede Seite wert ist.
event-cancelled = { $name } fällt aus: { $n ->
    [0] Niemand spielt mit
    [one] Nur eine Person spielt mit
   *[other] Nur { $n } spielen mit
}, und nötig sind { $least }.
event-ended = { $name } ist zu Ende{ $why ->
    [unpaired] : In einer weiteren Runde träfe jemand wieder auf denselben Gegner
    [last-date] : Der letzte Tag ist gekommen
   *[other] {""}
}.
event-corrected = Der Betreiber hat das Ergebnis von Partie { $game } von { $name } geändert{ $on ->
    [game] : Sie geht weiter, und mit ihr das Turnier
    [event] {", darum geht das Turnier weiter"}
   *[other] {", nachdem das Turnier zu Ende war"}
}.
event-place = Dein Platz ist der { $place }. von { $n }{ $section ->
    [0] {""}
   *[other] {" "}in Gruppe { $section }
}.
event-look = „kreuztabelle { $name }“ zeigt die Tabelle.
