// Package talk is what a letter is to those who answer it: who wrote it and by what proof ([Session]), where the conversation is ([Execution]), what
// there is to say ([Answer], [Reply]), and the service that it is written to ([Settings]).
//
// The idea: the packages below this one are the subjects of conversation. A subject is a list of [Row] and the functions that carry them out; it never
// imports another one. What two of them need lies here.
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
	"pbem/mailer/compose"
	"pbem/mailer/token"
	"pbem/mailer/tongue"
	"pbem/notation/record"
	"pbem/rules/phrase"
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

// Signers are the public keys that records of this service are signed with, or ever were.
type Signers struct {
	Keys []ed25519.PublicKey
	// Stolen are those that others may have, by record.KeyID: what they have signed counts where the store bears it out.
	Stolen map[string]bool
}

// KeysFor are the keys that a record is held to: ours, where it says that it is ours, in its tags or by its signature. Of others none are known.
func (r *Settings) KeysFor(one *record.Record) []ed25519.PublicKey {
	keys := r.Signers.Keys
	if len(keys) == 0 && r.Signing != nil {
		keys = []ed25519.PublicKey{r.Signing.Public().(ed25519.PublicKey)}
	}
	if one.Tag("Site") == r.Site {
		return keys
	}
	for _, key := range keys {
		if record.KeyID(key) == one.SignedWith() {
			return keys
		}
	}
	return nil
}

// HostReport is a commit with a short letter to the host, who reads English.
func (r *Settings) HostReport(host string, at time.Time, subject, about string, lines ...string) (games.Commit, error) {
	o, err := r.ToHost(host, at, subject, about, lines...)
	if err != nil {
		return games.Commit{}, err
	}
	return games.Commit{At: at, Outbox: []games.Outgoing{o}}, nil
}

// ToHost is a letter to the host.
func (r *Settings) ToHost(host string, at time.Time, subject, about string, lines ...string) (o games.Outgoing, err error) {
	return r.ToHostIn(nil, host, at, phrase.Of(subject), about, phrase.Texts(lines)...)
}

// ToHostIn is a letter to the host in a language; nil is English.
func (r *Settings) ToHostIn(in *catalog.Language, host string, at time.Time, subject phrase.Phrase, about string, body ...phrase.Phrase) (o games.Outgoing, err error) {
	l := compose.Letter{
		From: r.Service, To: mailer.Address{Mailbox: host}, Subject: subject, Date: at, Language: in,
		MessageID: compose.MessageID(r.Domain(), 0, 0, adjudicator.NoSeat, "host "+about),
	}
	l.Body = compose.Paragraphs(body...)
	o.Envelope, err = l.Envelope()
	o.Kind, o.Due, o.Created = KindHost, at, at
	return o, err
}

// HostReads is the language of the host's letters: what they chose as a player, else that of the service.
func HostReads(ctx context.Context, c *changes.Set, r *Settings) (*catalog.Language, error) {
	owner, err := c.PlayerAt(ctx, strings.ToLower(r.Host))
	if err != nil {
		return nil, err
	}
	p, err := c.Person(ctx, owner.Address)
	return r.Named(p.Language), err
}

// MostDoubted is at which letter in a row that is not believed the host is told.
const MostDoubted = 3

// Ticking lets time pass in one stream: what it does is written into the changeset, and told by the reply.
type Ticking struct {
	Settings *Settings
	Changes  *changes.Set
	Reply    *Reply
	Now      time.Time
}
