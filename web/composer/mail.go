package composer

import "strconv"

// mail writes the answer that plays the turn, as the reader of letters wants it: with the turn's number in front, so that
// it is never taken for another. A set-up has none. Without a game it asks to try the turn, which is done on a fresh board only.
func (c *Composer) mail(turn string, setup bool) Mail {
	s := c.start
	switch {
	case s.Game == 0 && !c.fresh() || c.idle():
		return Mail{}
	case s.Game == 0:
		return Mail{"try " + s.Preset, "try " + s.Preset + " " + turn + "\r\n"}
	case setup || s.Turn == 0:
		return Mail{"[pbem " + strconv.Itoa(s.Game) + "] set-up", turn + "\r\n"}
	}
	number := strconv.Itoa(s.Turn)
	return Mail{"[pbem " + strconv.Itoa(s.Game) + "] turn " + number, number + ": " + turn + "\r\n"}
}

// fresh reports whether the turn is one of the preset's first position.
func (c *Composer) fresh() bool {
	return len(c.preset.Settings) == 0 && (c.start.Position == "" || c.start.Position == c.preset.Game.Start().String())
}
