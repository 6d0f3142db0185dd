package daemon

import (
	"fmt"
	"testing"
	"time"

	"pbem/adjudicator/club"
)

// TestAutomaticVacation: CR-5. Three days are taken of the budget in the commit that says so, once; the store knows when the flag falls now.
func TestAutomaticVacation(t *testing.T) {
	r := newRig(t)
	r.begin(t, ada, bo)
	r.say(t, ada, "new chesimals-0.1 vs "+bo+" as white time 3d")
	r.say(t, ada, "yes")
	r.say(t, bo, "accept")
	began := r.now
	for _, step := range []struct {
		after time.Duration
		want  string
		spent int
	}{
		{72 * time.Hour, "", 0}, // half an hour is left for letters that came before
		{73 * time.Hour, " AutomaticVacation", 1},
		{97 * time.Hour, " AutomaticVacation", 1},
		{144 * time.Hour, " AutomaticVacation FlagFell", 1},
		{169 * time.Hour, " AutomaticVacation FlagFell Ended", 1},
	} {
		if err := r.Tick(t.Context(), began.Add(step.after)); err != nil {
			t.Fatal(err)
		}
		if got, want := r.kinds(t, 2), "Opened Accepted"+step.want; got != want {
			t.Errorf("after %v: %s, want %s", step.after, got, want)
		}
		player, err := r.store.Player(t.Context(), ada)
		if err != nil {
			t.Fatal(err)
		}
		events, err := r.store.ClubEvents(t.Context(), club.PersonStream(player.Number))
		if err != nil || len(events) != step.spent {
			t.Errorf("after %v: %v, %v", step.after, events, err)
		}
		if step.spent > 0 && fmt.Sprint(events[0].Fact) != fmt.Sprint(club.AutomaticTaken{Game: 2, From: began.Add(72 * time.Hour)}) {
			t.Errorf("taken: %v", events[0].Fact)
		}
	}
}

// TestBudgetAcrossGames: CR-5 and CR-7. Two flags fall at once: one game takes three days, and the other, with four left, three more; a third
// finds one. A booking that arrived after that is refused.
func TestBudgetAcrossGames(t *testing.T) {
	r := newRig(t)
	for n := range 3 {
		r.say(t, ada, "new chesimals-0.1 vs "+bo+" as white time "+fmt.Sprint(3+n)+"d")
		r.say(t, ada, "yes")
		r.say(t, bo, "accept")
	}
	began := r.now
	if err := r.Tick(t.Context(), began.Add(30*24*time.Hour)); err != nil {
		t.Fatal(err)
	}
	kinds := map[int]string{1: r.kinds(t, 1), 2: r.kinds(t, 2), 3: r.kinds(t, 3)}
	player, err := r.store.Player(t.Context(), ada)
	if err != nil {
		t.Fatal(err)
	}
	events, err := r.store.ClubEvents(t.Context(), club.PersonStream(player.Number))
	if err != nil {
		t.Fatal(err)
	}
	p, err := club.Apply(club.Person{}, events...)
	if err != nil {
		t.Fatal(err)
	}
	if len(p.Spent) != 2 || p.Spent[0].Game != 1 || p.Spent[1].Game != 2 {
		t.Errorf("spent %v in %v", p.Spent, kinds)
	}
}
