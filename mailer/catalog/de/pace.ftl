# Urlaub in Partien.

match-terms-no-vacation = Es gibt darin keinen Urlaub: Weder gebuchter noch automatischer hält eine Uhr an. Wochenenden und Pausen schon.

match-automatic-yours = Deine Zeit für { $due } ist am { $at } abgelaufen. Daher wurden { $days } Tage deines Urlaubs genommen, was in einer Partie einmal geschieht, und um ist sie erst am { $until }.
match-automatic-off = Soll das in deinen Partien nie geschehen, so schreib „urlaub auto aus“.
match-automatic-theirs = Die Zeit von { $name } für { $due } ist am { $at } abgelaufen. Daher wurden { $days } Urlaubstage von { $name } genommen, was in einer Partie für jeden einmal geschieht, und um ist sie erst am { $until }.

match-cut-off-budget = Die Uhren von { $name } stehen so lange, wie das Urlaubskonto von { $name } Tage hat, die davon abgehen; dann laufen sie wieder, ob Briefe { $name } erreichen oder nicht.
