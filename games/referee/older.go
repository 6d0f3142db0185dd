package referee

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/token"
	"pbem/notation/record"
	"pbem/rules"
)

// gapLife is how long letters may come, after the host has accepted that something is missing in the store, that answer
// what is missing.
const gapLife = 60 * changes.Day

// known returns games.ErrOlder when a letter brings a tag of our own making for something that the store does not know: a
// request or a game that was never made, or a turn that is not there yet. A tag leaves the house only after the commit
// that it tells of, so the store is older than that. Tags of before a take-back prove nothing.
func known(ctx context.Context, r *talk.Settings, c *changes.Set, tag token.Tag, at time.Time) error {
	found, err := unheardOf(ctx, r, c, tag)
	if err != nil || found == "" {
		return err
	}
	accepted, err := c.Store.Mark(ctx, games.OfService, games.MarkGap)
	if err != nil {
		return err
	}
	if since, err := time.Parse(time.RFC3339, accepted); err == nil && at.Before(since.Add(gapLife)) {
		return nil
	}
	return &games.Older{Found: found}
}

// unheardOf says what it is that the store does not know; "" when it knows all.
func unheardOf(ctx context.Context, r *talk.Settings, c *changes.Set, tag token.Tag) (string, error) {
	switch {
	case r.Key.Confirms(tag):
		if _, err := changes.NumberedRequest(ctx, c, tag.Pending.Number); !changes.NotFound(err) {
			return "", err
		}
		return fmt.Sprintf("a letter confirms request %d, and the store has none of that number", tag.Pending.Number), nil
	case tag.Kind == token.ReplyTag, tag.Kind == token.AskTag:
		return unheardOfTurn(ctx, r, c, tag)
	}
	return "", nil
}

func unheardOfTurn(ctx context.Context, r *talk.Settings, c *changes.Set, tag token.Tag) (string, error) {
	m, err := c.Match(ctx, tag.Claim.Game)
	if changes.NotFound(err) {
		if !proves(r, tag, &adjudicator.Match{}, games.Player{}) {
			return "", nil
		}
		return fmt.Sprintf("a letter answers one about game %d, and the store has no such game", tag.Claim.Game), nil
	}
	if err != nil || tag.Claim.Turn <= m.Number() {
		return "", err
	}
	owner, err := c.Player(ctx, m.Player(tag.Claim.Seat).Address)
	if err != nil {
		return "", err
	}
	if !proves(r, tag, m, owner) || tag.Claim.Undos < m.Undos {
		return "", nil
	}
	return fmt.Sprintf("a letter answers turn %d of game %d, and the store has only got to turn %d",
		tag.Claim.Turn, tag.Claim.Game, m.Number()), nil
}

// Explains reports whether a private record can have been written from a match's events, those of today or of an earlier
// time: if not, the record is newer than the store. What cannot be read as a record proves nothing. A match that the
// store does not have explains none.
func Explains(ctx context.Context, r *talk.Settings, store games.Store, match int, private []byte) (bool, error) {
	kept, err := record.Parse(private)
	if err != nil {
		return true, nil
	}
	events, err := store.Events(ctx, match)
	if errors.Is(err, games.ErrNotFound) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	now, err := asOf(ctx, r, store, events)
	if err != nil {
		return false, err
	}
	if kept.Revision() > now.Revision() || kept.Result != rules.Ongoing && now.Result == rules.Ongoing && now.Revision() == kept.Revision() {
		return false, nil
	}
	if begins(now.Turns, kept.Turns) {
		return true, nil
	}
	for i, e := range events {
		if !takesBack(e.Fact) {
			continue
		}
		before, err := asOf(ctx, r, store, events[:i])
		if err != nil || begins(before.Turns, kept.Turns) {
			return err == nil, err
		}
	}
	return false, nil
}

// takesBack reports whether a record of before the fact holds what one of after it need not: turns that were taken back, a
// set-up in whose place another was sent.
func takesBack(fact adjudicator.Fact) bool {
	switch fact.(type) {
	case adjudicator.Undone, adjudicator.SetUp, adjudicator.Reopened:
		return true
	}
	return false
}

// asOf is the private record of a match after some of its events.
func asOf(ctx context.Context, r *talk.Settings, store games.Store, events []adjudicator.Event) (*record.Record, error) {
	m, err := r.Registry.Replay(ctx, store, events)
	if err != nil {
		return nil, err
	}
	return r.Written(m)
}

// begins reports whether the turns begin with those of a record.
func begins(turns, recorded []record.Turn) bool {
	if len(recorded) > len(turns) {
		return false
	}
	for i, t := range recorded {
		if t.Text != turns[i].Text || !t.At.Equal(turns[i].At) {
			return false
		}
	}
	return true
}

// Outdated reports whether a letter is not to be sent any more, for it reminds of what is not awaited any more (CR-28). What it reminds of is
// known by the moment at which it was written.
func Outdated(ctx context.Context, r *talk.Settings, c *changes.Set, letter games.Outgoing) (bool, error) {
	if letter.Kind != talk.KindReminder {
		return false, nil
	}
	events, err := c.Store.Events(ctx, letter.Match)
	if err != nil {
		return false, err
	}
	for i, e := range slices.Backward(events) {
		if !e.At.Equal(letter.Created) || !remembers(e.Fact) {
			continue
		}
		then, err := c.Registry.Replay(ctx, c.Store, events[:i+1])
		if err != nil {
			return false, err
		}
		now, err := c.Match(ctx, letter.Match)
		return err == nil && !now.StillAwaits(then, letter.Seat), err
	}
	return false, nil
}

// remembers reports whether players are reminded of something by what has happened.
func remembers(f adjudicator.Fact) bool {
	switch f.(type) {
	case adjudicator.Reminded, adjudicator.FlagFell:
		return true
	}
	return false
}
