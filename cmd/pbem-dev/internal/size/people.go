package size

import (
	"fmt"
	"math"
	"strings"
	"time"

	"pbem/games"
	"pbem/games/names"
)

// person is a player of the store, by their number, from 1.
type person int

// first stands in all addresses and names: those of a copy of the store have another word there (copyWord).
const first = "qzaaaa"

func (p person) address() string {
	return fmt.Sprintf("player%d.%s@mail%d.test", int(p), first, int(p)%97)
}
func (p person) name() string { return fmt.Sprintf("Player No%d %s", int(p), first) }

// in is the address of the same person in a copy.
func (p person) in(copy int) string { return strings.Replace(p.address(), first, copyWord(copy), 1) }

// rows are those of a player who came on a day.
func (p person) rows(came, believed time.Time) games.Commit {
	c := games.Commit{At: came, Players: []games.Player{{Number: int(p), Address: p.address(), Name: p.name(), Verified: true, Began: came, Believed: believed}}}
	for _, look := range names.Looks(p.name()) {
		c.Names = append(c.Names, games.Name{Look: look, Player: p.address()})
	}
	return c
}

// somebody is one of so many, by a number from 0 up to 1: a few play much, most of them little.
func somebody(dice float64, all int) person { return person(1 + int(math.Pow(dice, 2)*float64(all))) }
