package compose_test

import (
	"testing"

	"pbem/mailer/compose"
)

// BenchmarkGame lays out and writes one whole letter, text and HTML, to the player to move in the middle of a game.
func BenchmarkGame(b *testing.B) {
	turns := append(opening(), "white: Nf3-g5", "red: Ni10-h8", "yellow: Gb4-b5", "green: Gd9-d8")
	in := played(b, turns...).tell(white)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := compose.Game(in).Envelope(); err != nil {
			b.Fatal(err)
		}
	}
}
