package record

import (
	"strings"

	"pbem/rules"
)

// Filter chooses among records by what their tags and results say. An empty field asks nothing.
type Filter struct {
	Players []string     // names, or mail addresses in private copies: all of them played
	Variant string       // the preset's name
	Result  rules.Result // "" is any; Ongoing is that of games in play
	From    Period       // begun then or later; none without a date
	To      Period       // begun then or earlier; none without a date
}

// Fits reports whether a record is one that is wanted. Upper and lower case are the same.
func (f Filter) Fits(r *Record) bool {
	for _, p := range f.Players {
		if !isPlayer(r.Tag("White"), p) && !isPlayer(r.Tag("Black"), p) {
			return false
		}
	}
	switch {
	case f.Variant != "" && !strings.EqualFold(f.Variant, r.Tag("Variant")):
		return false
	case f.Result != "" && f.Result != r.Result:
		return false
	case f.From == Period{} && f.To == Period{}:
		return true
	}
	begun, known := r.Begun()
	return known && begun.within(f.From, f.To)
}

// isPlayer reports whether a player's tag, "Ada <ada@example.org>", is of that name or address.
func isPlayer(tag, player string) bool {
	name, address, _ := strings.Cut(tag, "<")
	return strings.EqualFold(strings.TrimSpace(name), player) || strings.EqualFold(strings.TrimSuffix(address, ">"), player)
}
