package catalogue

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"iter"
	"runtime"

	"golang.org/x/sync/errgroup"

	"pbem/games/archive/collection"
	"pbem/notation/record"
	"pbem/rules"
)

// Rules finds the game that a member's record was played by. It must be safe for concurrent use.
type Rules func(collection.Member, *record.Record) (rules.Game, error)

// replay is what is kept of a record, and its turns.
type replay struct {
	Replayed
	fault error // why there is no more of it
	steps []step
	turns []string // the lines, canonical
}

// step is a position of a game. Of the last one the turn is 0.
type step struct {
	position, turn uint64 // hashes
	material       string // "" where it is that of the position before
}

// replayed replays a record, as far as it goes.
func replayed(m collection.Member, by Rules) replay {
	p := replay{Replayed: Replayed{Name: m.Name, File: m.File}}
	r, _, err := m.Record()
	if err != nil {
		p.fault = err
		return p
	}
	p.Preset, p.result, p.setups, p.program = r.Tag("Variant"), r.Result, len(r.Setups()), r.HasProgram()
	game, err := by(m, r)
	if err != nil {
		p.fault = err
		return p
	}
	all, err := record.Steps(r, game, -1)
	p.fault = err
	var last uint64
	for i, s := range all {
		now := step{position: hashOf(s.After.String())}
		if i > 0 {
			turn := s.Turn.String()
			p.turns, p.steps[i-1].turn = append(p.turns, turn), hashOf(turn)
		}
		if sum := sumOf(s.After); i == 0 || sum != last {
			now.material, last = materialOf(s.After).String(), sum
		}
		p.steps = append(p.steps, now)
	}
	return p
}

// hashOf is the hash of a position by its line, or of a turn.
func hashOf(text string) uint64 {
	sum := sha256.Sum256([]byte(text))
	return max(1, binary.LittleEndian.Uint64(sum[:]))
}

// sumOf is the same for positions with the same units, and quickly made.
func sumOf(p rules.Position) uint64 {
	var sum uint64
	for u := range p.Placements() {
		x := uint64(u.Code)<<24 | uint64(u.Unit)<<8 | uint64(u.Side)<<1
		if u.Neutral {
			x |= 1
		}
		x = (x + 0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9
		x ^= x >> 29
		sum += x * 0x94d049bb133111eb
	}
	return sum
}

// ahead is how many records are replayed before the first of them is taken.
const ahead = 64

// replayAll replays records on all cores, and hands them on in their order.
func replayAll(ctx context.Context, members iter.Seq[collection.Member], by Rules, take func(replay) error) error {
	group, ctx := errgroup.WithContext(ctx)
	queue := make(chan chan replay, ahead)
	free := make(chan bool, runtime.GOMAXPROCS(0))
	group.Go(func() error {
		defer close(queue)
		for m := range members {
			if isNothing(m.Err) {
				continue
			}
			done := make(chan replay, 1)
			select {
			case queue <- done:
			case <-ctx.Done():
				return ctx.Err()
			}
			free <- true
			go func() {
				done <- replayed(m, by)
				<-free
			}()
		}
		return ctx.Err()
	})
	group.Go(func() error {
		for done := range queue {
			if err := take(<-done); err != nil {
				return err
			}
		}
		return nil
	})
	return group.Wait()
}

// isNothing reports whether there is no record that could be at fault.
func isNothing(err error) bool {
	var empty *collection.Empty
	var irregular *collection.Irregular
	return errors.As(err, &empty) || errors.As(err, &irregular)
}
