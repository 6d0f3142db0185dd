# Was der Schiedsrichter selbst zu einem Brief sagt: was er nicht tun konnte, was er zeigt, was er rückfragt.

referee-sentence = { SENTENCE($why) }

referee-address-of-another = Der Brief kam an eine Antwortadresse, die jemand anderem gehört.
referee-subject-cut = Das Geheimnis, das in Klammern am Ende meiner Betreffzeilen steht, war in deiner abgeschnitten oder verändert; der Brief zeigt also nicht, dass du ihn geschrieben hast. Antworte nächstes Mal bitte auf meinen Brief und lass seinen Betreff, wie er ist, bis zum Ende.
referee-address-not-valid = Der Brief kam an eine Antwortadresse, die nicht mehr gilt.
referee-asked-before-renewal = Was der Brief bestätigt, wurde vor der Erneuerung der Antwortadressen gefragt.
referee-unauthentic = Nichts wurde ausgeführt, denn es ließ sich nicht nachweisen, dass dieser Brief von dir kommt: { CAP($why) }. Bitte schreib mit dem Programm oder über den Anbieter, den du sonst benutzt, oder antworte auf einen Brief von mir.
referee-doubt-other-author = er kam von einer Adresse, die keine von deinen ist
referee-doubt-unsigned = dein Mailserver hat ihn nicht mit einer gültigen DKIM-Signatur deiner Domain versehen
referee-doubt-ambiguous = eine seiner Zeilen From, Subject, Date, To oder Content-Type steht mehr als einmal darin
referee-doubt-left-open = die DKIM-Signatur darauf deckt nicht From, Subject, Date und den ganzen Text ab
referee-doubt-expired = die DKIM-Signatur darauf war abgelaufen, als er kam
referee-doubt-other-date = seine Zeile Date liegt mehr als drei Tage von dem Tag entfernt, an dem er kam
referee-doubt-other-address = seine Zeilen To und Cc nennen, wie sie signiert wurden, die Adresse nicht, an die er kam
referee-doubt-to-unsigned = die DKIM-Signatur darauf deckt die Zeile nicht ab, die sagt, an wen er geschrieben ist
referee-doubt-unborne = eine Zeile, die sagt, wie sein Text zu lesen ist (Content-Type oder dergleichen), war nicht signiert, und der Text passt nicht zu ihr
referee-doubt-unanswered = die Schlüssel deiner Domain ließen sich nicht nachschlagen, während er wartete
referee-doubt-token = Signaturen von Briefen werden hier nicht geprüft
referee-foretold-all = Das solltest du wissen, bevor du spielst: Bei deinen Briefen lässt sich nicht nachweisen, dass sie von dir kommen, denn bei diesem gelang es nicht: { CAP($why) }. Daher frage ich bei jedem, der um etwas bittet, zurück: Es kommt ein Brief, der es nennt, und „ja“ als Antwort darauf führt es aus. Ein Anbieter, der seine Briefe im Namen deiner Adresse signiert (DKIM), erspart dir das.
referee-foretold-half = Das solltest du wissen, bevor du spielst: { CAP($why) }, und so wird es auch bei deinen nächsten sein. Züge, „probe“, Worte an deinen Gegner, Angebote und Fragen führe ich sofort aus, wenn du auf den neuesten Brief einer Partie antwortest; bei allem anderen frage ich zurück: Es kommt ein Brief, der es nennt, und „ja“ als Antwort darauf führt es aus.
referee-large-spent = Der Brief hat mehr als { $kb } KB, und ich lese höchstens { $most } solche Briefe am Tag von dir. Bitte schreib einen neuen, kurzen Brief: Lösch das Zitat unter deinen Worten, und schick keine Bilder oder Dateien mit. Briefe bis { $kb } KB lese ich wie immer.
referee-not-read = Dein Brief konnte nicht gelesen werden: { $why } Nichts wurde ausgeführt.

referee-turn-said = „{ $words }“ darin sieht wie ein Zug aus; gespielt wurde er nicht.
referee-below = Dein Brief ist sehr lang: Ich lese höchstens { $mb } MB und { $lines } Zeilen Text, und nichts darunter.
referee-struck = Was du durchgestrichen hast, habe ich weggelassen: „{ $words }“.
referee-nothing-to-do = In deinem Brief gab es für mich nichts zu tun. Hier ist der Stand der Dinge.
referee-too-many = Ein Brief kann um höchstens { $most } Dinge bitten; ab hier wurde er nicht gelesen. Bitte schick den Rest in einem anderen Brief.
referee-too-many-of-stranger = Solange du keinen Brief von mir beantwortet hast, kann ein Brief um höchstens { $most } Dinge bitten; ab hier wurde er nicht gelesen. Bitte schick den Rest in einem anderen Brief.
referee-not-tried = Nicht versucht, weil eine Zeile weiter oben nicht ausgeführt werden konnte. Schick sie noch einmal, wenn du es weiterhin möchtest.
referee-unknown = Das kenne ich nicht; ich habe nichts damit getan. „hilfe“ erklärt, was man schreiben kann.
referee-unknown-nearest = Das kenne ich nicht; ich habe nichts damit getan. Meintest du „{ $nearest }“? „hilfe“ erklärt, was man schreiben kann.
referee-unknown-game = Ich weiß nicht, für welche Partie das ist, und habe nichts damit getan. Um einen Zug zu spielen, antworte auf den Brief der Partie oder schreib ihre Nummer davor, wie in „42: { $line }“.

referee-no-seat = In Partie { $game } hast du keinen Platz. Nichts wurde ausgeführt; „partien“ zählt deine Partien auf.
referee-unlisted = { $n ->
    [one] Noch eine Partie, in der nichts dringender ist: { $numbers }. „zeigen { $game }“ zeigt sie.
   *[other] Noch { $n } Partien, in denen nichts dringender ist: { $numbers }. „zeigen { $game }“ zeigt die erste davon.
}
referee-no-games = Du spielst hier im Moment keine Partie. „hilfe neu“ sagt, wie man eine beginnt.
referee-no-game-for = Nichts wurde ausgeführt: Du spielst hier im Moment keine Partie. „hilfe neu“ sagt, wie man eine beginnt.
referee-which-game = Welche deiner { $n } Partien meinst du? Nichts wurde ausgeführt. Schreib die Nummer davor, wie in „{ $game }: { $line }“.
referee-neither-game-nor-turn = Du hast keine Partie { $number }, und diese ist nicht bei Zug { $number }, sondern bei { $now }; ich weiß also nicht, was die Zahl bedeutet, und nichts wurde ausgeführt. Für diese Partie lass sie weg; für eine andere schreib „partie“ und deren Nummer.
referee-this-game-or-turn = { $number } ist die Nummer dieser Partie, aber sie ist bei { $now }; vielleicht meinst du also Zug { $number }, und nichts wurde ausgeführt. Meinst du diese Partie, wie sie steht, so lass die Zahl weg: „{ $line }“.
referee-game-or-turn = { $number } kann ein Zug dieser Partie sein oder deine Partie { $number }; nichts wurde ausgeführt. Für diese Partie schreib „zug { $number }: { $line }“, für die andere „partie { $number }: { $line }“.

referee-no-subject = Dein Brief
referee-answer-subject = Re: { $subject }
referee-footer = Schreib „hilfe“, und das Handbuch kommt. Diesen Brief hat ein Automat geschrieben.

referee-confirm-subject = Bitte bestätigen: { $what }
referee-kind-turn = Zug
referee-confirm-asks = Ein Brief, der von deiner Adresse kam, bittet um dies:
referee-confirm-asks-from = Ein Brief von { $address } bittet um dies:
referee-confirm-asks-elsewhere = Ein Brief von einer fremden Adresse bat um dies:
referee-confirm-not-yours = Ich habe noch nichts ausgeführt, weil er von keiner deiner Adressen kam.
referee-confirm-unproven = Noch wurde nichts ausgeführt, denn deine Adresse könnte irgendjemand daraufgeschrieben haben.
referee-confirm-final = Noch wurde nichts ausgeführt, denn es lässt sich nicht rückgängig machen.
referee-confirm-in-subject = Noch wurde nichts ausgeführt. Bei diesem Dienst steht das Geheimnis, das zeigt, wer antwortet, im Betreff, wo es alle lesen können, die deinen Brief sehen; deshalb werden nur Züge sofort gespielt, und bei allem anderen frage ich zurück.
referee-confirm-reply = Antworte auf diesen Brief mit „ja“ und nichts anderem, und es wird ausgeführt. „nein“ lässt alles, wie es ist. Hat jemand anderes darum gebeten, so antworte „das war ich nicht“; ohne Antwort geschieht nichts.

referee-about-game = Es geht um Partie { $game }, { $title }, gegen { $name }.
referee-about-line = Partie { $game }: „{ $line }“.
referee-act-resign = „ja“ gibt die Partie auf, und { $name } hat sie gewonnen. Das ist endgültig.
referee-act-call-off = „ja“ sagt deine Partie mit { $name } ab. Sie zählt für niemanden.
referee-act-withdraw = „ja“ zieht deine Herausforderung an { $name } zurück. Die Partie beginnt dann nie.
referee-act-newkey = „ja“ macht alle Antwortadressen wertlos, die du von hier bekommen hast. Für jede Partie kommt ein Brief mit einer neuen.
referee-act-block = „ja“ beendet alle Post von hier an dich. Laufende Partien gehen weiter und ihre Uhren auch.
referee-act-add = „ja“ lässt bei { $address } fragen, ob das deine Adresse ist. Wenn auch von dort ein Ja kam, gilt, was von dort kommt, als von dir.
referee-act-remove = „ja“ ist der erste Schritt, { $address } aus deinen Adressen herauszunehmen. Was dorthin ging, ist dann wertlos.

referee-confirm-until = Du hast Zeit bis zum { $until }.

referee-confirmed-before = Diese Rückfrage ist erledigt: Du hast sie schon beantwortet, oder ein anderer Brief von dir hat sie beendet. Diese Antwort ändert nichts. Möchtest du es weiterhin, so bitte noch einmal darum.
referee-confirmed-late = Das wurde am { $made } gefragt und ist zu alt, um jetzt bestätigt zu werden. Bitte noch einmal darum.
referee-yes-or-no = Nichts wurde ausgeführt: Deine Antwort ist kein klares Ja. Um zuzustimmen, antworte „ja“ und nichts anderes; um abzulehnen, „nein“. Hast nicht du darum gebeten, so antworte „das war ich nicht“.
referee-not-me = Dann wird nichts ausgeführt, und die Rückfrage ist hinfällig: Ein Ja darauf bewirkt nichts mehr. Sonst hat sich nichts geändert. Kann jemand deine Post lesen, so schreib „neuer schlüssel“: Das macht alle Antwortadressen wertlos, die du bisher bekommen hast.
referee-not-me-either = Hast nicht du geantwortet, so kann jemand deine Post lesen: Schreib „neuer schlüssel“, und alle Antwortadressen, die du bisher bekommen hast, sind wertlos.
referee-disarmed = Nichts wurde ausgeführt: Seit ich das gefragt habe, ist etwas geschehen, das ändert, was deine Antwort bedeutet. Möchtest du es weiterhin, so bitte noch einmal darum.
referee-from-elsewhere = An eine geheime Antwortadresse von dir kam ein Brief von { $address }, und das ist keine deiner Adressen. Nichts wurde ausgeführt. Warst du es, so antworte auf diesen Brief „adresse dazu { $address }“, und du kannst auch von dort schreiben. Wenn nicht, hat jemand einen meiner Briefe an dich gesehen: Antworte „neuer schlüssel“, und alle Antwortadressen, die du bisher bekommen hast, sind wertlos.

referee-tapped-before = Das ist schon geschehen: Ein früherer Brief von dir hat um dasselbe gebeten. Nichts geschieht zweimal.
referee-tapped-late = Nichts wurde ausgeführt: Dieser Knopf gehört zu einem älteren Brief, und seither ist etwas geschehen, das ändert, was er bedeutet. Wie es jetzt steht, siehst du unten; benutze die Knöpfe dieses Briefs.
referee-tapped-otherwise = Nichts wurde ausgeführt: Darauf hast du schon mit „{ $words }“ geantwortet, und dabei bleibt es.

referee-yes-not-believed = Nichts wurde ausgeführt: Es lässt sich nicht rückgängig machen, und während bei deinen Briefen sonst nachzuweisen ist, dass sie von dir kommen, ist es das bei diesem nicht: { CAP($why) }. Bitte antworte mit dem Programm oder über den Anbieter, den du sonst benutzt.
referee-yes-of-host-not-believed = Ich habe nichts ausgeführt. Was du als Betreiber entscheidest, tue ich nur, wenn ich sehe, dass der Brief von dir kommt, und das sehe ich hier nicht: { CAP($why) }. Bitte antworte mit dem Programm, das du sonst benutzt, oder entscheide es auf dem Rechner mit „pbem admin“.

referee-nothing-waits = Nichts wartet auf ein Ja oder Nein von dir. Darauf wartet nach „probe“ ein Zug, und was sich nicht rückgängig machen lässt, sobald du darum gebeten hast.
referee-asked-again = Nur in der Antwort auf den Brief, der danach fragt, gilt ein Ja. Eines wartet auf dich, und ich frage noch einmal danach.
referee-asked-again-here = Nur in der Antwort auf den Brief, der danach fragt, gilt ein Ja. Dies wartet auf dich: { $what } Antworte auf diesen Brief mit „ja“ oder „nein“.
referee-many-wait = Nur in der Antwort auf den Brief, der danach fragt, gilt ein Ja, und { $n } Dinge warten auf dich. Antworte auf die Briefe, die danach gefragt haben, oder schreib:
referee-waits-request = „{ $words }“, worum ein Brief von dir gebeten hat.
referee-waits-accept = Partie { $game }: die Herausforderung von { $name }. Schreib „{ $game }: annehmen“ oder „{ $game }: ablehnen“.
referee-waits-draw = Partie { $game }: Remis, das { $name } anbietet. Schreib „{ $game }: remis ja“ oder „{ $game }: remis nein“.
referee-waits-undo = Partie { $game }: die Bitte von { $name }, einen Zug zurückzunehmen. Schreib „{ $game }: zurücknehmen ja“ oder „{ $game }: zurücknehmen nein“.
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
referee-missed-challenges = Diese Herausforderungen haben auf dich gewartet:
referee-missed-challenge = { $game }: { $title }, von { $name }. Schreib „{ $game }: annehmen“ oder „{ $game }: ablehnen“.
referee-yes-by-itself = Das bewirkt hier nichts: Ein Ja kommt in einem eigenen Brief, als Antwort auf meinen, der danach fragt.
referee-waits-besides = Noch etwas wartet auf dich, und ein bloßes „ja“ auf diesen Brief beantwortet es nicht: { $what }
referee-ask-one-by-one = Nicht ausgeführt und noch nicht rückgefragt: Auf ein Ja wartet immer nur eins nach dem anderen. Bitte schick das noch einmal, wenn das andere beantwortet ist.
referee-not-done-as-wished = Deinem Wunsch entsprechend wurde nichts ausgeführt.

referee-last-unread = Automaten antworten binnen Minuten. Deshalb: Kommt dein nächster Brief innerhalb von zwei Minuten und ich kann wieder nichts darin lesen, antworte ich erst, wenn ich etwas lesen kann.
referee-unread-gathered-from-now = Ab jetzt beantworte ich solche Briefe gemeinsam, einmal am Tag. Züge spiele ich weiterhin sofort.
referee-last-same-partly = Dieselben Worte werden bis zum { $until } nicht noch einmal beantwortet, es sei denn, es kommt ein Brief, den ich ganz lesen kann.
referee-last-same = Dieselben Worte zum selben Zug werden bis zum { $until } nicht noch einmal beantwortet; alles andere schon.
referee-last-short = Damit niemand durch mich dein Postfach füllen kann, ist dies die letzte Antwort bis zum { $until } auf Briefe an meine einfache Adresse, in denen ich nichts lesen kann. Ein Brief, der um etwas bittet, wird beantwortet, und ebenso jede Antwort auf einen Brief von mir, auf den man antworten kann.
referee-last-look = Damit niemand durch mich dein Postfach füllen kann, ist dies die letzte Antwort bis zum { $until } auf Briefe an meine einfache Adresse, die nur etwas sehen wollen. Ein Brief, der darum bittet, dass etwas geschieht, wird beantwortet, und ebenso jede Antwort auf einen Brief von mir, auf den man antworten kann.
referee-last-asked = Damit niemand durch mich dein Postfach füllen kann, ist dies das letzte Mal bis zum { $until }, dass ich bei dir rückfrage. Ein Ja auf einen meiner Briefe, die danach fragen, gilt weiterhin, und jede Antwort auf einen Brief von mir über eine Partie wird beantwortet.
referee-last-doubted = Damit niemand durch mich dein Postfach füllen kann, ist dies die letzte Antwort bis zum { $until } auf Briefe in deinem Namen, denen ich nicht glauben kann. Ein Ja auf einen meiner Briefe, die danach fragen, gilt weiterhin, und was ich glauben kann, wird wie immer beantwortet.
referee-last-elsewhere = Damit niemand durch mich dein Postfach füllen kann, ist dies mein letzter Brief bis zum { $until } über das, was von einer Adresse, die keine von deinen ist, an deine Antwortadressen kommt. Was du selbst schreibst, wird wie immer beantwortet.
referee-last-robot = Dein Mailanbieter kennzeichnet deine Briefe wie automatische Post. Damit nicht zwei Automaten einander ewig schreiben, ist dies meine letzte Antwort bis zum { $until } auf einen Brief von dort, den ich nicht ganz lesen kann. Jeden Zug, den ich lesen kann, spiele ich weiterhin, und jede Frage zu einer Partie beantworte ich.
referee-last-of-few = Damit niemand durch mich dein Postfach füllen kann, sind meine Antworten bis zum { $until } höchstens { $times }-mal so lang wie dein Brief. Schreibst du nur ein, zwei Zeilen, muss ich vielleicht schweigen. Eine Antwort auf einen Brief von mir geht immer.
referee-last-unproven = Damit niemand durch mich dein Postfach füllen kann, ist dies die letzte Antwort bis zum { $until } auf Briefe an meine einfache Adresse, die nicht nachweisen, wer sie geschrieben hat. Ein Ja auf einen meiner Briefe, die danach fragen, gilt weiterhin, und jede Antwort auf einen Brief von mir über eine Partie wird beantwortet.
referee-gathered-from-now = Das war der { $n }. Brief zu dieser Partie innerhalb einer Stunde, in dem nichts stand, was ich ausführen konnte. Was ich abweisen muss, bis die Stunde um ist, sammle ich in einer Antwort, die eine Stunde nach dem ersten davon kommt; was ich ausführen kann, wird sofort ausgeführt und beantwortet.
referee-gathered = Was ich nicht einzeln beantworten konnte ({ $n }; ich zähle höchstens { $most } auf):
referee-again-from-now = Das war das { $n }. Mal innerhalb einer Stunde, dass du genau dies gefragt hast. Fragst du es bei diesem Zug noch einmal, so sammle ich das in einer Antwort, die eine Stunde später kommt; alles andere wird sofort beantwortet.
referee-gathered-again = „{ $line }“ kam noch einmal. Die Antwort darauf hast du schon; sie gilt, solange seither nichts geschehen ist.
referee-gathered-item = „{ $line }“: { $why }
referee-gathered-subject = Was nicht ausgeführt werden konnte
referee-gathered-news-subject = Neues von deinen Gegnern
referee-words-gathered = { $name } hat innerhalb der Stunde schon mehrere Briefe mit nichts als Worten von dir bekommen.
referee-words-sent = Du hast innerhalb der Stunde schon { $n } Briefe mit nichts als Worten schicken lassen.
referee-words-received = { $name } bekommt im Moment keine weiteren Briefe mit nichts als Worten.
referee-words-go-later = Diese Worte gehen mit dem nächsten Brief an { $name } in dieser Partie, spätestens am { $due }.
referee-words-crowded = Deine Worte wurden nicht geschickt: Viele deiner Worte an { $name } warten noch auf den nächsten Brief. Bitte schreib sie nach dem { $due } noch einmal.

referee-page-later = Die ganze Seite kommt, wenn du auf diesen Brief mit derselben Zeile antwortest.
referee-page-on-web = Sie steht auch unter { $address }.
referee-your-letter = Dein Brief
referee-short-answer = Dein Brief ist angekommen, und nichts wurde ausgeführt. Schreib mir „hilfe“, um zu erfahren, wie man spielt, oder antworte auf einen meiner Briefe über eine Partie.
referee-too-long-unproven = Nichts weist nach, dass dieser Brief von dir ist, und was rückgefragt werden soll, darf zusammen { $most } Zeichen haben. Bitte schick, was länger ist, als Antwort auf einen meiner Briefe.

referee-position-cannot-be-read = Es wurde keine Partie begonnen, denn die Stellung kann ich nicht lesen: { $why }
referee-time-bounds = Nichts wurde begonnen: { $said ->
    [none] Hier gibt es keine Partie ohne Uhr.
   *[other] „zeit { $said }“ liegt außerhalb dessen, was dieser Dienst erlaubt.
} Eine Uhr beginnt mit mindestens { $least } und höchstens { $most }, und kein Zug fügt mehr hinzu{ $clocked ->
    [yes] {""}
   *[no] ; auch Partien ohne Uhr sind erlaubt
}. Schreib es noch einmal, zum Beispiel mit „zeit { $example }“{ $verb ->
    [rematch] , wie in „revanche zeit { $example }“
   *[other] {""}
}.
referee-position-over = Es wurde keine Partie begonnen: In dieser Stellung wäre sie schon zu Ende. Schreib eine andere hinter „ab“, oder lass sie weg.
referee-opponent-cannot-be-reached = An „{ $address }“ kann ich nicht schreiben: Von hier sind nur Adressen aus einfachen Buchstaben, Ziffern und Punkten zu erreichen, etwa bo@example.net.
referee-challenge-me = Es wurde keine Partie begonnen: Ich bin nur der Schiedsrichter. Fordere einen Menschen heraus.
referee-challenge-robot = Es wurde keine Partie begonnen: Was an { $address } geht, liest niemand. Fordere einen Menschen heraus.
referee-invited-same = Nicht ausgeführt: Du hast mich heute schon { $n }-mal an diese Adresse schreiben lassen. Nach dem { $until } tue ich es wieder; oder warte auf eine Antwort auf das, worum du schon gebeten hast.
referee-invited-many = Nicht ausgeführt: Du hast mich schon an { $n } andere schreiben lassen; mehr schreibe ich im Auftrag einer Person in so kurzer Zeit nicht. Nach dem { $until } tue ich es wieder.
referee-many-challenges = Nicht ausgeführt: { $n } deiner Herausforderungen warten auf Antwort; warte bitte, bis einige beantwortet sind, oder nimm sie mit „zurückziehen“ zurück.
referee-in-short = Das Spiel in Kürze: { $short }

referee-turn = { $number ->
    [0] den Aufstellungen
   *[other] Zug { $number }
}
referee-too-late = Dein Brief antwortet auf den zu { $answered }; die Partie ist bei { $now }. Nichts wurde ausgeführt; hier ist das Brett.
referee-restored = Dein Brief antwortet auf den zu { $answered }, aber meine Aufzeichnungen wurden aus einer Sicherung wiederhergestellt, die nicht so weit reicht: Die Partie ist wieder bei { $now }. Ich habe nichts ausgeführt; hier ist das Brett. Wenn ihr die Züge dazwischen noch wisst, spielt sie bitte noch einmal.
referee-restored-game = Meine Aufzeichnungen wurden aus einer Sicherung wiederhergestellt, die älter ist als Partie { $game }; sie ist leider verloren. Ich habe nichts ausgeführt; „partien“ zählt deine Partien auf.
referee-restored-request = Dein Brief antwortet auf eine Frage, die ich nicht mehr habe: Meine Aufzeichnungen wurden aus einer Sicherung wiederhergestellt. Ich habe nichts ausgeführt. Schick bitte noch einmal, was du möchtest.
referee-before-take-back = Dein Brief antwortet auf einen aus der Zeit vor einer Zurücknahme; die Partie ist bei { $now }. Nichts wurde ausgeführt; hier ist das Brett.
referee-words-not-sent = Deine Worte wurden nicht geschickt: { $name } hat deine Herausforderung noch nicht beantwortet und bekommt vorher keine Post mehr von hier. Sag es dann noch einmal.
referee-takes-no-mail = { $name } nimmt im Moment keine Post von hier an und hört nichts von dieser Partie.
referee-new-reply-address = Deine Antwortadresse für diese Partie ist neu. Antworte von nun an auf diesen Brief; frühere gelten nicht mehr.

referee-set-ups-awaited = die Aufstellungen von { $name } und { $other } werden erwartet
referee-set-up-awaited = die Aufstellung von { $name } wird erwartet
referee-awaited = { CAP($awaited) }.

referee-show-now = Hier ist das Brett.
referee-show-then = Hier ist das Brett von damals; darunter das jetzige.
referee-show-never-began = Partie { $game } hat nie begonnen (die Herausforderung wurde { $why }): Sie hat kein Brett.
referee-show-so-far = Partie { $game } hat bisher { $n ->
    [0] keinen Zug
    [1] einen Zug
   *[other] { $n } Züge
}.
referee-show-no-board-yet = Noch gibt es kein Brett: Die Partie beginnt mit Aufstellungen, wenn die Herausforderung angenommen ist.
referee-show-over-before-set-ups = Die Partie war zu Ende, bevor beide Aufstellungen da waren.
referee-own-set-up-in = Deine eigene Aufstellung ist da; außer dir sieht sie noch niemand:
referee-board-own-set-up = Deine Aufstellung:
    .bare = Deine Aufstellung
referee-board-start = Der Anfang
referee-board-after = Nach Zug { $n }, { $turn }

referee-history-none = Noch hat niemand einen Zug gespielt.
referee-history = Die Züge der Partie { $game } bisher:
referee-record-not-begun = Partie { $game } hat nicht begonnen: Noch gibt es keine Aufzeichnung.
referee-history-last = Die letzten { $n } Züge der Partie { $game }. Alle kommen, wenn du „verlauf“ in eine Antwort auf einen meiner Briefe über sie schreibst:
referee-record-to-reply = Die Aufzeichnung der Partie { $game } wurde nicht geschickt: Dateien gehen nur dorthin, wo ich weiß, wer fragt. Schreib „aufzeichnung“ in eine Antwort auf einen meiner Briefe über diese Partie, und sie kommt.
referee-record = Die Aufzeichnung der Partie { $game } kommt mit diesem Brief.

referee-clock-none = In Partie { $game } läuft keine Uhr.
referee-clock-stands = Die Uhr der Partie { $game } steht seit dem { $since }, { $why }.
referee-clock-no-limit = In Partie { $game } ist die Bedenkzeit nicht begrenzt.
referee-clock-yours = Du hast Zeit bis zum { $until }: { $left }.
referee-clock = { $name } hat Zeit bis zum { $until }: { $left }.
referee-clock-rests = Sie steht jetzt und läuft am { $until } weiter.
referee-left-none = Die Zeit ist um
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

referee-legal-not-playing = Partie { $game } läuft nicht: Darin kann niemand ziehen.
referee-legal-set-ups = Noch kann niemand ziehen: { CAP($awaited) }. „hilfe setup“ sagt, wie man eine Aufstellung schreibt.
referee-legal-no-square = „{ $text }“ ist kein Feld. Schreib „möglich“ und ein Feld, wie in „möglich c3“.
referee-legal-movers = { $name } ({ $side }) ist am Zug. Diese Einheiten können einen Zug beginnen:
referee-legal-mover = { $unit } { $moves }
referee-legal-one-unit = „möglich“ und ein Feld, wie in „möglich c3“, zählt die Züge einer Einheit auf.
referee-legal-leaders = { $name } ({ $side }) ist am Zug. Diese Einheiten können jetzt ziehen:
referee-legal-leader = { $lead } ({ $leader }), bis zu { $quota } Aktivierungen: { $units }
referee-legal-out-of-touch = { "    " }nicht verbunden: { $units }
referee-legal-pass = Keine Einheit von { $name } kann ziehen: Der einzige erlaubte Zug ist „pass“.
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
referee-unit-not-connected = { $unit } ist mit keinem Anführer verbunden, der sie aktivieren könnte.
referee-unit-cannot-act = { $unit } kann jetzt nicht ziehen.
referee-unit-no-activation = Als erste Aktivierung eines Zugs kann sie nichts Erlaubtes tun.
referee-unit-can-begin = Einen Zug beginnen kann diese Einheit so:
referee-unit-can-activate = Als erste Aktivierung eines Zugs kann diese Einheit dies tun:
referee-unit-many-moves = Sie hat { $n } Züge; hier sind die ersten { $most }:

referee-try-set-up = Die Aufstellung
referee-try-turn = Zug { $n }
referee-try-many = Hier wurde nichts probiert: Höchstens { $most } Züge können in einem Brief probiert werden; mit diesen wären es { $n }. Bitte schick den Rest in einem anderen Brief.
referee-try-board = Das ist das Brett von { $title }.
referee-try-illegal = { $what } ist nicht erlaubt: { $why }
referee-try-legal = Erlaubt: { $turn }
referee-try-captures = Damit geschlagen: { $units }.
referee-try-removes = Durch die Körperregeln entfernt: { $units }.
referee-try-ends = Das beendet die Partie: { $result }, { $why }.
referee-board-tried = { $title } nach { $turn }
referee-board-set-up = Das Brett mit dieser Aufstellung

referee-your-games = Deine Partien:
referee-listed = { $game }: { $title }, { $standing }
referee-listed-challenge = mit { $opponent }: wartet darauf, angenommen zu werden
referee-listed-challenge-yours = mit { $opponent }: wartet auf dein „annehmen“ oder „ablehnen“
referee-listed-clock = { $clock ->
    [runs] , bis zum { $until }
    [over] ; die Zeit ist am { $until } abgelaufen
   *[none] {""}
}
referee-listed-set-up-yours = gegen { $opponent }, Aufstellungen: deine wird erwartet{ $until }
referee-listed-set-up-theirs = gegen { $opponent }, Aufstellungen: die von { $opponent } wird erwartet{ $until }
referee-listed-turn-yours = gegen { $opponent }, Zug { $turn }: du bist am Zug{ $until }
referee-listed-over = gegen { $opponent }: { $how ->
    [won] du hast gewonnen
    [lost] { $opponent } hat gewonnen
    [drawn] remis
   *[void] annulliert
}, { $result }
referee-every-game = Deine Partien: laufend { $going }, beendet { $over }.
referee-over-unlisted = { $n ->
    [one] Noch eine beendete, älter als diese: { $numbers }. „zeigen { $game }“ zeigt sie.
   *[other] Noch { $n } beendete, älter als diese: { $numbers }. „zeigen { $game }“ zeigt die erste davon.
}
referee-next = Am dringendsten wartet Partie { $game } auf dich.{ $more ->
    [0] {""}
    [one] {" "}Noch eine wartet auf dich: „partien“ zählt sie auf.
   *[other] {" "}Noch { $more } warten auf dich: „partien“ zählt sie auf.
}
referee-next-none = { $n ->
    [0] Keine Partie wartet auf dich, und du spielst keine. „hilfe neu“ sagt, wie man eine beginnt.
   *[other] Keine Partie wartet auf dich: In allen, die du spielst, sind die anderen an der Reihe.
}
referee-listed-turn-theirs = gegen { $opponent }, Zug { $turn }: { $opponent } ist am Zug{ $until }

referee-no-help = Zu „{ $topic }“ gibt es keine Hilfe. Die Themen sind { $topics }.
referee-presets = Diese Spiele kann man spielen. „regeln SPIEL“ schickt die Regeln, „neu SPIEL gegen ADRESSE“ beginnt eine Partie.
referee-preset-about = { "    " }{ $about }
referee-which-rules = Welche Regeln? Schreib „regeln SPIEL“; „spiele“ zählt die Namen auf.
referee-rules = { $title } ({ $preset }): { $about }

referee-no-name = Als Name, den andere sehen, geht das nicht. Ein Name hat Buchstaben und Ziffern, Leerzeichen, innerhalb von Wörtern Bindestriche und Apostrophe, hinter Anfangsbuchstaben Punkte, und höchstens { $most } Zeichen: „name J. R. Schmidt“, „name Anne-Marie O’Neil“.
referee-no-name-but = Nicht alles davon kann in einem Namen stehen: Er hat Buchstaben und Ziffern, Leerzeichen, innerhalb von Wörtern Bindestriche und Apostrophe, hinter Anfangsbuchstaben Punkte, und höchstens { $most } Zeichen. Du behältst den Namen, den du hast; schreib „name { $name }“, um so zu heißen.
referee-name-taken = { $name } kannst du nicht heißen: Jemand hier hat diesen Namen oder einen, der so aussieht, oder hat ihn vor weniger als einem Jahr abgelegt. Niemand soll mit jemand anderem verwechselt werden, also behältst du den Namen, den du hast. Schreib „name“ und einen anderen; „name { $other }“ ist frei.
referee-name-reserved = { $name } kannst du nicht heißen: In Briefen von hier meint dieses Wort jemand anderen. Du behältst den Namen, den du hast; schreib „name“ und einen anderen.
referee-many-names = Du hast innerhalb einer Woche { $most } andere Namen angenommen; mehr geht nicht, denn jeder, den du ablegst, bleibt ein Jahr lang dir vorbehalten. Du behältst den Namen, den du hast.
referee-named = Jemand hier heißt { $wanted } oder so ähnlich, oder hat diesen Namen vor weniger als einem Jahr abgelegt; daher heißt du { $name }. Schreib „name“ und einen anderen, um anders zu heißen.
referee-called = In neuen Partien heißt du { $name }. Laufende Partien behalten den Namen, mit dem sie begonnen haben.
referee-blocked = Das ist der letzte Brief von hier. Laufende Partien gehen weiter und ihre Uhren auch. Möchtest du wieder Post, dann antworte auf diesen Brief mit „entsperren“, egal wann.
referee-unblocked = Du bekommst wieder Post von hier.
referee-unblocked-turns = { $n ->
    [one] Du bist in Partie { $games } am Zug, und deine Uhr ist weitergelaufen.
   *[other] Du bist in { $n } Partien am Zug, und deine Uhren sind weitergelaufen: { $games }.
} „zeigen { $game }“ zeigt das Brett.
referee-record-attached = Die Aufzeichnung der ganzen Partie liegt bei.
referee-mail-subjects-constant = Alle Briefe einer Partie haben von nun an denselben Betreff. „post betreff sprechend“ lässt ihn wieder sagen, was neu ist.
referee-mail-subjects-telling = Der Betreff deiner Briefe sagt von nun an, was neu ist. Macht dein Mailprogramm dann aus jedem Brief eine eigene Unterhaltung, so hält „post betreff gleich“ eine Partie zusammen.
referee-mail-subjects-cannot = Vermerkt; hier sagt der Betreff deiner Briefe dem Dienst aber, auf welchen Zug du antwortest, und kann daher nicht immer derselbe sein.
referee-mail-text-has-no-pictures = Vermerkt; deine Briefe kommen aber nur als einfacher Text, und der hat keine Bilder. „post html“ ändert das.
referee-mail-text = Deine Briefe kommen von nun an nur als einfacher Text.
referee-mail-no-pictures-here = Vermerkt; von hier werden aber zurzeit keine Bilder geschickt.
referee-mail-without-pictures = Deine Briefe kommen von nun an als einfacher Text und HTML, ohne Bilder.
referee-mail-html = Deine Briefe kommen von nun an als einfacher Text und HTML.
referee-mail-with-pictures = Deine Briefe kommen von nun an als einfacher Text und HTML, mit Bildern des Bretts.
referee-new-keys = Alle Antwortadressen, die du von hier bekommen hast, sind jetzt ungültig. Für jede Partie, die du spielst, ist ein Brief mit einer neuen unterwegs.

referee-one-address = Du schreibst hier nur von { $address }, und dorthin gehen deine Briefe. „adresse dazu“ und eine andere Adresse fügt eine hinzu.
referee-addresses = Du schreibst hier von { $addresses }. Deine Briefe gehen an { $mailbox }.
referee-address-yours-already = Nichts wurde ausgeführt: { $address } ist schon eine deiner Adressen.
referee-many-addresses = Nichts wurde ausgeführt: Du hast { $n } Adressen, und mehr kann ich nicht führen. „adresse weg“ nimmt eine heraus.
referee-address-mine = Nichts wurde ausgeführt: { $address } ist meine eigene Adresse. Schreib „adresse dazu“ und eine andere von dir.
referee-address-of-robot = Nichts wurde ausgeführt: Was an { $address } geht, liest niemand, also kann ich dort nicht fragen. Schreib „adresse dazu“ und eine andere von dir.
referee-address-cannot-be-reached = An „{ $address }“ kann ich nicht schreiben: Von hier sind nur Adressen aus einfachen Buchstaben, Ziffern und Punkten zu erreichen, etwa ada@example.org.
referee-address-asked = Kann { $address } hinzukommen, so ist jetzt ein Brief dorthin gegangen. Antworte innerhalb einer Woche auch auf jenen mit „ja“, und was du von dort schreibst, gilt als von dir. Sie kann nicht hinzukommen, wenn sie jemand anderem gehört, der hier spielt, oder wenn dort keine Post erwünscht ist.
referee-address-not-yours = Nichts wurde ausgeführt: { $address } ist keine deiner Adressen. „adresse“ zählt sie auf.
referee-only-address = Nichts wurde ausgeführt: { $address } ist deine einzige Adresse. „adresse dazu“ fügt eine andere hinzu; „sperren“ beendet alle Post.
referee-address-removal-asked = Ein Brief ist an { $other } gegangen. Antworte innerhalb einer Woche auch auf jenen mit „ja“, und { $address } ist keine deiner Adressen mehr. Bis dahin ändert sich nichts.
referee-address-not-added = Diese Adresse kann nicht mehr hinzukommen. Nichts wurde ausgeführt. „adresse dazu“, von der anderen Adresse geschrieben, fragt noch einmal.
referee-address-added = Erledigt. Was du hier von { $address } schreibst, gilt von nun an als von { $name }. Briefe gehen weiter an die Adresse, an die sie bisher gingen; „adresse weg“ und jene Adresse ändert das.
referee-address-news-subject = Eine neue Adresse von dir
referee-address-news = { $address } ist jetzt eine deiner Adressen: Das wurde hier und dort bestätigt. Hast nicht du das veranlasst, so schreib „neuer schlüssel“ und „adresse weg { $address }“.
referee-address-not-removed = { $address } kann nicht mehr herausgenommen werden. Nichts wurde ausgeführt. „adresse“ zählt die Adressen auf, die du hast.
referee-address-removed = Erledigt. { $address } ist keine deiner Adressen mehr, und die Antwortadressen, die dorthin gingen, sind ungültig. Deine Briefe gehen an { $mailbox }.

referee-somebody = Jemand
referee-proposes-add = { $name } spielt hier Partien per E-Mail und gibt an, auch diese Adresse zu haben; Briefe von ihr sollen als Briefe von { $name } gelten:
referee-proposes-remove = { $name } spielt hier Partien per E-Mail und möchte eine von zwei Adressen aufgeben; diese ist eine davon:
referee-proposal-reply = Antworte auf diesen Brief mit „ja“, wenn du das bist und es stimmt. Sonst tu nichts, und nichts geschieht; oder antworte „nein“. „sperren“ beendet alle Post von hier.
