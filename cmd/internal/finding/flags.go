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
	Where    []string      `sep:"none" placeholder:"place-condition" help:"flag-archive-where"`
	Player   []string      `sep:"none" placeholder:"place-name" help:"flag-archive-player"`
	Preset   string        `placeholder:"place-preset" help:"flag-archive-preset"`
	Result   string        `placeholder:"place-result" help:"flag-archive-result"`
	From     record.Period `placeholder:"place-date" help:"flag-archive-from"`
	To       record.Period `placeholder:"place-date" help:"flag-archive-to"`
	Opening  []string      `sep:";" placeholder:"place-opening" help:"flag-archive-opening"`
	Position string        `placeholder:"place-position-or-pattern" help:"flag-archive-position"`
	Material string        `placeholder:"place-units" help:"flag-archive-material"`
	Programs bool          `help:"flag-programs"`
	Sort     []string      `sep:"none" placeholder:"place-name" help:"flag-archive-sort"`
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
