package daemon

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

// quarantined has a letter of ada's in a game fail until it is set aside, and returns it. The cause is mended then.
func (r *rig) quarantined(t *testing.T, words string) games.Quarantined {
	t.Helper()
	letter := r.letter(ada, words)
	letter.Sender, letter.Client = "ada@example.org", "192.0.2.7"
	r.store.events = func(int) error { return errors.New("a page of the history is torn") }
	for range maxAttempts {
		r.Handle(t.Context(), []mailer.Incoming{letter})
	}
	r.store.events = nil
	all, err := r.Store.Quarantine(t.Context())
	if err != nil || len(all) != 1 {
		t.Fatalf("quarantine: %v, %v", all, err)
	}
	q, err := r.Store.Aside(t.Context(), all[0].Number)
	if err != nil {
		t.Fatal(err)
	}
	return q
}

// TestRetryAsItCame: what comes of a letter that waited in quarantine for six days is what would have come of it at once,
// byte for byte; and it has its five days to be sent.
func TestRetryAsItCame(t *testing.T) {
	r, undisturbed := newRig(t), newRig(t)
	r.begin(t, ada, bo)
	undisturbed.begin(t, ada, bo)
	const words = "white: Zd2-d3\nsay Good luck!"
	undisturbed.say(t, ada, words)

	q := r.quarantined(t, words)
	r.now = r.now.Add(6 * 24 * time.Hour)
	if err := r.Retry(t.Context(), q); err != nil {
		t.Fatal(err)
	}
	r.courier.refuse = func(mailer.Envelope) error { return errors.New("not now") }
	if err := r.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	if _, failed, err := r.Store.OutboxCounts(t.Context()); err != nil || failed > 0 {
		t.Errorf("%d answers were given up at the first try, %v", failed, err)
	}
	r.courier.refuse = nil
	r.now = r.now.Add(time.Hour)
	if err := r.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, who := range []string{ada, bo} {
		got, want := r.courier.newest[who], undisturbed.courier.newest[who]
		if !bytes.Contains(got.Data, []byte("11 March")) || !bytes.Contains(want.Data, []byte("5 March")) {
			t.Errorf("the letter to %s is another than without the quarantine, besides the six days that the clock is given:\n%s\nwant:\n%s", who, got.Data, want.Data)
		}
	}
	events, err := r.Store.Events(t.Context(), 1)
	want, err2 := undisturbed.Store.Events(t.Context(), 1)
	var waited []time.Duration
	events = slices.DeleteFunc(events, func(e adjudicator.Event) bool {
		c, ok := e.Fact.(adjudicator.Credited)
		if ok {
			waited = append(waited, c.By)
		}
		return ok
	})
	if err := errors.Join(err, err2); err != nil || len(events) != len(want) || !events[2].At.Equal(want[2].At) {
		t.Fatalf("events %v, want %v and a credit, %v", events, want, err)
	}
	if len(waited) != 1 || waited[0] != 6*24*time.Hour {
		t.Errorf("bo, who could not know whose turn it is, is credited with %v", waited)
	}
}

// TestRetryOnce: of several retries at once one handles the letter, and a copy of it that comes later does nothing.
func TestRetryOnce(t *testing.T) {
	r := newRig(t)
	r.begin(t, ada, bo)
	q := r.quarantined(t, "say hello")
	r.Daemon.Store = r.store.Store // the test's own counts for one at a time
	var all sync.WaitGroup
	errs := make([]error, 4)
	for i := range errs {
		all.Go(func() { errs[i] = r.Retry(t.Context(), q) })
	}
	all.Wait()
	handled := 0
	for _, err := range errs {
		if err == nil {
			handled++
		} else if !errors.Is(err, games.ErrDuplicate) {
			t.Errorf("a retry that came second: %v, want ErrDuplicate", err)
		}
	}
	if handled != 1 {
		t.Errorf("the letter was handled %d times", handled)
	}
	before := len(r.sentTo(bo))
	r.Handle(t.Context(), []mailer.Incoming{q.Letter})
	if err := r.Flush(t.Context()); err != nil || len(r.sentTo(bo)) != before+1 {
		t.Errorf("%d letters to bo, want %d, %v", len(r.sentTo(bo)), before+1, err)
	}
}

// TestRetryThatFails: the letter stays where it is, whether deciding fails or the store; of another's turn meanwhile it is
// decided anew.
func TestRetryThatFails(t *testing.T) {
	r := newRig(t)
	r.begin(t, ada, bo)
	q := r.quarantined(t, "say hello")
	fails := func(want error) {
		t.Helper()
		if err := r.Retry(t.Context(), q); !errors.Is(err, want) {
			t.Errorf("Retry: %v, want %v", err, want)
		}
		if all, err := r.Store.Quarantine(t.Context()); err != nil || len(all) != 1 {
			t.Errorf("quarantine: %v, %v", all, err)
		}
	}
	torn := errors.New("torn")
	r.store.events = func(int) error { return torn }
	fails(torn)
	r.store.events = nil
	r.store.before = func([]games.Commit) error { return games.ErrUnavailable }
	fails(games.ErrUnavailable)
	r.store.before = nil
	if err := r.Retry(t.Context(), q); err != nil {
		t.Error(err)
	}
}

// TestHeavyRetriesAreCounted: that a heavy letter is retried is counted before it is read; one that has killed the program three times is not read
// at the fourth, stays, and may be tried anew then.
func TestHeavyRetriesAreCounted(t *testing.T) {
	r := newRig(t)
	letter := weighing(heavy)
	if err := r.Store.SetAside(t.Context(), games.Quarantined{Digest: letter.Fingerprint(), Letter: letter}); err != nil {
		t.Fatal(err)
	}
	q, err := r.Store.Aside(t.Context(), 1)
	if err != nil {
		t.Fatal(err)
	}
	var during []string
	judge := r.Referee.Judge
	r.Referee.Judge = func(ctx context.Context, in mailer.Incoming, m mailer.Message) (mailer.Judgement, error) {
		lines, err := r.inHand(ctx)
		if during = lines; err != nil || judge == nil {
			return mailer.Judgement{}, err
		}
		return judge(ctx, in, m)
	}
	for range maxAttempts { // what three processes leave that are killed
		if _, err := r.takeUp(t.Context(), letter.Fingerprint()); err != nil {
			t.Fatal(err)
		}
	}
	if err := r.Retry(t.Context(), q); err == nil || !strings.Contains(err.Error(), "killed 3 times") || during != nil {
		t.Errorf("the fourth retry: %v, in hand %q", err, during)
	}
	if err := r.Retry(t.Context(), q); err != nil || len(during) != 1 || !strings.HasSuffix(during[0], " 1") {
		t.Errorf("a new one: %v, in hand %q", err, during)
	}
	if lines, err := r.inHand(t.Context()); err != nil || len(lines) > 0 {
		t.Errorf("in hand: %q, %v", lines, err)
	}
}
