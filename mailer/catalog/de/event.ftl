# Turniere: wie man sie schreibt, ausschreibt, mitspielt und verlässt, und was ihre Teilnehmer erfahren.

command-event-how = Schreib es wie in „turnier neu Winterpokal amoeba rundenturnier zeit 3d“: ein Name, das Spiel, und „rundenturnier“, „doppelrundig“, „gruppen zu 5“ oder „schweizer 5“ mit der Zahl der Runden. Siehe „hilfe turniere“.
command-event-sections = Gruppen sind zu fünft: Schreib „gruppen zu 5“.
command-event-swiss = Schreib hinter „schweizer“ die Zahl der Runden, von 1 bis { $most }, wie in „schweizer 5“.
command-event-start = { $words } ist kein Beginn. Schreib einen Tag, wie in „beginn 2027-01-31“, oder eine Zahl von Teilnehmern, wie in „beginn bei 8 teilnehmern“.
command-event-until = { $words } ist kein Tag. Schreib den letzten Tag wie in „bis 2027-12-31“.
command-event-rounds = { $words } ist keine Dauer einer Runde von einem Tag bis zu einem Jahr. Schreib sie wie in „runden 30d“.
command-event-adjudicate = Partien, die an ihrem Termin noch laufen, entscheidet „entscheidung betreiber“ oder „entscheidung wert“, und nicht { $words }.
command-event-from = Die Partien eines Turniers beginnen mit der Anfangsstellung des Spiels.
command-event-clause = In einem Turnier hat { $words } keinen Platz: Wer gegen wen spielt und mit welcher Farbe, folgt aus seiner Tabelle. Was dort stehen kann, sagt „hilfe turniere“.
command-event-which = Schreib den Namen des Turniers, wie in „{ $command } Winterpokal“. „turniere“ zählt sie auf.

club-event-no-clock = Ein Turnier braucht eine Uhr: Schreib eine Bedenkzeit, wie in „zeit 3d“.
club-event-private = Die Partien eines Turniers sind öffentlich.
club-event-few = { CAP($system) }: Dafür braucht es mindestens { $least } Teilnehmer.
club-event-many = { CAP($system) }: Darin ist Platz für { $most } Teilnehmer.
club-event-past = Der { $start } ist schon vorbei. Schreib einen kommenden Tag, wie in „beginn 2027-01-31“.
club-event-far = Ein Turnier beginnt innerhalb von { $most } Tagen.
club-event-late = Ein Turnier endet spätestens { $years } Jahre nach seinem Beginn.
club-event-long = Mit so viel Zeit könnte ein Turnier mehr als { $years } Jahre dauern. Gib ihm weniger Zeit oder einen letzten Tag, wie in „bis 2027-12-31“.
club-event-until = Der { $until } ist als letzter Tag zu früh: Bis dahin läuft es noch nicht einmal einen Tag.
club-event-cancelled = { $name } hat nie begonnen: Es waren zu wenige, die mitspielen wollten.
club-event-over = { $name } ist zu Ende. „kreuztabelle { $name }“ zeigt, wie es ausging.
club-event-joined-already = Bei { $name } spielst du schon mit. „austreten { $name }“ beendet das.
club-event-begun = { $name } hat begonnen: Niemand kann mehr dazukommen.
club-event-full = { $name } ist voll: Platz ist für { $most }.
club-event-not-in = Bei { $name } spielst du nicht mit.
club-event-left-already = { $name } hast du schon verlassen.

event-hosts-only = Ausschreiben dürfen Turniere nur der Betreiber dieses Dienstes und alle, denen er es erlaubt. „turniere“ zählt auf, welche es gibt.
event-name = Der Name eines Turniers besteht aus Buchstaben und Ziffern, höchstens { $most } Zeichen, wie in „Winterpokal 2027“.
event-name-taken = Ein Turnier, das { $name } heißt, gibt oder gab es schon. Wähle einen anderen Namen.
event-unknown = Es gibt kein Turnier, das { $words } heißt. „turniere“ zählt sie auf.
event-founded = Das Turnier { $name } ist ausgeschrieben: { $title }, { CAP($system) }, { $terms }. Wer „mitspielen { $name }“ schreibt, nimmt teil; auch du bist erst dabei, wenn du das schreibst.
event-last-date = Letzter Tag ist der { $last }: Was dann noch läuft, wird entschieden, und gepaart wird nichts mehr.
event-starts-on = Es beginnt am { $start }, wenn bis dahin mindestens { $least } mitspielen; bisher { $have ->
    [0] ist noch niemand dabei
    [one] ist eine Person dabei
   *[other] sind { $have } dabei
}.
event-starts-at = Es beginnt, wenn { $n } mitspielen; bisher { $have ->
    [0] ist noch niemand dabei
    [one] ist eine Person dabei
   *[other] sind { $have } dabei
}.
event-none = Es gibt keine Turniere. Ausschreiben dürfen sie der Betreiber dieses Dienstes und alle, denen er es erlaubt: „hilfe turniere“.
event-list = Turniere, das neueste zuletzt:
event-list-how = „mitspielen NAME“ nimmt teil, „kreuztabelle NAME“ zeigt, wie alle stehen.
event-listed-open = { $name }: { $title }, { CAP($system) }, { $terms }. { $start }
event-listed-running = { $name }: { $title }, { CAP($system) }, { $n } Teilnehmer, seit dem { $at }
event-listed-round = { $name }: { $title }, { CAP($system) }, { $n } Teilnehmer, Runde { $round } von { $rounds }
event-listed-over = { $name }: { $title }, { CAP($system) }, { $n } Teilnehmer, zu Ende seit dem { $at }
event-join-blocked = Du hast darum gebeten, keine Post mehr zu bekommen, und ein Turnier schreibt Briefe. „entsperren“ beendet das; melde dich danach noch einmal an.
event-joined = Du spielst bei { $name } mit: { $title }, { CAP($system) }.
event-joined-last = Du hast noch gefehlt: Es beginnt jetzt, und deine Partien kommen in eigenen Briefen.
event-left = Bei { $name } spielst du nicht mehr mit.
event-left-running = Du hast { $name } verlassen. Deine laufenden Partien darin sind aufgegeben.

event-subject = Turnier { $name }
event-begun = { $name } hat begonnen, mit { $n } Teilnehmern. Letzter Tag ist der { $last }.
event-seed = Dein Setzplatz ist { $seed }.
event-section = Du spielst in Gruppe { $number }, mit { $n } Teilnehmern; der erste Platz darin führt in ein Finale.
event-final = Die Gruppen von { $name } sind zu Ende, und du bist im Finale, mit { $n } Teilnehmern.
event-round = Runde { $round } von { $rounds } beginnt: { $name }.
event-bye = In Runde { $round } hast du ein Freilos: Das ist ein Punkt für dich.
event-game-begun = Diese Partie gehört zu { $name }, Runde { $round }.
event-notice-yours = Du hast bei { $event } mindestens zwei Partien durch Zeitüberschreitung verloren. Spielst du bis zum { $until } in keiner deiner Partien dieses Turniers einen Zug, so scheidest du aus.
event-notice = { $name } hat bei { $event } mindestens zwei Partien durch Zeitüberschreitung verloren und scheidet am { $until } aus, wenn bis dahin kein Zug kommt.
event-notice-ended-yours = Du scheidest bei { $event } nicht aus.
event-notice-ended = { $name } scheidet bei { $event } nicht aus.
event-dropped-yours = { $why ->
    [time] Du bist bei { $event } ausgeschieden, weil du mindestens zwei Partien durch Zeitüberschreitung verloren hast.
    [banned] Du spielst bei { $event } nicht weiter.
   *[other] Du hast { $event } verlassen.
} Deine laufenden Partien darin sind verloren{ $struck ->
    [yes] , und du bist aus der Tabelle gestrichen: Weniger als die Hälfte deiner Partien war beendet
   *[other] {""}
}.
event-dropped = { $why ->
    [time] { $name } ist bei { $event } ausgeschieden: Mindestens zwei Partien gingen durch Zeitüberschreitung verloren.
    [banned] { $name } spielt bei { $event } nicht weiter.
   *[other] { $name } hat { $event } verlassen.
} { $struck ->
    [yes] Weniger als die Hälfte der Partien war beendet, darum steht { $name } nicht mehr in der Tabelle: Keine dieser Partien zählt dort.
   *[other] Was noch zu spielen war, gewinnen die anderen kampflos.
}
event-revived-yours = Ein Ergebnis wurde berichtigt, und du bist bei { $event } wieder dabei: Deine Partien, die mit deinem Ausscheiden geendet hatten, gehen weiter.
event-revived = Ein Ergebnis wurde berichtigt, und { $name } ist bei { $event } wieder dabei.
event-resigned = { $name } spielt bei { $event } nicht weiter und hat damit diese Partie aufgegeben.
event-resigned-yours = Du spielst bei { $event } nicht weiter und hast damit diese Partie aufgegeben.
event-date = { $n ->
    [one] Partie { $games } von { $name } hat ihren Termin erreicht: Der Betreiber entscheidet sie
   *[other] Die Partien { $games } von { $name } haben ihren Termin erreicht: Der Betreiber entscheidet sie
} innerhalb von sieben Tagen, sonst wird danach entschieden, was die beiden Seiten wert sind.
event-cancelled = { $name } fällt aus: { $n ->
    [0] Niemand spielt mit
    [one] Nur eine Person spielt mit
   *[other] Nur { $n } spielen mit
}, und nötig sind { $least }.
event-ended = { $name } ist zu Ende{ $why ->
    [unpaired] : Keine weitere Runde lässt sich paaren, in der niemand zweimal auf denselben Gegner trifft
    [last-date] : Sein letzter Tag ist gekommen
   *[other] {""}
}.
event-corrected = Der Betreiber hat Partie { $game } von { $name } anders entschieden{ $on ->
    [game] : Sie geht weiter, und mit ihr das Turnier, das zu Ende war
    [event] {", und das Turnier, das zu Ende war, geht weiter"}
   *[other] {", nachdem das Turnier zu Ende war"}
}.
event-place = Dein Platz ist der { $place }. von { $n }{ $section ->
    [0] {""}
   *[other] {" "}in Gruppe { $section }
}.
event-look = „kreuztabelle { $name }“ zeigt die Tabelle.
event-act-join = Mit „ja“ spielst du bei { $name } mit: { $title }, { CAP($system) }, { $terms }.{ $rated ->
    [rated] {" "}Die Partien werden gewertet.
   *[unrated] {""}
}
event-act-leave = Mit „ja“ verlässt du { $name }. Hat es begonnen, so sind deine Partien darin aufgegeben, und zurückkommen kannst du nicht.
event-act-leaves = Du verlässt damit auch die Turniere, in denen du mitspielst, { $names }: Haben sie begonnen, so sind deine Partien darin aufgegeben.
event-dated = Diese Partie von { $event } hat ihren Termin erreicht und wird danach entschieden, was die beiden Seiten wert sind.
event-goes-on = Ein Ergebnis von { $event } wurde berichtigt, und diese Partie geht weiter, mit dem Stand, den die Uhren hatten.
