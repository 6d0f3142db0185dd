package service

import (
	"context"
	"crypto/ed25519"
	"encoding/base64"
	"log/slog"

	"pbem/games"
)

// KeyMark, in the store, is the public half of the key that it was first used with: a store that was put beside another key
// is noticed by it.
const KeyMark = "key"

// PublicKey is a public key as "pbem verify --key" reads it.
func PublicKey(key ed25519.PublicKey) string {
	return "ed25519:" + base64.StdEncoding.EncodeToString(key)
}

// noteKey keeps which key the store is used with, and says loudly, at every start, that it is another one than at first.
func noteKey(ctx context.Context, store games.Store, signing ed25519.PrivateKey, logger *slog.Logger) error {
	now := PublicKey(signing.Public().(ed25519.PublicKey))
	before, err := store.Mark(ctx, KeyMark)
	if err != nil || before == now {
		return err
	}
	if before != "" {
		logger.Warn("the server's key is not the one that this store was made with: reply addresses made with that one do not work",
			"first", before, "now", now)
		return nil
	}
	return store.SetMark(ctx, KeyMark, now)
}
