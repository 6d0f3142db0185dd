package main

import (
	"fmt"

	"pbem/cmd/pbem-dev/internal/ladder"
	"pbem/rules/presets"
	"pbem/rules/robot"
)

type ladderCmd struct {
	Preset  string   `arg:"" help:"The game: a preset."`
	Option  []string `help:"An option of the preset." placeholder:"NAME=VALUE"`
	Levels  []int    `default:"1,2,3,4,5" help:"Which levels play, each against the one before it in the list. Levels that the game doesn't have are left out."`
	Against string   `enum:"levels,greedy,random" default:"levels" help:"Whom each level plays instead: ${enum}."`
	Games   int      `default:"200" help:"How many games a match has."`
	Seed    uint64   `default:"1" help:"Every game follows from it."`
	Limit   int      `default:"400" help:"After so many turns a game is left open."`
	Nodes   int      `help:"A budget for every level instead of its own."`
}

// Run plays the matches and prints a table of them.
func (c ladderCmd) Run(env *Env) error {
	if c.Games < 1 || c.Limit < 1 {
		return usage(fmt.Errorf("--games and --limit take a number from 1"))
	}
	matches, err := c.matches()
	if err != nil {
		return usage(err)
	}
	defer env.orderly()()
	var tallies []ladder.Tally
	for _, m := range matches {
		t, err := m.Play(env.Context)
		if err != nil {
			return outside(err)
		}
		tallies = append(tallies, t)
	}
	fmt.Fprintf(env.Out, "%s, seed %d, %d games a match, open after %d turns\n\n", matches[0].Preset.Title, c.Seed, c.Games, c.Limit)
	return ladder.Print(env.Out, tallies)
}

// matches says who plays whom.
func (c ladderCmd) matches() ([]ladder.Match, error) {
	preset, err := c.preset()
	if err != nil {
		return nil, err
	}
	players, err := c.players(robot.New(preset.Game))
	if err != nil {
		return nil, err
	}
	others := players
	switch c.Against {
	case "greedy":
		others = []ladder.Player{ladder.Simple("greedy", robot.NewGreedy(preset.Game))}
	case "random":
		others = []ladder.Player{ladder.Simple("random", robot.Random{})}
	default:
		players = players[1:]
	}
	var list []ladder.Match
	for i, p := range players {
		list = append(list, ladder.Match{Preset: preset, A: p, B: others[i%len(others)], Games: c.Games, Seed: c.Seed, Limit: c.Limit})
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("--levels takes two levels, to play each other")
	}
	return list, nil
}

func (c ladderCmd) preset() (*presets.Preset, error) {
	var settings []presets.Setting
	for _, text := range c.Option {
		s, err := presets.ParseSetting(text)
		if err != nil {
			return nil, err
		}
		settings = append(settings, s)
	}
	return presets.Builtin(c.Preset, settings)
}

// players are those of the levels that the game has. There is at least one.
func (c ladderCmd) players(r *robot.Robot) ([]ladder.Player, error) {
	var list []ladder.Player
	for _, level := range c.Levels {
		if level < 1 || level > 5 {
			return nil, fmt.Errorf("--levels takes numbers from 1 to 5")
		}
		if level <= r.Levels() {
			list = append(list, ladder.Level(r, level, c.Nodes))
		}
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("this game has levels 1 to %d", r.Levels())
	}
	return list, nil
}
