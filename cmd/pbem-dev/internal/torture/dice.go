package torture

import (
	"errors"
	"math/rand/v2"
	"strings"

	"pbem/notation"
	"pbem/rules"
	"pbem/rules/presets"
)

// dice plays along, and throws legal turns: the same for the same seed.
type dice struct {
	*rand.Rand
	game     rules.Game
	position rules.Position
	played   []string
}

func newDice(seed uint64) (*dice, error) {
	p, err := presets.Builtin("chesimals-0.1", nil)
	if err != nil {
		return nil, err
	}
	return &dice{rand.New(rand.NewPCG(seed, 0)), p.Game, p.Game.Start(), nil}, nil
}

// say replaces LEGAL by a legal turn, and plays what is a legal turn.
func (d *dice) say(words string) (string, error) {
	if strings.Contains(words, "LEGAL") {
		turn, err := d.throw()
		if err != nil {
			return "", err
		}
		words = strings.Replace(words, "LEGAL", turn, 1)
	}
	d.follow(strings.TrimPrefix(words, "try "))
	return words, nil
}

// throw chooses among the turns of a single activation that do not end the game.
func (d *dice) throw() (string, error) {
	partial, ok := d.position.(rules.Partial)
	if !ok {
		return "", errors.New("the game has no activations")
	}
	var turns []string
	for t := range partial.FirstActions() {
		if v, err := d.position.Judge(rules.Draft{Turn: t}); err == nil && !v.Outcome.Over() {
			turns = append(turns, v.Turn.String())
		}
	}
	if len(turns) == 0 {
		return "", errors.New("there is no legal turn")
	}
	return turns[d.IntN(len(turns))], nil
}

// follow plays words that are a legal turn.
func (d *dice) follow(words string) {
	reading, err := notation.Read(words, d.game.Vocabulary())
	if err != nil {
		return
	}
	verdict, err := d.position.Judge(reading.Draft)
	if err != nil {
		return
	}
	d.position, d.played = verdict.Next, append(d.played, verdict.Turn.String())
}
