package compose_test

import (
	"testing"

	"pbem/mailer/compose"
)

// BenchmarkGame lays out and writes one whole letter, text and HTML, to the player to move in the middle of a game, with the
// board as a table and as a picture.
func BenchmarkGame(b *testing.B) {
	turns := append(opening(), "white: Nf3-g5", "red: Ni10-h8", "yellow: Gb4-b5", "green: Gd9-d8")
	for name, pictures := range map[string]bool{"table": false, "picture": true} {
		b.Run(name, func(b *testing.B) {
			in := played(b, turns...).tell(white)
			in.Pictures = pictures
			b.ReportAllocs()
			bytes := 0
			for b.Loop() {
				e, err := compose.Game(in).Envelope()
				if err != nil {
					b.Fatal(err)
				}
				bytes = len(e.Data)
			}
			b.ReportMetric(float64(bytes), "bytes/letter")
		})
	}
}
