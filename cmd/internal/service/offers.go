package service

import (
	"context"
	"fmt"
)

// NoteOffers says that what is on offer has changed, and so may the public file of it.
func (r *records) NoteOffers() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.offers = true
}

// writeOffers writes the public file of what is on offer, if that may have changed since. What fails stays noted.
func (r *records) writeOffers(ctx context.Context) error {
	r.mu.Lock()
	noted := r.offers
	r.offers = false
	r.mu.Unlock()
	if !noted {
		return nil
	}
	list, err := r.referee.Offered(ctx, r.store, r.clock())
	if err == nil {
		var text []byte
		if text, err = list.Write(); err == nil {
			err = r.archive.WriteOffers(text)
		}
	}
	if err != nil {
		r.NoteOffers()
		return fmt.Errorf("the file of what is on offer: %w", err)
	}
	return nil
}
