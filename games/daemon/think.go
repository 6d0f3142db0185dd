package daemon

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"pbem/games"
	"pbem/games/referee"
	"pbem/games/robots"
	"pbem/games/talk"
)

const (
	// thinkBatch is how many games in which a program is to move are claimed at a time, for each that can think.
	thinkBatch = 4
	// easyAfter is after how many failures a program is asked for an easy turn, and anyAfter after how many it is asked no more.
	easyAfter, anyAfter = 1, 3
	// easyNodes is what an easy turn may take.
	easyNodes = 50
	// firstThinkRetry doubles with each failure.
	firstThinkRetry = 2 * time.Second
)

// thinker has programs find the turns that they are to play. It keeps nothing that must not be lost: a game in which a program is to move stays
// due until its turn is committed, by whichever process.
type thinker struct {
	*desk
	mu     sync.Mutex
	failed map[int]int // how often in a row, by game
}

// think works until the context ends.
func (t *thinker) think(ctx context.Context) error {
	if t.Robots == nil {
		return nil
	}
	for {
		t.met(ctx, "programs could not think", t.Think(ctx))
		timer := time.NewTimer(t.nextLook())
		select {
		case <-ctx.Done():
			timer.Stop()
			return ctx.Err()
		case <-t.thinkUp:
			timer.Stop()
		case <-timer.C:
		}
	}
}

// nextLook is how long to wait for what others have committed, or what is to be tried again.
func (t *thinker) nextLook() time.Duration {
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(t.failed) > 0 {
		return firstThinkRetry
	}
	return maxRest / 3
}

// Think has programs find all turns that are due, until the context ends.
func (t *thinker) Think(ctx context.Context) error {
	if t.Robots == nil || !t.Referee.Robots.Think() || t.finished() != nil {
		return nil
	}
	for ctx.Err() == nil {
		n := robots.Workers() * thinkBatch
		due, err := t.Store.Thinking(ctx, t.Clock(), t.claim(), n)
		if err != nil || len(due) == 0 {
			return err
		}
		moved, err := t.thinkAll(ctx, due)
		if err != nil || !moved {
			return err
		}
	}
	return nil
}

// thinkAll thinks in some games, several at once. moved is false where nothing came of any.
func (t *thinker) thinkAll(ctx context.Context, games []int) (moved bool, err error) {
	list, err := t.leastUsedFirst(ctx, games)
	if err != nil {
		return false, err
	}
	var group errgroup.Group
	group.SetLimit(robots.Workers())
	var mu sync.Mutex
	for _, q := range list {
		group.Go(func() error {
			if ctx.Err() != nil {
				return nil
			}
			done, err := t.pause(ctx, q)
			if !done && err == nil {
				done, err = t.thinkIn(ctx, q.Thinking)
			}
			mu.Lock()
			moved = moved || done
			mu.Unlock()
			return err
		})
	}
	return moved, group.Wait()
}

// allotted is what there is to think about for somebody; over tells that they have had enough of it today.
type allotted struct {
	referee.Thinking
	over bool
}

// leastUsedFirst is what there is to think about, first for those for whom programs have thought the least today.
func (t *thinker) leastUsedFirst(ctx context.Context, matches []int) ([]allotted, error) {
	c := t.changes(t.Store)
	var list []allotted
	spent := map[string]talk.Spent{}
	for _, match := range matches {
		q, err := contain("the game", func() (referee.Thinking, error) { return referee.ToThink(ctx, t.Referee, c, match) })
		switch {
		case errors.Is(err, referee.ErrNoThinking):
			continue
		case waits(err):
			return nil, err
		case err != nil:
			t.complain("a program could not be asked for a turn", err, "game", match)
			t.later(ctx, match)
			continue
		}
		if _, known := spent[q.Player]; !known {
			s, err := talk.SpentBy(ctx, c, q.Player, t.Clock())
			if err != nil {
				return nil, err
			}
			spent[q.Player] = s
		}
		list = append(list, allotted{q, spent[q.Player].Over(t.Referee.Robots)})
	}
	slices.SortStableFunc(list, func(a, b allotted) int { return cmp.Compare(spent[a.Player].Turns, spent[b.Player].Turns) })
	return list, nil
}

// pause puts a game off for whose player programs have thought enough today.
func (t *thinker) pause(ctx context.Context, q allotted) (pauses bool, err error) {
	if !q.over {
		return false, nil
	}
	err = t.do(ctx, deed{
		of: "the game", trouble: "a program could not be paused", about: []any{"game", q.Match},
		decide: func(store games.Store) (c games.Commit, err error) {
			pauses, c, err = referee.PauseThinking(ctx, t.Referee, t.changes(store), q.Thinking, t.Clock())
			return c, err
		},
		empty: func(c games.Commit) bool { return len(c.Dues) == 0 },
	})
	return pauses, err
}

// thinkIn finds one turn and plays it; done is false where it is tried again later.
func (t *thinker) thinkIn(ctx context.Context, q referee.Thinking) (done bool, err error) {
	thought, err := t.ask(ctx, q)
	if ctx.Err() != nil {
		return false, nil
	}
	if err == nil {
		t.probe("thought")
		err = t.do(ctx, deed{
			of: "the game", trouble: "a program's turn could not be played", about: []any{"game", q.Match},
			decide: func(store games.Store) (games.Commit, error) {
				return referee.PlayThought(ctx, t.Referee, t.changes(store), thought, t.Clock())
			},
			empty: func(c games.Commit) bool { return len(c.Changes) == 0 },
		})
	}
	if waits(err) {
		return false, err
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if err != nil {
		t.failed[q.Match]++
		t.complain("a program found no turn", err, "game", q.Match, "failures", t.failed[q.Match])
		return false, t.postpone(ctx, q.Match, t.failed[q.Match])
	}
	delete(t.failed, q.Match)
	return true, nil
}

// ask has a program think. One that has failed is asked for an easy turn; one that goes on failing plays any.
func (t *thinker) ask(ctx context.Context, q referee.Thinking) (referee.Thought, error) {
	t.mu.Lock()
	failures := t.failed[q.Match]
	t.mu.Unlock()
	thought := referee.Thought{Thinking: q, Program: t.Robots.Name()}
	if failures >= anyAfter {
		turn, err := contain("the game", func() (string, error) { return referee.AnyTurn(ctx, t.changes(t.Store), q.Match) })
		thought.Thought = robots.Thought{Turn: turn, Score: 50}
		return thought, err
	}
	if failures >= easyAfter {
		q.Task.Nodes = easyNodes
	}
	began := time.Now()
	var err error
	thought.Thought, err = t.Robots.Think(ctx, q.Task)
	thought.Took = time.Since(began)
	return thought, err
}

// later puts a game off that could not be looked at.
func (t *thinker) later(ctx context.Context, match int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.failed[match]++
	t.met(ctx, "a game could not be put off", t.postpone(ctx, match, t.failed[match]))
}

// postpone has a game wait for a program that has failed so often, so that others come before it. A crash forgets it.
func (t *thinker) postpone(ctx context.Context, match, failures int) error {
	events, err := t.Store.Events(ctx, match)
	if err != nil {
		return err
	}
	return t.Store.SetDue(ctx, games.Due{Match: match, Version: len(events), At: t.Clock().Add(firstThinkRetry << min(failures, 10))})
}
