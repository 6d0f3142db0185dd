package gamelog

import (
	"crypto/ed25519"
	"encoding/base64"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"

	"pbem/notation/record"
	"pbem/rules/phrase"
)

// LogFile and HeadFile are the names of the log and of its signed head in an archive.
const (
	LogFile  = "log"
	HeadFile = "log.head"
)

// ErrHead is of a head that is none.
var ErrHead = phrase.Errorf("gamelog-no-head")

// ErrUnsigned is of a head that none of the known keys has signed.
var ErrUnsigned = phrase.Errorf("gamelog-unsigned")

// Signed is a head as it stands in its file.
type Signed struct {
	Head
	Site string // the first line: the server whose log it is
	Key  int    // which of the known keys has signed it; -1 for none
}

// signer signs notes with the server's key.
type signer struct {
	note.Verifier
	key ed25519.PrivateKey
}

func (s signer) Sign(message []byte) ([]byte, error) { return ed25519.Sign(s.key, message), nil }

// Sign writes the head as a signed note. The name of the key is the site.
func Sign(h Head, site string, key ed25519.PrivateKey) ([]byte, error) {
	public, ok := key.Public().(ed25519.PublicKey)
	if !ok || len(key) != ed25519.PrivateKeySize {
		return nil, errors.New("the head of a log needs an Ed25519 key")
	}
	verifier, err := verifierOf(site, public)
	if err != nil {
		return nil, err
	}
	text := fmt.Sprintf("%s\n%d\n%s\n", site, h.Size, tlog.Hash(h.Root))
	return note.Sign(&note.Note{Text: text}, signer{verifier, key})
}

// VerifierKey is a public key of server.pub as programs for signed notes want it: "SITE+HASH+KEY".
func VerifierKey(site string, key ed25519.PublicKey) (string, error) {
	return note.NewEd25519VerifierKey(site, key)
}

func verifierOf(site string, key ed25519.PublicKey) (note.Verifier, error) {
	text, err := VerifierKey(site, key)
	if err != nil {
		return nil, err
	}
	return note.NewVerifier(text)
}

// maxHead bounds a head, in bytes: witnesses of other logs may have signed it, too.
const maxHead = 64 << 10

// Open reads a signed head. The error is ErrHead, or ErrUnsigned where keys are known and none of them has signed it: what
// the head says is returned with it.
func Open(text []byte, keys []ed25519.PublicKey) (Signed, error) {
	s, err := readHead(text)
	if err != nil || len(keys) == 0 {
		return s, err
	}
	for i, key := range keys {
		verifier, err := verifierOf(s.Site, key)
		if err != nil {
			return s, ErrHead
		}
		if _, err := note.Open(text, note.VerifierList(verifier)); err == nil {
			s.Key = i
			return s, nil
		}
	}
	return s, ErrUnsigned
}

// written reports whether the signatures are written as base 64 is: the library reads more than one spelling of the same bytes.
func written(signatures string) bool {
	for line := range strings.Lines(signatures) {
		line = strings.TrimSuffix(line, "\n")
		code := line[strings.LastIndexByte(line, ' ')+1:]
		if b, err := base64.StdEncoding.DecodeString(code); err != nil || base64.StdEncoding.EncodeToString(b) != code {
			return false
		}
	}
	return true
}

// readHead reads what a head says, whoever signed it.
func readHead(text []byte) (Signed, error) {
	if len(text) > maxHead {
		return Signed{Key: -1}, ErrHead
	}
	lines := strings.SplitN(string(text), "\n", 4)
	if len(lines) < 4 || !strings.Contains(lines[3], "\n— ") && !strings.HasPrefix(lines[3], "— ") {
		return Signed{Key: -1}, ErrHead
	}
	if !written(lines[3]) {
		return Signed{Key: -1}, ErrHead
	}
	size, ok := number(lines[1])
	root, err := tlog.ParseHash(lines[2])
	if !ok || err != nil || lines[0] == "" || SiteName(lines[0]) != escaped(lines[0]) {
		return Signed{Key: -1}, ErrHead
	}
	return Signed{Head{Size: size, Root: root}, lines[0], -1}, nil
}

// Head is how many lines a log has, and the root of their tree, as letters tell it. It is all that has to be kept of a log to know
// later whether its beginning was changed.
type Head = record.LogHead

// number reads a number as the program writes it: no sign, no zeros in front.
func number(text string) (int64, bool) {
	n, err := strconv.ParseInt(text, 10, 64)
	return n, err == nil && n >= 0 && strconv.FormatInt(n, 10) == text
}
