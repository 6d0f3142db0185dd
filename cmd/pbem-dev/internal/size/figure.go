package size

import (
	"fmt"
	"time"
)

// Figure is something that was measured, in a full store and in an empty one; without an Empty, there alone. Of letters and looks it is the
// time of processors, of pages that of the clock.
type Figure struct {
	What        string
	Unit        Unit
	Full, Empty int64
}

// Unit is what a figure counts.
type Unit uint8

const (
	Nanoseconds Unit = iota
	Bytes
)

// Times is how many times as much there is of it in the full store.
func (f Figure) Times() float64 { return float64(f.Full) / float64(max(1, f.Empty)) }

// Text writes an amount of it.
func (u Unit) Text(n int64) string {
	if u == Bytes {
		return fmt.Sprintf("%d kB", n>>10)
	}
	d := time.Duration(n)
	if d > time.Second {
		return d.Round(10 * time.Millisecond).String()
	}
	return d.Round(10 * time.Microsecond).String()
}
