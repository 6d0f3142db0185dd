package club

import "slices"

// Against is how somebody has played against robots in the games of one preset. The level is their own: at which a robot plays where they
// don't ask for another.
type Against struct {
	Preset string
	Level  int
	Row    int      // wins in a row at that level; losses are negative
	Games  []Scored // by the level of the robot, from 1, but for private ones
	Moved  int      // the game that has changed the level last
}

// Scored is how many games somebody has won, of those that were played to their end.
type Scored struct{ Won, Played int }

// Outcomes of a game against a robot.
const (
	WonByPerson  = "won"
	LostByPerson = "lost"
	DrawnGame    = "drawn"
)

const (
	firstLevel = 1
	// rowMoves is how many wins, or losses, in a row change somebody's level.
	rowMoves = 2
)

// RobotPlayed: a game against a robot is over. Loose: turns were taken back in it. A private one counts for the level alone.
type RobotPlayed struct {
	Game    int    `json:"game"`
	Preset  string `json:"preset"`
	Level   int    `json:"level"`
	Levels  int    `json:"levels"` // that the preset has
	Outcome string `json:"outcome"`
	Loose   bool   `json:"loose,omitempty"`
	Private bool   `json:"private,omitempty"`
}

func (RobotPlayed) fact() {}

func robotFacts() []factRow { return []factRow{fact("robot-played", addRobotPlayed)} }

// Against is how the person has played against robots in the games of a preset.
func (p Person) Against(preset string) Against {
	for _, a := range p.Robots {
		if a.Preset == preset {
			return a
		}
	}
	return Against{Preset: preset, Level: firstLevel}
}

func addRobotPlayed(p *Person, _ Event, f RobotPlayed) {
	others := slices.DeleteFunc(slices.Clone(p.Robots), func(a Against) bool { return a.Preset == f.Preset })
	p.Robots = append(others, p.Against(f.Preset).After(f))
}

// Score is how many games somebody has won, of how many, at all levels.
func (a Against) Score() (won, played int) {
	for _, s := range a.Games {
		won, played = won+s.Won, played+s.Played
	}
	return won, played
}

// scored are the scores with another game.
func scored(all []Scored, f RobotPlayed) []Scored {
	all = append(slices.Clone(all), make([]Scored, max(0, f.Level-len(all)))...)
	s := &all[f.Level-1]
	s.Played++
	if f.Outcome == WonByPerson {
		s.Won++
	}
	return all
}

// After is the same after another game. Games at one's own level, without take-backs, change it: two wins in a row by one up, two losses by
// one down. A draw begins a new row.
func (a Against) After(f RobotPlayed) Against {
	if !f.Private {
		a.Games = scored(a.Games, f)
	}
	if f.Loose || f.Level != a.Level {
		return a
	}
	switch {
	case f.Outcome == WonByPerson:
		a.Row = max(a.Row, 0) + 1
	case f.Outcome == LostByPerson:
		a.Row = min(a.Row, 0) - 1
	default:
		a.Row = 0
	}
	step := a.Row / rowMoves
	if step == 0 {
		return a
	}
	a.Row = 0
	if next := min(max(a.Level+step, firstLevel), f.Levels); next != a.Level {
		a.Level, a.Moved = next, f.Game
	}
	return a
}
