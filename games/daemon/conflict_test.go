package daemon

import (
	"context"
	"errors"
	"slices"
	"testing"

	"pbem/games"
	"pbem/mailer"
)

// TestSettingsConflict: while one daemon decides about a player's settings, another changes some. Neither is lost.
func TestSettingsConflict(t *testing.T) {
	r := newRig(t)
	r.begin(t, ada, bo)
	r.Referee.Judge = believing
	r.store.before = func([]games.Commit) error {
		r.store.before = nil
		other, err := r.store.Player(t.Context(), ada)
		if err != nil {
			return err
		}
		other.Plain = true
		return r.store.Store.Commit(t.Context(), games.Commit{Players: []games.Player{other}})
	}
	if v := r.Handle(t.Context(), []mailer.Incoming{r.letter(ada, "name Adele")}); v[0] != Done {
		t.Fatalf("ack %d", v[0])
	}
	p, err := r.store.Player(t.Context(), ada)
	if err != nil || p.Name != "Adele" || !p.Plain {
		t.Errorf("%+v, %v", p, err)
	}
}

// TestSettingsTogether: two letters of one player in one batch are one commit: the second is decided on what the first one
// will have changed.
func TestSettingsTogether(t *testing.T) {
	r := newRig(t)
	r.begin(t, ada, bo)
	r.Referee.Judge = believing
	before := r.store.commits
	batch := []mailer.Incoming{r.letter(ada, "name Adele"), r.letter(ada, "mail text")}
	if v := r.Handle(t.Context(), batch); v[0] != Done || v[1] != Done {
		t.Fatalf("acks %v", v)
	}
	p, err := r.store.Player(t.Context(), ada)
	if err != nil || p.Name != "Adele" || !p.Plain {
		t.Errorf("%+v, %v", p, err)
	}
	if n := r.store.commits - before; n != 1 {
		t.Errorf("they took %d commits", n)
	}
}

// believing judges every letter to be its author's.
func believing(context.Context, mailer.Incoming, mailer.Message) (mailer.Judgement, error) {
	return mailer.Judgement{Belief: mailer.Believed}, nil
}

// TestOneOfABatchIsRefused: while a batch is decided another daemon changes what one of its letters is about. That one is decided anew, and
// what was decided upon it; the others were committed at the first try.
func TestOneOfABatchIsRefused(t *testing.T) {
	r := newRig(t)
	r.begin(t, ada, bo)
	r.Referee.Judge = believing
	var stood []string
	r.store.before = func(commits []games.Commit) error {
		r.store.before = func(commits []games.Commit) error {
			for _, c := range commits {
				stood = append(stood, c.Handling.From)
			}
			return nil
		}
		other, err := r.store.Player(t.Context(), ada)
		if err != nil {
			return err
		}
		other.Plain = true
		return r.store.Store.Commit(t.Context(), games.Commit{Players: []games.Player{other}})
	}
	batch := []mailer.Incoming{r.letter(bo, "name Boris"), r.letter(ada, "name Adele"), r.letter("eve@example.net", "help"), r.letter(ada, "mail pictures off")}
	batch = append(batch, batch[1]) // the same letter, by two ways
	for i, ack := range r.Handle(t.Context(), batch) {
		if ack != Done {
			t.Errorf("letter %d: ack %d", i, ack)
		}
	}
	adele, err := r.store.Player(t.Context(), ada)
	boris, err2 := r.store.Player(t.Context(), bo)
	if err := errors.Join(err, err2); err != nil || adele.Name != "Adele" || !adele.Plain || !adele.NoPictures || boris.Name != "Boris" {
		t.Errorf("%+v, %+v, %v", adele, boris, err)
	}
	if !slices.Equal(stood, []string{ada, ada}) {
		t.Errorf("decided anew are letters from %v, want the two of Ada's", stood)
	}
}
