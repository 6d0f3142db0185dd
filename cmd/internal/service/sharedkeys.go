package service

import (
	"context"
	"errors"
	"fmt"
	"os"

	"pbem/games"
	"pbem/games/archive"
	"pbem/games/archive/signers"
)

// keysPath is the file of public keys among the files that the store keeps. What stands in any node's, that a key was stolen above all, must
// come to stand in all.
const keysPath = archive.PublicPart + "/" + archive.KeysFile

// shareKeys has the file of this folder say what the one that the store keeps says, and the other way round. Of two nodes that do so at once
// the one that is overwritten does it again when that comes to its folder.
func (r *records) shareKeys(ctx context.Context) error {
	kept, err := r.store.ReadFile(ctx, keysPath)
	if errors.Is(err, games.ErrNotFound) {
		err = nil
	}
	if err == nil {
		err = signers.Join(r.public(), kept.Text, r.signers)
	}
	if err != nil {
		return fmt.Errorf("cannot leave the public keys beside the records: %w", err)
	}
	ours, err := os.ReadFile(r.public())
	if err != nil {
		return err
	}
	if covered, err := signers.Covers(kept.Text, ours); err != nil || covered {
		return err
	}
	return r.store.Archive(ctx, games.Archived{Files: []games.Filed{{Path: keysPath, Text: ours}}})
}

// newKeys reads the keys anew where another node has left some.
func (r *records) newKeys(ctx context.Context) error {
	kept, err := r.store.ReadFile(ctx, keysPath)
	if err != nil || kept.Place == r.keysAt {
		return err
	}
	if err := r.shareKeys(ctx); err != nil {
		return err
	}
	if err := r.readKeys(ctx); err != nil {
		return err
	}
	r.keysAt = kept.Place
	return r.listAll(ctx)
}
