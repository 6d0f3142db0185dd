package daemon

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"pbem/games"
	"pbem/games/referee"
	"pbem/mailer"
)

// TestStoreUnavailable: while the store does not work no letter is to blame, however often it is offered; the first that
// finds out spares the others the attempt; /ready and the log say so, the log once in a while; and all heals by itself.
func TestStoreUnavailable(t *testing.T) {
	r := newRig(t)
	var log bytes.Buffer
	r.Log = slog.New(slog.NewTextHandler(&log, nil))
	full := fmt.Errorf("commit: %w: database or disk is full", games.ErrUnavailable)
	tries := 0
	r.store.before = func([]games.Commit) error { tries++; return full }
	batch := []mailer.Incoming{r.letter(ada, "help"), r.letter(bo, "help"), r.letter(ada, "presets")}
	for try := range 10 * maxAttempts {
		if got := r.Handle(t.Context(), batch); !slices.Equal(got, []Ack{Leave, Leave, Leave}) {
			t.Fatalf("try %d: %v", try, got)
		}
		if got := r.Handle(t.Context(), batch[:1]); got[0] != Leave {
			t.Fatalf("try %d, alone: %v", try, got)
		}
		r.now = r.now.Add(time.Second)
	}
	if r.store.attempts != 0 || tries != 2*10*maxAttempts {
		t.Errorf("%d attempts were counted, %d commits were tried", r.store.attempts, tries)
	}
	if n := strings.Count(log.String(), "the store does not work"); n != 1 {
		t.Errorf("within a minute the log says so %d times:\n%s", n, log.String())
	}
	r.now = r.now.Add(complaintEvery)
	r.Handle(t.Context(), batch)
	if n := strings.Count(log.String(), "the store does not work"); n != 2 {
		t.Errorf("a minute later the log has said so %d times", n)
	}
	health := r.Health(prometheus.NewRegistry(), func() string { return "" })
	if code, body := get(health, "/ready"); code != http.StatusServiceUnavailable || !strings.Contains(body, "disk is full") {
		t.Error(code, body)
	}
	r.store.before = nil
	if got := r.Handle(t.Context(), batch); !slices.Equal(got, []Ack{Done, Done, Done}) {
		t.Error(got)
	}
	if code, body := get(health, "/ready"); code != http.StatusOK {
		t.Error(code, body)
	}
}

// TestHealsWithoutALetter: the heartbeat notices that the store works again.
func TestHealsWithoutALetter(t *testing.T) {
	r := newRig(t)
	r.stumble(games.ErrUnavailable)
	r.beat(t.Context(), r.now)
	if err := r.troubled(); err != nil {
		t.Error(err)
	}
}

// TestPoisonThatCannotBeCounted: a store that cannot even count attempts is what is broken, not the letter.
func TestPoisonThatCannotBeCounted(t *testing.T) {
	r := newRig(t)
	r.Referee.Judge = func(context.Context, mailer.Incoming, mailer.Message) (mailer.Judgement, error) { panic("poisoned") }
	r.store.attempt = func() error { return games.ErrUnavailable }
	poison := r.letter(ada, "poison")
	for range 2 * maxAttempts {
		if got := r.Handle(t.Context(), []mailer.Incoming{poison}); got[0] != Leave {
			t.Fatal(got)
		}
	}
	if r.troubled() == nil {
		t.Error("the store's trouble was not noticed")
	}
	r.store.attempt = nil
	for try := 1; try <= maxAttempts; try++ {
		if got, want := r.Handle(t.Context(), []mailer.Incoming{poison})[0], map[bool]Ack{true: Aside}[try == maxAttempts]; got != want {
			t.Fatalf("try %d: %v", try, got)
		}
	}
}

// TestDecideLater: a letter whose sender's keys cannot be looked up waits without being counted, and lets others pass.
func TestDecideLater(t *testing.T) {
	r := newRig(t)
	down := true
	r.Referee.Judge = func(_ context.Context, _ mailer.Incoming, m mailer.Message) (mailer.Judgement, error) {
		if down && strings.Contains(m.Text, "help") {
			return mailer.Judgement{}, fmt.Errorf("no name server answers: %w", referee.ErrLater)
		}
		return mailer.Judgement{Belief: mailer.Believed}, nil
	}
	first, second := r.letter(ada, "help"), r.letter(bo, "presets")
	for range 2 * maxAttempts {
		if got := r.Handle(t.Context(), []mailer.Incoming{first, second}); !slices.Equal(got, []Ack{Leave, Done}) {
			t.Fatal(got)
		}
	}
	if r.store.attempts != 0 || r.troubled() != nil {
		t.Errorf("%d attempts were counted; the store is %v", r.store.attempts, r.troubled())
	}
	down = false
	if got := r.Handle(t.Context(), []mailer.Incoming{first}); got[0] != Done {
		t.Error(got)
	}
}

// TestNotKept: after a failed sync the daemon ends, and takes nothing more.
func TestNotKept(t *testing.T) { ends(t, games.ErrNotKept) }

// TestBarred: so it does when its store is moved meanwhile.
func TestBarred(t *testing.T) { ends(t, games.ErrBarred) }

// ends has a letter be answered by an error of the store's, with which the daemon must end.
func ends(t *testing.T, why error) {
	r := newRig(t)
	r.store.before = func([]games.Commit) error { return fmt.Errorf("%w: %w", games.ErrUnavailable, why) }
	l := r.letter(ada, "help")
	r.Inbox = inbox(func(ctx context.Context, handle Handler) error {
		if got := handle(ctx, []mailer.Incoming{l}); got[0] != Leave {
			t.Errorf("ack %v", got)
		}
		r.store.before = nil
		if got := handle(ctx, []mailer.Incoming{l}); got[0] != Leave {
			t.Errorf("afterwards, ack %v", got)
		}
		<-ctx.Done()
		return ctx.Err()
	})
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	if err := r.Run(ctx); !errors.Is(err, why) {
		t.Errorf("Run: %v", err)
	}
}
