package changes

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
)

// A finished game goes to the inventor of its preset when both players want that (mail.md, `copy inventor`). A match is told, as a value,
// whether it could; that it does is decided in it; and the letter is written in the same commit, so that it is written once.

// How many copies a day go to one inventor, and how many of one player's games: nobody has others written to without end.
const (
	mostCopiesReceived = 10
	mostCopiesOfPlayer = 3

	ChargeCopy = "copy" // a game went to an inventor; its words are the game
)

// Inventive tells a match whether a copy of it can go to the inventor of its game.
func Inventive(ctx context.Context, c *Set, m *adjudicator.Match) (*adjudicator.Match, error) {
	address, known := c.Inventors[m.Terms.Preset]
	if !known || m.Stage != adjudicator.Playing && m.Stage != adjudicator.Over {
		return m, nil
	}
	now, err := inventorOf(ctx, c, m, address)
	if err != nil || now == m.Inventor {
		return m, err
	}
	knowing := *m
	knowing.Inventor = now
	c.Matches[m.ID] = &knowing
	return &knowing, nil
}

func inventorOf(ctx context.Context, c *Set, m *adjudicator.Match, address string) (adjudicator.Inventor, error) {
	to, err := c.PlayerAt(ctx, address)
	if err != nil {
		return adjudicator.NoInventor, err
	}
	if reads, err := readsCopies(ctx, c, to); err != nil || !reads {
		return adjudicator.NoInventor, err
	}
	if left, err := hasLeft(ctx, c, m); err != nil || left {
		return adjudicator.PlayerLeft, err
	}
	if many, err := hadCopies(ctx, c, m, to); err != nil || many {
		return adjudicator.InventorHasMany, err
	}
	return adjudicator.InventorReads, nil
}

// readsCopies reports whether somebody may be sent copies: they have not said that they want none, as an inventor or as a player.
func readsCopies(ctx context.Context, c *Set, to games.Player) (bool, error) {
	banned, err := c.Banned(ctx, to)
	if err != nil || banned || to.Blocked || to.Forgotten {
		return false, err
	}
	if leaving, err := leaving(ctx, c, to.Address); err != nil || leaving {
		return false, err
	}
	for _, spelt := range []string{Untagged(to.Mailbox()), Canonical(to.Mailbox())} {
		if same, err := c.PlayerAt(ctx, spelt); err != nil || same.Blocked || same.Forgotten {
			return false, err
		}
	}
	person, err := c.Person(ctx, to.Address)
	return err == nil && person.Letters.Wants(club.News), err
}

// hasLeft reports whether a player of a match is banned, or has asked to be forgotten.
func hasLeft(ctx context.Context, c *Set, m *adjudicator.Match) (bool, error) {
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		p, err := c.Seated(ctx, m, seat)
		if err != nil || p.Forgotten {
			return true, err
		}
		if banned, err := c.Banned(ctx, p); err != nil || banned {
			return true, err
		}
		if leaving, err := leaving(ctx, c, p.Address); err != nil || leaving {
			return true, err
		}
	}
	return false, nil
}

// leaving reports whether somebody has asked to be forgotten, and is not yet.
func leaving(ctx context.Context, c *Set, address string) (bool, error) {
	stored, err := c.Stored.erasures(ctx, c.Store)
	asked := slices.Concat(stored, c.Letter.Erase)
	return slices.ContainsFunc(asked, func(e games.Erasure) bool { return slices.Contains(e.Players(), address) }), err
}

// hadCopies reports whether enough copies went today to an inventor, or of a player's games.
func hadCopies(ctx context.Context, c *Set, m *adjudicator.Match, to games.Player) (bool, error) {
	now := c.Clock()
	if now.IsZero() { // nothing is being decided
		return false, nil
	}
	most := map[string]int{ReceiverAccount(to.Mailbox()): mostCopiesReceived}
	for _, s := range m.Seats {
		most[WriterAccount(s.Player.Address)] = mostCopiesOfPlayer
	}
	for account, n := range most {
		had, err := c.Charged(ctx, account, ChargeCopy, now.Add(-Day))
		if err != nil || had >= n {
			return true, err
		}
	}
	return false, nil
}
