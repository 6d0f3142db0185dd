package sqlite

import (
	"context"
	"fmt"

	"pbem/adjudicator"
	"pbem/games"
)

const insertEventSQL = `INSERT INTO events (match_id, seq, at, seat, cause, kind, data) VALUES (?, ?, ?, ?, ?, ?, ?)`

// Commit implements games.Store.
func (s *Store) Commit(ctx context.Context, commits ...games.Commit) error {
	if len(commits) == 0 {
		return nil
	}
	err := s.durably(ctx, func(t transaction) error {
		s.probe("begun")
		if err := t.all(commits); err != nil {
			return err
		}
		s.probe("written")
		s.probe("before-commit")
		return nil
	})
	if err != nil {
		return fmt.Errorf("commit: %w", err)
	}
	s.probe("after-commit")
	return nil
}

func (t transaction) all(commits []games.Commit) error {
	for i, c := range commits {
		if err := t.one(c); err != nil {
			return fmt.Errorf("%d of %d: %w", i+1, len(commits), err)
		}
	}
	return nil
}

func (t transaction) one(c games.Commit) error {
	arrival, err := t.handled(c)
	if err != nil {
		return err
	}
	for _, change := range c.Changes {
		if err := t.change(change); err != nil {
			return err
		}
	}
	for _, p := range c.Presets {
		if err := t.preset(p); err != nil {
			return err
		}
	}
	for _, p := range c.Players {
		if err := t.player(p); err != nil {
			return err
		}
	}
	for _, a := range c.Addresses {
		if err := t.address(a); err != nil {
			return err
		}
	}
	for _, n := range c.Names {
		if err := t.name(n); err != nil {
			return err
		}
	}
	for _, r := range c.Requests {
		if err := t.request(r); err != nil {
			return err
		}
	}
	if err := t.charges(c); err != nil {
		return err
	}
	if err := t.held(c); err != nil {
		return err
	}
	if err := t.topics(c); err != nil {
		return err
	}
	for _, change := range c.Club {
		if err := t.club(change); err != nil {
			return err
		}
	}
	if err := t.dues(c.Dues); err != nil {
		return err
	}
	for _, e := range c.Erase {
		if err := t.erasure(e); err != nil {
			return err
		}
	}
	if err := t.untrace(c.Untraced); err != nil {
		return err
	}
	if err := t.watching(c); err != nil {
		return err
	}
	if err := t.audited(c); err != nil {
		return err
	}
	if err := t.ended(c); err != nil {
		return err
	}
	if err := t.rated(c); err != nil {
		return err
	}
	if err := t.logged(c.Log); err != nil {
		return err
	}
	t.probe("events-written")
	for _, letter := range c.Outbox {
		if err := t.letter(letter, c.At, arrival); err != nil {
			return err
		}
	}
	t.probe("outbox-written")
	return nil
}

func (t transaction) change(c games.Change) error {
	if c.Summary.ID != c.Match || c.Summary.Version != c.Expect+len(c.Events) {
		return fmt.Errorf("match %d from version %d with %d events: its summary is of match %d at version %d",
			c.Match, c.Expect, len(c.Events), c.Summary.ID, c.Summary.Version)
	}
	if c.Summary.Version == 0 {
		return fmt.Errorf("match %d: there is no match without events", c.Match)
	}
	if err := t.summary(c); err != nil {
		return err
	}
	for i, e := range c.Events {
		if err := t.event(c.Match, c.Expect+i+1, e); err != nil {
			return err
		}
	}
	return nil
}

func (t transaction) event(match, seq int, e adjudicator.Event) error {
	kind, data, err := adjudicator.MarshalFact(e.Fact)
	if err != nil {
		return fmt.Errorf("match %d, event %d: %w", match, seq, err)
	}
	if _, err := t.exec(t.insertEvent, match, seq, stamp(e.At), e.By, e.Cause, kind, string(data)); err != nil {
		return fmt.Errorf("match %d, event %d: %w", match, seq, err)
	}
	return nil
}
