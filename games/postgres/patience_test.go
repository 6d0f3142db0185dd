package postgres

import (
	"errors"
	"testing"

	"github.com/jackc/pgx/v5/pgconn"

	"pbem/games"
)

// TestLongWait: a transaction that was refused after it had waited for another for longer than patience lasts is run again all the same.
func TestLongWait(t *testing.T) {
	t.Parallel()
	refused := &pgconn.PgError{Code: serializationFailure}
	other := errors.New("something else")
	for name, c := range map[string]struct {
		refusals int
		then     error
		want     error
		tries    int
	}{
		"done at once":    {0, nil, nil, 1},
		"refused once":    {1, nil, nil, 2},
		"fails otherwise": {1, other, other, 2},
		"refused always":  {100, nil, games.ErrConflict, fewest},
	} {
		tries := 0
		err := again(0, func() error {
			if tries++; tries <= c.refusals {
				return refused
			}
			return c.then
		})
		if !errors.Is(err, c.want) || tries != c.tries {
			t.Errorf("%s: %v after %d tries", name, err, tries)
		}
	}
}
