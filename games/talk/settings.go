package talk

import (
	"context"
	"crypto/ed25519"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/ratings"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/token"
	"pbem/mailer/tongue"
)

// Draws reports whether a player's letters show boards as pictures. Somebody who has never answered gets light letters:
// somebody else may have asked for them in their name.
func (r *Settings) Draws(p games.Player) bool {
	return r.Pictures && p.Verified && !p.Plain && !p.NoPictures
}

// BounceTo is the envelope sender of a letter. Without plus-addresses it is the service's own: what is returned there matches nothing.
func (r *Settings) BounceTo(match int, seat adjudicator.Seat) string {
	if !r.PlusAddress {
		return r.Service.Mailbox
	}
	return r.Tagged(r.Key.Bounce(match, seat))
}

// Tongues are the spellings of commands of all languages but English.
func (r *Settings) Tongues() []*tongue.Tongue { return r.Languages.Tongues() }

// Named is a language by its tag; the service's own where it is not offered.
func (r *Settings) Named(tag string) *catalog.Language {
	if l, ok := r.Languages.Find(tag); ok {
		return l.Language
	}
	return r.Language
}

// Settings is everything that deciding a letter needs besides the store. It is safe for concurrent use, and holds no state but
// the ratings that it has reckoned.
type Settings struct {
	Service mailer.Address // our own address and what stands before it
	Site    string         // where records say the game was played
	// PlusAddress: reply addresses carry the token; otherwise the subject does.
	PlusAddress bool
	Key         token.Ring
	Signing     ed25519.PrivateKey // signs finished records; nil signs none
	Signers     Signers            // what our records are, or were, signed with
	Registry    *changes.Registry
	Zones       *changes.Zones    // keeps the zones that were read; nil reads them anew for each series of letters
	Language    *catalog.Language // of letters to who has no language; nil is English
	Languages   catalog.Languages // that people can choose; none where all letters are in Language
	Time        clock.Control     // time control of a challenge that names none
	TimeBounds  clock.Bounds      // within which controls of new games lie
	Grace       time.Duration
	Caps        club.Caps // how many games a player may have going (CR-34); the zero value bounds nothing
	Robots      Robots    // how much robots play with people
	Pictures    bool      // letters with HTML carry boards as pictures, to those who want them
	Host        string    // who hears of what the host should see to; "" for nobody
	Founders    []string  // who may announce tournaments besides the host; AllFound: everybody
	AllFound    bool
	Inventors   map[string]string // who gets finished games of a preset when both players want that: an address by the preset's name
	Web         string            // public address of the web pages, ending in a slash, which letters link to; "" for none
	// Judge says how far a letter is believed (trust: dkim); its only error is ErrLater. nil half believes every letter.
	Judge func(context.Context, mailer.Incoming, mailer.Message) (mailer.Judgement, error)
	// Apart: a study that is not at hand is asked for by an error (learn.Unstudied), so that it is made outside of the transaction.
	Apart bool
	// Probe, in tests, is told "parsed" when a letter was read and nothing has been decided yet.
	Probe func(point string)

	ratings ratings.Kept
}

// Changes shows the store to a series of letters that are decided together.
func (r *Settings) Changes(store games.Store) *changes.Set {
	c := changes.New(store, r.Registry)
	c.Site, c.Key, c.Inventors, c.Ratings = r.Site, r.Key, r.Inventors, &r.ratings
	if r.Zones != nil {
		c.Zones = r.Zones
	}
	return c
}

func (r *Settings) Domain() string {
	_, domain, _ := strings.Cut(r.Service.Mailbox, "@")
	return domain
}

// Tagged is the service's address with a tag.
func (r *Settings) Tagged(tag string) string {
	local, domain, _ := strings.Cut(r.Service.Mailbox, "@")
	return local + "+" + tag + "@" + domain
}
