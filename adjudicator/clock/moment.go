package clock

import (
	"errors"
	"fmt"
	"time"
)

// The years of which the service takes a clock to be right: with all that can be added to a moment in them, stores can keep it.
const (
	FirstYear = 2000
	LastYear  = 2199
)

// ErrImplausible means a moment at which no service runs and no letter comes: somebody's clock is wrong.
var ErrImplausible = errors.New("a clock is wrong")

// Plausible returns ErrImplausible for a moment before FirstYear or after LastYear.
func Plausible(at time.Time) error {
	if year := at.UTC().Year(); year < FirstYear || year > LastYear {
		return fmt.Errorf("%w: it says %s, and the years %d to %d are known here", ErrImplausible, at.UTC().Format(time.RFC3339), FirstYear, LastYear)
	}
	return nil
}
