package changes

import (
	"cmp"
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
)

// TopicsOf lists what waits for a player's next digest, the oldest first.
func (c *Set) TopicsOf(ctx context.Context, player string) ([]games.Topic, error) {
	stored, err := c.Stored.topicsOf(ctx, c.Store, player)
	if err != nil {
		return nil, err
	}
	list := slices.Clone(stored)
	for _, t := range c.Letter.Topics {
		if t.Player == player {
			list = append(list, t)
		}
	}
	list = slices.DeleteFunc(list, func(t games.Topic) bool { return slices.Contains(c.Letter.Told, t.ID) })
	for i, t := range list {
		if again, ok := last(c.Letter.Retimed, func(r games.Retimed) bool { return r.ID == t.ID }); ok {
			list[i].Due = again.Due
		}
	}
	slices.SortStableFunc(list, func(a, b games.Topic) int { return cmp.Or(a.At.Compare(b.At), cmp.Compare(a.ID, b.ID)) })
	return list, nil
}

// Wait has something wait for a digest.
func (c *Set) Wait(t games.Topic) {
	c.Letter.Topics = append(c.Letter.Topics, t)
}

// Settle lets go of topics, which a letter tells now, or which were overtaken.
func Settle(c *Set, topics []games.Topic) {
	for _, t := range topics {
		c.Letter.Told = append(c.Letter.Told, t.ID)
	}
}

// Retime has a topic wait until another time.
func Retime(c *Set, t games.Topic, due time.Time) {
	c.Letter.Retimed = append(c.Letter.Retimed, games.Retimed{ID: t.ID, Due: due})
}

// DigestReader is a player as far as their digests go by it.
type DigestReader struct {
	Letters club.Letters
	Zone    *time.Location
	Last    string // the day of their last digest
}

func ReaderOfDigest(ctx context.Context, c *Set, player string) (DigestReader, error) {
	p, err := c.Person(ctx, player)
	if err != nil {
		return DigestReader{}, err
	}
	d, err := c.Store.LastDigest(ctx, player)
	return DigestReader{p.Letters, ZoneOf(c, p), d.Date}, Ignoring(err)
}

// short is how little time of the reader's makes that a game cannot wait for a digest.
const short = Day

// DueOf is when a topic is told: by the reader's next digest, or before that when its game cannot wait any more.
func DueOf(ctx context.Context, c *Set, t games.Topic, who DigestReader) (time.Time, error) {
	due := who.Letters.Due(t.At, who.Zone, who.Last)
	when, ok, err := Hurries(ctx, c, PlaceOf(t))
	if ok && when.Before(due) {
		due = when
	}
	return due, err
}

// RetimeAll reckons anew when the topics that wait for a player are told: their clocks, or what they want, may have changed.
func RetimeAll(ctx context.Context, c *Set, player string) error {
	topics, err := c.TopicsOf(ctx, player)
	if err != nil || len(topics) == 0 {
		return err
	}
	who, err := ReaderOfDigest(ctx, c, player)
	if err != nil {
		return err
	}
	for _, t := range topics {
		due, err := DueOf(ctx, c, t, who)
		if err != nil {
			return err
		}
		if !due.Equal(t.Due) {
			Retime(c, t, due)
		}
	}
	return nil
}

// RetimeTouched does that for everybody whom the letter at hand may have touched: the players of the games that it has changed, and its writer.
func RetimeTouched(ctx context.Context, c *Set, writer string) error {
	players := []string{writer}
	for _, change := range c.Letter.Changes {
		m, err := c.Match(ctx, change.Match)
		if err != nil {
			return err
		}
		for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
			players = append(players, m.Player(seat).Address)
		}
	}
	slices.Sort(players)
	for _, p := range slices.Compact(players) {
		if p == "" {
			continue
		}
		if err := RetimeAll(ctx, c, p); err != nil {
			return err
		}
	}
	return nil
}
