package relational

import (
	"context"
	"io/fs"

	"github.com/pressly/goose/v3"
)

// Latest is the number of the last of a store's migrations, whose files these are.
func Latest(migrations fs.ReadDirFS) (last int64, err error) {
	files, err := migrations.ReadDir("migrations")
	for _, f := range files {
		n, wrong := goose.NumericComponent(f.Name())
		if wrong != nil {
			return 0, wrong
		}
		last = max(last, n)
	}
	return last, err
}

// Migrate brings tables to the layout of this program, and returns its number. refuse says why tables of a later one are refused, nil for those
// that are not later. Migrations can have come in another order than that of their numbers, so tables may lack one that is not the last. Once they have begun, they take as long as they do:
// if they were broken off when the context ends, so would be the next try.
func Migrate(ctx context.Context, migrations *goose.Provider, refuse func(have, known int64) error) (known int64, err error) {
	have, known, err := migrations.GetVersions(ctx)
	if err == nil {
		err = refuse(have, known)
	}
	if err != nil {
		return 0, err
	}
	pending, err := migrations.HasPending(ctx)
	if err == nil && pending {
		_, err = migrations.Up(context.WithoutCancel(ctx))
	}
	return known, err
}
