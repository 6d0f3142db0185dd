package referee

import (
	"strings"

	"pbem/adjudicator"
	"pbem/web/composer"
)

// composer is the address of the page on which a seat puts together what is expected of it now; "" where nothing is, or there
// are no pages. The match's own position is in it, which never holds a hidden set-up, and no secret address: whoever
// gets hold of the link can look at a board, and no more.
func (r *Referee) composer(m *adjudicator.Match, seat adjudicator.Seat) string {
	if r.Web == "" || !m.Awaits(seat) {
		return ""
	}
	start := composer.Start{
		Preset: m.Terms.Preset, Options: m.Terms.Options, Rules: shortHash(m.Terms.RulesHash), Position: m.Position.String(),
		Game: m.ID, Turn: m.Number(), Side: seat.Side(),
	}
	return r.Web + "compose.html#" + start.Fragment()
}

// shortHash is the first 16 hex digits of "sha256:…", enough to tell rules apart.
func shortHash(hash string) string {
	hex := strings.TrimPrefix(hash, "sha256:")
	return hex[:min(16, len(hex))]
}
