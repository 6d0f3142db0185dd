# Bretter: Legenden, und was ein Feld denen sagt, die das Brett hören.

diagram-title = Das Brett, { $side } unten
diagram-caption = Das Brett, { $side } unten; im reinen Text steht es in Buchstaben

diagram-units = Einheiten
diagram-blank = Leer
diagram-no-square = kein Feld
diagram-neutral = neutral: gehört niemandem
diagram-html-neutral = Neutral
diagram-belongs-to-nobody = gehört niemandem
diagram-cut = nicht mit dem Anführer verbunden
diagram-dead = ihre AMP hat keinen Anführer, sie kann nicht mehr handeln
diagram-captive = die erste Einheit hält die zweite gefangen
diagram-filled = gefüllte Figuren
diagram-outlined = umrandete Figuren
diagram-small-letters = kleine Buchstaben
diagram-capital-letters = große Buchstaben
diagram-royal = { $name } (königlich)
diagram-last-turn = Letzter Zug, { $side }

diagram-key-last-turn = der letzte Zug, { $side }
diagram-key-cut = blass: nicht mit dem Anführer verbunden
diagram-key-dead = gestreift: ihre AMP hat keinen Anführer, sie kann nicht mehr handeln
diagram-key-order = die Reihenfolge im Zug
diagram-key-ghost = durchgestrichen: im letzten Zug geschlagen
diagram-side = { $side }:
diagram-key-captive = die große Einheit hält die kleine gefangen
diagram-picture-captive = klein: gefangen gehalten

diagram-mark-untouched = unberührt
diagram-mark-came = kam hierher
diagram-mark-captured = schlug hier
diagram-mark-converted = wurde umgewandelt
diagram-mark-left = wurde verlassen
diagram-mark-promoted = wurde verwandelt
diagram-mark-slid = Feld hierher geschoben
diagram-mark-slid-away = Feld weggeschoben
diagram-mark-lost = verlor die Einheit

diagram-captured = Geschlagen: { $units }.
diagram-removed = Durch die Körperregeln entfernt: { $units }.
diagram-lost-unit = { $unit } auf { $square }

diagram-lost-by = Von { $side } verloren:
diagram-lost-neutral = Neutrale Einheiten verloren:

diagram-cell = { $square }: { $words }
diagram-cell-empty = leer
diagram-cell-hole = kein Feld
diagram-cell-cut = nicht verbunden
diagram-cell-dead = kann nicht handeln: ihre AMP hat keinen Anführer
diagram-cell-owner = von { $side }
diagram-cell-group = { FORM($unit, "geschlecht") ->
    [f] { FORM($group, "e") } { $unit }
    [n] { FORM($group, "es") } { $unit }
   *[m] { FORM($group, "er") } { $unit }
}
diagram-cell-neutral = { $unit } (neutral)
diagram-cell-lost = { $unit } hier verloren
diagram-cell-captive = hält { FORM($unit, "einen") } von { $side } gefangen
