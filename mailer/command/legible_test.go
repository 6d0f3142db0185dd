package command

import "testing"

// TestLegible: what a person means for a command or a turn, and what a robot writes in a game's thread.
func TestLegible(t *testing.T) {
	for text, want := range map[string]bool{
		"show": true, "help": true, "new nonsense": true, "draw maybe": true, "drwa": true, "resing": true, "pass": true,
		"d2d3": true, "orange: n3 to n4, m3m4": true, "I play d2 to d3": true, "knight b1 takes c3": true, "d2d9": true, "e2-e4!": true,
		"setup: Ka1": true, ". . . . . . . .\nP P P P P P P P\nR B N Q K N B R": true,
		"I am away until Monday.": false, "Vielen Dank. Ich bin bis zum 5.1. nicht da.": false, "please call room B12 on the 5th of May": false,
		"Away.": false, "yes": false, "OK": false, "": false, "Tel. 0123 456 789": false, "You are number 17 in the queue of A380 pilots, gate B2": false,
		"Your letter has reached us": false, "Ich bin im Urlaub": false, "Ada": false, "12": false,
	} {
		for _, game := range []int{0, 42} {
			list := Parse(text, "", Context{Game: game})
			if got := len(list) > 0 && list[0].Legible(); got != want {
				t.Errorf("%q in the thread of game %d: %v, want %v: %+v", text, game, got, want, list)
			}
		}
	}
}
