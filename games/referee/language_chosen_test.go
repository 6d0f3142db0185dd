package referee_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/catalog"
)

// TestLanguageAtASecretAddress: whoever asks at a secret address for another language has the letter of that thread as things stand now, in
// it and with a fresh address, if they are at least half believed; else, and at the plain address, they are asked back or told nothing.
func TestLanguageAtASecretAddress(t *testing.T) {
	t.Parallel()
	german, err := catalog.Load("de")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name   string
		belief mailer.Belief
		turn   int // 0 for the plain address
		chosen bool
	}{
		{"believed", mailer.Believed, 3, true}, {"half believed", mailer.HalfBelieved, 3, true}, {"half believed, at an older address", mailer.HalfBelieved, 1, true},
		{"not believed", mailer.NotBelieved, 3, false}, {"half believed, at the plain address", mailer.HalfBelieved, 0, false},
	} {
		o := open(t)
		o.referee.Languages = catalog.Languages{{Language: catalog.English(), Name: "English"}, {Language: german, Name: "Deutsch"}}
		o.referee.Judge = judged(mailer.Judgement{Belief: c.belief})
		tag := ""
		if c.turn > 0 {
			tag = o.tag(adjudicator.WhiteSeat, c.turn)
		}
		commit := o.send(ada, tag, "language de")
		p, err := o.store.Player(context.Background(), "ada@example.org")
		if err != nil {
			t.Fatal(err)
		}
		chosen := slices.ContainsFunc(commit.Club, func(change games.ClubChange) bool {
			return slices.ContainsFunc(change.Events, func(e club.Event) bool { return e.Fact == club.LanguageChosen{Language: "de"} })
		})
		text := ""
		for _, l := range commit.Outbox {
			if l.To == p.Mailbox() {
				text += string(l.Data)
			}
		}
		whole := strings.Contains(text, "am Zug") && strings.Contains(text, "Das Brett") && strings.Contains(text, "games+"+o.tag(adjudicator.WhiteSeat, 3)+"@")
		if chosen != c.chosen || whole != c.chosen {
			t.Errorf("%s: chosen %t, want %t:\n%s", c.name, chosen, c.chosen, text)
		}
	}
}
