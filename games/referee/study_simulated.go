package referee

import (
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
func (r *Registry) simulated(p *presets.Preset) (measure.Report, error) {
	r.mu.Lock()
	report, ok := r.studied[p.Hash]
	r.mu.Unlock()
	if ok {
		return report, nil
	}
	report, err := simulate(p)
	if err != nil {
		return report, err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.studied == nil || len(r.studied) >= maxRemembered {
		r.studied = map[string]measure.Report{}
	}
	r.studied[p.Hash] = report
	return report, nil
}

func simulate(p *presets.Preset) (report measure.Report, err error) {
	tally := measure.NewSubject(p.Game).NewTally()
	for n := uint64(0); n < simulatedGames && tally.Turns() < simulatedEnds; n++ {
		if err := tally.Play(measure.Match{Player: robot.Random{}, Seed: robot.Seed(simulatedSeed, n), Limit: simulatedTurns}); err != nil {
			return report, err
		}
	}
	return tally.Report(), nil
}
