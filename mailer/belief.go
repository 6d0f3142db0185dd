package mailer

import "fmt"

// Belief says how far a letter proves who wrote it, judged as of its arrival (docs/security.md, "How far a letter is believed"). It is a fact about the
// letter alone: what a letter may do follows from it and from the address that the letter came to.
type Belief int8

const (
	NotBelieved  Belief = iota // nothing proves the sender
	HalfBelieved               // a signature that does not cover To; with trust: token every letter
	Believed                   // the sender's domain vouches for the letter, and for the address that it was written to
)

// String is the belief's stable name, for the log.
func (b Belief) String() string {
	switch b {
	case Believed:
		return "believed"
	case HalfBelieved:
		return "half-believed"
	}
	return "not-believed"
}

// ParseBelief reads a stable name.
func ParseBelief(name string) (Belief, error) {
	for _, b := range [...]Belief{NotBelieved, HalfBelieved, Believed} {
		if b.String() == name {
			return b, nil
		}
	}
	return NotBelieved, fmt.Errorf("%q is the name of no belief", name)
}

// Judgement is how far a letter is believed, and what speaks against believing it further.
type Judgement struct {
	Belief Belief
	Doubt  Doubt // NoDoubt of a letter that is believed
}

// Doubt is what speaks against believing a letter further, by its stable name: it is stored and logged.
type Doubt string

const (
	NoDoubt      Doubt = ""
	Unsigned     Doubt = "unsigned"      // nothing of the domain in From vouches for it
	Ambiguous    Doubt = "ambiguous"     // it can be read in two ways: a field on which it depends who says what is there twice
	LeftOpen     Doubt = "left-open"     // its signature leaves From, Subject, Date or the end of the body open
	Expired      Doubt = "expired"       // its signature had run out when it came
	OtherDate    Doubt = "other-date"    // its Date is not within three days of its arrival
	OtherAddress Doubt = "other-address" // the signed To and Cc do not name the address that it came to
	ToUnsigned   Doubt = "to-unsigned"   // its signature does not cover To: half believed
	Unborne      Doubt = "unborne"       // a field that says how its body is to be read is unsigned, and the body does not bear it out
	Unanswered   Doubt = "unanswered"    // no name server answered in time
	OtherAuthor  Doubt = "other-author"  // it came to a secret address of somebody's, from an address that is none of theirs
	TokenTrust   Doubt = "token-trust"   // trust: token proves no sender: half believed
)
