package finding

import (
	"fmt"
	"slices"
	"strings"

	"pbem/games/archive/query"
	"pbem/notation/record"
)

// Flags choose among records, and order them.
type Flags struct {
	Where    []string      `sep:"none" placeholder:"CONDITION" help:"Only records for which this is so, such as 'turns < 40 && cause == \"resigned\" && white contains \"ada\"'; see pbem help finding."`
	Player   []string      `sep:"none" placeholder:"NAME" help:"Only games of this player, by a part of the name or by the id; twice: games of both."`
	Preset   string        `placeholder:"P" help:"Only games of this preset."`
	Result   string        `placeholder:"R" help:"Only games with this result: 1-0, 0-1, 1/2-1/2 or *."`
	From     record.Period `placeholder:"DATE" help:"Only games begun on this day or later, as 2026-11-21, 2026-11 or 2026; none without a date."`
	To       record.Period `placeholder:"DATE" help:"Only games begun on this day or earlier; none without a date."`
	Opening  []string      `sep:";" placeholder:"TURN;TURN" help:"Only games that begin with these turns, written as players may write them; the last may be a part of one."`
	Position string        `placeholder:"LINE|PATTERN" help:"Only games that come to this position, by its line; in a pattern ? is whatever is on a square, and ~ the rest of a rank."`
	Material string        `placeholder:"UNITS" help:"Only games that come to a position with these units, such as 'KR k', or 'Q=0 q=1 all<10'."`
	Sort     []string      `sep:"none" placeholder:"NAME" help:"Sort by this fact, such as turns; downwards: -turns; by several: white,-date."`
}

// flag is a flag that is a condition of its own.
type flag struct{ name, fact, operator, text string }

func (f Flags) conditions() []flag {
	all := []flag{
		{"preset", "preset", "==", f.Preset}, {"result", "result", "==", f.Result},
		{"from", "date", ">=", f.From.String()}, {"to", "date", "<=", f.To.String()},
	}
	for _, p := range f.Player {
		all = append(all, flag{"player", "player", "contains", p})
	}
	return slices.DeleteFunc(all, func(c flag) bool { return c.text == "" })
}

// wanted is the condition that all flags make together, but for the opening, which needs the records' rules. The error is a
// sentence that names the flag.
func (f Flags) wanted() (query.Where, error) {
	if !slices.Contains([]string{"", "1-0", "0-1", "1/2-1/2", "0-0", "*"}, f.Result) {
		return nil, fmt.Errorf("--result is 1-0, 0-1, 1/2-1/2, 0-0 or *, not %q", f.Result)
	}
	if f.To.Before(f.From) {
		return nil, fmt.Errorf("--from is later than --to")
	}
	var all []query.Where
	for _, c := range f.conditions() {
		w, err := query.Is(c.fact, c.operator, c.text)
		if err != nil {
			return nil, fmt.Errorf("--%s: %w", c.name, err)
		}
		all = append(all, w)
	}
	for _, text := range f.Where {
		w, err := query.Parse(text)
		if err != nil {
			return nil, fmt.Errorf("--where: %w", err)
		}
		all = append(all, w)
	}
	return query.All(all...), nil
}

// order is what the list is sorted by.
func (f Flags) order() (query.Order, error) {
	var names []string
	for _, s := range f.Sort {
		names = append(names, strings.Split(s, ",")...)
	}
	order, err := query.ParseOrder(names)
	if err != nil {
		return nil, fmt.Errorf("--sort: %w", err)
	}
	return order, nil
}
