package daemon

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pbem/games"
	"pbem/mailer"
)

func TestBatchIsOneCommit(t *testing.T) {
	r := newRig(t)
	var batch []mailer.Incoming
	for i := range 100 {
		batch = append(batch, r.letter(fmt.Sprintf("p%d@example.org", i), "help"))
	}
	for _, commits := range []int{1, 1} { // handed over again, it needs none
		for i, v := range r.Handle(t.Context(), batch) {
			if v != Done {
				t.Fatalf("letter %d: ack %d", i, v)
			}
		}
		if r.store.commits != commits {
			t.Fatalf("%d commits, want %d", r.store.commits, commits)
		}
	}
	if err := r.Flush(t.Context()); err != nil || len(r.courier.sent) != 100 {
		t.Fatalf("%d answers, %v", len(r.courier.sent), err)
	}
}

// TestSameLetterTwiceInABatch: the view shows what the batch has decided before it is committed.
func TestSameLetterTwiceInABatch(t *testing.T) {
	r := newRig(t)
	l := r.letter(ada, "help")
	got := r.Handle(t.Context(), []mailer.Incoming{l, r.letter(bo, "help"), l})
	if !slices.Equal(got, []Ack{Done, Done, Done}) {
		t.Fatal(got)
	}
	if err := r.Flush(t.Context()); err != nil || len(r.courier.sent) != 2 {
		t.Fatalf("%d answers, %v", len(r.courier.sent), err)
	}
}

// TestPoison: a letter that breaks the program three times is set aside, the host is told, and the others pass at once.
func TestPoison(t *testing.T) {
	r := newRig(t)
	r.Host = "host@example.com"
	r.Referee.Judge = func(_ context.Context, _ mailer.Incoming, m mailer.Message) (mailer.Judgement, error) {
		if strings.Contains(m.Text, "poison") {
			panic("poisoned")
		}
		return mailer.Judgement{Belief: mailer.Believed}, nil
	}
	poison := r.letter(ada, "poison")
	for try := 1; try <= maxAttempts; try++ {
		got := r.Handle(t.Context(), []mailer.Incoming{r.letter(ada, "help"), poison, r.letter(bo, "help")})
		want := []Ack{Done, Leave, Done}
		if try == maxAttempts {
			want[1] = Aside
		}
		if !slices.Equal(got, want) {
			t.Fatalf("try %d: acks %v, want %v", try, got, want)
		}
	}
	kept, err := r.Store.Aside(t.Context(), 1)
	if err != nil || !strings.Contains(kept.Reason, "poisoned") || !reflect.DeepEqual(kept.Letter, poison) {
		t.Fatalf("quarantine: %+v, %v", kept, err)
	}
	if err := r.Flush(t.Context()); err != nil || len(r.sentTo("host@example.com")) != 1 || len(r.courier.sent) != 2*maxAttempts+1 {
		t.Fatalf("%d letters, %d to the host, %v", len(r.courier.sent), len(r.sentTo("host@example.com")), err)
	}
	if got := r.Handle(t.Context(), []mailer.Incoming{poison}); got[0] != Done {
		t.Errorf("offered again, the ack is %v", got)
	}
}

// TestRealRace: two daemons decide the same turn at once; one commits, and to the other it is a letter handled before.
func TestRealRace(t *testing.T) {
	r := newRig(t)
	r.begin(t, ada, bo)
	turn := r.letter(ada, "white: Zd2-d3")
	other := *r.store
	r.store.begin = func() error {
		r.store.begin = nil
		rival := New(Parts{Store: &other, Referee: r.Referee, Clock: r.Clock, Log: r.Log})
		if v := rival.Handle(t.Context(), []mailer.Incoming{turn}); v[0] != Done {
			t.Errorf("the rival: %v", v)
		}
		return nil
	}
	if v := r.Handle(t.Context(), []mailer.Incoming{turn}); v[0] != Done {
		t.Error(v)
	}
	if err := r.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	if got := r.kinds(t, 1); got != "Opened Accepted TurnPlayed" {
		t.Error(got)
	}
	if news := r.sentTo(bo); len(news) != 3 { // the challenge, the answer to the acceptance, the turn
		t.Errorf("%d letters to the opponent", len(news))
	}
}

// TestStoreFails: a letter that could not be committed stays where it is, and is handled when the store works again.
func TestStoreFails(t *testing.T) {
	r := newRig(t)
	l := r.letter(ada, "help")
	r.store.before = func([]games.Commit) error { return errors.New("the disk is full") }
	if got := r.Handle(t.Context(), []mailer.Incoming{l, r.letter(bo, "help")}); !slices.Equal(got, []Ack{Leave, Leave}) {
		t.Fatal(got)
	}
	r.store.before = nil
	if got := r.Handle(t.Context(), []mailer.Incoming{l}); got[0] != Done {
		t.Fatal(got)
	}
	if err := r.Flush(t.Context()); err != nil || len(r.courier.sent) != 1 {
		t.Fatalf("%d answers, %v", len(r.courier.sent), err)
	}
}

// TestInterrupted: a letter that failed because we were told to stop counts no attempt.
func TestInterrupted(t *testing.T) {
	r := newRig(t)
	l := r.letter(ada, "help")
	for range maxAttempts + 1 {
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if got := r.Handle(ctx, []mailer.Incoming{l}); got[0] != Leave {
			t.Fatal(got)
		}
	}
	if r.store.attempts != 0 {
		t.Errorf("%d attempts were counted", r.store.attempts)
	}
	if got := r.Handle(t.Context(), []mailer.Incoming{l}); got[0] != Done {
		t.Error(got)
	}
}

// TestCommitWakesTheSender: nobody waits for a letter that could go.
func TestCommitWakesTheSender(t *testing.T) {
	r := newRig(t)
	r.Handle(t.Context(), []mailer.Incoming{r.letter(ada, "help")})
	select {
	case <-r.wakeUp:
	default:
		t.Error("the sender sleeps on")
	}
}
