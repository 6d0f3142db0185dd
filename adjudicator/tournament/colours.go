package tournament

// colour is one of a player in a game.
type colour int

const (
	white colour = 1
	black colour = -1
)

// standing is what a player of a Swiss has played so far.
type standing struct {
	seed      Seed
	score     Points
	hadBye    bool
	opponents []Seed
	had       []turnOf
}

// turnOf is a colour that a player had in a round.
type turnOf struct {
	round int
	colour
}

func (p *standing) play(round int, opponent Seed, c colour) {
	p.opponents = append(p.opponents, opponent)
	p.had = append(p.had, turnOf{round, c})
}

func (p *standing) met(s Seed) bool {
	for _, o := range p.opponents {
		if o == s {
			return true
		}
	}
	return false
}

// balance is how often a player had white more than black.
func (p *standing) balance() (n int) {
	for _, t := range p.had {
		n += int(t.colour)
	}
	return n
}

// last is the colour of the last game, or 0 before the first. A bye is no colour (CR-12).
func (p *standing) last() colour {
	if len(p.had) == 0 {
		return 0
	}
	return p.had[len(p.had)-1].colour
}

// tooMany reports whether a colour would make a player's difference more than two (CR-11, 4).
func (p *standing) tooMany(c colour) bool {
	n := p.balance() + int(c)
	return n > 2 || n < -2
}

// thirdAlike reports whether a colour would be a player's third in a row (CR-11, 5).
func (p *standing) thirdAlike(c colour) bool {
	n := len(p.had)
	return n >= 2 && p.had[n-1].colour == c && p.had[n-2].colour == c
}

// due is the colour that evens out a player's own, or at 0 the other than in their last game; 0 before the first (CR-13).
func (p *standing) due() colour {
	switch n := p.balance(); {
	case n > 0:
		return black
	case n < 0:
		return white
	}
	return -p.last()
}

// colours returns which colour the higher of two players gets (CR-12): the one by which fewer differences exceed two, then fewer
// have a third like colour in a row; else white for the one who had it less, then for the one who had black when their colours last
// differed; then the higher gets the other colour than in their last game, or if they have played none, the lower does; and if neither
// has, the higher of the first board has white, of the second black, and so on.
func colours(higher, lower *standing, board int) colour {
	broken := func(wish func(p *standing, c colour) bool, c colour) int {
		return count(wish(higher, c)) + count(wish(lower, -c))
	}
	for _, wish := range []func(*standing, colour) bool{(*standing).tooMany, (*standing).thirdAlike} {
		if w, b := broken(wish, white), broken(wish, black); w < b {
			return white
		} else if b < w {
			return black
		}
	}
	if h, l := higher.balance(), lower.balance(); h < l {
		return white
	} else if l < h {
		return black
	}
	if c := differed(higher, lower); c != 0 {
		return -c
	}
	if c := higher.last(); c != 0 {
		return -c
	}
	if c := lower.last(); c != 0 {
		return c
	}
	if board%2 == 1 {
		return white
	}
	return black
}

// differed returns the colour that the first had in the last round in which both had one and not the same, or 0.
func differed(a, b *standing) colour {
	i, j := len(a.had)-1, len(b.had)-1
	for i >= 0 && j >= 0 {
		switch s, t := a.had[i], b.had[j]; {
		case s.round > t.round:
			i--
		case s.round < t.round:
			j--
		case s.colour != t.colour:
			return s.colour
		default:
			i, j = i-1, j-1
		}
	}
	return 0
}

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}
