package serverkey

import (
	"bytes"
	"crypto/ed25519"
	"crypto/hkdf"
	"crypto/sha256"
	"fmt"
	"io"
	"log/slog"
)

// Size is the number of random bytes in a secret of our making, and the least in any.
const Size = 32

const placeholder = "(the server's secret)"

// Key is one secret of the server's. It prints as a placeholder, so that no log can hold it.
type Key struct{ secret []byte }

// MAC returns the 32-byte key of a purpose, such as "reply tokens": always the same for the same secret.
func (k Key) MAC(purpose string) ([]byte, error) { return k.derive("pbem mac: " + purpose) }

// Signing returns the Ed25519 key that signs records.
func (k Key) Signing() (ed25519.PrivateKey, error) {
	seed, err := k.derive("pbem record signature")
	if err != nil {
		return nil, err
	}
	return ed25519.NewKeyFromSeed(seed), nil
}

// Public returns the key that checks what Signing signs.
func (k Key) Public() (ed25519.PublicKey, error) {
	signing, err := k.Signing()
	if err != nil {
		return nil, err
	}
	return signing.Public().(ed25519.PublicKey), nil
}

// Same reports whether two keys are one.
func (k Key) Same(other Key) bool { return bytes.Equal(k.secret, other.secret) }

func (k Key) derive(info string) ([]byte, error) {
	if len(k.secret) < Size {
		return nil, fmt.Errorf("derive key: the secret has %d bytes, it needs %d", len(k.secret), Size)
	}
	return hkdf.Key(sha256.New, k.secret, nil, info, Size)
}

// Format implements fmt.Formatter without telling anything, whatever the verb.
func (Key) Format(f fmt.State, _ rune) { io.WriteString(f, placeholder) }

// LogValue does the same for log/slog.
func (Key) LogValue() slog.Value { return slog.StringValue(placeholder) }
