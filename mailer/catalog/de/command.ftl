# Was an einem Befehl in einem Brief nicht stimmt. $command ist das Wort in der Sprache des Lesers, $words, was er geschrieben hat.

command-stands-alone = Ich weiß nicht, was „{ $words }“ hinter „{ $command }“ bedeutet. Schick „{ $command }“ allein in einer Zeile.
command-no-more-mail = Möchtest du keine Post mehr von mir, antworte nur mit „sperren“. Deine Partien und ihre Uhren laufen weiter; „entsperren“ macht es rückgängig.
command-takes-game = Hinter „{ $command }“ schreib nichts oder die Nummer einer Partie, nicht „{ $words }“.
command-takes-note = Schreib „{ $command }“ allein in eine Zeile oder mit einem Gruß: „{ $command } sagen …“.
command-two-games = Die Zeile nennt zwei Partien, { $one } und { $other }. Welche meinst du?
command-yes-or-no = „{ $command } { $words }“ kann ich nicht lesen. Schreib „{ $command }“, um darum zu bitten, „{ $command } ja“ oder „{ $command } nein“, um zu antworten.
command-yes-to-what = Ja oder nein wozu? Schreib „annehmen“ oder „ablehnen“, „bestätigen“, „remis ja“ oder „remis nein“, „zurücknehmen ja“ oder „zurücknehmen nein“.
command-claim-what = Was reklamierst du? Schreib „reklamieren wiederholung“, „reklamieren ruhe“ oder „reklamieren zeit“.
command-legal-square = Hinter „möglich“ schreib nichts oder ein Feld, etwa „möglich n4“, nicht „{ $words }“.
command-show-what = „zeigen { $words }“ kann ich nicht lesen. Schreib „zeigen“, „zeigen 42“ für Partie 42 oder „zeigen 42 nach 10“ für ihr Brett nach 10 Zügen.
command-rules-of-what = Von welchem Spiel? Zum Beispiel „regeln chesimals-2“. „spiele“ zählt alle auf.
command-no-preset = Ich kenne kein Spiel „{ $words }“. „spiele“ zählt alle auf.
command-no-preset-nearest = Ich kenne kein Spiel „{ $words }“. Meinst du „{ $nearest }“? „spiele“ zählt alle auf.
command-name-missing = Schreib deinen Namen dahinter: „name Ada“.
command-name-too-long = Der Name hat { $n } Zeichen; höchstens { $most } gehen.
command-name-characters = Ein Name kann Buchstaben, Ziffern, einzelne Leerzeichen, Bindestriche und Apostrophe haben, aber keine Adresse und keine Klammern.
command-address-what = Schreib „adresse“, um deine Adressen zu sehen, „adresse dazu“ oder „adresse weg“ und eine Adresse, um sie zu ändern.
command-address-missing = Hinter „{ $command }“ schreib eine Mailadresse, etwa ada@example.org.
command-mail-what = Schreib „post text“ oder „post html“; „post bilder an/aus“; „post betreff gleich“ (ein Betreff pro Partie) oder „post betreff sprechend“; „post sammelbrief an/aus“ (ein Brief am Tag); „post züge aus“, „post neues aus“ oder „post turniere aus“ für weniger Briefe; „post brett einfach“, „breit“ oder „unicode“ für Bretter im Text.
command-say-nothing = Was soll ich sagen? Schreib die Worte hinter „sagen“, oder unter „sagen:“ allein in einer Zeile.

command-struck = „{ $words }“ sieht durchgestrichen aus, darum habe ich nichts gespielt. Schick bitte nur den Zug, den du meinst.
command-ask = Neben deinem Zug steht „{ $words }“, darum habe ich ihn nicht gespielt. Wenn du ihn doch meinst, schick nur diese Zeile:
command-ask-which = In deinem Brief sehe ich { $n } Züge, darum habe ich keinen gespielt. Schick nur den, den du meinst:
command-ask-whose = Dein Brief zitiert einen anderen, darum habe ich nichts gespielt. Wenn du diesen Zug meinst, schick nur diese Zeile:
command-second-thoughts-setup = Unter deiner Aufstellung steht „{ $words }“, darum habe ich nichts aufgestellt. Schick bitte nur die Aufstellung, die du meinst.
command-second-thoughts-of = Unter „{ $command }“ steht „{ $words }“, darum habe ich es nicht getan. Wenn du es meinst, schick bitte nur „{ $command }“.
command-quoted-turn = Unter deinem Zug sieht „{ $words }“ wie ein Zitat aus, darum habe ich nichts gespielt. Schick bitte nur den Zug, den du meinst.
command-quoted = „{ $words }“ sieht wie ein Zitat aus, darum habe ich es weggelassen. Wenn du es meinst, schick es ohne etwas davor.
command-number-beyond = Eine Partie oder einen Zug { $words } gibt es nicht.
command-no-turn = Das konnte ich nicht als Zug oder Befehl lesen. Um deinem Gegner etwas zu schreiben, setz „sagen“ davor; „hilfe“ erklärt das Übrige.
command-no-turn-meant = Das konnte ich nicht als Zug oder Befehl lesen. Meintest du „{ $command }“? Um deinem Gegner etwas zu schreiben, setz „sagen“ davor.
command-turn-of-which-game = Das sieht nach einem Zug aus, aber in welcher Partie? Antworte auf den letzten Brief der Partie, oder setz ihre Nummer davor: „42: …“.
command-set-up-nothing = Zähl hinter „setup“ deine Einheiten mit ihren Feldern auf, wie in „setup: Kd1 Qe1 …“, oder zeichne deine drei Reihen darunter. „hilfe setup“ zeigt, wie.
command-try-nothing = Schreib den Zug hinter „probe“.
command-try-which-game = In welcher Partie? Schreib „probe 42#14 ZUG“ für Partie 42 nach Zug 14 oder „probe SPIEL ZUG“ für ein frisches Brett.

command-new-too-long = Eine Herausforderung kann höchstens { $most } Zeichen haben, mit deinen Worten an den Gegner.
command-new-needs-address = Gegen wen willst du spielen? Schreib „neu chesimals-2 gegen bo@example.net“, mit der richtigen Adresse.
command-new-needs-preset = Welches Spiel? Schreib es vor „gegen“: „neu chesimals-2 gegen bo@example.net“. „spiele“ zählt alle auf.
command-new-vs = Schreib hinter „gegen“ die Mailadresse des Gegners.
command-new-no-address = „{ $words }“ ist keine Mailadresse. Schreib sie wie bo@example.net.
command-new-clause = Ich weiß nicht, was „{ $words }“ hier bedeutet. Hinter der Adresse kann stehen: als weiß/schwarz/zufällig, zeit 3d, gewertet, privat, ohne urlaub, option NAME=WERT, ab STELLUNG, sagen WORTE.
command-new-as-what = Hinter „als“ schreib weiß, schwarz oder zufällig.
command-new-as = Hinter „als“ schreib weiß, schwarz oder zufällig, nicht „{ $words }“.
command-new-option = Schreib eine Option als NAME=WERT, etwa „option setback=1“, nicht „option { $words }“.
command-new-from = Hinter „ab“ schreib eine Stellung: die Reihen mit „/“ dazwischen, ein Leerzeichen und „w“ oder „b“ für die Seite am Zug.
command-span-how = Hinter „schenken“ schreib, wie lange, etwa „schenken 3d“ oder „schenken 12h“, nicht „{ $words }“.
command-span-bounds = Du kannst zwischen einer Stunde und 365 Tagen schenken, nicht „{ $words }“.
command-time-how = Die Bedenkzeit „{ $words }“ kann ich nicht lesen. Schreib 3d oder 12h (pro Zug), 30d+1d oder 30d+1d max 45d (für die Partie, nach jedem Zug etwas dazu), 20d/10 (zehn Züge) oder „unbegrenzt“.
command-time-bounds = Eine Uhr kann zwischen einer Stunde und 365 Tagen haben, nicht „{ $words }“.
command-time-turns = Zeit gibt es für höchstens { $most } Züge; „{ $words }“ ist für mehr.
command-time-most = Nach „{ $words }“ begänne die Uhr über ihrem eigenen Höchststand. Schreib hinter „max“ mehr, oder beginn mit weniger.

command-vacation-how = „{ $words }“ kann ich nicht als Urlaub lesen. Schreib „urlaub 2026-12-24 2027-01-02“, „urlaub 10d“ (ab jetzt), „urlaub ende“ oder „urlaub auto aus“.
command-zone-too-long = Der Name einer Zeitzone kann höchstens { $most } Zeichen haben.
command-on-or-off = Hinter „{ $command }“ schreib „an“, „aus“ oder nichts, nicht „{ $words }“.
command-reminders-how = „{ $words }“ kann ich nicht als Erinnerungen lesen. Schreib „post erinnerungen 3d 12h“ (Restzeit), „post erinnerungen an“ oder „post erinnerungen aus“.

command-limit-how = „{ $words }“ kann ich nicht als Grenze lesen. Schreib „grenze cosmic 4“, „grenze gesamt 12“ (alle Partien) oder „grenze cosmic keine“, um sie zu beenden.
command-wish-how = Hinter „{ $command }“ schreib ein Spiel, den Namen von jemandem oder eine Adresse.
