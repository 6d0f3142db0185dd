package daemon

import (
	"context"
	"errors"
	"testing"
	"time"

	"pbem/games"
	"pbem/games/referee"
	"pbem/mailer"
)

// TestBeliefIsKept: how far a letter is believed is found out when it comes. It counts when the letter is handled again, by another daemon,
// out of the quarantine, after a year in which its sender's key has changed.
func TestBeliefIsKept(t *testing.T) {
	for _, j := range []mailer.Judgement{{Belief: mailer.Believed}, {Belief: mailer.HalfBelieved, Doubt: mailer.ToUnsigned}, {Doubt: mailer.OtherDate}} {
		r := newRig(t)
		r.begin(t, ada, bo)
		asked := 0
		now := j
		r.Referee.Judge = func(context.Context, mailer.Incoming, mailer.Message) (mailer.Judgement, error) {
			asked++
			return now, nil
		}
		r.store.before = func([]games.Commit) error { return errors.New("a page is torn") }
		l := r.letter(ada, "games")
		for range maxAttempts {
			r.Handle(t.Context(), []mailer.Incoming{l})
		}
		r.store.before = nil
		now = mailer.Judgement{Doubt: mailer.Unsigned}
		q, err := r.Store.Aside(t.Context(), 1)
		if err != nil {
			t.Fatal(err)
		}
		before := asked
		r.now = r.now.Add(365 * 24 * time.Hour)
		if err := r.Retry(t.Context(), q); err != nil {
			t.Fatal(err)
		}
		known, err := r.Store.Trace(t.Context(), q.Digest, 9)
		if err != nil || len(known) != 1 || known[0].Came.Belief != j.Belief.String() || known[0].Came.Doubt != j.Doubt || asked != before {
			t.Errorf("%+v: %+v, %v; asked %d times, then %d", j, known[0].Came, err, before, asked)
		}
		r.Handle(t.Context(), []mailer.Incoming{r.letter(ada, "games")})
		if asked != before+1 {
			t.Error("another letter was not judged")
		}
	}
}

// TestBeliefOfTheSameWords: what is kept of a letter is no other letter's, were it the same to its digest.
func TestBeliefOfTheSameWords(t *testing.T) {
	l := mailer.Incoming{Raw: []byte("From: a\r\n\r\nb"), Recipient: "r", Sender: "s", Client: "c", Helo: "h"}
	seen := map[string]bool{l.Fingerprint(): true}
	for _, change := range []func(*mailer.Incoming){
		func(l *mailer.Incoming) { l.Raw = []byte("X: y\r\nFrom: a\r\n\r\nb") }, func(l *mailer.Incoming) { l.Recipient = "" },
		func(l *mailer.Incoming) { l.Sender, l.Recipient = "rs", "" }, func(l *mailer.Incoming) { l.Client = "d" }, func(l *mailer.Incoming) { l.Helo = "" },
	} {
		other := l
		change(&other)
		if name := other.Fingerprint(); seen[name] {
			t.Errorf("%+v has the name of another", other)
		} else {
			seen[name] = true
		}
	}
	later := l
	later.Received = time.Now()
	if !seen[later.Fingerprint()] {
		t.Error("a letter that is offered again has another name")
	}
}

// TestJudgedAsOfItsArrival: what the signature of a letter is worth that came while the service was away is a matter of when it came.
func TestJudgedAsOfItsArrival(t *testing.T) {
	r, _ := timed(t)
	came := r.now.Add(time.Hour)
	if err := r.lives(t.Context(), r.now); err != nil {
		t.Fatal(err)
	}
	r.now = r.now.Add(5 * 24 * time.Hour)
	if _, err := r.Resume(t.Context()); err != nil {
		t.Fatal(err)
	}
	var judged time.Time
	r.Referee.Judge = func(_ context.Context, in mailer.Incoming, _ mailer.Message) (mailer.Judgement, error) {
		judged = in.Received
		return mailer.Judgement{Belief: mailer.Believed}, nil
	}
	l := r.letter(ada, "games")
	l.Received = came
	if got := r.Handle(t.Context(), []mailer.Incoming{l}); got[0] != Done || !judged.Equal(came) {
		t.Errorf("%v: judged as of %s, want %s", got, judged, came)
	}
}

// TestWaitingIsCountedFromTheFirstOffer: a mail server that is told to come again brings a letter that has just come. It does not wait
// longer for that.
func TestWaitingIsCountedFromTheFirstOffer(t *testing.T) {
	r := newRig(t)
	began := r.now
	var since time.Time
	r.Referee.Judge = func(_ context.Context, in mailer.Incoming, _ mailer.Message) (mailer.Judgement, error) {
		if since = in.Received; r.now.Sub(since) > 23*time.Hour && !since.IsZero() {
			return mailer.Judgement{Doubt: mailer.Unanswered}, nil
		}
		return mailer.Judgement{}, referee.ErrLater
	}
	l := r.letter(ada, "help")
	for range 23 {
		if got := r.Handle(t.Context(), []mailer.Incoming{l}); got[0] != Leave {
			t.Fatal(got)
		}
		r.desk.waiting = nil // as after a restart
		r.now = r.now.Add(time.Hour)
		l.Received = r.now
	}
	r.now, l.Received = r.now.Add(time.Hour), r.now.Add(time.Hour)
	if got := r.Handle(t.Context(), []mailer.Incoming{l}); got[0] != Done || !since.Equal(began) {
		t.Errorf("%v: first offered at %s, want %s", got, since, began)
	}
}
