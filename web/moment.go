package web

import (
	"strconv"
	"strings"

	"pbem/rules"
)

// moment is a turn of a game, and the side from which it is looked at.
type moment struct {
	turn int
	as   rules.Side
}

// page is the address of a moment's page, beside those of others.
func (m moment) page() string { return strconv.Itoa(m.turn) + m.seen() + ".html" }

func (m moment) seen() string {
	if m.as == rules.Black {
		return "-black"
	}
	return ""
}

// momentOf reads the name of a page.
func (p *played) momentOf(name string) (moment, bool) {
	base, isPage := strings.CutSuffix(name, ".html")
	base, black := strings.CutSuffix(base, "-black")
	turn, ok := plainNumber(base)
	m := moment{turn: turn}
	if black {
		m.as = rules.Black
	}
	return m, ok && isPage && turn >= p.from() && turn <= p.Turns
}

// mostPaged is how many turns of a game have pages. Every one of them lists the others, so that the pages of a game grow with the
// square of this. The record, and what is made of it, tells all turns.
const mostPaged = 500

// from is the first turn that has a page; 0 is the start of the game.
func (g *game) from() int { return max(0, g.Turns-mostPaged) }

// plainNumber reads a number that is written in the one way in which we write it.
func plainNumber(text string) (int, bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= 0 && strconv.Itoa(n) == text
}

// neighbours are the addresses of the pages beside a page; "" where there is none. Round is the same from the other side.
type neighbours struct{ First, Previous, Next, Last, Round string }

func (m moment) neighbours(from, last int) neighbours {
	p := neighbours{Round: moment{m.turn, m.as.Other()}.page()}
	if m.turn > from {
		p.First, p.Previous = moment{from, m.as}.page(), moment{m.turn - 1, m.as}.page()
	}
	if m.turn < last {
		p.Next, p.Last = moment{m.turn + 1, m.as}.page(), moment{last, m.as}.page()
	}
	return p
}
