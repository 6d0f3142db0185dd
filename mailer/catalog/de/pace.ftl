# Urlaub in Partien.

match-terms-no-vacation = Urlaub hält die Uhren nicht an; Wochenenden und Pausen schon.

match-automatic-yours = Deine Zeit für { $due } war am { $at } um, darum habe ich { $days } Tage deines Urlaubs genommen (einmal je Partie). Du hast jetzt bis zum { $until }.
match-automatic-off = Möchtest du das in deinen Partien nicht, schreib „urlaub auto aus“.
match-automatic-theirs = Die Zeit von { $name } für { $due } war am { $at } um, darum habe ich { $days } Tage Urlaub genommen. { $name } hat jetzt bis zum { $until }.

match-cut-off-budget = Die Uhren von { $name } stehen so viele Tage, wie noch Urlaub da ist. Dann laufen sie wieder.
