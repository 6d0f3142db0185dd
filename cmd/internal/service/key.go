package service

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"slices"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/storage"
	"pbem/games"
	"pbem/games/archive"
	"pbem/games/archive/signers"
	"pbem/games/daemon"
	"pbem/games/serverkey"
	"pbem/mailer/token"
	"pbem/notation/record"
)

// KeyMark, in the store, is the public half of the key that reply addresses were last made with: a store that was put beside
// another key file is noticed by it.
const KeyMark = "key"

// Fits reports whether a store's KeyMark names one of the keys, whatever its standing: who retired it knew. So does that of a
// store that has never been used.
func Fits(mark string, keys []signers.Signer) bool {
	return mark == "" || slices.ContainsFunc(keys, func(s signers.Signer) bool { return signers.Line(s.Key) == mark })
}

// SameKey reports whether a store was used with one of a server's keys; so it is taken to be where the store does not tell.
func SameKey(ctx context.Context, c *config.Config, ring serverkey.Ring) (bool, error) {
	keys, err := signers.Of(ring)
	if err != nil {
		return false, err
	}
	if storage.Of(c).There() != nil {
		return true, nil
	}
	noted, err := marks(ctx, c)
	return Fits(noted[KeyMark], keys), err
}

// keyThere refuses a key file that is missing beside a store that was used with one: with a new key no reply address that is
// under way would work, and finished games would be signed by a stranger.
func keyThere(ctx context.Context, c *config.Config) error {
	if _, err := os.Stat(c.Key); !errors.Is(err, fs.ErrNotExist) {
		return nil // what else is amiss is said when it is read
	}
	if storage.Of(c).There() != nil {
		return nil
	}
	all, err := marks(ctx, c)
	if err != nil || all[KeyMark] == "" {
		return nil // opening the store says what is wrong with it
	}
	return fmt.Errorf("there is no key file %s, but the store was used with one: put your copy of it there. If there is none, "+
		"pbem key make makes a new one; then no reply address that players have works any more, and they are asked to confirm what they send", c.Key)
}

// noteKey keeps which key the store is used with. It says loudly, at every start, that the one used before is not there, and
// then notes nothing.
func noteKey(ctx context.Context, store games.Store, keys []signers.Signer, logger *slog.Logger) error {
	now := signers.Line(keys[0].Key)
	before, err := store.Mark(ctx, games.OfService, KeyMark)
	if err != nil || before == now {
		return err
	}
	if !Fits(before, keys) {
		logger.Warn("the server's key is not the one that this store was last used with: reply addresses made with that one do not work",
			"last", before, "now", now)
		return nil
	}
	return store.SetMark(ctx, games.OfService, KeyMark, now)
}

// keyIDs are what a server's keys are called, whatever their standing.
func keyIDs(keys []signers.Signer) (ids []string) {
	for _, s := range keys {
		ids = append(ids, record.KeyID(s.Key))
	}
	return ids
}

// Names says how mail addresses stand in the log of a service. The hashes hang from the oldest secret, as threads do: a new
// one does not change them.
func Names(c *config.Config, ring serverkey.Ring) (daemon.Names, error) {
	key, err := ring.First.MAC("addresses in the log")
	return daemon.Names{Key: key, Plain: c.LogAddresses}, err
}

// tokens derives the keys of the reply addresses.
func tokens(ring serverkey.Ring) (token.Ring, error) {
	var derived []token.Key
	for _, key := range append([]serverkey.Key{ring.First, ring.Current}, ring.Older...) {
		mac, err := key.MAC("reply tokens")
		if err != nil {
			return token.Ring{}, err
		}
		derived = append(derived, mac)
	}
	return token.Ring{First: derived[0], Key: derived[1], Older: derived[2:]}, nil
}

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
