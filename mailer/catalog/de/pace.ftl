# Urlaub in Partien.

match-terms-no-vacation = Es gibt darin keinen Urlaub: Weder ein gebuchter noch ein automatischer hält eine Uhr an. Wochenenden und Pausen halten sie an.

match-automatic-yours = Deine Zeit für { $due } ist am { $at } abgelaufen. Dafür wurden dir { $days } Tage Urlaub angerechnet, was in jeder Partie einmal geschieht; nun läuft sie erst am { $until } ab.
match-automatic-off = Soll das in deinen Partien nie geschehen, so schreib „urlaub auto aus“.
match-automatic-theirs = Die Zeit von { $name } für { $due } ist am { $at } abgelaufen. Dafür wurden { $name } { $days } Tage Urlaub angerechnet, was in jeder Partie für jede Seite einmal geschieht; nun läuft sie erst am { $until } ab.

match-cut-off-budget = Die Uhren von { $name } stehen so lange, höchstens aber so viele Tage, wie das Urlaubskonto hergibt; diese Tage werden davon abgezogen. Danach laufen sie wieder, ob Briefe { $name } erreichen oder nicht.
