# Briefe, die nicht gelesen werden können.

mime-too-big = Der Brief ist zu groß: Ich lese von einem Brief an diese Adresse höchstens { $kb } KB. Bitte schreib einen neuen, kurzen Brief: Lösch das Zitat unter deinen Worten, und schick keine Bilder oder Dateien mit.
mime-header-too-big = Der Kopf des Briefs ist zu groß: Ich lese davon höchstens { $kb } KB.
mime-part-headers-too-big = Die Köpfe der Teile des Briefs sind zu groß: Ich lese davon höchstens { $kb } KB.
mime-too-many-parts = Der Brief hat mehr als { $n } Teile. Bitte schick nur die Worte, ohne Anhänge.
mime-too-deep = Der Brief hat Teile, die mehr als { $n } Ebenen tief ineinander stecken. Bitte schick ihn als einfachen Text.
mime-too-much-decoded = Der Brief ist zu groß, wenn seine Kodierungen aufgelöst sind. Bitte schick nur die Worte, als einfachen Text.
mime-too-many-words = Der Brief hat zu viele Worte: Ich lese davon höchstens { $kb } KB. Bitte schick nur die Befehle.
mime-encrypted = Der Brief ist verschlüsselt, und ich habe keinen Schlüssel, um ihn zu lesen. Bitte schick ihn unverschlüsselt; meine Briefe an dich sind auch nicht geheim.
mime-enveloped = Der Brief steckt in S/MIME, sodass ich nicht an seine Worte komme. Bitte schick ihn unverschlüsselt und, wenn du ihn signieren willst, mit lesbarem Text.
mime-winmail = Die Worte des Briefs stecken in einer Datei winmail.dat, die nur Outlook öffnen kann. Bitte schick ihn als einfachen Text.
