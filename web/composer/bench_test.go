package composer_test

import (
	"strings"
	"testing"
)

// BenchmarkTap measures a tap with all that the page is told after it.
func BenchmarkTap(b *testing.B) {
	for _, s := range variants() {
		b.Run(strings.TrimSpace(s.Preset+" "+s.Options), func(b *testing.B) {
			c, err := opened(s.Fragment(), "")
			if err != nil {
				b.Fatal(err)
			}
			list := append(marked(c.State(), "acts"), marked(c.State(), "target")...)
			var out []byte
			for i := 0; b.Loop(); i++ {
				c.Tap(list[i%len(list)])
				state := c.State()
				out = state.AppendJSON(out[:0])
				if len(state.Turn) > 0 {
					c.Clear()
				}
			}
			b.ReportMetric(float64(len(out)), "bytes/state")
		})
	}
}
