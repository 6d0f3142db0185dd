package measure

import (
	"math"
	"slices"

	"pbem/rules"
	"pbem/rules/phrase"
)

// From where on something stands out. Where it is a share, its whole interval lies beyond.
const (
	unfinished  = 0.10 // games that are not over
	drawn       = 0.30
	shortTurns  = 10 // half of the games are over by then
	busy        = 0.40
	busyFor     = 2 // times its part of the units
	still       = 0.40
	fullQuota   = 0.50
	slackQuota  = 0.01
	passing     = 0.05
	repeating   = 0.10
	firstWins   = 0.75
	enough      = 20 // times as many arrivals as squares, before one that was never entered means anything
	mostSquares = 16 // that are named
)

// Findings says what stands out, a sentence each: first whether the game is balanced.
func (r Report) Findings() []phrase.Phrase {
	all := []phrase.Phrase{r.balance(), r.firstMover(), r.openEnd(), r.draws(), r.short(), r.stillArmy()}
	for _, k := range r.Kinds {
		all = append(all, r.busyKind(k), stillKind(k))
	}
	for _, a := range r.AMPs {
		all = append(all, r.idle(a))
	}
	all = append(all, r.quota(), r.turns(Passes, passing), r.turns(Repeats, repeating), r.unused(), r.foregone())
	all = slices.DeleteFunc(all, phrase.Phrase.Empty)
	if len(all) == 1 {
		all = append(all, phrase.New("measure-nothing"))
	}
	return all
}

func percent(share float64) int { return int(math.Round(100 * share)) }

// share finds a named one; the zero value, if there is none.
func share(list []Named, name string) Share {
	for _, n := range list {
		if n.Name == name {
			return n.Share
		}
	}
	return Share{}
}

// balance tells whether one of the sides wins more often than the other.
func (r Report) balance() phrase.Phrase {
	white, black := share(r.Results, rules.WhiteWins.String()), share(r.Results, rules.BlackWins.String())
	if white.Count+black.Count == 0 {
		return phrase.New("measure-nobody-wins")
	}
	side, part := rules.White, ShareOf(white.Count, white.Count+black.Count)
	if black.Count > white.Count {
		side, part = rules.Black, ShareOf(black.Count, white.Count+black.Count)
	}
	if part.Low <= 0.5 {
		return phrase.New("measure-balanced", "side", side, "percent", percent(part.Share), "low", percent(part.Low), "high", percent(part.High))
	}
	return phrase.New("measure-unbalanced", "side", side, "percent", percent(part.Share), "low", percent(part.Low), "high", percent(part.High))
}

// firstMover tells what it is worth to move first, where both sides did in turn.
func (r Report) firstMover() phrase.Phrase {
	if r.BlackFirst == 0 || r.BlackFirst == r.Games || r.First.Low <= 0.5 && r.First.High >= 0.5 {
		return phrase.Phrase{}
	}
	return phrase.New("measure-first-mover", "percent", percent(r.First.Share), "low", percent(r.First.Low), "high", percent(r.First.High))
}

func (r Report) openEnd() phrase.Phrase {
	open := share(r.Causes, NotOver)
	if open.Low < unfinished {
		return phrase.Phrase{}
	}
	return phrase.New("measure-unfinished", "percent", percent(open.Share))
}

func (r Report) draws() phrase.Phrase {
	draws := share(r.Results, rules.Drawn.String())
	if draws.Low < drawn {
		return phrase.Phrase{}
	}
	return phrase.New("measure-drawn", "percent", percent(draws.Share))
}

func (r Report) short() phrase.Phrase {
	if r.Length.Of == 0 || r.Length.Median > shortTurns {
		return phrase.Phrase{}
	}
	return phrase.New("measure-short", "turns", int(r.Length.Median))
}

// units is how many units games began with, in all, and how many of them never acted.
func (r Report) units() (all, idle uint64) {
	for _, k := range r.Kinds {
		all += k.Units
		idle += k.NeverMoved.Count
	}
	return all, idle
}

func (r Report) stillArmy() phrase.Phrase {
	all, idle := r.units()
	part := ShareOf(idle, all)
	if part.Low < still {
		return phrase.Phrase{}
	}
	return phrase.New("measure-still-army", "percent", percent(part.Share))
}

// busyKind tells of a kind that does most of what is done, being few.
func (r Report) busyKind(k Unit) phrase.Phrase {
	all, _ := r.units()
	if k.Unit == "" || all == 0 || k.Activations.Low < busy {
		return phrase.Phrase{}
	}
	part := float64(k.Units) / float64(all)
	if k.Activations.Low < busyFor*part {
		return phrase.Phrase{}
	}
	return phrase.New("measure-busy", "percent", percent(k.Activations.Share), "unit", term(k), "letter", k.Letter, "part", percent(part))
}

func term(u Unit) phrase.Term { return phrase.Term{Kind: "unit", Name: u.Unit} }

func stillKind(k Unit) phrase.Phrase {
	if k.Unit == "" || k.NeverMoved.Of == 0 || k.NeverMoved.Low < still {
		return phrase.Phrase{}
	}
	return phrase.New("measure-still", "percent", percent(k.NeverMoved.Share), "unit", term(k), "letter", k.Letter)
}

// idle tells of an AMP that acts half as often as its part of the units, or less.
func (r Report) idle(a Unit) phrase.Phrase {
	all, _ := r.units()
	if a.AMP == "" || a.Units == 0 || a.Activations.Of == 0 {
		return phrase.Phrase{}
	}
	part := float64(a.Units) / float64(all)
	if 2*a.Activations.High > part {
		return phrase.Phrase{}
	}
	return phrase.New("measure-idle", "group", phrase.Term{Kind: "group", Name: a.AMP}, "percent", percent(a.Activations.Share), "part", percent(part))
}

func (r Report) quota() phrase.Phrase {
	for _, s := range r.Shares {
		switch {
		case s.Name != Whole || s.Of == 0:
		case s.Low >= fullQuota:
			return phrase.New("measure-quota-full", "percent", percent(s.Share.Share))
		case s.High <= slackQuota:
			return phrase.New("measure-quota-slack")
		}
	}
	return phrase.Phrase{}
}

func (r Report) turns(name string, from float64) phrase.Phrase {
	s := share(r.Shares, name)
	switch {
	case s.Of == 0 || s.Low < from:
		return phrase.Phrase{}
	case name == Passes:
		return phrase.New("measure-passes", "percent", percent(s.Share))
	}
	return phrase.New("measure-repeats", "percent", percent(s.Share))
}

// unused names squares that nothing ever went to.
func (r Report) unused() phrase.Phrase {
	if len(r.Squares) == 0 || r.Squares[0].Of < enough*uint64(len(r.Squares)) {
		return phrase.Phrase{}
	}
	var names []string
	for _, s := range r.Squares {
		if s.Count == 0 {
			names = append(names, s.Name)
		}
	}
	n := len(names)
	if n == 0 {
		return phrase.Phrase{}
	}
	return phrase.New("measure-unused", "n", n, "all", len(r.Squares), "more", max(0, n-mostSquares),
		"squares", phrase.Series{How: phrase.Commas, Items: names[:min(n, mostSquares)]})
}

// foregone tells that whoever is ahead first wins.
func (r Report) foregone() phrase.Phrase {
	if r.Kept.Low < firstWins {
		return phrase.Phrase{}
	}
	return phrase.New("measure-foregone", "percent", percent(r.Kept.Share))
}
