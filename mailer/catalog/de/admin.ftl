# Worum der Betreiber bittet, und was er zur Antwort bekommt.

command-admin-what = Als Betreiber kannst du schreiben: admin partien, admin spieler, admin briefe NAME, admin warteschlange, admin nachweise, admin entscheiden 42 1-0 GRUND, admin annullieren 42 GRUND, admin verlängern 42 3d, admin zurücknehmen 42 auf 17 GRUND, admin pause alle bis 2026-12-24, admin pause ende, admin ausschließen NAME GRUND, admin zulassen NAME, admin umbenennen NAME in NEU, admin freigeben NAME, admin behalten NAME, admin bekanntgeben TEXT.
command-admin-announce = Schreib, was alle lesen sollen: „admin bekanntgeben TEXT“, oder „admin bekanntgeben:“ allein in einer Zeile und den Text darunter.
command-admin-name = Schreib, um wen es geht: „{ $command } NAME“, mit Namen, Nummer (p7) oder einer Adresse.
command-admin-reason = Schreib auch, warum: Wer spielt, liest es, und zu einem Ergebnis steht es in der Aufzeichnung. „{ $command } 42 …“ endet mit dem Grund.
command-admin-long = Ein Grund ist höchstens { $most } Bytes lang.
command-admin-adjudicate = Schreib es so: „admin entscheiden 42 1-0 GRUND“, mit 1-0, 0-1, 1/2-1/2, oder 0-0, wenn beide verloren haben.
command-admin-void = Schreib es so: „admin annullieren 42 GRUND“.
command-admin-extend = Schreib es so: „admin verlängern 42 3d“, mit Stunden, Tagen oder Wochen: mindestens einer Stunde, höchstens 365 Tagen.
command-admin-undo = Schreib es so: „admin zurücknehmen 42 auf 17 GRUND“: 17 Züge bleiben.
command-admin-pause = Schreib es so: „admin pause alle bis 2026-12-24“, „… bis 2026-12-24 18:00“ (UTC) oder „admin pause ende“.

admin-not-host = Das kann nur, wer diesen Dienst betreibt.
admin-own-game = In Partie { $game } spielst du selbst; das geht nur auf dem Rechner (pbem admin), und die Aufzeichnung vermerkt es.
admin-own-ban = In Partie { $game } spielst du selbst gegen { $name }; das geht nur auf dem Rechner (pbem admin), und die Aufzeichnung vermerkt es.
admin-own-event = Am Turnier { $name } nimmst du selbst teil; das geht nur auf dem Rechner (pbem admin).
admin-no-notice = { $name } hat nicht zwei Partien eines Turniers durch Zeitüberschreitung verloren, oder die sieben Tage sind um.
admin-kept = { $name } spielt weiter in { $events }.
admin-no-game = Eine Partie { $game } gibt es nicht.
admin-banned-player = { $name } ist ausgeschlossen: Niemand würde weiterspielen. Schreib zuerst „admin zulassen { $name }“, oder berichtige das Ergebnis.
admin-nobody = Hier heißt niemand so, wie „{ $text }“ beginnt. Nenn einen Namen, eine Nummer (p7) oder eine Adresse.
admin-went-on = Partie { $game } ist weitergegangen oder wurde anders entschieden, seit du gefragt hast: Es geschieht nichts. Sieh sie dir an und frag noch einmal.

admin-decided = Partie { $game }: erledigt. { $white } und { $black } erfahren es. { $standing }
admin-decided-about = Partie { $game }, { $white } gegen { $black }. { $standing }
admin-stands-over = Sie ist zu Ende: { $result }, { $why }.
admin-stands-playing = Sie wird gespielt und steht bei Zug { $turn }.

admin-games = { $n ->
    [0] Keine Partie wird gespielt.
    [one] Eine Partie wird gespielt.
   *[other] { $n } Partien werden gespielt.
}
admin-game-line = { $game }: { $title }, { $white } – { $black }{ $within ->
    [event] , von { $event }
   *[none] {""}
}, Zug { $turn }{ $clock ->
    [runs] , bis zum { $until }
    [over] , Zeit abgelaufen am { $until }
   *[none] {""}
}
admin-players = { $n ->
    [one] Ein Spieler.
   *[other] { $n } Spieler.
}
admin-player-line = { $id } { $name } <{ $address }>{ $how ->
    [banned] , ausgeschlossen
    [blocked] , will keine Post
    [unproved] , hat nie geantwortet
   *[plain] { "" }
}
admin-more = Es gibt mehr; „pbem admin“ auf dem Rechner zeigt alle.
admin-letters = Die letzten Briefe von und an { $name }. „pbem why“ auf dem Rechner sagt über jeden alles.
admin-letter-came = { $at } kam{ $whence ->
    [other] {" "}von { $from }
   *[theirs] {""}
} an: { $became } ({ $why }), { $digest }
admin-letter-went = { $at } ging ab: { $kind }{ $game ->
    [0] {""}
   *[other] {" "}in Partie { $game }
}, { $state }
admin-no-letters = Von Briefen von oder an { $name } ist nichts bekannt.
admin-queue = Briefe, die auf den Versand warten: { $waiting }; aufgegeben: { $failed }; unentschieden: { $undecided }; in Quarantäne: { $aside }; nicht abgeholt: { $unfetched }.
admin-queue-paused = Alle Uhren stehen bis zum { $until }, auf dein Wort; „admin pause ende“ lässt sie weiterlaufen.
admin-audit-none = Es wurde nichts getan.

admin-bans = { $name } ist ausgeschlossen. Dadurch verlorene Partien: { $games }. Beendete Gesuche: { $offers }. Turniere, die damit verlassen sind: { $events }. Der nächste Brief wird mit dem Grund beantwortet, spätere nicht.
admin-banned-already = { $name } ist schon seit dem { $since } ausgeschlossen.
admin-unbans = { $name } ist nicht mehr ausgeschlossen; mitgeteilt wird das nicht. Was durch den Ausschluss endete, kommt nicht zurück; „admin zurücknehmen“ lässt eine Partie weitergehen, „admin annullieren“ nimmt eine aus den Wertungen.
admin-unbans-forgotten = Diese Adresse ist nicht mehr ausgeschlossen. Wer von ihr schreibt, fängt neu an; hier ist niemand mehr von ihr bekannt.
admin-not-banned = { $name } ist nicht ausgeschlossen.
admin-rename-how = Schreib es so: „admin umbenennen NAME in NEU“.
admin-name-taken = { $name } kann jetzt niemand heißen: Jemand hier hat diesen Namen oder einen, der so aussieht, oder hat ihn vor weniger als einem Jahr abgelegt. { $other } ist frei.
admin-renamed = { $name } heißt von jetzt an { $new }. Den alten Namen bekommt nie wieder jemand.
admin-renamed-told = Der Betreiber hat dir einen anderen Namen gegeben: { $new }. { $name } kann niemand mehr heißen. Mit „name …“ wählst du einen anderen.
admin-renamed-subject = Du heißt jetzt { $new }
admin-lifts = { $name } darf beliebig viele Partien zugleich spielen. Noch einmal „admin freigeben { $name }“ stellt die Grenze wieder her.
admin-unlifts = { $name } darf so viele Partien zugleich spielen wie alle.
admin-paused = Alle Uhren stehen von jetzt an bis zum { $until }. Die Spieler erfahren davon nicht von selbst: „admin bekanntgeben …“ sagt es ihnen.
admin-pause-past = Der { $until } ist schon vorbei oder mehr als { $most } Tage entfernt.
admin-pause-ended = Die Uhren laufen von jetzt an wieder.
admin-no-pause = Es gibt keine Pause aller Uhren.
admin-announced = { $n ->
    [0] Niemandem mitgeteilt
    [one] Einer Person mitgeteilt
   *[other] { $n } Personen mitgeteilt
}: sofort oder, wer Sammelbriefe liest, im nächsten. Wer keine Post oder nichts Neues will, hört nichts.
admin-announce-subject = Neues vom Dienst
admin-announce = Der Betreiber schreibt an alle: { $text }

ban-told = Seit dem { $since } bist du hier vom Spielen ausgeschlossen. Der Grund des Betreibers: { $reason }
ban-silence = Weitere Briefe werden nicht beantwortet. Den Betreiber kannst du unmittelbar anschreiben.

audit-list = Was der Betreiber getan hat und dich betrifft:
audit-list-game = Was der Betreiber in Partie { $game } getan hat:
audit-none = Der Betreiber hat nichts getan, was dich betrifft.
audit-none-game = In Partie { $game } hat der Betreiber nichts getan.
audit-line = { $at }: { $words }{ $game ->
    [0] {""}
   *[other] {" "}(Partie { $game })
}
audit-line-gone = { $at }: (vergessen)

referee-act-admin = „ja“ führt es als Anordnung des Betreibers aus: { $words }
