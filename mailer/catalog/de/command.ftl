# Was an einem Befehl in einem Brief nicht stimmt. $command ist das Wort in der Sprache des Lesers, $words, was er geschrieben hat.

command-stands-alone = „{ $command }“ steht allein in seiner Zeile; ich weiß nicht, was „{ $words }“ dahinter bedeutet.
command-no-more-mail = Möchtest du keine Post mehr von mir, dann antworte nur mit dem Wort „sperren“. Danach schreibe ich dir nicht mehr; laufende Partien gehen weiter und ihre Uhren auch. Mit „entsperren“ machst du es rückgängig. Bisher habe ich nichts ausgeführt.
command-takes-game = Hinter „{ $command }“ steht nichts oder die Nummer einer Partie, nicht „{ $words }“.
command-takes-note = „{ $command }“ steht allein in seiner Zeile oder mit einem Gruß: „{ $command } sagen …“.
command-two-games = Die Zeile nennt zwei Partien, { $one } und { $other }.
command-yes-or-no = Schreib „{ $command }“, um darum zu bitten, „{ $command } ja“ oder „{ $command } nein“, um zu antworten; „{ $command } { $words }“ kann ich nicht lesen.
command-yes-to-what = Ich weiß nicht, worauf sich das bezieht. Schreib „annehmen“ oder „ablehnen“, „bestätigen“, „remis ja“ oder „remis nein“, „zurücknehmen ja“ oder „zurücknehmen nein“.
command-claim-what = Sag, was du reklamierst: „reklamieren wiederholung“, „reklamieren ruhe“ oder „reklamieren zeit“.
command-legal-square = Hinter „möglich“ steht nichts oder ein Feld, wie in „möglich n4“, nicht „{ $words }“.
command-show-what = Schreib „zeigen“, „zeigen 42“ für Partie 42 oder „zeigen 42 nach 10“ für ihr Brett nach 10 Zügen; „zeigen { $words }“ kann ich nicht lesen.
command-rules-of-what = Sag, von welchem Spiel: zum Beispiel „regeln chesimals-2“. „spiele“ zählt alle auf.
command-no-preset = Es gibt kein Spiel „{ $words }“. „spiele“ zählt alle auf.
command-no-preset-nearest = Es gibt kein Spiel „{ $words }“; am nächsten kommt „{ $nearest }“. „spiele“ zählt alle auf.
command-name-missing = Schreib deinen Namen dahinter: „name Ada“.
command-name-too-long = Der Name hat { $n } Zeichen; mehr als { $most } dürfen es nicht sein.
command-name-characters = Ein Name hat Buchstaben, Ziffern, einzelne Leerzeichen, Bindestriche und Apostrophe; keine Adresse und keine Klammern.
command-address-what = Schreib „adresse“, um deine Adressen zu sehen, „adresse dazu“ oder „adresse weg“ und eine Mailadresse, um sie zu ändern.
command-address-missing = Hinter „{ $command }“ steht eine Mailadresse, etwa ada@example.org.
command-mail-what = Schreib „post text“, um nur einfachen Text zu bekommen, oder „post html“ für beides; „post bilder an“ oder „post bilder aus“, um Bretter im HTML als Bilder zu bekommen oder nicht; „post betreff gleich“ für einen Betreff pro Partie oder „post betreff sprechend“; „post sammelbrief an“ für einen Brief am Tag; „post züge aus“, „post neues aus“ oder „post turniere aus“ für weniger Briefe; „post brett einfach“, „post brett breit“ oder „post brett unicode“ dafür, wie der Text Bretter zeichnet.
command-say-nothing = Es gibt nichts zu sagen: Schreib die Worte hinter „sagen“, oder unter „sagen:“ allein in einer Zeile.

command-struck = „{ $words }“ sieht durchgestrichen aus, darum habe ich nichts gespielt. Schick bitte nur den Zug, den du meinst.
command-ask = Daneben steht „{ $words }“, darum habe ich nichts gespielt. Wenn du diesen Zug meinst, schick nur diese Zeile:
command-ask-which = In deinem Brief sehe ich { $n } Züge, darum habe ich keinen gespielt. Schick nur den, den du meinst:
command-ask-whose = Dein Brief zitiert einen anderen, darum habe ich nichts gespielt. Wenn du diesen Zug meinst, schick nur diese Zeile:
command-second-thoughts-setup = Unter deiner Aufstellung steht „{ $words }“, darum habe ich nichts aufgestellt. Schick bitte nur die Aufstellung, die du meinst.
command-second-thoughts-of = Unter „{ $command }“ steht „{ $words }“, darum habe ich nichts getan. Wenn du es meinst, schick bitte nur „{ $command }“.
command-quoted-turn = Unter deinem Zug sieht „{ $words }“ wie ein Zitat aus, darum habe ich nichts gespielt. Schick bitte nur den Zug, den du meinst.
command-quoted = „{ $words }“ sieht wie ein Zitat aus, darum habe ich es weggelassen. Wenn du es meinst, schick es ohne Zeichen oder Leerzeichen davor.
command-number-beyond = Eine Partie oder einen Zug mit der Nummer { $words } gibt es nicht.
command-no-turn = Das ist weder ein Zug noch ein Befehl. Um deinem Gegner etwas zu schreiben, setze „sagen“ davor; „hilfe“ erklärt das Übrige.
command-no-turn-meant = Das ist weder ein Zug noch ein Befehl. Meintest du „{ $command }“? Um deinem Gegner etwas zu schreiben, setze „sagen“ davor; „hilfe“ erklärt das Übrige.
command-turn-of-which-game = Das sieht nach einem Zug aus, aber ich weiß nicht, in welcher Partie. Antworte auf den letzten Brief der Partie oder schreib ihre Nummer davor: „42: …“.
command-set-up-nothing = Hinter „setup“ steht nichts: Zähl die Einheiten mit ihren Feldern auf, wie in „setup: Kd1 Qe1 …“, oder zeichne deine drei Reihen darunter. „hilfe setup“ zeigt, wie.
command-try-nothing = Schreib den Zug, den du probieren willst, hinter „probe“, wie du ihn spielen würdest.
command-try-which-game = Ich weiß nicht, in welcher Partie. Schreib „probe 42#14 ZUG“ für Partie 42 nach Zug 14 oder „probe SPIEL ZUG“ für ein frisches Brett.

command-new-too-long = Eine Herausforderung hat höchstens { $most } Zeichen, die Worte an den Gegner mitgezählt.
command-new-needs-address = Eine Herausforderung braucht die Mailadresse des Gegners: „neu chesimals-2 gegen bo@example.net“.
command-new-needs-preset = Eine Herausforderung nennt vor „gegen“ ein Spiel: „neu chesimals-2 gegen bo@example.net“. „spiele“ zählt alle auf.
command-new-vs = Hinter „gegen“ steht die Mailadresse des Gegners.
command-new-no-address = „{ $words }“ ist keine Mailadresse. Schreib sie wie bo@example.net.
command-new-clause = Ich weiß nicht, was „{ $words }“ hier bedeutet. Hinter der Adresse kann stehen: als weiß/schwarz/zufällig, zeit 3d, gewertet, privat, ohne urlaub, option NAME=WERT, ab STELLUNG, sagen WORTE.
command-new-as-what = Hinter „als“ steht weiß, schwarz oder zufällig.
command-new-as = Hinter „als“ steht weiß, schwarz oder zufällig, nicht „{ $words }“.
command-new-option = Eine Option schreibt man NAME=WERT, etwa „option setback=1“, nicht „option { $words }“.
command-new-from = Hinter „ab“ steht eine Stellungszeile: die Reihen mit „/“ dazwischen, ein Leerzeichen und „w“ oder „b“ für die Seite, die am Zug ist.
command-span-how = Hinter „schenken“ steht eine Dauer, wie in „schenken 3d“ oder „schenken 12h“, nicht „{ $words }“.
command-span-bounds = Zwischen einer Stunde und 365 Tagen kannst du schenken; „{ $words }“ ist etwas anderes.
command-time-how = Die Bedenkzeit schreibt man 3d oder 12h (für jeden Zug), 30d+1d oder 30d+1d max 45d (für die Partie, und nach jedem Zug etwas dazu), 20d/10 (für zehn Züge) oder „unbegrenzt“, nicht „{ $words }“.
command-time-bounds = Eine Uhr hat zwischen einer Stunde und 365 Tagen; „{ $words }“ nicht.
command-time-turns = Zeit gibt es für höchstens { $most } Züge; „{ $words }“ ist für mehr.
command-time-most = Nach „{ $words }“ begänne eine Uhr mit mehr, als sie je zeigen darf: Was hinter „max“ steht, ist das meiste.

command-vacation-how = „{ $words }“ kann ich nicht als Urlaub lesen. Schreib den ersten und den letzten Tag, wie in „urlaub 2026-12-24 2027-01-02“; oder wie lange ab jetzt, wie in „urlaub 10d“; oder „urlaub ende“, „urlaub auto aus“.
command-zone-too-long = Der Name einer Zeitzone hat höchstens { $most } Zeichen.
command-on-or-off = Hinter „{ $command }“ steht „an“ oder „aus“ oder nichts, und nicht „{ $words }“.
command-reminders-how = „{ $words }“ kann ich nicht als Zeiten für Erinnerungen lesen. Schreib, wie viel Zeit dann noch bleibt, wie in „post erinnerungen 3d 12h“; oder „post erinnerungen an“, „post erinnerungen aus“.

command-limit-how = „{ $words }“ kann ich nicht als Grenze lesen. Schreib ein Spiel und wie viele Partien davon du zugleich willst, wie in „grenze cosmic 4“; für alle Partien „grenze gesamt 12“; und „grenze cosmic keine“, um das zu beenden.
command-wish-how = Hinter „{ $command }“ steht ein Spiel, der Name von jemandem oder eine Adresse.
