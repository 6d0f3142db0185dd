package learn

import (
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/rules/measure"
	"pbem/rules/presets"
	"pbem/rules/robot"
)

// A study has games played while a letter is decided, so they are few, and bounded by what was played and by no clock: the same preset has the
// same study whenever and wherever it is made.
const (
	simulatedGames = 100  // at most
	simulatedEnds  = 4000 // turns of all games, behind which none is begun
	simulatedTurns = 300  // after which a game is left
	simulatedSeed  = 1
)

// simulated is what the games of a player came to who chooses at random, by a preset as it stands. It is reckoned once.
func simulated(r *changes.Registry, p *presets.Preset) (measure.Report, error) {
	r.Mu.Lock()
	report, ok := r.Studied[p.Hash]
	r.Mu.Unlock()
	if ok {
		return report, nil
	}
	ends := simulatedEnds
	if talk.OfInventor(p) {
		if ends = min(ends, turnsToPlay(p)); ends < fewestTurns {
			return report, nil
		}
	}
	report, err := simulate(p, uint64(ends))
	if err != nil {
		return report, err
	}
	r.Mu.Lock()
	defer r.Mu.Unlock()
	if r.Studied == nil || len(r.Studied) >= changes.MaxRemembered {
		r.Studied = map[string]measure.Report{}
	}
	r.Studied[p.Hash] = report
	return report, nil
}

// simulate has a program play against itself until so many turns were played.
func simulate(p *presets.Preset, ends uint64) (report measure.Report, err error) {
	tally := measure.NewSubject(p.Game).NewTally()
	for n := uint64(0); n < simulatedGames && uint64(tally.Turns()) < ends; n++ {
		if err := tally.Play(measure.Match{Player: robot.Random{}, Seed: robot.Seed(simulatedSeed, n), Limit: simulatedTurns}); err != nil {
			return report, err
		}
	}
	return tally.Report(), nil
}
