package service

import (
	"context"
	"fmt"

	"pbem/games/archive"
	"pbem/games/talk/lobby"
	"pbem/notation/offers"
)

// offersFile is the public file of what is on offer.
func (r *records) offersFile(ctx context.Context) (f archive.File, err error) {
	list, err := lobby.Offered(ctx, r.referee, r.store, r.clock())
	if err == nil {
		f.Path = archive.PublicPart + "/" + offers.FileName
		f.Text, err = list.Write()
	}
	if err != nil {
		return f, fmt.Errorf("the file of what is on offer: %w", err)
	}
	return f, nil
}
