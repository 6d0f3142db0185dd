package referee

import (
	"cmp"
	"context"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
)

// topicsOf lists what waits for a player's next digest, the oldest first.
func (c *Changeset) topicsOf(ctx context.Context, player string) ([]games.Topic, error) {
	stored, err := c.stored.topicsOf(ctx, c.store, player)
	if err != nil {
		return nil, err
	}
	list := slices.Clone(stored)
	for _, t := range c.letter.Topics {
		if t.Player == player {
			list = append(list, t)
		}
	}
	list = slices.DeleteFunc(list, func(t games.Topic) bool { return slices.Contains(c.letter.Told, t.ID) })
	for i, t := range list {
		if again, ok := last(c.letter.Retimed, func(r games.Retimed) bool { return r.ID == t.ID }); ok {
			list[i].Due = again.Due
		}
	}
	slices.SortStableFunc(list, func(a, b games.Topic) int { return cmp.Or(a.At.Compare(b.At), cmp.Compare(a.ID, b.ID)) })
	return list, nil
}

// wait has something wait for a digest.
func (c *Changeset) wait(t games.Topic) {
	c.letter.Topics = append(c.letter.Topics, t)
}

// tell lets go of topics, which a letter tells now, or which were overtaken.
func (c *Changeset) tell(topics []games.Topic) {
	for _, t := range topics {
		c.letter.Told = append(c.letter.Told, t.ID)
	}
}

// retime has a topic wait until another time.
func (c *Changeset) retime(t games.Topic, due time.Time) {
	c.letter.Retimed = append(c.letter.Retimed, games.Retimed{ID: t.ID, Due: due})
}

// digestReader is a player as far as their digests go by it.
type digestReader struct {
	letters club.Letters
	zone    *time.Location
	last    string // the day of their last digest
}

func (c *Changeset) digestReader(ctx context.Context, player string) (digestReader, error) {
	p, err := c.person(ctx, player)
	if err != nil {
		return digestReader{}, err
	}
	d, err := c.store.LastDigest(ctx, player)
	return digestReader{p.Letters, c.zoneOf(p), d.Date}, ignoring(err)
}

// short is how little time of the reader's makes that a game cannot wait for a digest.
const short = day

// hurries returns when a game cannot wait any more for a digest of a seat's player: when their clock shows less than a day. ok is false where
// it can wait for ever, as things stand; so can whatever is about no game of theirs.
func (c *Changeset) hurries(ctx context.Context, at place) (when time.Time, ok bool, err error) {
	if at.match == 0 || at.seat == adjudicator.NoSeat {
		return time.Time{}, false, nil
	}
	m, err := c.match(ctx, at.match)
	if err != nil {
		return time.Time{}, false, ignoring(err)
	}
	when, ok = m.ShowsAt(at.seat, short)
	return when, ok, nil
}

// placeOf is the seat in a game that a topic is about.
func placeOf(t games.Topic) place { return place{t.Match, t.Seat} }

// dueOf is when a topic is told: by the reader's next digest, or before that when its game cannot wait any more.
func (c *Changeset) dueOf(ctx context.Context, t games.Topic, who digestReader) (time.Time, error) {
	due := who.letters.Due(t.At, who.zone, who.last)
	when, ok, err := c.hurries(ctx, placeOf(t))
	if ok && when.Before(due) {
		due = when
	}
	return due, err
}

// retimeAll reckons anew when the topics that wait for a player are told: their clocks, or what they want, may have changed.
func (c *Changeset) retimeAll(ctx context.Context, player string) error {
	topics, err := c.topicsOf(ctx, player)
	if err != nil || len(topics) == 0 {
		return err
	}
	who, err := c.digestReader(ctx, player)
	if err != nil {
		return err
	}
	for _, t := range topics {
		due, err := c.dueOf(ctx, t, who)
		if err != nil {
			return err
		}
		if !due.Equal(t.Due) {
			c.retime(t, due)
		}
	}
	return nil
}

// retimeTouched does that for everybody whom the letter at hand may have touched: the players of the games that it has changed, and its writer.
func (c *Changeset) retimeTouched(ctx context.Context, writer string) error {
	players := []string{writer}
	for _, change := range c.letter.Changes {
		m, err := c.match(ctx, change.Match)
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
		if err := c.retimeAll(ctx, p); err != nil {
			return err
		}
	}
	return nil
}
