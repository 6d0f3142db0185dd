package measuring

import (
	"errors"
	"fmt"

	"pbem/rules/measure"
	"pbem/rules/robot"
)

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
