// Package measuring is what "pbem stats" does around package measure: it plays on all cores or reads records, and prints the report as
// text, JSON, CSV or SVG.
//
// The idea: every game has a seed of its own, made of the number that was asked for and the game's own, and sums can be merged in any
// order; so it makes no difference which core plays which game, or how many cores there are.
package measuring

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"sync/atomic"

	"golang.org/x/sync/errgroup"

	"pbem/rules"
	"pbem/rules/measure"
	"pbem/rules/robot"
)

// ErrOneStart is of a game that cannot be begun by the other side.
var ErrOneStart = errors.New("--first is for games that begin with a position: in this one set-ups come first, or its start cannot be turned round")

// series are the games that are to be played.
type series struct {
	Flags
	subject *measure.Subject
	player  robot.Player
	turned  rules.Position // the start with Black to move; nil where White begins all games
}

// Play has the games played that the flags ask for. The error is ErrOneStart, the context's, or that of a player whose turn was refused.
func Play(ctx context.Context, game rules.Game, f Flags) (measure.Report, error) {
	s := series{Flags: f, subject: measure.NewSubject(game)}
	s.player = f.player(s.subject)
	if f.First != "white" {
		var ok bool
		if s.turned, ok = s.subject.Turned(); !ok {
			return measure.Report{}, ErrOneStart
		}
	}
	tallies, next := make([]*measure.Tally, min(runtime.GOMAXPROCS(0), f.Games)), atomic.Int64{}
	group, ctx := errgroup.WithContext(ctx)
	for i := range tallies {
		tallies[i] = s.subject.NewTally()
		group.Go(func() error { return s.play(ctx, tallies[i], &next) })
	}
	if err := group.Wait(); err != nil {
		return measure.Report{}, err
	}
	for _, other := range tallies[1:] {
		tallies[0].Merge(other)
	}
	return tallies[0].Report(), nil
}

// play plays games that nobody else has taken, until there are none.
func (s series) play(ctx context.Context, tally *measure.Tally, next *atomic.Int64) error {
	for n := next.Add(1) - 1; n < int64(s.Games); n = next.Add(1) - 1 {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := tally.Play(s.match(n)); err != nil {
			return err
		}
	}
	return nil
}

// match is how a game is played, by its number from 0.
func (s series) match(n int64) measure.Match {
	m := measure.Match{Player: s.player, Seed: robot.Seed(s.Seed, uint64(n)), Limit: s.Limit}
	if s.First == "black" || s.First == "both" && n%2 == 1 {
		m.Start = s.turned
	}
	return m
}

// Flags say what is measured, and how it is told.
type Flags struct {
	Games    int      `default:"1000" placeholder:"place-number" help:"flag-stats-games"`
	Limit    int      `default:"500" placeholder:"place-number" help:"flag-stats-limit"`
	Seed     uint64   `default:"1" placeholder:"place-number" help:"flag-stats-seed"`
	Player   string   `enum:"random,greedy" default:"random" help:"flag-stats-player"`
	First    string   `enum:"white,black,both" default:"white" help:"flag-stats-first"`
	From     []string `sep:"none" placeholder:"place-records" help:"flag-stats-from"`
	Programs bool     `help:"flag-programs"`
	Format   string   `enum:"text,json,csv,svg" default:"text" help:"flag-stats-format"`
}

// The most that is asked for: beyond these a slip of the finger would run for days.
const (
	mostGames = 10_000_000
	mostTurns = 10_000
)

// Check refuses flags that do not go together. The error is a sentence.
func (f Flags) Check() error {
	switch {
	case len(f.From) > 0 && (f.Games != 1000 || f.Limit != 500 || f.Seed != 1 || f.Player != "random" || f.First != "white"):
		return errors.New("--from counts games that were played: --games, --limit, --seed, --player and --first say how to play, and do not go with it")
	case f.Games < 1 || f.Games > mostGames:
		return fmt.Errorf("--games is a number from 1 to %d", mostGames)
	case f.Limit < 1 || f.Limit > mostTurns:
		return fmt.Errorf("--limit is a number of turns from 1 to %d", mostTurns)
	}
	return nil
}

func (f Flags) player(s *measure.Subject) robot.Player {
	if f.Player == "greedy" {
		return robot.Greedy{Worth: s.Worth()}
	}
	return robot.Random{}
}
