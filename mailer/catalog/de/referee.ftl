# Was der Schiedsrichter selbst zu einem Brief sagt: was er nicht tun konnte, was er zeigt, was er rückfragt.

referee-sentence = { SENTENCE($why) }

referee-address-of-another = Diese Antwortadresse gehört jemand anderem.
referee-subject-cut = Der Code am Ende meines Betreffs fehlte oder war verändert, darum konnte ich dich nicht erkennen. Antworte bitte noch einmal mit unverändertem Betreff.
referee-address-not-valid = Diese Antwortadresse gilt nicht mehr.
referee-asked-before-renewal = Darum hattest du vor der Erneuerung deiner Antwortadressen gebeten.
referee-unauthentic = Ich habe nichts getan, weil ich nicht erkennen konnte, dass dieser Brief von dir ist: { CAP($why) }. Schreib bitte mit deinem üblichen Programm, oder antworte auf einen Brief von mir.
referee-doubt-other-author = er kam von einer fremden Adresse
referee-doubt-unsigned = dein Mailserver hat ihn nicht signiert (DKIM)
referee-doubt-ambiguous = From, Subject, Date, To oder Content-Type steht mehr als einmal darin
referee-doubt-left-open = seine DKIM-Signatur deckt nicht From, Subject, Date und den ganzen Text ab
referee-doubt-expired = seine DKIM-Signatur war abgelaufen
referee-doubt-other-date = sein Datum liegt mehr als drei Tage daneben
referee-doubt-other-address = To und Cc nennen in der Signatur nicht die Adresse, an die er kam
referee-doubt-to-unsigned = seine DKIM-Signatur deckt die Zeile To nicht ab
referee-doubt-unborne = seine DKIM-Signatur deckt die Zeile nicht ab, die sagt, wie sein Text zu lesen ist (etwa Content-Type)
referee-doubt-unanswered = ich konnte die Schlüssel deiner Domain nicht rechtzeitig nachschlagen
referee-doubt-token = dieser Dienst prüft keine Signaturen
referee-foretold-all = Bevor du spielst: Ich kann nicht erkennen, dass dieser Brief von dir kommt: { CAP($why) }. Darum bitte ich dich jedes Mal um ein „ja“.
referee-foretold-half = Bevor du spielst: Ich bin nur halb sicher, dass dieser Brief von dir kommt: { CAP($why) }. Züge, Worte und Angebote gehen sofort, wenn du auf den neuesten Brief einer Partie antwortest; sonst bitte ich dich um ein „ja“.
referee-large-spent = Von dir lese ich nur { $most } Briefe mit mehr als { $kb } KB am Tag. Bitte schick einen kurzen ohne Zitat, Bilder oder Dateien.
referee-not-read = Ich konnte deinen Brief nicht lesen: { $why }

referee-left-out = Ein paar deiner Worte habe ich weggelassen. Antworte „senden“, dann bekommt { $name } sie: „{ $words }“
referee-only-words = In deinem Brief habe ich keinen Zug und keinen Befehl gefunden. Antworte „senden“, dann bekommt { $name } deine Worte: „{ $words }“
referee-only-words-program = In deinem Brief habe ich keinen Zug und keinen Befehl gefunden. Der Roboter liest keine Worte.
referee-nothing-left-out = Es gibt nichts zu senden. Mit „sag“ am Zeilenanfang schreibst du deinem Gegner.
referee-turn-said = „{ $words }“ darin sieht wie ein Zug aus; ich habe ihn nicht gespielt.
referee-below = Dein Brief ist sehr lang. Ich lese nur die ersten { $mb } MB und { $lines } Zeilen.
referee-struck = Was du durchgestrichen hast, habe ich weggelassen: „{ $words }“.
referee-nothing-to-do = In deinem Brief gab es für mich nichts zu tun. So steht es:
referee-too-many = Ich erledige höchstens { $most } Dinge pro Brief. Schick den Rest bitte in einem weiteren.
referee-too-many-of-stranger = Bis du einen Brief von mir beantwortet hast, erledige ich höchstens { $most } Dinge pro Brief. Schick den Rest bitte in einem weiteren.
referee-not-tried = Das habe ich übersprungen, weil eine Zeile darüber nicht ging. Schick es noch einmal, wenn du es weiter möchtest.
referee-unknown = Das kenne ich nicht. „hilfe“ sagt, was du schreiben kannst.
referee-unknown-nearest = Das kenne ich nicht. Meintest du „{ $nearest }“? „hilfe“ sagt, was du schreiben kannst.
referee-unknown-game = Ich weiß nicht, für welche Partie das ist. Antworte auf den Brief der Partie, oder setz ihre Nummer davor: „42: { $line }“.

referee-no-seat = Partie { $game } spielst du nicht. „partien“ zählt deine Partien auf.
referee-unlisted = { $n ->
    [one] Noch eine Partie, weniger dringend: { $numbers }.
   *[other] Noch { $n } Partien, weniger dringend: { $numbers }.
} „zeigen { $game }“ zeigt sie.
referee-no-games = Du spielst gerade keine Partie. „hilfe neu“ sagt, wie du eine beginnst.
referee-no-game-for = Du spielst keine Partie, zu der das passt. „hilfe neu“ sagt, wie du eine beginnst.
referee-which-game = Welche deiner { $n } Partien meinst du? Setz ihre Nummer davor: „{ $game }: { $line }“.
referee-neither-game-nor-turn = Du hast keine Partie { $number }, und diese ist bei { $now }. Lass die Zahl für diese Partie weg, oder schreib „partie“ und die Nummer einer anderen.
referee-this-game-or-turn = Meinst du Partie oder Zug { $number }? Diese Partie hat die Nummer, aber dran ist { $now }. Für die Partie schick einfach „{ $line }“.
referee-game-or-turn = Meint { $number } einen Zug dieser Partie oder deine Partie { $number }? Schreib „zug { $number }: { $line }“ oder „partie { $number }: { $line }“.

referee-no-subject = Dein Brief
referee-answer-subject = Re: { $subject }
referee-footer = „hilfe“ bringt das Handbuch. Diesen Brief hat ein Automat geschrieben.

referee-confirm-subject = Bitte bestätigen: { $what }
referee-kind-turn = Zug
referee-confirm-asks = Darum hast du gebeten:
referee-confirm-asks-from = Ein Brief von { $address } bittet darum:
referee-confirm-asks-elsewhere = Ein Brief von einer fremden Adresse bittet darum:
referee-confirm-not-yours = Er kam von keiner deiner Adressen. Warst du das?
referee-confirm-unproven = Absender lassen sich leicht fälschen, also bestätige bitte, dass du das warst.
referee-confirm-final = Das lässt sich nicht rückgängig machen, also bestätige es bitte.
referee-confirm-in-subject = Hier steht der Code, der zeigt, wer antwortet, im Betreff, wo andere ihn sehen können, also bestätige das bitte.
referee-confirm-reply = Antworte „ja“, dann mache ich es, oder „nein“, dann nicht. Hast du nicht darum gebeten, antworte „das war ich nicht“. Ohne Antwort geschieht nichts.

referee-about-game = Es geht um Partie { $game }, { $title }, gegen { $name }.
referee-about-line = Partie { $game }: „{ $line }“.
referee-act-resign = „ja“ gibt die Partie auf, und { $name } gewinnt. Das ist endgültig.
referee-act-call-off = „ja“ sagt deine Partie mit { $name } ab. Sie zählt für niemanden.
referee-act-withdraw = „ja“ zieht deine Herausforderung an { $name } zurück.
referee-act-newkey = „ja“ macht alle deine alten Antwortadressen ungültig. Für jede Partie bekommst du einen Brief mit einer neuen.
referee-act-block = „ja“ beendet alle Post von mir an dich. Deine Partien und ihre Uhren laufen weiter. „entsperren“ macht es rückgängig.
referee-act-add = Mit „ja“ frage ich bei { $address } nach, ob das deine Adresse ist. Kommt auch von dort ein Ja, gelten Briefe von dort als deine.
referee-act-remove = Mit „ja“ beginne ich, { $address } aus deinen Adressen zu nehmen. Was ich dorthin geschickt habe, gilt dann nicht mehr.

referee-confirm-until = Du hast Zeit bis zum { $until }.

referee-confirmed-before = Diese Frage ist erledigt. Möchtest du es noch, bitte noch einmal darum.
referee-confirmed-late = Das habe ich am { $made } gefragt, und die Frist ist um. Möchtest du es noch, bitte noch einmal darum.
referee-yes-or-no = Ich war nicht sicher, ob das ein Ja ist. Antworte „ja“ oder „nein“.
referee-not-me = Dann mache ich es nicht. { referee-newkey }
referee-newkey = Kann jemand deine Post lesen, schreib „neuer schlüssel“: Dann gelten deine alten Antwortadressen nicht mehr.
referee-not-me-either = Hast du nicht geantwortet, kann jemand deine Post lesen. Schreib „neuer schlüssel“: Dann gelten deine alten Antwortadressen nicht mehr.
referee-disarmed = Seit meiner Frage hat sich etwas geändert, darum habe ich es nicht getan. Möchtest du es noch, bitte noch einmal darum.
referee-from-elsewhere = Jemand hat von { $address } an deine geheime Antwortadresse geschrieben. Das ist keine deiner Adressen, also habe ich nichts getan. Warst du es, antworte „adresse dazu { $address }“; sonst „neuer schlüssel“, dann gelten deine alten Antwortadressen nicht mehr.

referee-tapped-before = Darum hast du schon gebeten; mehr ist nicht zu tun.
referee-tapped-late = Seit jenem Brief hat sich etwas geändert, darum habe ich nichts getan. Benutz bitte die Knöpfe hier.
referee-tapped-otherwise = Darauf hast du schon „{ $words }“ geantwortet, und dabei bleibt es.

referee-yes-not-believed = Das lässt sich nicht rückgängig machen, und ich konnte nicht erkennen, dass dieser Brief von dir ist: { CAP($why) }. Antworte bitte mit deinem üblichen Programm.
referee-yes-of-host-not-believed = Ich konnte nicht erkennen, dass dieser Brief von dir ist: { CAP($why) }. Antworte bitte mit deinem üblichen Programm, oder benutz „pbem admin“ auf dem Rechner.

referee-nothing-waits = Ich habe dich gerade nichts gefragt.
referee-asked-again = Eine Frage ist offen; ich habe sie noch einmal geschickt. Antworte bitte auf jenen Brief.
referee-asked-again-here = Diese Frage ist offen: { $what } Antworte auf diesen Brief mit „ja“ oder „nein“.
referee-many-wait = { $n } Fragen sind offen. Antworte auf die Briefe, die gefragt haben, oder schreib:
referee-waits-request = „{ $words }“, worum du gebeten hast.
referee-waits-accept = Partie { $game }: die Herausforderung von { $name }. Schreib „{ $game }: annehmen“ oder „{ $game }: ablehnen“.
referee-waits-draw = Partie { $game }: { $name } bietet Remis an. Schreib „{ $game }: remis ja“ oder „{ $game }: remis nein“.
referee-waits-undo = Partie { $game }: { $name } möchte einen Zug zurücknehmen. Schreib „{ $game }: zurücknehmen ja“ oder „{ $game }: zurücknehmen nein“.
referee-waits-play = Partie { $game }: der Zug, den du probiert hast. Schreib „{ $game }: { $turn }“, um ihn zu spielen.
referee-to-what = { $says ->
    [no] Nein wozu?
   *[yes] Ja wozu?
}
referee-does-accept = { $says ->
    [no] „ablehnen“ lehnt die Herausforderung ab.
   *[yes] „annehmen“ beginnt die Partie.
}
referee-does-draw = { $says ->
    [no] „remis nein“ lehnt das Remis ab.
   *[yes] „remis ja“ beendet die Partie.
}
referee-does-undo = { $says ->
    [no] „zurücknehmen nein“ lässt den Zug stehen.
   *[yes] „zurücknehmen ja“ nimmt den Zug zurück.
}
referee-does-pause = { $says ->
    [no] „pause nein“ lässt die Uhren laufen.
   *[yes] „pause ja“ hält beide Uhren an.
}
referee-does-play = „{ $turn }“ spielt den Zug, den du probiert hast.
referee-missed-challenges = Diese Herausforderungen warten auf dich:
referee-missed-challenge = { $game }: { $title }, von { $name }. Schreib „{ $game }: annehmen“ oder „{ $game }: ablehnen“.
referee-yes-by-itself = Hier kann ich mit einem Ja nichts anfangen. Schick es allein, als Antwort auf meinen Brief, der fragt.
referee-waits-besides = Noch eine Frage ist offen, die ein „ja“ auf diesen Brief nicht beantwortet: { $what }
referee-ask-one-by-one = Ich frage immer nur eins nach dem anderen. Schick das bitte noch einmal, wenn das andere beantwortet ist.
referee-not-done-as-wished = In Ordnung, ich habe es nicht getan.

referee-last-unread = Kommt dein nächster Brief binnen zwei Minuten und ich kann auch ihn nicht lesen, antworte ich erst, wenn ich etwas lesen kann.
referee-unread-gathered-from-now = Ab jetzt beantworte ich solche Briefe gemeinsam, einmal am Tag. Züge spiele ich weiterhin sofort.
referee-last-same-partly = Dieselben Worte beantworte ich bis zum { $until } nicht noch einmal, außer ich kann den ganzen Brief lesen.
referee-last-same = Dieselben Worte zu diesem Zug beantworte ich bis zum { $until } nicht noch einmal.
referee-last-short = Bis { $until } beantworte ich solche Briefe nicht. Antworten auf meine Briefe gehen immer.
referee-last-asked = Bis { $until } frage ich nicht mehr bei dir nach. Was ich schon gefragt habe, kannst du weiter beantworten.
referee-last-elsewhere = Bis { $until } schreibe ich nicht mehr über solche Briefe.
referee-last-robot = Dein Mailanbieter kennzeichnet deine Briefe als automatisch. Bis { $until } beantworte ich nur Züge, Fragen zu Partien und was ich ganz lesen kann.
referee-last-of-few = Bis { $until } sind meine Antworten höchstens { $times }-mal so lang wie dein Brief. Antworten auf meine Briefe gehen immer.
referee-gathered-from-now = Das war innerhalb einer Stunde der { $n }. Brief, mit dem ich nichts anfangen konnte. Solche beantworte ich für den Rest der Stunde zusammen; was geht, mache ich sofort.
referee-gathered = Was ich nicht einzeln beantworten konnte ({ $n }; ich zähle höchstens { $most } auf):
referee-again-from-now = Das hast du innerhalb einer Stunde { $n }-mal gefragt. Das nächste Mal antworte ich eine Stunde später.
referee-gathered-again = „{ $line }“ kam noch einmal. Ist seither nichts geschehen, ist meine Antwort dieselbe.
referee-gathered-item = „{ $line }“: { $why }
referee-gathered-subject = Was nicht ging
referee-gathered-news-subject = Neues von deinen Gegnern
referee-words-gathered = { $name } hat in dieser Stunde schon mehrere Briefe nur mit deinen Worten bekommen.
referee-words-sent = Du hast in dieser Stunde schon { $n } Briefe nur mit Worten geschickt.
referee-words-received = { $name } bekommt im Moment keine weiteren Briefe nur mit Worten.
referee-words-go-later = Deine Worte gehen mit dem nächsten Brief an { $name } in dieser Partie, spätestens am { $due }.
referee-words-crowded = Deine Worte habe ich nicht geschickt: Viele warten schon auf { $name }. Schreib bitte nach dem { $due } noch einmal.

referee-page-later = Antworte mit derselben Zeile, dann kommt die ganze Seite.
referee-page-on-web = Sie steht auch unter { $address }.
referee-short-answer = Für meine Antwort ist hier kein Platz. Antworte mit denselben Worten, dann bekommst du sie ganz, oder mit „hilfe“.
referee-too-long-unproven = Ich kann nicht erkennen, ob dieser Brief von dir ist; dann nehme ich höchstens { $most } Zeichen an. Mehr schick bitte als Antwort auf einen Brief von mir.

referee-position-cannot-be-read = Die Stellung kann ich nicht lesen, darum beginnt keine Partie: { $why }
referee-time-bounds = { $said ->
    [none] Hier hat jede Partie eine Uhr
   *[other] Dieser Dienst erlaubt „zeit { $said }“ nicht
}. Eine Uhr beginnt mit { $least } bis { $most }, und kein Zug fügt mehr hinzu{ $clocked ->
    [yes] {""}
   *[no] ; du kannst auch ohne Uhr spielen
}. Versuch es mit „{ $verb ->
    [rematch] revanche{" "}
   *[other] {""}
}zeit { $example }“.
referee-position-over = In dieser Stellung ist das Spiel schon zu Ende, darum beginnt keine Partie. Schreib eine andere hinter „ab“, oder lass sie weg.
referee-opponent-cannot-be-reached = An „{ $address }“ kann ich nicht schreiben. Ich brauche eine einfache Adresse, etwa bo@example.net.
referee-challenge-me = Ich bin nur der Schiedsrichter. Fordere bitte einen Menschen heraus.
referee-challenge-robot = Was an { $address } geht, liest niemand. Schreib bitte eine andere Adresse.
referee-invited-same = An diese Adresse habe ich heute schon { $n }-mal für dich geschrieben. Nach dem { $until } geht es wieder.
referee-invited-many = Ich habe schon an { $n } andere für dich geschrieben; mehr geht im Moment nicht. Nach dem { $until } geht es wieder.
referee-many-challenges = { $n } deiner Herausforderungen sind noch offen. Warte bitte auf Antworten, oder nimm einige mit „zurückziehen“ zurück.
referee-in-short = Das Spiel in Kürze: { $short }

referee-turn = { $number ->
    [0] den Aufstellungen
   *[other] Zug { $number }
}
referee-too-late = Du hast auf den Brief zu { $answered } geantwortet, aber die Partie ist bei { $now }. Ich habe nichts getan.
referee-restored = { referee-went-back } Die Partie ist wieder bei { $now }, nicht bei { $answered }. Spielt die Züge dazwischen bitte noch einmal.
referee-restored-same = { referee-went-back } Die Partie ist wieder bei { $now }. Spielt bitte noch einmal, was danach kam.
referee-went-back = Nach einer Störung musste ich auf eine ältere Sicherung zurückgehen.
referee-restored-game = { referee-went-back } Partie { $game } ist verloren. Das tut mir leid. „partien“ zählt deine Partien auf.
referee-restored-request = { referee-went-back } Meine Frage ging verloren. Schick bitte noch einmal, was du möchtest.
referee-before-take-back = Du hast auf einen Brief geantwortet, nach dem ein Zug zurückgenommen wurde; die Partie ist bei { $now }. Ich habe nichts getan.
referee-words-not-sent = Deine Worte habe ich nicht geschickt: { $name } bekommt erst wieder Post von mir, wenn deine Herausforderung beantwortet ist.
referee-takes-no-mail = { $name } nimmt im Moment keine Post von mir an und hört nichts von dieser Partie.
referee-new-reply-address = Du hast für diese Partie eine neue Antwortadresse. Antworte von jetzt an auf diesen Brief; ältere gelten nicht mehr.

referee-set-ups-awaited = { $name } und { $other } müssen noch aufstellen
referee-set-up-awaited = { $name } muss noch aufstellen
referee-awaited = { CAP($awaited) }.

referee-show-now = Hier ist das Brett.
referee-show-then = Hier ist das Brett von damals und darunter das jetzige.
referee-show-never-began = Partie { $game } hat nie begonnen (die Herausforderung wurde { $why }) und hat darum kein Brett.
referee-show-so-far = Partie { $game } hat bisher { $n ->
    [0] keinen Zug
    [1] einen Zug
   *[other] { $n } Züge
}.
referee-show-no-board-yet = Noch gibt es kein Brett. Ist die Herausforderung angenommen, beginnt die Partie mit Aufstellungen.
referee-show-over-before-set-ups = Die Partie war zu Ende, bevor beide Aufstellungen da waren.
referee-own-set-up-in = Deine Aufstellung habe ich; bisher siehst nur du sie:
referee-board-own-set-up = Deine Aufstellung:
    .bare = Deine Aufstellung
referee-board-after = Nach Zug { $n }, { $turn }

referee-history-none = Noch wurde kein Zug gespielt.
referee-history = Die Züge der Partie { $game } bisher:
referee-record-not-begun = Partie { $game } hat nicht begonnen; es gibt noch keine Aufzeichnung.
referee-history-last = Die letzten { $n } Züge der Partie { $game }. Um alle zu sehen, antworte „verlauf“ auf einen Brief von mir zu dieser Partie:
referee-record-to-reply = Für die Aufzeichnung der Partie { $game } antworte „aufzeichnung“ auf einen Brief zu ihr.
referee-record = Die Aufzeichnung der Partie { $game } liegt bei.

referee-clock-none = In Partie { $game } läuft keine Uhr.
referee-clock-stands = Die Uhr der Partie { $game } steht seit dem { $since }: { $why }.
referee-clock-no-limit = Partie { $game } hat keine Bedenkzeit.
referee-clock-yours = Du hast Zeit bis zum { $until }: { $left }.
referee-clock = { $name } hat Zeit bis zum { $until }: { $left }.
referee-clock-rests = Die Uhr steht jetzt und läuft am { $until } weiter.
referee-left-none = die Zeit ist um
referee-left-days = noch { $days } Tage{ $hours ->
    [0] {""}
    [one] {" "}und eine Stunde
   *[other] {" "}und { $hours } Stunden
}
referee-left-hours = noch { $hours } Stunden
referee-left-minutes = { $minutes ->
    [one] noch eine Minute
   *[other] noch { $minutes } Minuten
}

referee-legal-not-playing = Partie { $game } läuft nicht, also kann nichts ziehen.
referee-legal-set-ups = Noch kann nichts ziehen: { CAP($awaited) }. „hilfe setup“ sagt, wie man aufstellt.
referee-legal-no-square = „{ $text }“ ist kein Feld. Schreib „möglich“ und ein Feld, etwa „möglich c3“.
referee-legal-movers = { $name } ({ $side }) ist am Zug. Diese Einheiten können einen Zug beginnen:
referee-legal-mover = { $unit } { $moves }
referee-legal-one-unit = „möglich“ und ein Feld, etwa „möglich c3“, zählt die Züge einer Einheit auf.
referee-legal-leaders = { $name } ({ $side }) ist am Zug. Diese Einheiten können jetzt ziehen:
referee-legal-leader = { $lead } ({ $leader }), bis zu { $quota } Züge: { $units }
referee-legal-out-of-touch = { "    " }abgeschnitten: { $units }
referee-legal-pass = Keine Einheit von { $name } kann ziehen; der einzige erlaubte Zug ist „pass“.
referee-nobody = keine
referee-moves = { $n ->
    [1] 1 Zug
   *[other] { $n } Züge
}
referee-moves-all-with-slide = { $moves }, nur mit einem Schub
referee-moves-some-with-slide = { $moves }, davon { $needing } nur mit einem Schub

referee-unit-remark = { $unit }: { $remark }
referee-unit-connected = { $unit } ist verbunden: { $chain }.
referee-unit-can-act = { $unit } kann ziehen.
referee-unit-not-connected = { $unit } ist mit keinem Anführer verbunden und kann darum nicht ziehen.
referee-unit-cannot-act = { $unit } kann jetzt nicht ziehen.
referee-unit-no-activation = Am Anfang eines Zugs kann sie nichts tun.
referee-unit-can-begin = So kann sie einen Zug beginnen:
referee-unit-can-activate = Mit diesen Zügen kann sie beginnen:
referee-unit-many-moves = Sie hat { $n } Züge; hier sind { $most }:

referee-try-set-up = Die Aufstellung
referee-try-turn = Zug { $n }
referee-try-many = Du kannst höchstens { $most } Züge pro Brief probieren; das wären { $n }. Schick den Rest bitte in einem weiteren.
referee-try-board = Das ist das Brett von { $title }.
referee-try-illegal = { $what } ist nicht erlaubt: { $why }
referee-try-legal = Erlaubt: { $turn }
referee-try-ends = Das beendet die Partie: { $result }, { $why }.
referee-board-tried = { $title } nach { $turn }
referee-board-set-up = Das Brett mit dieser Aufstellung

referee-your-games = Deine Partien:
referee-listed = { $game }: { $title }, { $standing }
referee-listed-challenge = mit { $opponent }: noch nicht angenommen
referee-listed-challenge-yours = mit { $opponent }: „annehmen“ oder „ablehnen“?
referee-listed-clock = { $clock ->
    [runs] , bis zum { $until }
    [over] ; die Zeit ist am { $until } abgelaufen
   *[none] {""}
}
referee-listed-set-up-yours = gegen { $opponent }: du musst aufstellen{ $until }
referee-listed-set-up-theirs = gegen { $opponent }: { $opponent } muss aufstellen{ $until }
referee-listed-turn-yours = gegen { $opponent }, Zug { $turn }: du bist am Zug{ $until }
referee-listed-over = gegen { $opponent }: { $how ->
    [won] du hast gewonnen
    [lost] { $opponent } hat gewonnen
    [drawn] remis
   *[void] annulliert
}, { $result }
referee-every-game = Deine Partien: laufend { $going }, beendet { $over }.
referee-over-unlisted = { $n ->
    [one] Noch eine beendete Partie: { $numbers }.
   *[other] Noch { $n } beendete Partien: { $numbers }.
} „zeigen { $game }“ zeigt sie.
referee-next = Am dringendsten ist Partie { $game }.{ $more ->
    [0] {""}
    [one] {" "}In noch einer bist du dran: „partien“ zählt sie auf.
   *[other] {" "}In noch { $more } bist du dran: „partien“ zählt sie auf.
}
referee-next-none = { $n ->
    [0] Du spielst gerade keine Partie. „hilfe neu“ sagt, wie du eine beginnst.
   *[other] Keine Partie wartet auf dich: Überall sind die anderen dran.
}
referee-listed-turn-theirs = gegen { $opponent }, Zug { $turn }: { $opponent } ist am Zug{ $until }

referee-no-help = Zu „{ $topic }“ gibt es keine Hilfe. Die Themen sind { $topics }.
referee-presets = Diese Spiele kannst du spielen. „regeln SPIEL“ schickt die Regeln, „neu SPIEL gegen ADRESSE“ beginnt eine Partie.
referee-preset-about = { "    " }{ $about }
referee-rules = { $title } ({ $preset }): { $about }

referee-no-name = Als Name geht das nicht. Erlaubt sind bis zu { $most } Buchstaben, Ziffern und Leerzeichen, Bindestriche und Apostrophe in Wörtern und Punkte nach Anfangsbuchstaben: „name J. R. Schmidt“.
referee-no-name-but = Nicht alles davon geht als Name, oder er hat mehr als { $most } Zeichen. „name { $name }“ ginge.
referee-name-taken = { $name } ist vergeben oder ähnelt einem anderen Namen zu sehr. „name { $other }“ ist frei.
referee-name-reserved = { $name } kannst du nicht heißen: In meinen Briefen heißt das etwas anderes. Schreib „name“ und einen anderen.
referee-many-names = Du hast deinen Namen innerhalb einer Woche { $most }-mal geändert; mehr geht nicht. Du behältst den, den du hast.
referee-named = { $wanted } ist vergeben oder ähnelt einem anderen Namen zu sehr, darum heißt du { $name }. „name“ und ein anderer ändert das.
referee-called = In neuen Partien heißt du { $name }. Laufende Partien behalten deinen alten Namen.
referee-blocked = Das ist mein letzter Brief an dich. Deine Partien und ihre Uhren laufen weiter. Möchtest du wieder Post, antworte jederzeit „entsperren“ auf diesen Brief.
referee-unblocked = Du bekommst wieder Post von mir.
referee-unblocked-turns = { $n ->
    [one] Du bist in Partie { $games } am Zug, und deine Uhr ist weitergelaufen.
   *[other] Du bist in { $n } Partien am Zug, und deine Uhren sind weitergelaufen: { $games }.
} „zeigen { $game }“ zeigt das Brett.
referee-record-attached = Die Aufzeichnung der Partie liegt bei.
referee-mail-subjects-constant = Alle Briefe einer Partie haben jetzt denselben Betreff. „post betreff sprechend“ macht das rückgängig.
referee-mail-subjects-telling = Der Betreff sagt jetzt, was neu ist. Hält dein Mailprogramm die Briefe einer Partie dann nicht mehr zusammen, schreib „post betreff gleich“.
referee-mail-subjects-cannot = Vermerkt; hier muss der Betreff aber wechseln: Er sagt mir, auf welchen Zug du antwortest.
referee-mail-text-has-no-pictures = Vermerkt; deine Briefe kommen aber als einfacher Text, und der hat keine Bilder. „post html“ ändert das.
referee-mail-text = Deine Briefe kommen jetzt nur als einfacher Text.
referee-mail-no-pictures-here = Vermerkt; dieser Dienst schickt zurzeit aber keine Bilder.
referee-mail-without-pictures = { referee-mail-text-and-html }, ohne Bilder.
referee-mail-text-and-html = Deine Briefe kommen jetzt als einfacher Text und HTML
referee-mail-html = { referee-mail-text-and-html }.
referee-mail-with-pictures = { referee-mail-text-and-html }, mit Bildern des Bretts.
referee-new-keys = Deine alten Antwortadressen gelten nicht mehr. Für jede deiner Partien ist ein Brief mit einer neuen unterwegs.

referee-one-address = Du schreibst von { $address } und bekommst dort deine Post. Für eine weitere schreib „adresse dazu“ und die Adresse.
referee-addresses = Deine Adressen sind { $addresses }. Deine Post geht an { $mailbox }.
referee-address-yours-already = { $address } ist schon eine deiner Adressen.
referee-many-addresses = Du hast schon { $n } Adressen; mehr geht nicht. „adresse weg“ nimmt eine heraus.
referee-address-mine = { $address } ist meine eigene Adresse.
referee-address-asked = Ich habe an { $address } geschrieben, außer jemand anders hier hat sie oder dort ist keine Post erwünscht. Antworte innerhalb einer Woche auch dort „ja“.
referee-address-not-yours = { $address } ist keine deiner Adressen. „adresse“ zählt sie auf.
referee-only-address = { $address } ist deine einzige Adresse. „adresse dazu“ nimmt eine andere dazu; „sperren“ beendet alle Post.
referee-address-removal-asked = Ich habe an { $other } geschrieben. Antworte innerhalb einer Woche auch dort „ja“, dann nehme ich { $address } heraus.
referee-address-not-added = Diese Adresse kann nicht mehr dazukommen. Um es noch einmal zu versuchen, schreib „adresse dazu“ von deiner anderen Adresse.
referee-address-added = Briefe von { $address } gelten jetzt als Briefe von { $name }. Deine Post geht weiter an die alte Adresse; „adresse weg“ und diese Adresse ändert das.
referee-address-news-subject = Deine neue Adresse
referee-address-news = { $address } ist jetzt eine deiner Adressen. Warst du das nicht, schreib „neuer schlüssel“ und „adresse weg { $address }“.
referee-address-not-removed = { $address } kann nicht mehr herausgenommen werden. „adresse“ zählt deine Adressen auf.
referee-address-removed = Ich habe { $address } herausgenommen; die Antwortadressen, die dorthin gingen, gelten nicht mehr. Deine Post geht an { $mailbox }.

referee-somebody = Jemand
referee-proposes-add = { $name } spielt hier Partien per E-Mail, gibt diese Adresse auch als eigene an und möchte von ihr schreiben:
referee-proposes-remove = { $name } spielt hier Partien per E-Mail und möchte eine von zwei Adressen aufgeben; diese ist eine davon:
referee-proposal-reply = Bist du das und stimmt es, antworte „ja“. Wenn nicht, antworte „nein“ oder tu nichts. „sperren“ beendet alle Post von mir.
