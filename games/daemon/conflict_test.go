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
	r.store.begin = func() error {
		r.store.begin = nil
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

// TestOneOfABatchFails: one letter of a batch fails at the first try. The others stand at once, what others have changed before the batch began counts
// for all, and the one that failed is decided again upon what the others have come to.
func TestOneOfABatchFails(t *testing.T) {
	t.Parallel()
	r := newRig(t)
	r.begin(t, ada, bo)
	r.Referee.Judge = believing
	r.store.begin = func() error {
		r.store.begin = nil
		other, err := r.store.Player(t.Context(), ada)
		if err != nil {
			return err
		}
		other.Plain = true
		return r.store.Store.Commit(t.Context(), games.Commit{Players: []games.Player{other}})
	}
	var stood []string
	failed := false
	r.store.before = func(commits []games.Commit) error {
		if commits[0].Handling.From == bo && !failed {
			failed = true
			return errors.New("broken")
		}
		stood = append(stood, commits[0].Handling.From)
		return nil
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
	if !slices.Equal(stood, []string{ada, "eve@example.net", ada, bo}) {
		t.Errorf("letters from %v were decided in the end, want Bo's as the last", stood)
	}
}
