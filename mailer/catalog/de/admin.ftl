# Worum der Betreiber bittet, und was er zur Antwort bekommt.

command-admin-what = Als Betreiber kannst du schreiben: admin partien, admin spieler, admin briefe NAME, admin warteschlange, admin nachweise, admin entscheiden 42 1-0 GRUND, admin annullieren 42 GRUND, admin verlängern 42 3d, admin zurücknehmen 42 auf 17 GRUND, admin pause alle bis 2026-12-24, admin pause ende, admin ausschließen NAME GRUND, admin zulassen NAME, admin umbenennen NAME in NEU, admin freigeben NAME, admin behalten NAME, admin bekanntgeben TEXT.
command-admin-announce = Was sollen alle lesen? „admin bekanntgeben TEXT“, oder „admin bekanntgeben:“ allein in einer Zeile und den Text darunter.
command-admin-name = Wer? „{ $command } NAME“, mit Namen, Nummer (p7) oder Adresse.
command-admin-reason = Schreib auch, warum: Wer spielt, liest es, und zu einem Ergebnis steht es in der Aufzeichnung. „{ $command } 42 …“ endet mit dem Grund.
command-admin-long = Ein Grund kann höchstens { $most } Bytes haben.
command-admin-adjudicate = Schreib „admin entscheiden 42 1-0 GRUND“, mit 1-0, 0-1, 1/2-1/2, oder 0-0, wenn beide verloren haben.
command-admin-void = Schreib „admin annullieren 42 GRUND“.
command-admin-extend = Schreib „admin verlängern 42 3d“, mit einer Stunde bis 365 Tagen.
command-admin-undo = Schreib „admin zurücknehmen 42 auf 17 GRUND“; 17 Züge bleiben.
command-admin-pause = Schreib „admin pause alle bis 2026-12-24“, „… bis 2026-12-24 18:00“ (UTC) oder „admin pause ende“.

admin-not-host = Das kann nur, wer diesen Dienst betreibt.
admin-own-game = Du spielst hier selbst mit; benutz bitte „pbem admin“ auf dem Rechner. Die Aufzeichnung vermerkt es.
admin-no-notice = { $name } hat nicht zwei Turnierpartien durch Zeit verloren, oder die sieben Tage sind um.
admin-kept = { $name } spielt weiter in { $events }.
admin-no-game = Eine Partie { $game } gibt es nicht.
admin-banned-player = { $name } ist ausgeschlossen und kann nicht weiterspielen. Schreib zuerst „admin zulassen { $name }“, oder berichtige das Ergebnis.
admin-nobody = Ich kenne niemanden zu „{ $text }“. Nenn einen Namen, eine Nummer (p7) oder eine Adresse.
admin-went-on = Partie { $game } hat sich geändert, seit du gefragt hast; ich habe nichts getan. Sieh sie dir an und frag noch einmal.

admin-decided = Partie { $game }: erledigt. { $white } und { $black } wissen es. { $standing }
admin-decided-about = Partie { $game }, { $white } gegen { $black }. { $standing }
admin-stands-over = Sie ist zu Ende: { $result }, { $why }.
admin-stands-playing = Sie steht bei Zug { $turn }.

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
admin-more = „pbem admin“ auf dem Rechner zeigt mehr.
admin-letters = Die letzten Briefe von und an { $name }. „pbem why“ auf dem Rechner sagt mehr.
admin-letter-came = { $at } kam{ $whence ->
    [other] {" "}von { $from }
   *[theirs] {""}
} an: { $became } ({ $why }), { $digest }
admin-letter-went = { $at } ging ab: { $kind }{ $game ->
    [0] {""}
   *[other] {" "}in Partie { $game }
}, { $state }
admin-no-letters = Ich kenne keine Briefe von oder an { $name }.
admin-queue = Zu sendende Briefe: { $waiting }; aufgegeben: { $failed }; unentschieden: { $undecided }; in Quarantäne: { $aside }; nicht abgeholt: { $unfetched }.
admin-queue-paused = Du hast alle Uhren bis zum { $until } angehalten; „admin pause ende“ lässt sie laufen.
admin-audit-none = Der Betreiber hat nichts getan.

admin-bans = { $name } ist ausgeschlossen. Dadurch verlorene Partien: { $games }. Beendete Gesuche: { $offers }. Verlassene Turniere: { $events }. Den nächsten Brief beantworte ich mit dem Grund, spätere gar nicht.
admin-banned-already = { $name } ist schon seit dem { $since } ausgeschlossen.
admin-unbans = { $name } ist nicht mehr ausgeschlossen; ich teile es nicht mit. Was der Ausschluss beendet hat, kommt nicht zurück; „admin zurücknehmen“ oder „admin annullieren“ kann einzelne Partien richten.
admin-unbans-forgotten = Diese Adresse ist nicht mehr ausgeschlossen. Wer hinter ihr stand, ist vergessen und fängt von vorn an.
admin-not-banned = { $name } ist nicht ausgeschlossen.
admin-rename-how = Schreib „admin umbenennen NAME in NEU“.
admin-name-taken = { $name } ist vergeben, war es vor weniger als einem Jahr oder ähnelt einem anderen Namen zu sehr. { $other } ist frei.
admin-renamed = { $name } heißt jetzt { $new }. Den alten Namen bekommt nie wieder jemand.
admin-renamed-told = Der Betreiber hat dich in { $new } umbenannt. { $name } kann niemand mehr heißen. Mit „name …“ wählst du einen anderen.
admin-renamed-subject = Du heißt jetzt { $new }
admin-lifts = { $name } kann beliebig viele Partien zugleich spielen. Noch einmal „admin freigeben { $name }“ stellt die Grenze wieder her.
admin-unlifts = { $name } kann so viele Partien zugleich spielen wie alle.
admin-paused = Alle Uhren stehen bis zum { $until }. Den Spielern sage ich es nicht: „admin bekanntgeben …“ tut das.
admin-pause-past = Der { $until } ist schon vorbei oder mehr als { $most } Tage entfernt.
admin-pause-ended = Die Uhren laufen wieder.
admin-no-pause = Alle Uhren laufen schon.
admin-announced = { $n ->
    [0] Ich sage es niemandem: Niemand will Neues per Post.
    [one] Ich sage es einer Person, sofort oder im nächsten Sammelbrief.
   *[other] Ich sage es { $n } Personen, sofort oder im nächsten Sammelbrief.
}
admin-announce-subject = Neues vom Dienst
admin-announce = Der Betreiber schreibt an alle: { $text }

ban-told = Der Betreiber hat dich am { $since } hier ausgeschlossen. Der Grund: { $reason }
ban-silence = Weitere Briefe beantworte ich nicht. Du kannst dem Betreiber direkt schreiben.

audit-list = Was der Betreiber getan hat und dich betrifft:
audit-list-game = Was der Betreiber in Partie { $game } getan hat:
audit-none = Der Betreiber hat nichts getan, was dich betrifft.
audit-none-game = In Partie { $game } hat der Betreiber nichts getan.
audit-line = { $at }: { $words }{ $game ->
    [0] {""}
   *[other] {" "}(Partie { $game })
}
audit-line-gone = { $at }: (vergessen)

referee-act-admin = „ja“ macht das im Namen des Betreibers: { $words }
