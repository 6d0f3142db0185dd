package learn

import (
	"fmt"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/rules"
	"pbem/rules/robot"
	"pbem/rules/robot/study"
)

// studyNodes is what the study of a game may spend: with it a whole game takes a second or two. The same game has the same study whenever and
// wherever it is made.
const studyNodes = 1_500_000

// mostMoments bounds how many studies are remembered.
const mostMoments = 100

// Unstudied is the error of a letter that asks for a study which is not at hand. It is made outside of the transaction, and then the letter is
// decided again.
type Unstudied struct {
	registry *changes.Registry
	key      string
	rules    rules.Game
	game     study.Game
}

func (u *Unstudied) Error() string { return "the game is not studied yet" }

// Study makes the study, and remembers it. It commits nothing.
func (u *Unstudied) Study() (games.Commit, error) {
	s, err := study.Of(robot.New(u.rules), u.game, studyNodes)
	if err != nil {
		return games.Commit{}, fmt.Errorf("study a game: %w", err)
	}
	u.registry.Mu.Lock()
	defer u.registry.Mu.Unlock()
	if u.registry.Moments == nil || len(u.registry.Moments) >= mostMoments {
		u.registry.Moments = map[string]study.Study{}
	}
	u.registry.Moments[u.key] = s
	return games.Commit{}, nil
}

// find returns the study, if it is remembered.
func (u *Unstudied) find() (study.Study, bool) {
	u.registry.Mu.Lock()
	defer u.registry.Mu.Unlock()
	s, ok := u.registry.Moments[u.key]
	return s, ok
}

// studied is the study of a match. The error is an *Unstudied, where studies are made apart, or that of the store.
func studied(r *talk.Settings, m *adjudicator.Match) (study.Study, error) {
	start, err := m.PositionAfter(0)
	if err != nil {
		return study.Study{}, err
	}
	u := &Unstudied{registry: r.Registry, rules: m.Game, game: study.Game{Start: start}}
	key := []string{m.Terms.RulesHash, m.Terms.Options, start.String()}
	for i, t := range m.Turns {
		turn, _ := m.Turn(i + 1)
		u.game.Turns = append(u.game.Turns, turn)
		key = append(key, t.Turn)
	}
	u.key = strings.Join(key, "\n")
	if s, ok := u.find(); ok {
		return s, nil
	}
	if r.Apart {
		return study.Study{}, u
	}
	if _, err := u.Study(); err != nil {
		return study.Study{}, err
	}
	s, _ := u.find()
	return s, nil
}
