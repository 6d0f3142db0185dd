package referee

import (
	"context"
	"slices"
	"strings"

	"pbem/games"
	"pbem/games/names"
)

// name returns to whom a name belongs, by a look of it; one that nobody ever had is at version 0.
func (c *Changeset) name(ctx context.Context, look string) (games.Name, error) {
	if n, ok := last(c.letter.Names, func(n games.Name) bool { return n.Look == look }); ok {
		return n, nil
	}
	return c.stored.name(ctx, c.store, look)
}

func (c *Changeset) keepName(n games.Name) {
	c.letter.Names = set(c.letter.Names, n, func(other games.Name) bool { return other.Look == n.Look })
}

// nameFree reports whether a player can be called by a name: what they are called now they always can, in whatever spelling.
func (c *Changeset) nameFree(ctx context.Context, p games.Player, name string) (bool, error) {
	now := names.Looks(p.Name)
	for _, look := range names.Looks(name) {
		n, err := c.name(ctx, look)
		if err != nil {
			return false, err
		}
		if gone, err := c.traced(ctx, "name", look); err != nil || gone {
			return false, err
		}
		if !n.FreeFor(p.Address, c.letter.At) && !slices.Contains(now, look) {
			return false, nil
		}
	}
	return true, nil
}

// distinguished is the name, or, where somebody else has that, the name with the first number behind it that nobody has.
func (c *Changeset) distinguished(ctx context.Context, p games.Player, name string) (string, error) {
	for n := 1; ; n++ {
		numbered := name
		if n > 1 {
			number := " " + itoa(n)
			runes := []rune(name)
			numbered = strings.TrimSpace(string(runes[:min(len(runes), names.Most-len(number))])) + number
		}
		if free, err := c.nameFree(ctx, p, numbered); free || err != nil {
			return numbered, err
		}
	}
}

// call gives a player a name that is free for them, and gives up the one that they had. Of players who were called alike before names
// were unique only one has the name, and only that one gives it up.
func (c *Changeset) call(ctx context.Context, p games.Player, name string) (games.Player, error) {
	looks := names.Looks(name)
	for _, look := range names.Looks(p.Name) {
		n, err := c.name(ctx, look)
		if err != nil {
			return p, err
		}
		if n.Player == p.Address && !slices.Contains(looks, look) {
			n.GivenUp = c.letter.At
			c.keepName(n)
		}
	}
	for _, look := range looks {
		n, err := c.name(ctx, look)
		if err != nil {
			return p, err
		}
		if n.FreeFor(p.Address, c.letter.At) {
			c.keepName(games.Name{Version: n.Version, Look: look, Player: p.Address})
		}
	}
	p.Name = name
	return p, nil
}
