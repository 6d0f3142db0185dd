package daemon

import (
	"context"
	"errors"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"pbem/games"
	"pbem/games/sqlite"
	"pbem/mailer"
)

// pile is a folder of handled letters; a place in it is the number of letters before.
type pile struct{ letters []mailer.Incoming }

func (p *pile) Since(ctx context.Context, place string, visit func(context.Context, []mailer.Incoming) error) (string, error) {
	from, _ := strconv.Atoi(place)
	for _, l := range p.letters[min(from, len(p.letters)):] {
		if visit == nil {
			break
		}
		if err := visit(ctx, []mailer.Incoming{l}); err != nil {
			return place, err
		}
	}
	return p.Place(), nil
}

func (p *pile) Place() string { return strconv.Itoa(len(p.letters)) }

// past gives the rig a folder into which its letters go.
func (r *rig) past() *pile {
	p := &pile{}
	r.Past = p
	return p
}

// tell has a letter handled and moved.
func (r *rig) tell(t *testing.T, p *pile, from, words string) {
	t.Helper()
	l := r.letter(from, words)
	if v := r.Handle(t.Context(), []mailer.Incoming{l}); v[0] != Done {
		t.Fatalf("%s: %s: ack %d", from, words, v[0])
	}
	p.letters = append(p.letters, l)
	r.now = r.now.Add(time.Minute)
	if err := r.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
}

// copied copies the store away; put puts it back.
func (r *rig) copied(t *testing.T) (put func()) {
	t.Helper()
	if err := r.store.Close(); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(r.path)
	if err != nil {
		t.Fatal(err)
	}
	r.reopen(t)
	return func() {
		t.Helper()
		if err := r.store.Close(); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(r.path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		r.reopen(t)
	}
}

// reopen opens the store, as a daemon does that is started anew.
func (r *rig) reopen(t *testing.T) {
	t.Helper()
	store, err := sqlite.Open(r.path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { store.Close() })
	r.store.Store = store
	before := r.Daemon
	r.Daemon = New(Parts{Store: r.store, Referee: before.Referee, Courier: before.Courier, Clock: before.Clock, Log: before.Log, Past: before.Past})
}

func TestOldStoreIsNoticedByTheMailbox(t *testing.T) {
	r := newRig(t)
	p := r.past()
	if err := r.Examine(t.Context()); err != nil {
		t.Fatal(err)
	}
	r.tell(t, p, ada, "new chesimals-0.1 vs "+bo+" as white time 3d")
	r.tell(t, p, ada, "yes")
	r.tell(t, p, bo, "accept")
	put := r.copied(t)
	r.tell(t, p, ada, "white: Zd2-d3")
	r.tell(t, p, ada, "show")
	if err := r.Examine(t.Context()); err != nil {
		t.Fatalf("nothing has happened: %v", err)
	}
	want, letters := r.kinds(t, 1), len(r.courier.sent)
	put()
	for range 2 { // also the next who is started
		if err := r.Examine(t.Context()); !errors.Is(err, games.ErrOlder) || !strings.Contains(err.Error(), "2026-03-02T10:03:00Z") {
			t.Fatal(err)
		}
		if got := r.Handle(t.Context(), []mailer.Incoming{r.letter(bo, "help")}); got[0] != Leave {
			t.Errorf("it handles on: %v", got)
		}
		r.reopen(t)
	}
	if n, err := r.CatchUp(t.Context()); n != 2 || err != nil {
		t.Fatalf("caught up with %d letters, %v", n, err)
	}
	if err := errors.Join(r.Examine(t.Context()), r.Flush(t.Context())); err != nil {
		t.Fatal(err)
	}
	if got := r.kinds(t, 1); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	for i, again := range r.courier.sent[letters:] {
		first := r.courier.sent[letters-len(r.courier.sent[letters:])+i]
		if again.MessageID != first.MessageID || string(again.Data) != string(first.Data) {
			t.Errorf("letter %d: %s is another than %s", i, again.MessageID, first.MessageID)
		}
	}
	r.tell(t, p, bo, "say hello")
}

// TestNothingIsOlder: what may happen in an ordinary life is no sign of an older store.
func TestNothingIsOlder(t *testing.T) {
	r := newRig(t)
	p := r.past()
	for range 3 {
		if err := r.Examine(t.Context()); err != nil {
			t.Fatal(err)
		}
		r.tell(t, p, ada, "help")
		r.notePlace(t.Context())
		r.tell(t, p, bo, "presets")
		r.reopen(t)
	}
	p.letters = append(p.letters, p.letters[0]) // moved twice
	if err := r.Examine(t.Context()); err != nil {
		t.Error(err)
	}
	// A version that kept no place: what lies there may have been read with another digest.
	if err := r.Store.SetMark(t.Context(), games.OfInbox, placeMark, ""); err != nil {
		t.Fatal(err)
	}
	r.tell(t, p, ada, "new chesimals-0.1 vs "+bo)
	p.letters = append(p.letters, r.letter(ada, "of another digest"))
	if err := r.Examine(t.Context()); err != nil {
		t.Error(err)
	}
}

// TestLostStoreIsNoticed: with an empty store and a full folder somebody has lost something.
func TestLostStoreIsNoticed(t *testing.T) {
	r := newRig(t)
	p := r.past()
	p.letters = append(p.letters, r.letter(ada, "help"))
	if err := r.Examine(t.Context()); !errors.Is(err, games.ErrOlder) {
		t.Fatal(err)
	}
	r.reopen(t)
	if err := errors.Join(r.AcceptGap(t.Context()), r.Examine(t.Context())); err != nil {
		t.Fatal(err)
	}
	r.tell(t, p, ada, "help")
}

// TestAForgottenRequestIsNotOlder: a letter that answers a question whose words are forgotten is answered, and stops nothing.
func TestAForgottenRequestIsNotOlder(t *testing.T) {
	r := newRig(t)
	r.say(t, ada, "new chesimals-0.1 vs "+bo)
	late := r.letter(ada, "yes")
	r.now = r.now.AddDate(games.QuestionYears+1, 0, 0)
	for n := 1; n > 0; {
		var err error
		if n, err = r.Store.Forget(t.Context(), r.now, 100); err != nil {
			t.Fatal(err)
		}
	}
	if got := r.Handle(t.Context(), []mailer.Incoming{late}); got[0] != Done || r.finished() != nil {
		t.Errorf("%v, %v", got, r.finished())
	}
	if got, err := r.Store.NextMatch(t.Context()); got != 1 || err != nil {
		t.Errorf("it has begun a game: %d, %v", got, err)
	}
}

// TestALetterBeyondMemory: what came so long ago that its digest is forgotten is no sign of an older store, and is not handled again.
func TestALetterBeyondMemory(t *testing.T) {
	for _, c := range []struct {
		age  time.Duration
		want bool // it is noticed
	}{{-time.Hour, true}, {time.Hour, false}} {
		r := newRig(t)
		p := r.past()
		l := r.letter(ada, "help")
		l.Received = games.AgesAt(r.now).Digests.Add(-c.age)
		p.letters = append(p.letters, l)
		if err := r.Examine(t.Context()); errors.Is(err, games.ErrOlder) != c.want {
			t.Fatalf("%s too old: %v", c.age, err)
		}
		r.reopen(t)
		if n, err := r.CatchUp(t.Context()); err != nil || (n > 0) != c.want {
			t.Fatalf("%s too old: caught up with %d letters, %v", c.age, n, err)
		}
	}
}

// TestOldStoreIsNoticedByALetter: letters bring back what only a newer store can have said.
func TestOldStoreIsNoticedByALetter(t *testing.T) {
	for name, c := range map[string]struct {
		then func(t *testing.T, r *rig) mailer.Incoming
		want string
	}{
		"a turn": {func(t *testing.T, r *rig) mailer.Incoming {
			r.say(t, ada, "white: Zd2-d3")
			return r.letter(bo, "white: Zc3-c4")
		}, "a letter answers turn 2 of game 1, and the store has only got to turn 1"},
		"a game": {func(t *testing.T, r *rig) mailer.Incoming {
			r.courier.newest = map[string]mailer.Envelope{}
			r.begin(t, bo, ada)
			return r.letter(bo, "show")
		}, "a letter answers one about game 2, and the store has no such game"},
		"a request": {func(t *testing.T, r *rig) mailer.Incoming {
			delete(r.courier.newest, bo)
			r.say(t, bo, "new chesimals-0.1 vs "+ada)
			return r.letter(bo, "yes")
		}, ", and the store has none of that number"},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRig(t)
			r.begin(t, ada, bo)
			put := r.copied(t)
			l := c.then(t, r)
			put()
			if got := r.Handle(t.Context(), []mailer.Incoming{l, r.letter("cy@example.org", "help")}); got[0] != Leave || got[1] != Leave {
				t.Errorf("acks %v", got)
			}
			if r.store.attempts != 0 {
				t.Error("the letter was blamed")
			}
			r.reopen(t)
			if err := r.Halted(t.Context()); !errors.Is(err, games.ErrOlder) || !strings.Contains(err.Error(), c.want) {
				t.Fatalf("%v, want %q", err, c.want)
			}
			if err := r.AcceptGap(t.Context()); err != nil {
				t.Fatal(err)
			}
			if got := r.Handle(t.Context(), []mailer.Incoming{l}); got[0] != Done {
				t.Errorf("after the gap was accepted: %v", got)
			}
		})
	}
}

// TestTakenBackIsNotOlder: a take-back makes older letters' turns higher than the game's.
func TestTakenBackIsNotOlder(t *testing.T) {
	r := newRig(t)
	r.begin(t, ada, bo)
	r.say(t, ada, "white: Zd2-d3")
	late := r.letter(bo, "show")
	r.say(t, ada, "undo")
	r.say(t, bo, "undo yes")
	if got := r.kinds(t, 1); !strings.HasSuffix(got, "Undone") {
		t.Fatal(got)
	}
	if got := r.Handle(t.Context(), []mailer.Incoming{late}); got[0] != Done || r.finished() != nil {
		t.Errorf("%v, %v", got, r.finished())
	}
}

// TestForgedTagsHaltNothing: nobody without the key can stop the service.
func TestForgedTagsHaltNothing(t *testing.T) {
	r := newRig(t)
	r.begin(t, ada, bo)
	secret := strings.Repeat("a", 26)
	for _, tag := range []string{"1b99." + secret, "77w1." + secret, "c99." + secret, "1n99." + secret, "0w0." + secret} {
		l := r.letter(bo, "resign")
		to := []byte("To: games+" + tag + "@example.com\r\nX-Old: ")
		l.Raw = append([]byte(nil), []byte(strings.Replace(string(l.Raw), "To: ", string(to), 1))...)
		if got := r.Handle(t.Context(), []mailer.Incoming{l}); got[0] != Done || r.finished() != nil {
			t.Errorf("%s: %v, %v", tag, got, r.finished())
		}
	}
}

func TestRestoredBackupAsks(t *testing.T) {
	r := newRig(t)
	if err := r.Store.SetMark(t.Context(), games.OfService, games.MarkRestored, "2026-03-02T09:00:00Z"); err != nil {
		t.Fatal(err)
	}
	if err := r.Run(t.Context()); !errors.Is(err, games.ErrOlder) || !strings.Contains(err.Error(), "a backup was put in its place on 2026-03-02T09:00:00Z") {
		t.Fatal(err)
	}
	r.reopen(t)
	if _, err := r.CatchUp(t.Context()); err == nil {
		t.Error("caught up from nothing")
	}
	if err := errors.Join(r.AcceptGap(t.Context()), r.Examine(t.Context())); err != nil {
		t.Error(err)
	}
}

// TestCaughtUpByHalves: when catching up is broken off, the next attempt goes on from there.
func TestCaughtUpByHalves(t *testing.T) {
	r := newRig(t)
	p := r.past()
	if err := r.Examine(t.Context()); err != nil {
		t.Fatal(err)
	}
	put := r.copied(t)
	for _, from := range []string{ada, bo, "cy@example.org"} {
		r.tell(t, p, from, "help")
	}
	put()
	left := 1
	r.store.before = func([]games.Commit) error {
		if left--; left < 0 {
			return games.ErrUnavailable
		}
		return nil
	}
	if n, err := r.CatchUp(t.Context()); n != 1 || err == nil {
		t.Fatalf("%d letters, %v", n, err)
	}
	r.store.before = nil
	r.reopen(t)
	if err := r.Examine(t.Context()); !errors.Is(err, games.ErrOlder) {
		t.Fatalf("half way it goes on: %v", err)
	}
	r.reopen(t)
	if n, err := r.CatchUp(t.Context()); n != 2 || err != nil {
		t.Fatalf("%d letters, %v", n, err)
	}
	if err := r.Examine(t.Context()); err != nil {
		t.Fatal(err)
	}
}
