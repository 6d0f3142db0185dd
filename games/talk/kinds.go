package talk

import (
	"slices"
	"strings"
	"time"

	"pbem/games"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// Kinds lists what is asked for, each once: "turn, say".
func Kinds(list []command.Command) string {
	var words []string
	for _, c := range list {
		if kind := string(c.Kind); !slices.Contains(words, kind) {
			words = append(words, kind)
		}
	}
	return strings.Join(words, ", ")
}

// KindsSaid are the kinds for a reader, in the words of their language.
func KindsSaid(list []command.Command) phrase.List {
	said := phrase.List{How: phrase.Commas}
	for kind := range strings.SplitSeq(Kinds(list), ", ") {
		if kind == string(command.Turn) { // has no word in front of it
			said.Items = append(said.Items, phrase.New("referee-kind-turn"))
			continue
		}
		said.Items = append(said.Items, phrase.Of(phrase.Command(kind)))
	}
	return said
}

// MostUnprovenInGame is how many letters somebody gets who has begun a game in people's words, before anything proves their address.
const MostUnprovenInGame = 2

// Kinds of letters that go out.
const (
	KindAnswer   = "answer"   // to a letter with proof that did something: never limited
	KindLook     = "look"     // to one with proof that asked for something to be shown: never limited
	KindError    = "error"    // to one with proof that was understood and came to nothing
	KindUnread   = "unread"   // to one with proof in which nothing could be read
	KindPartly   = "partly"   // to one with proof that could be read in part, and asked nothing of a game
	KindStranger = "stranger" // to a letter without proof
	KindConfirm  = "confirm"  // asks an address back, for what a letter without proof asked for
	KindHeld     = "held"     // the same to an address that has confirmed something before
	KindNews     = "news"     // to the other player
	KindReminder = "reminder" // of what is awaited, and nothing else
	KindGathered = "gathered" // brings what was held back
	KindCopy     = "copy"     // a finished game, to the inventor of its preset
	KindDigest   = "digest"   // the letter of the day
	// KindHost is of letters to the host.
	KindHost = "host"
)

// What is charged to an account besides the letters of those kinds.
const (
	ChargeRead   = "read"   // a letter of the account's could be read: the count of those that could not begins anew
	ChargeName   = "name"   // a player took another name
	ChargeShort  = "short"  // a letter without proof in which nothing could be read was answered
	ChargeUsed   = "used"   // a question of a game's was answered, with these words
	ChargeCopied = "copied" // a letter has named others, and so ended the address that it came to, with these words
	ChargeStudy  = "study"  // a player had a game studied
	ChargeRobot  = "robot"  // a letter was answered that a robot may have written, and that neither did nor asked anything clear
)

// Limit is how much an account gets in a span of time. What reaches it is silence, so it holds for two things only: what cannot be
// read, and what nobody proves. What a valid address brings and can be read is always answered; refused words that are the same
// for the same turn are the exception that the contract names.
type Limit struct {
	Account string
	Kinds   []string // of the charges that are counted together; nil for all
	Words   string   // only charges with these words; "" for all
	Most    int      // letters
	Bytes   int      // their size in all; 0 for no bound
	Span    time.Duration
	// untilRead: a charge "read" begins the count anew.
	UntilRead bool
	Last      silence // what is silent after the last answer, which says so
}

// Counted are the charges that a limit is about; the newest come first.
func (l Limit) Counted(charges []games.Charge) []games.Charge {
	var all []games.Charge
	for _, c := range charges {
		if l.UntilRead && c.Kind == ChargeRead {
			break
		}
		if (l.Kinds == nil || slices.Contains(l.Kinds, c.Kind)) && (l.Words == "" || l.Words == c.Words) && c.Kind != ChargeRead {
			all = append(all, c)
		}
	}
	return all
}

// Ends is when the silence ends that follows another letter now: once the oldest that is counted counts no longer.
func (l Limit) Ends(counted []games.Charge, now time.Time) time.Time {
	if len(counted) > 0 {
		now = counted[len(counted)-1].At
	}
	return now.Add(l.Span)
}

// silence is what is not answered any more once a limit is reached.
type silence uint8

const (
	OfSameUnread silence = iota
	OfSame
	OfShort
	OfLook
	OfAsked
	OfUnproven
	OfDoubted
	OfElsewhere
	OfRobot
)

// Announced says what is silent, and until when.
func (s silence) Announced(until time.Time) phrase.Phrase {
	switch s {
	case OfSameUnread:
		return phrase.New("referee-last-same-partly", "until", until)
	case OfSame:
		return phrase.New("referee-last-same", "until", until)
	case OfAsked:
		return phrase.New("referee-last-asked", "until", until)
	case OfRobot:
		return phrase.New("referee-last-robot", "until", until)
	case OfElsewhere:
		return phrase.New("referee-last-elsewhere", "until", until)
	}
	return phrase.New("referee-last-short", "until", until)
}
