package crashtest

import "fmt"

// table is one game of the random test: its players write as fast as they are answered.
type table struct {
	game         int
	white, black *chair
	dice         *dice
	posted       int
}

// newTable seats two players. Games are opened one after the other, so that their numbers are known.
func (h *host) newTable(game int, white, black string) (*table, error) {
	d, err := newDice(uint64(game))
	if err != nil {
		return nil, err
	}
	t := &table{game: game, dice: d,
		white: &chair{host: h, address: white, name: fmt.Sprintf("white%d", game)},
		black: &chair{host: h, address: black, name: fmt.Sprintf("black%d", game)}}
	if err := t.send(t.white, "new chesimals-0.1 vs "+black+" as white time none"); err != nil {
		return nil, err
	}
	if err := t.white.hear(0); err != nil {
		return nil, err
	}
	if err := t.both(t.white, "yes"); err != nil {
		return nil, err
	}
	return t, t.both(t.black, "accept")
}

func (t *table) send(c *chair, words string) error {
	t.posted++
	if err := c.write(words); err != nil {
		return fmt.Errorf("game %d, %s: %w", t.game, words, err)
	}
	return nil
}

// alone sends words of which only their writer hears.
func (t *table) alone(c *chair, words string) error {
	if err := t.send(c, words); err != nil {
		return err
	}
	return c.hear(t.game)
}

// both sends words of which both players hear.
func (t *table) both(c *chair, words string) error {
	if err := t.alone(c, words); err != nil {
		return err
	}
	if c == t.white {
		return t.black.hear(t.game)
	}
	return t.white.hear(t.game)
}

// mover is whose turn it is.
func (t *table) mover() *chair {
	if len(t.dice.played)%2 == 0 {
		return t.white
	}
	return t.black
}

// play plays until it is told to stop, and then the mover resigns.
func (t *table) play(stop <-chan struct{}) error {
	for {
		select {
		case <-stop:
			if err := t.alone(t.mover(), "resign"); err != nil {
				return err
			}
			return t.both(t.mover(), "confirm")
		default:
			if err := t.turn(); err != nil {
				return err
			}
		}
	}
}

// turn plays a turn; now and then the mover says something, or errs, first.
func (t *table) turn() error {
	me, n := t.mover(), len(t.dice.played)
	if n == 3 {
		if err := t.alone(me, "white: Cd1-d8"); err != nil {
			return err
		}
	}
	if n%5 == 4 {
		if err := t.both(me, fmt.Sprintf("say This is turn %d.", n+1)); err != nil {
			return err
		}
	}
	words, err := t.dice.say("LEGAL")
	if err != nil {
		return err
	}
	return t.both(me, words)
}
