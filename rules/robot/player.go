package robot

import (
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
