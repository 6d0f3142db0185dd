package library

import (
	"time"

	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
)

// mover is who is to move in a game in play.
type mover string

const (
	noMover    mover = "" // the game is over, or its rules are not known
	whiteMoves mover = "w"
	blackMoves mover = "b"
	setsUp     mover = "s" // set-ups are awaited
)

// dueTag is the tag of a public record of a game in play that says when the clock of the side to move runs out: as of the last turn of which both
// players have been told (CR-54).
const dueTag = "Due"

// moverOf says who is to move after a record, without playing it through.
func moverOf(r *record.Record, g rules.Game) mover {
	if !r.InPlay() {
		return noMover
	}
	played := r.Played()
	if len(played) > 0 {
		return movesAs(played[len(played)-1].Side.Other())
	}
	start, err := r.Start(g)
	if err != nil {
		return noMover
	}
	if s, ok := start.(rules.Setting); ok && (s.Awaits(rules.White) || s.Awaits(rules.Black)) && len(r.Setups()) < 2 {
		return setsUp
	}
	return movesAs(start.ToMove())
}

func movesAs(side rules.Side) mover {
	if side == rules.Black {
		return blackMoves
	}
	return whiteMoves
}

// dueOf is when the running clock of a record runs out; zero where it does not say that.
func dueOf(r *record.Record) time.Time {
	at, err := time.Parse(time.RFC3339, r.Tag(dueTag))
	if err != nil {
		return time.Time{}
	}
	return at.UTC()
}

// Next says whose move it is: "Ada to move". Nothing where that is not known, or the game is over.
func (g *Game) Next() phrase.Phrase {
	if g.over || g.Broken() {
		return phrase.Phrase{}
	}
	switch g.mover {
	case whiteMoves:
		return toMove(g.White, rules.White)
	case blackMoves:
		return toMove(g.Black, rules.Black)
	case setsUp:
		return phrase.New("web-to-set-up")
	}
	return phrase.Phrase{}
}

func toMove(name string, side rules.Side) phrase.Phrase {
	if name == Unknown {
		return phrase.New("web-side-to-move", "side", side)
	}
	return phrase.New("web-to-move", "name", phrase.Words(PlainWords(name)))
}

// Stands says of a game in play whose move it is, and until when; of one that is over, how it ended. A page that is served counts the time from now
// on, one in a file names its end.
func (g *Game) Stands(now time.Time) phrase.Phrase {
	if g.over {
		return g.Said()
	}
	next := g.Next()
	switch {
	case next.Empty() || g.due.IsZero():
		return next
	case now.IsZero():
		return phrase.Join(phrase.Commas, next, phrase.New("web-move-until", "at", phrase.Moment(g.due)))
	case now.Before(g.due):
		return phrase.Join(phrase.Commas, next, phrase.New("web-move-left", "left", phrase.Left(g.due.Sub(now))))
	}
	return phrase.Join(phrase.Commas, next, phrase.New("web-move-late"))
}
