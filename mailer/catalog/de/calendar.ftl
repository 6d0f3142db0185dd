# Fristen für Kalender.
calendar-on = Meine Briefe bringen deine Fristen jetzt auch als Datei für deinen Kalender. „post kalender aus“ beendet es.
calendar-off = Ich schicke dir keine Dateien für deinen Kalender mehr.
# Im Kalender, zur Frist.
calendar-your-turn = Dein Zug: { $title } gegen { $name }
