package crashtest

import (
	"context"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"
	"time"

	"golang.org/x/sync/errgroup"

	"pbem/adjudicator"
)

// TestKilledAtRandom kills the service again and again, 20 to 300 ms after it has started to work or sooner, while four
// games are played between four players. PBEM_KILLS sets how often, PBEM_SEED repeats the pauses.
func TestKilledAtRandom(t *testing.T) {
	t.Parallel()
	kills, seed := fromEnv(t, "PBEM_KILLS", 30), fromEnv(t, "PBEM_SEED", time.Now().UnixNano())
	t.Logf("%d kills with PBEM_SEED=%d", kills, seed)
	players := []string{"ada@demo.test", "bo@demo.test", "cy@demo.test", "di@demo.test"}
	h := newHost(t, players...)
	stop := make(chan struct{})
	var tables []*table
	var games errgroup.Group
	games.Go(func() error { // the games begin, too, while the service is being killed
		for i := range players {
			tb, err := h.newTable(i+1, players[i], players[(i+1)%len(players)])
			if err != nil {
				return err
			}
			tables = append(tables, tb)
			games.Go(func() error { return tb.play(stop) })
		}
		return nil
	})
	h.massacre(t, int(kills), rand.New(rand.NewPCG(uint64(seed), 0)))
	last := h.live(t)
	close(stop)
	if err := games.Wait(); err != nil {
		t.Fatalf("%v\n%s", err, last.errors.String())
	}
	h.calm(t)
	if err := last.stop(); err != nil {
		t.Fatal(err)
	}
	h.auditTables(t, tables)
}

func fromEnv(t *testing.T, name string, otherwise int64) int64 {
	t.Helper()
	text := os.Getenv(name)
	if text == "" {
		return otherwise
	}
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return n
}

// massacre starts and kills the service so many times. One life in five may be killed while it starts.
func (h *host) massacre(t *testing.T, kills int, dice *rand.Rand) {
	t.Helper()
	for range kills {
		l, err := h.begin("", 0)
		if err != nil {
			t.Fatal(err)
		}
		if dice.IntN(5) > 0 {
			select {
			case <-l.open:
			case <-l.ended:
			}
		}
		time.Sleep(20*time.Millisecond + time.Duration(dice.Int64N(int64(280*time.Millisecond))))
		l.kill()
		if err := l.killed(); err != nil {
			t.Fatal(err)
		}
	}
}

// auditTables checks that each game has exactly the turns that were played at its table, and is over.
func (h *host) auditTables(t *testing.T, tables []*table) {
	t.Helper()
	posted, turns := 0, 0
	for _, tb := range tables {
		posted, turns = posted+tb.posted, turns+len(tb.dice.played)
		events, err := h.store(t).Events(context.Background(), tb.game)
		if err != nil {
			t.Fatal(err)
		}
		var played []string
		for _, e := range events {
			if turn, ok := e.Fact.(adjudicator.TurnPlayed); ok {
				played = append(played, turn.Turn)
			}
		}
		if !slices.Equal(played, tb.dice.played) {
			t.Errorf("in game %d were played\n%q; the store has\n%q", tb.game, tb.dice.played, played)
		}
		if _, over := events[len(events)-1].Fact.(adjudicator.Ended); !over {
			t.Errorf("game %d is not over: %v", tb.game, events[len(events)-1])
		}
		h.record(t, tb.game)
	}
	h.audit(t, posted)
	t.Logf("%d letters with %d turns; %d copies of letters came", posted, turns, h.copies())
}

// copies counts the letters that came a second time.
func (h *host) copies() int {
	h.book.mu.Lock()
	defer h.book.mu.Unlock()
	n := 0
	for _, l := range h.book.order {
		n += l.copies - 1
	}
	return n
}
