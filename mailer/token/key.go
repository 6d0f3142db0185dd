package token

import (
	"cmp"
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base32"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"strconv"
	"strings"

	"pbem/adjudicator"
)

// Claim is what a token allows: to speak for a seat of a game in answer to a letter about a turn.
type Claim struct {
	Game int
	Seat adjudicator.Seat
	Turn int // the number of the turn that was to be played when the letter was written
	// Undos counts the game's take-backs before that.
	Undos int
	// Epoch counts what makes older tokens dead: the seat's new keys, and addresses that others have read. It is not in the
	// address; whoever checks a token knows it.
	Epoch string
}

// Act is what a yes to the address of a request does, as the address names it.
type Act byte

const (
	Accept Act = 'a' // the challenge
	Draw   Act = 'd' // the offer of a draw
	Undo   Act = 'u' // the wish to take a turn back
	Play   Act = 'p' // what was tried

	Offer Act = 'o' // a draw, to the opponent: by a button alone
)

// acts are the letters of all acts.
const acts = "adupo"

// Way is by what an address has its act done: a request's by a yes or a no that somebody writes, a button's by one tap, which says yes
// or no by itself.
type Way byte

const (
	Asked  Way = 'q'
	TapYes Way = 'y'
	TapNo  Way = 'n'
)

// ways are the letters of all ways.
const ways = "qyn"

// Question is what the address of a request allows: to say yes or no to one act, which a letter to a seat has asked about; and what
// that of a button does: to say one of the two.
type Question struct {
	Claim     // as the letter's address would name it, had it asked nothing
	Told  int // how many events the letter's reader could know of
	Act   Act
	Way   Way // 0 is Asked
}

// Account is what the address of an account allows: to speak for a player about no single game.
type Account struct {
	Day    int    // on which the letter was written, counted from 1 January 1970
	Player string // their first address; like the epoch not in the address that the letter came to
	Epoch  int    // of the player's keys
	Closed int    // how often their account addresses were ended, because others had read one
}

// Digest is what the address of a digest allows: to speak for a player, about the games that the letter has shown as those games' own
// addresses would; and what that of its unsubscribing does, with Less.
type Digest struct {
	Number int
	Player string // their first address; like the epoch not in the address that the letter came to
	Epoch  int    // of the player's keys
	Closed int    // how often their account addresses were ended, because others had read one
	Less   bool   // no news and no tournaments any more
}

// Pending is the claim of a request that waits to be confirmed by a reply; its number stands for the request.
type Pending struct{ Number int }

// Key makes tokens. It is derived from the server's secret and used for nothing else.
type Key []byte

// secretLength is the length of the HMAC's spelling: 26 base 32 digits are 130 bits.
const secretLength = 26

func (k Key) sum(claim string) string {
	mac := hmac.New(sha256.New, k)
	mac.Write([]byte(claim))
	text := base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(mac.Sum(nil))
	return strings.ToLower(text[:secretLength])
}

// Reply returns the tag for a claim: "42w13.TOKEN".
func (k Key) Reply(c Claim) string { return c.plain() + "." + k.sum("reply "+c.turn()+" "+c.Epoch) }

// Ask returns the tag of a request, "42w13q87d.TOKEN", or of a button, "42w13y87d.TOKEN".
func (k Key) Ask(q Question) string { return q.plain() + "." + k.sum("ask "+q.plain()+" "+q.Epoch) }

// Account returns the tag of an account: "p20779.TOKEN".
func (k Key) Account(a Account) string { return a.plain() + "." + k.sum(a.claim()) }

// Digest returns the tag of a digest, "d17.TOKEN", or of its unsubscribing, "u17.TOKEN".
func (k Key) Digest(d Digest) string { return d.plain() + "." + k.sum(d.claim()) }

// Confirm returns the tag for a request: "c17.TOKEN".
func (k Key) Confirm(p Pending) string { return p.plain() + "." + k.sum("confirm "+p.plain()) }

// Bounce returns the tag of an envelope sender for one letter's recipient: "b42w.TOKEN", or "b0n.TOKEN" outside of games.
func (k Key) Bounce(game int, seat adjudicator.Seat) string {
	plain := Claim{Game: game, Seat: seat}.plainBounce()
	return plain + "." + k.sum("bounce "+plain)
}

// Nonce returns the salt that seals what a letter of a seat keeps secret: nobody without the key can guess it, and deciding
// the same letter again gives the same.
func (k Key) Nonce(game int, seat adjudicator.Seat, digest string) string {
	return k.sum(fmt.Sprintf("nonce %d%s %s", game, seatLetter(seat), digest))
}

// Number returns a number of at most nine digits for the n-th thing that a letter brings about, which tells nobody anything.
func (k Key) Number(digest string, n int) int {
	mac := hmac.New(sha256.New, k)
	fmt.Fprintf(mac, "number %d %s", n, digest)
	return int(binary.BigEndian.Uint64(mac.Sum(nil))%mostNumber) + 1
}

// mostNumber bounds Number.
const mostNumber = 999_999_999

// Proves reports, in constant time, whether a reply tag was made by this key for its claim in the given epoch.
func (k Key) Proves(t Tag, epoch string) bool {
	return t.Kind == ReplyTag && equal(k.sum("reply "+t.Claim.turn()+" "+epoch), t.secret)
}

// Asks reports, in constant time, whether the tag of a request or a button was made by this key for its claim in the given epoch.
func (k Key) Asks(t Tag, epoch string) bool {
	return t.Kind == AskTag && equal(k.sum("ask "+t.question().plain()+" "+epoch), t.secret)
}

// OfAccount reports, in constant time, whether the tag of an account was made by this key for the player; its day is the tag's.
func (k Key) OfAccount(t Tag, a Account) bool {
	a.Day = t.Day
	return t.Kind == AccountTag && equal(k.sum(a.claim()), t.secret)
}

// OfDigest reports, in constant time, whether the tag of a digest was made by this key for it; whether it unsubscribes is the tag's.
func (k Key) OfDigest(t Tag, d Digest) bool {
	d.Number, d.Less = t.Digest, t.Kind == LessTag
	return (t.Kind == DigestTag || t.Kind == LessTag) && equal(k.sum(d.claim()), t.secret)
}

// Confirms reports, in constant time, whether a confirmation tag was made by this key.
func (k Key) Confirms(t Tag) bool {
	return t.Kind == ConfirmTag && equal(k.sum("confirm "+t.Pending.plain()), t.secret)
}

// Bounces reports, in constant time, whether a bounce tag was made by this key.
func (k Key) Bounces(t Tag) bool {
	return t.Kind == BounceTag && equal(k.sum("bounce "+t.Claim.plainBounce()), t.secret)
}

func (c Claim) plainBounce() string { return fmt.Sprintf("b%d%s", c.Game, seatLetter(c.Seat)) }

func (c Claim) plain() string {
	if c.Undos == 0 {
		return c.turn()
	}
	return c.turn() + "." + strconv.Itoa(c.Undos)
}

// turn names game, seat and turn alone. The take-backs are in the epoch that reply tags are made with.
func (c Claim) turn() string {
	return strconv.Itoa(c.Game) + seatLetter(c.Seat) + strconv.Itoa(c.Turn)
}

func (q Question) plain() string {
	return q.Claim.plain() + string(rune(cmp.Or(q.Way, Asked))) + strconv.Itoa(q.Told) + string(rune(q.Act))
}

func (a Account) plain() string { return "p" + strconv.Itoa(a.Day) }

func (a Account) claim() string {
	if a.Closed > 0 {
		return fmt.Sprintf("account %d %d.%d %s", a.Day, a.Epoch, a.Closed, a.Player)
	}
	return fmt.Sprintf("account %d %d %s", a.Day, a.Epoch, a.Player)
}

func (d Digest) plain() string {
	if d.Less {
		return "u" + strconv.Itoa(d.Number)
	}
	return "d" + strconv.Itoa(d.Number)
}

func (d Digest) claim() string {
	return fmt.Sprintf("digest %s %d.%d %s", d.plain(), d.Epoch, d.Closed, d.Player)
}

func (p Pending) plain() string { return "c" + strconv.Itoa(p.Number) }

func seatLetter(s adjudicator.Seat) string {
	switch s {
	case adjudicator.WhiteSeat:
		return "w"
	case adjudicator.BlackSeat:
		return "b"
	}
	return "n"
}

func equal(a, b string) bool { return subtle.ConstantTimeCompare([]byte(a), []byte(b)) == 1 }

// Ring is a server's keys. The current one, which is embedded, makes tokens; those of the older ones are still honoured.
type Ring struct {
	Key
	Older []Key
	First Key // the first that the server ever had; nil is the current one
}

// Thread returns a secret text for the letters to a seat that never changes, whatever keys come and go: the Message-IDs that
// a mail program joins a game's letters by are made with it.
func (r Ring) Thread(game int, seat adjudicator.Seat) string {
	return r.oldest().Bounce(game, seat)
}

func (r Ring) oldest() Key {
	if r.First == nil {
		return r.Key
	}
	return r.First
}

// Seed is what a program draws lots by at a turn of a game: nobody without the key can guess it, and it never changes, whatever keys come and go.
func (r Ring) Seed(game, turn int, seat adjudicator.Seat) uint64 {
	sum := hmac.New(sha256.New, r.oldest())
	fmt.Fprintf(sum, "lots %d %d %d", game, turn, seat)
	return binary.BigEndian.Uint64(sum.Sum(nil))
}

// Trace is a keyed hash of a text, in hex, which never changes either: what stays of somebody who is forgotten. Without the key nobody can
// tell of what it is.
func (r Ring) Trace(of, text string) string {
	mac := hmac.New(sha256.New, r.oldest())
	fmt.Fprintf(mac, "trace %s %s", of, text)
	return hex.EncodeToString(mac.Sum(nil))
}

// Proves reports whether a reply tag was made by one of the keys for its claim in the given epoch. Like the methods below
// it tries all keys whatever comes of the first, so that the time tells nothing.
func (r Ring) Proves(t Tag, epoch string) bool {
	return r.any(func(k Key) bool { return k.Proves(t, epoch) })
}

// Confirms reports whether a confirmation tag was made by one of the keys.
func (r Ring) Confirms(t Tag) bool { return r.any(func(k Key) bool { return k.Confirms(t) }) }

// Asks reports whether the tag of a request was made by one of the keys for its claim in the given epoch.
func (r Ring) Asks(t Tag, epoch string) bool {
	return r.any(func(k Key) bool { return k.Asks(t, epoch) })
}

// OfAccount reports whether the tag of an account was made by one of the keys for the player.
func (r Ring) OfAccount(t Tag, a Account) bool {
	return r.any(func(k Key) bool { return k.OfAccount(t, a) })
}

// OfDigest reports whether the tag of a digest was made by one of the keys for it.
func (r Ring) OfDigest(t Tag, d Digest) bool {
	return r.any(func(k Key) bool { return k.OfDigest(t, d) })
}

// Bounces reports whether a bounce tag was made by one of the keys.
func (r Ring) Bounces(t Tag) bool { return r.any(func(k Key) bool { return k.Bounces(t) }) }

func (r Ring) any(made func(Key) bool) bool {
	found := made(r.Key)
	for _, k := range r.Older {
		found = made(k) || found
	}
	return found
}
