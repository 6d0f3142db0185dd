package robot

import (
	"iter"
	"math/rand/v2"

	"pbem/rules"
)

// Player chooses a turn of the side to move.
type Player interface {
	// Turn returns a legal turn; false where there is none, for the game is over. The budget is how many turns it may put to the judge
	// for their worth; 0 leaves that to the player. The same position, budget and seed give the same turn.
	Turn(position rules.Position, budget int, seed uint64) (turn rules.Turn, ok bool)
}

// dice are the numbers that follow from a seed.
func dice(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, stream)) }

// stream parts the numbers of players from others that are drawn from the same seed.
const stream = 0x9e3779b97f4a7c15

// Seed makes a seed of a seed and a number, such as that of a game or of a turn in it: by the mixing function of SplitMix64, so that
// neighbours have nothing in common.
func Seed(seed, n uint64) uint64 {
	x := seed + (n+1)*stream
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// Random plays at random.
//
// Where a turn is made of steps (rules.Stepwise: activations, a primary and its followers), it is chosen step by step. First every
// legal first action is equally likely, of whichever AMP and unit; then, again and again, every legal next action and the end of the
// turn. So a unit that has many squares to go to acts often, and a turn goes on for long while much can be done: much as if all whole
// turns were equally likely, of which there are too many to count. Elsewhere all whole turns are equally likely. A set-up is an
// example of the game's, well shuffled: see [Shuffled].
type Random struct{}

// Turn keeps Player. It needs no budget.
func (Random) Turn(p rules.Position, _ int, seed uint64) (rules.Turn, bool) {
	c := chance{dice: dice(seed)}
	return c.turn(p)
}

// chance chooses as Random does. Look, if any, is shown every list that was chosen from: the turns, whose last actions differ.
type chance struct {
	dice *rand.Rand
	look func([]rules.Turn)
	room []rules.Turn // for the next list
}

func (c *chance) turn(p rules.Position) (rules.Turn, bool) {
	if s, ok := p.(rules.Setting); ok && rules.AwaitsSetup(p) {
		return Shuffled(s, c.dice)
	}
	steps, ok := p.(rules.Stepwise)
	if !ok {
		return c.oneOf(p.Turns())
	}
	turn, ok := c.oneOf(steps.Continue(rules.Turn{}))
	if !ok {
		return only(p)
	}
	return c.goOn(steps, turn), true
}

// goOn goes on with a turn that was begun until it happens to end.
func (c *chance) goOn(steps rules.Stepwise, turn rules.Turn) rules.Turn {
	for {
		all := c.listed(steps.Continue(turn))
		i := c.dice.IntN(len(all) + 1)
		if i == len(all) {
			return turn
		}
		turn = all[i]
	}
}

// only is the turn of a position in which nothing can act: the pass, if any.
func only(p rules.Position) (rules.Turn, bool) {
	for t := range p.Turns() {
		return t, true
	}
	return rules.Turn{}, false
}

// oneOf chooses among turns, all equally likely.
func (c *chance) oneOf(turns iter.Seq[rules.Turn]) (chosen rules.Turn, ok bool) {
	all := c.listed(turns)
	if len(all) == 0 {
		return rules.Turn{}, false
	}
	return all[c.dice.IntN(len(all))], true
}

func (c *chance) listed(turns iter.Seq[rules.Turn]) []rules.Turn {
	all := c.collected(turns)
	if c.look != nil {
		c.look(all)
	}
	return all
}

// collected holds turns until the next are collected.
func (c *chance) collected(turns iter.Seq[rules.Turn]) []rules.Turn {
	if c.room == nil {
		c.room = make([]rules.Turn, 0, 64) // as many as most positions have
	}
	all := c.room[:0]
	for t := range turns {
		all = append(all, t)
	}
	c.room = all
	return all
}
