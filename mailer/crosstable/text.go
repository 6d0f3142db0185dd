package crosstable

import (
	"strconv"
	"strings"

	"pbem/adjudicator/tournament"
	"pbem/mailer/catalog"
	"pbem/rules/phrase"
)

// leastName is how many columns a name has at least, where it is as long.
const leastName = 10

// Text is the tables of an event that has begun, within so many columns, each of several below its title, and what its signs mean. It is
// "" before the start.
func Text(e tournament.Event, in *catalog.Language, columns int) string {
	tables := e.Crosstables()
	var parts []string
	for _, t := range tables {
		part := grid(t, in, columns)
		if title := Title(t); !title.Empty() {
			part = in.Say(title) + "\n" + part
		}
		parts = append(parts, part)
	}
	if len(parts) == 0 {
		return ""
	}
	text := strings.Join(parts, "\n")
	if notes := Notes(e, tables); len(notes) > 0 {
		text += "\n"
		for _, note := range notes {
			text += wrapped(in.Say(note), columns)
		}
	}
	return text
}

// Title is what a table is called where there are several; empty for the only one.
func Title(t tournament.Crosstable) phrase.Phrase {
	switch {
	case t.Final:
		return phrase.New("crosstable-final")
	case t.Number > 0:
		return phrase.New("crosstable-section", "n", t.Number)
	}
	return phrase.Phrase{}
}

// grid is one table: of the ways of laying it out, the first that leaves room for names.
func grid(t tournament.Crosstable, in *catalog.Language, columns int) string {
	names := column{head: in.Tell("crosstable-player"), left: true}
	for _, l := range t.Lines {
		names.cells = append(names.cells, l.Name)
	}
	front := places(t)
	before := func(names, rest []column) []column {
		return append(append(append([]column{}, front...), names...), rest...)
	}
	var rest []column
	for _, rest = range layouts(t, in) {
		if taken(before([]column{{head: names.head, cells: shortest(names.cells)}}, rest)) <= columns {
			break
		}
	}
	room := max(columns-taken(before([]column{{}}, rest)), leastName)
	names.head = cut(names.head, room)
	for i, name := range names.cells {
		names.cells[i] = cut(name, room)
	}
	return laid(before([]column{names}, rest), len(t.Lines))
}

// places are a column with the place of each line and, where some share one, another with the numbers of the lines, by which the games
// name opponents.
func places(t tournament.Crosstable) []column {
	place, number := column{head: "#"}, column{close: true}
	shared := false
	for i, l := range t.Lines {
		place.cells = append(place.cells, strconv.Itoa(l.Place))
		number.cells = append(number.cells, strconv.Itoa(i+1)+".")
		shared = shared || l.Place != i+1
	}
	if !shared {
		return []column{place}
	}
	return []column{place, number}
}

// shortest are names as they are when there is least room.
func shortest(names []string) (short []string) {
	for _, name := range names {
		short = append(short, cut(name, leastName))
	}
	return short
}

// layouts are what can stand behind the names, what tells most first.
func layouts(t tournament.Crosstable, in *catalog.Language) [][]column {
	points, ties := pointsColumn(t, in), tieColumns(t, in)
	games := [][]column{opponents(t, false), opponents(t, true)}
	if t.System == tournament.BySwiss {
		games = [][]column{rounds(t, in)}
	}
	var all [][]column
	for _, g := range games {
		all = append(all, append(append(append([]column{}, g...), points), ties...))
	}
	last := games[len(games)-1]
	for n := len(ties) - 1; n >= 0; n-- {
		all = append(all, append(append(append([]column{}, last...), points), ties[:n]...))
	}
	return append(all, append([]column{playedColumn(t, in), points}, ties...))
}

// opponents are a column for each line of the table: who got what from whom. With narrow ones, of their numbers the last digit stands above.
func opponents(t tournament.Crosstable, narrow bool) (all []column) {
	for j := range t.Lines {
		c := column{head: strconv.Itoa(j + 1), close: j > 0}
		if narrow {
			c.head = c.head[len(c.head)-1:]
		}
		for i, line := range t.Lines {
			cell := ""
			for _, s := range line.Against[j] {
				cell += string(s.Mark)
			}
			if i == j {
				cell = "#"
			}
			c.cells = append(c.cells, cell)
		}
		all = append(all, c)
	}
	return all
}

// rounds are a column for each round of a Swiss: "12w1", a win with White against the line 12.
func rounds(t tournament.Crosstable, in *catalog.Language) (all []column) {
	for r := range t.Rounds {
		c := column{head: strconv.Itoa(r + 1), close: r > 0}
		for _, line := range t.Lines {
			c.cells = append(c.cells, roundCell(line.Through[r], in))
		}
		all = append(all, c)
	}
	return all
}

func roundCell(s tournament.Score, in *catalog.Language) string {
	switch {
	case s.Mark == tournament.HasBye:
		return in.Tell("crosstable-bye")
	case s.Mark == "":
		return ""
	}
	side := in.Tell("crosstable-black")
	if s.White {
		side = in.Tell("crosstable-white")
	}
	return strconv.Itoa(s.Opponent+1) + side + string(s.Mark)
}

func playedColumn(t tournament.Crosstable, in *catalog.Language) column {
	c := column{head: in.Tell("crosstable-played")}
	for _, l := range t.Lines {
		c.cells = append(c.cells, strconv.Itoa(l.Played))
	}
	return c
}

func pointsColumn(t tournament.Crosstable, in *catalog.Language) column {
	c := column{head: in.Tell("crosstable-points")}
	for _, l := range t.Lines {
		c.cells = append(c.cells, quarters(2*int(l.Points)))
	}
	return c
}

// tieColumns are those of the tie-breaks that are numbers, the first to be looked at first.
func tieColumns(t tournament.Crosstable, in *catalog.Language) []column {
	cutOne, buchholz, berger := column{head: in.Tell("crosstable-cut")}, column{head: in.Tell("crosstable-buchholz")}, column{head: in.Tell("crosstable-berger")}
	for _, l := range t.Lines {
		cutOne.cells = append(cutOne.cells, quarters(2*int(l.BuchholzCut)))
		buchholz.cells = append(buchholz.cells, quarters(2*int(l.Buchholz)))
		berger.cells = append(berger.cells, quarters(l.SonnebornBerger))
	}
	if t.System == tournament.BySwiss {
		return []column{cutOne, buchholz, berger}
	}
	return []column{berger}
}

// quarters writes a number of quarters: "6¼", "½", "0".
func quarters(n int) string {
	whole, part := strconv.Itoa(n/4), []string{"", "¼", "½", "¾"}[n%4]
	if n < 4 && part != "" {
		return part
	}
	return whole + part
}

// wrapped breaks a text into lines of so many columns at most.
func wrapped(text string, columns int) string {
	var b strings.Builder
	line := ""
	for word := range strings.FieldsSeq(text) {
		if line != "" && Columns(line)+1+Columns(word) > columns {
			b.WriteString(line + "\n")
			line = ""
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	return b.String() + line + "\n"
}
