package torture

import (
	"errors"
	"math/rand/v2"
	"slices"
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

// errNoQuietTurn: every turn of a single activation ends the game, or lets the other side end it at once.
var errNoQuietTurn = errors.New("there is no turn that nobody asks back")

// throw chooses among the turns of a single activation that neither end the game nor let the other side end it by their first
// activation: such are asked back, and these players answer no questions.
func (d *dice) throw() (string, error) {
	partial, ok := d.position.(rules.Partial)
	if !ok {
		return "", errors.New("the game has no activations")
	}
	turns := slices.Collect(partial.FirstActions())
	d.Shuffle(len(turns), func(i, j int) { turns[i], turns[j] = turns[j], turns[i] })
	for _, t := range turns {
		v, err := d.position.Judge(rules.Draft{Turn: t})
		if err == nil && !v.Outcome.Over() && !endsAtOnce(v.Next) {
			return v.Turn.String(), nil
		}
	}
	return "", errNoQuietTurn
}

// endsAtOnce reports whether the game can be ended by one activation.
func endsAtOnce(p rules.Position) bool {
	partial, ok := p.(rules.Partial)
	if !ok {
		return false
	}
	for t := range partial.FirstActions() {
		if v, err := p.Judge(rules.Draft{Turn: t}); err == nil && v.Outcome.Over() {
			return true
		}
	}
	return false
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
