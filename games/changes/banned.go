package changes

import (
	"context"

	"pbem/games"
)

// BannedTrace is of what a keyed hash stays when somebody is forgotten who is banned (club.md, C-4).
const BannedTrace = "banned"

// Banned reports whether the host wants somebody to play here no more. That outlasts their being forgotten.
func (c *Set) Banned(ctx context.Context, p games.Player) (bool, error) {
	if p.Number == 0 {
		return Traced(ctx, c, BannedTrace, Canonical(p.Address))
	}
	person, err := c.Person(ctx, p.Address)
	return person.Ban.Stands(), err
}
