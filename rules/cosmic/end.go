package cosmic

import "pbem/rules"

// Outcome says whether the position ends the game (G-6): a King is gone (CO-6), or a side has only its King left (CO-7).
func (p *Position) Outcome() rules.Outcome {
	white, black := p.hasKing(rules.White), p.hasKing(rules.Black)
	switch {
	case white && black:
		return p.bared()
	case white:
		return rules.Outcome{Result: rules.WhiteWins, Cause: rules.KingCaptured}
	case black:
		return rules.Outcome{Result: rules.BlackWins, Cause: rules.KingCaptured}
	}
	// The one King has left the board over the other, in the turn just before (CO-5).
	return rules.Outcome{Result: rules.Win(p.toMove.Other()), Cause: rules.KingCaptured}
}

// bared decides a game in which a side has only its King left: more units win, and one King against one is a draw (CO-7).
func (p *Position) bared() rules.Outcome {
	white, black := p.bare(rules.White), p.bare(rules.Black)
	switch {
	case white && black:
		return rules.Outcome{Result: rules.Drawn, Cause: rules.OnlyKings}
	case !white && !black:
		return rules.Outcome{}
	}
	o := p.draw()
	o.Cause = rules.OneKingLeft
	return o
}

// Standing says what a draw, agreed or claimed, is worth (CO-8).
func (p *Position) Standing() rules.Standing { return rules.Standing{Draw: p.draw()} }

// draw gives a draw to the side with more units (CO-8).
func (p *Position) draw() rules.Outcome {
	white, black := p.units(rules.White), p.units(rules.Black)
	switch {
	case white > black:
		return rules.Outcome{Result: rules.WhiteWins, Cause: rules.MoreUnits, Units: [2]int{white, black}}
	case black > white:
		return rules.Outcome{Result: rules.BlackWins, Cause: rules.MoreUnits, Units: [2]int{white, black}}
	}
	return rules.Outcome{Result: rules.Drawn, Cause: rules.EvenUnits, Units: [2]int{white, black}}
}
