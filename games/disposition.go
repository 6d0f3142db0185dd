package games

import (
	"pbem/adjudicator"
	"pbem/mailer"
)

// Disposition is what became of an incoming letter, by its stable name: it is stored and logged.
type Disposition string

const (
	Acted        Disposition = "acted"        // it did something in a game, or for its writer
	Answered     Disposition = "answered"     // it asked for something that changes nothing, and was told
	AskedBack    Disposition = "asked-back"   // it did not prove who wrote it: the address was asked to confirm it
	Refused      Disposition = "refused"      // it was understood and came to nothing; the answer says why
	Unread       Disposition = "unread"       // it, or its first part, could not be read; the answer says so
	Capped       Disposition = "capped"       // it would have been answered, but the day's answers to such letters are used up
	Automatic    Disposition = "automatic"    // a program wrote it: it is never answered
	Unanswerable Disposition = "unanswerable" // it has more authors than one, or an address that cannot be written to
	Reported     Disposition = "report"       // a report that a letter of ours came back
	Blocked      Disposition = "blocked"      // its address wants no mail from here, and it does not change that
	Banned       Disposition = "banned"       // the host has banned its writer; the first such letter is answered
	Unauthentic  Disposition = "unauthentic"  // it could not be shown to come from the address that it names
	Duplicate    Disposition = "duplicate"    // it was handled before
)

// Proof is what a letter brought to show that it is who From says, by its stable name.
type Proof string

const (
	NoProof          Proof = ""
	ByReplyAddress   Proof = "reply-address"   // it came to the secret reply address of a seat, from its player's own address
	ByConfirmation   Proof = "confirmation"    // it says yes or no to a letter that asked for one
	ByAccountAddress Proof = "account-address" // it came to the secret reply address of a player, of no single game
)

// Handling is what became of a letter, and why. The zero value is that of a commit that comes of no letter.
type Handling struct {
	Disposition Disposition
	// Why is the reason in more detail, in a program's words: what was asked for ("turn, say"), the key of the sentence that
	// refused it, why it counts as automatic.
	Why   string
	From  string // the address that it came from; "" where it names none, or several
	Match int    // the game that it was about in the end; 0 for none
	// MessageID is the letter's own, without angle brackets; "" where it has none.
	MessageID string
	Player    string // the first address of the player that it was taken to be from; "" where nobody looked
	Proof     Proof  // what proved that
	Belief    string // how far it was believed, as mailer.Belief is spelt; "" where nobody judged it
	Doubt     mailer.Doubt
	Returns   string // of a report that a letter of ours came back: that letter's Message-ID, "" where the report does not tell
}

// Quarantined is a letter that was kept aside, with all that its transport told of it: it can be handled again just as it
// came.
type Quarantined struct {
	Number int // given by the store, and never to another letter; 0 before
	Digest string
	Reason string // why, in the program's words
	Stack  string // where the program broke on it; "" if it did not
	Letter mailer.Incoming
	Match  int              // of the seat to whose valid address it came; 0 for none. The store is told; it does not tell
	Seat   adjudicator.Seat // likewise
}

// shortDigest is as much of a digest as tells letters apart in practice.
const shortDigest = 12

// ShortDigest returns the beginning of a digest, for people to read and to type.
func ShortDigest(digest string) string { return digest[:min(len(digest), shortDigest)] }
