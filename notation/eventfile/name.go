package eventfile

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// mostName is how much of a name stands in the name of its file.
const mostName = 60

// FileName returns the name of the file of a tournament. A name of letters and digits of ASCII, single spaces, hyphens, underlines and
// full stops is that of its file; of any other, what cannot stand in the name of a file anywhere is "_", and behind it come "~" and eight
// digits of its hash. So two names of one file differ in nothing but the case of their letters, and such names are one: no site has two
// tournaments whose names look alike (CR-59).
func FileName(event string) string {
	event = norm.NFC.String(event)
	kept := plain(event)
	if kept == event && !isDevice(kept) {
		return kept + Extension
	}
	sum := sha256.Sum256([]byte(event))
	return kept + "~" + hex.EncodeToString(sum[:4]) + Extension
}

// plain is what of a name can stand in the name of a file on every disk. Letters with marks come without these.
func plain(event string) string {
	bare := strings.Map(func(r rune) rune {
		switch {
		case unicode.IsMark(r):
			return -1
		case r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r)) || strings.ContainsRune(" -_.", r):
			return r
		}
		return '_'
	}, norm.NFD.String(event))
	bare = strings.Join(strings.Fields(bare[:min(len(bare), mostName)]), " ")
	return strings.Trim(bare, ".")
}

// isDevice reports whether a name is one that Windows keeps for itself, whatever stands behind a full stop, or none at all.
func isDevice(name string) bool {
	base, _, _ := strings.Cut(strings.ToUpper(name), ".")
	base = strings.TrimSpace(base)
	switch base {
	case "", "CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$":
		return true
	}
	return len(base) == 4 && (strings.HasPrefix(base, "COM") || strings.HasPrefix(base, "LPT"))
}
