package torture

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"time"
)

// table is one game: its players write as fast as they are answered, each letter by a route that the dice choose.
type table struct {
	game         int // its number, once it is known
	white, black *player
	tables       *tables
	routes       *rand.Rand
	dice         *dice
	over         bool
	left         bool // its players were called off: they have not heard what became of their last letter
}

// tables are the games of a host.
type tables struct {
	host *host
	seed uint64

	turns  atomic.Int64 // that were played
	mu     sync.Mutex
	tables []*table // in the order in which they were laid
}

// lay lays a table for two players who have never been here before.
func (a *tables) lay() (*table, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	n := len(a.tables) + 1
	d, err := newDice(a.seed + uint64(n))
	if err != nil {
		return nil, err
	}
	t := &table{tables: a, dice: d, routes: rand.New(rand.NewPCG(a.seed, uint64(n)))}
	for seat, c := range map[string]**player{"white": &t.white, "black": &t.black} {
		name := fmt.Sprintf("%s%d", seat, n)
		*c = &player{host: a.host, address: name + "@demo.test", name: name}
		if err := a.host.mail.Add((*c).address, password); err != nil {
			return nil, err
		}
	}
	a.tables = append(a.tables, t)
	return t, nil
}

// all returns the tables so far.
func (a *tables) all() []*table {
	a.mu.Lock()
	defer a.mu.Unlock()
	return append([]*table(nil), a.tables...)
}

// play has games played at one table after the other, until it is told to stop.
func (a *tables) play(ctx context.Context, stop <-chan struct{}) error {
	for {
		t, err := a.lay()
		if err != nil {
			return err
		}
		if err := t.whole(ctx, stop); err != nil {
			t.left = true
			return err
		}
		select {
		case <-stop:
			return nil
		default:
		}
	}
}

// whole opens the table's game, and plays it.
func (t *table) whole(ctx context.Context, stop <-chan struct{}) error {
	if err := t.open(ctx); err != nil {
		return err
	}
	return t.play(ctx, stop)
}

// open opens a table's game.
func (t *table) open(ctx context.Context) error {
	if err := t.alone(ctx, t.white, "new chesimals-0.1 vs "+t.black.address+" as white time none"); err != nil {
		return err
	}
	if err := t.begin(ctx); err != nil {
		return err
	}
	return t.both(ctx, t.black, "accept")
}

// begin makes the challenge, and hears what number the game has.
func (t *table) begin(ctx context.Context) error {
	const words = "yes"
	err := t.send(ctx, t.white, words)
	if err == nil {
		t.game, err = t.tables.host.deliveries.game(ctx, t.white.address)
	}
	for _, c := range []*player{t.white, t.black} {
		if err == nil {
			err = c.hear(ctx, t.game)
		}
	}
	if err != nil {
		return fmt.Errorf("after %q: %w", words, err)
	}
	return nil
}

func (t *table) send(ctx context.Context, c *player, words string) error {
	route := t.tables.host.routes[t.routes.IntN(len(t.tables.host.routes))]
	if err := t.tables.host.bring(ctx, route, c.address, c.letter(words)); err != nil {
		return fmt.Errorf("game %d, %s: %w", t.game, words, err)
	}
	return nil
}

// alone sends words of which only their writer hears.
func (t *table) alone(ctx context.Context, c *player, words string) error {
	if err := t.send(ctx, c, words); err != nil {
		return err
	}
	if err := c.hear(ctx, t.game); err != nil {
		return fmt.Errorf("after %q: %w", words, err)
	}
	return nil
}

// both sends words of which both players hear.
func (t *table) both(ctx context.Context, c *player, words string) error {
	if err := t.alone(ctx, c, words); err != nil {
		return err
	}
	other := t.black
	if c == t.black {
		other = t.white
	}
	if err := other.hear(ctx, t.game); err != nil {
		return fmt.Errorf("after %q: %w", words, err)
	}
	return nil
}

// mover is whose turn it is.
func (t *table) mover() *player {
	if len(t.dice.played)%2 == 0 {
		return t.white
	}
	return t.black
}

// longest is how many turns a game takes at most: then another one begins.
const longest = 40

// play plays until it is told to stop or the game is long enough, and then the mover resigns. A turn is played in any case: on
// a slow machine the service may have died as often as is wanted before anybody came to it.
func (t *table) play(ctx context.Context, stop <-chan struct{}) error {
	for length := 4 + t.routes.IntN(longest-4); len(t.dice.played) < length; {
		err := t.turn(ctx)
		if errors.Is(err, errNoQuietTurn) {
			break
		}
		if err != nil {
			return err
		}
		select {
		case <-stop:
			return t.end(ctx)
		default:
		}
	}
	return t.end(ctx)
}

func (t *table) end(ctx context.Context) error {
	offers, accepts := t.mover(), t.white
	if offers == t.white {
		accepts = t.black
	}
	if err := t.both(ctx, offers, "draw"); err != nil {
		return err
	}
	if err := t.both(ctx, accepts, "draw yes"); err != nil {
		return err
	}
	t.over = true
	return nil
}

// betweenWords puts the clock on before somebody says something: words that come faster than a person reads wait for the next letter,
// and nobody here waits for that.
const betweenWords = 20 * time.Minute

// turn plays a turn; now and then the mover says something, or errs, first.
func (t *table) turn(ctx context.Context) error {
	me, n := t.mover(), len(t.dice.played)
	if n == 3 {
		if err := t.alone(ctx, me, "white: Cd1-d8"); err != nil {
			return err
		}
	}
	if n%5 == 4 {
		if err := t.tables.host.clock.skip(betweenWords); err != nil {
			return err
		}
		if err := t.both(ctx, me, fmt.Sprintf("say This is turn %d.", n+1)); err != nil {
			return err
		}
	}
	words, err := t.dice.say("LEGAL")
	if err != nil {
		return err
	}
	t.tables.turns.Add(1)
	return t.both(ctx, me, words)
}
