package doctor

import (
	"context"

	"pbem/games/postgres"
)

// database asks a store that is a database whether it answers, and what it has noted.
func (e *exam) database(ctx context.Context) {
	marks, err := postgres.Marks(ctx, e.Config.Database)
	switch {
	case err != nil:
		e.broken("store", "The database %s does not answer: %v.", postgres.Public(e.Config.Database), err)
		return
	case len(marks) == 0:
		e.look("store", "There is no store in the database %s yet; the service makes it at its first start.", postgres.Public(e.Config.Database))
		return
	}
	e.marks = marks
	e.ok("store", "The database %s answers.", postgres.Public(e.Config.Database))
	e.sameKey()
	e.halted()
}
