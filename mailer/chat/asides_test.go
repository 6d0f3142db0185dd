package chat_test

import (
	"testing"

	"pbem/mailer/chat"
)

// TestAsidesPoint: a sentence whose noun was left out points at the turn; a word that stands at a matter of the writer's does not.
func TestAsidesPoint(t *testing.T) {
	for sentence, want := range map[string]bool{
		"The proper one arrives on Sunday": true,
		"A bolder one follows":             true,
		"We ate those tomatoes":            false,
		"We met a parrot that swears":      false,
		"My uncle loathes that":            true,
	} {
		points := false
		for _, a := range chat.Asides(sentence) {
			points = points || a.Points
		}
		if points != want {
			t.Errorf("%q points: %v", sentence, points)
		}
	}
}
