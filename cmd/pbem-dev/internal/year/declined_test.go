package year

import (
	"testing"

	"pbem/mailer/token"
)

// TestDeclined: who has declined a challenge hears of that by the answer to their letter, also where the relay brings it a day later; of the challenge
// they hear no more.
func TestDeclined(t *testing.T) {
	t.Parallel()
	for answers, want := range map[string]int{"59@p16.test": 0, "": 1, "1@p19.test": 1} {
		w := &world{report: newReport(Options{})}
		p := &person{declined: map[int]string{739: "59@p16.test"}, said: map[string]string{"59@p16.test": ""}} // it answered what no letter of theirs had asked for
		w.checkDeclined(p, &received{tag: token.Tag{Claim: token.Claim{Game: 739}}, answers: answers})
		if w.report.Found != want {
			t.Errorf("an answer to %q: %d findings, want %d", answers, w.report.Found, want)
		}
	}
}
