package changes

import (
	"context"
	"slices"
	"strings"

	"pbem/games"
	"pbem/games/names"
)

// Name returns to whom a name belongs, by a look of it; one that nobody ever had is at version 0.
func (c *Set) Name(ctx context.Context, look string) (games.Name, error) {
	if n, ok := last(c.Letter.Names, func(n games.Name) bool { return n.Look == look }); ok {
		return n, nil
	}
	return c.Stored.name(ctx, c.Store, look)
}

func KeepName(c *Set, n games.Name) {
	c.Letter.Names = set(c.Letter.Names, n, func(other games.Name) bool { return other.Look == n.Look })
}

// NameFree reports whether a player can be called by a name: what they are called now they always can, in whatever spelling.
func NameFree(ctx context.Context, c *Set, p games.Player, name string) (bool, error) {
	now := names.Looks(p.Name)
	for _, look := range names.Looks(name) {
		n, err := c.Name(ctx, look)
		if err != nil {
			return false, err
		}
		if gone, err := Traced(ctx, c, "name", look); err != nil || gone {
			return false, err
		}
		if !n.FreeFor(p.Address, c.Letter.At) && !slices.Contains(now, look) {
			return false, nil
		}
	}
	return true, nil
}

// Distinguished is the name, or, where somebody else has that, the name with the first number behind it that nobody has.
func Distinguished(ctx context.Context, c *Set, p games.Player, name string) (string, error) {
	for n := 1; ; n++ {
		numbered := name
		if n > 1 {
			number := " " + Itoa(n)
			runes := []rune(name)
			numbered = strings.TrimSpace(string(runes[:min(len(runes), names.Most-len(number))])) + number
		}
		if free, err := NameFree(ctx, c, p, numbered); free || err != nil {
			return numbered, err
		}
	}
}

// Call gives a player a name that is free for them, and gives up the one that they had. Of players who were called alike before names
// were unique only one has the name, and only that one gives it up.
func Call(ctx context.Context, c *Set, p games.Player, name string) (games.Player, error) {
	looks := names.Looks(name)
	for _, look := range names.Looks(p.Name) {
		n, err := c.Name(ctx, look)
		if err != nil {
			return p, err
		}
		if n.Player == p.Address && !slices.Contains(looks, look) {
			n.GivenUp = c.Letter.At
			KeepName(c, n)
		}
	}
	for _, look := range looks {
		n, err := c.Name(ctx, look)
		if err != nil {
			return p, err
		}
		if n.FreeFor(p.Address, c.Letter.At) {
			KeepName(c, games.Name{Version: n.Version, Look: look, Player: p.Address})
		}
	}
	p.Name = name
	return p, nil
}
