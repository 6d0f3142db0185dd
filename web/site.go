package web

import (
	"crypto/ed25519"
	"log/slog"
	"time"

	"pbem/mailer/catalog"
	"pbem/notation/record"
	"pbem/rules/presets"
)

// Site says what the pages are of, and for whom.
type Site struct {
	Name    string // stands on every page; "" is "pbem"
	Address string // the service's mail address; "" where there is none, as beside an archive alone
	URL     string // where the pages are seen from outside, ending in a slash; "" where that is not known: then there is no feed
	Dir     string // the archive, "" for none: only the records in the folder itself are read, never those in private/
	// Rules finds the rules that a record was played by. It is called from many goroutines at once.
	Rules   func(*record.Record) (*presets.Preset, error)
	Presets []*presets.Preset   // those that have a page, in this order
	Keys    []ed25519.PublicKey // that signatures are checked with; none: they are not checked
	Log     *slog.Logger        // told of records that cannot be read
	Build   string              // names the program, so that a writing knows pages that it made before; "" makes all anew
	// Language is that of the pages; nil is English.
	Language *catalog.Language
	Now      func() time.Time // says when the folder is due to be looked at again
}
