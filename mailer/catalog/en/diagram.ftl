# Boards.

diagram-title = The board, { $side } at the bottom
diagram-caption = The board, { $side } at the bottom; the plain text has it in letters

# The legend.
diagram-units = Units
diagram-blank = Blank
diagram-no-square = no square
diagram-neutral = neutral: nobody's
diagram-html-neutral = Neutral
diagram-belongs-to-nobody = nobody's
diagram-cut = not connected to its leader
diagram-dead = its AMP has no leader, so it can't act any more
diagram-captive = the first unit holds the second captive
diagram-filled = filled figures
diagram-outlined = outlined figures
diagram-small-letters = small letters
diagram-capital-letters = capital letters
diagram-royal = { $name } (royal)
diagram-last-turn = Last turn, { $side }'s

diagram-key-last-turn = the last turn, { $side }'s
diagram-key-cut = faded: not connected to its leader
diagram-key-dead = striped: its AMP has no leader, so it can't act any more
diagram-key-order = the order in the turn
diagram-key-ghost = crossed out: taken in the last turn
diagram-side = { $side }:
diagram-key-captive = the large unit holds the small one captive
diagram-picture-captive = small: held captive

diagram-mark-untouched = untouched
diagram-mark-came = came here
diagram-mark-captured = captured here
diagram-mark-converted = was converted
diagram-mark-left = was left
diagram-mark-promoted = was promoted
diagram-mark-slid = square slid here
diagram-mark-slid-away = square slid away
diagram-mark-lost = lost its unit

# What the last turn took.
diagram-captured = Captured: { $units }.
diagram-removed = Removed by the body rules: { $units }.
diagram-lost-unit = { $unit } on { $square }

# Before signs of units.
diagram-lost-by = Lost by { $side }:
diagram-lost-neutral = Neutral units lost:

# A square, heard.
diagram-cell = { $square }: { $words }
diagram-cell-empty = empty
diagram-cell-hole = no square
diagram-cell-cut = not connected
diagram-cell-dead = can't act: its AMP has no leader
diagram-cell-owner = { $side }'s
diagram-cell-group = { $group } { $unit }
diagram-cell-neutral = neutral { $unit }
diagram-cell-lost = { $unit } lost here
diagram-cell-captive = holds { $unit } of { $side } captive
