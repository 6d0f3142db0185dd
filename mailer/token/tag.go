// Package token makes and reads the secret reply addresses by which a letter proves who answers what.
//
// A token is an HMAC-SHA256, cut to 130 bits, of what it allows, under a key of the server's; spelt in lower-case base 32
// so that a mail system that changes case does not hurt it. It says nothing by itself: its claims stand readable in
// front of it ("games+42w13.TOKEN@example.org").
package token

import (
	"strconv"
	"strings"

	"pbem/adjudicator"
)

// Tag is a tag as it came back. Its claims are worth nothing before Key.Proves or Key.Confirms has said so.
type Tag struct {
	Claim   Claim   // of a reply tag, and of that of a request
	Told    int     // of the tag of a request: see Question
	Act     Act     // of the tag of a request
	Way     Way     // of the tag of a request: whether it is one, or a button's
	Day     int     // of the tag of an account
	Digest  int     // of the tags of a digest: its number
	Pending Pending // of a confirmation tag
	Kind    Kind
	secret  string
}

// Kind tells the kinds of tags apart.
type Kind uint8

const (
	None Kind = iota
	ReplyTag
	ConfirmTag // of a request whose words are kept under a number
	BounceTag
	AskTag // of a request that is computed, or of a button
	AccountTag
	DigestTag
	LessTag // of the unsubscribing of a digest
)

const (
	mostNumberDigits = 9 // of a game's or a request's number
	mostTurnDigits   = 6
)

// Parse reads a tag: the part of an address between "+" and "@", or what stands in a subject's brackets after "pbem ".
// Case does not matter. Text that is no tag gives Kind None.
func Parse(text string) Tag {
	text = strings.ToLower(text)
	dot := strings.LastIndexByte(text, '.')
	if dot < 0 {
		return Tag{}
	}
	claim, secret := text[:dot], text[dot+1:]
	if len(secret) != secretLength || secretDigits(secret, secretLength) != secretLength {
		return Tag{}
	}
	tag := parseClaim(claim)
	if tag.Kind != None {
		tag.secret = secret
	}
	return tag
}

func parseClaim(claim string) Tag {
	if rest, ok := strings.CutPrefix(claim, "c"); ok {
		if n, ok := number(rest, mostNumberDigits); ok {
			return Tag{Kind: ConfirmTag, Pending: Pending{Number: n}}
		}
		return Tag{}
	}
	for letter, kind := range map[string]Kind{"d": DigestTag, "u": LessTag} {
		if rest, ok := strings.CutPrefix(claim, letter); ok {
			if n, ok := number(rest, mostNumberDigits); ok {
				return Tag{Kind: kind, Digest: n}
			}
			return Tag{}
		}
	}
	if rest, ok := strings.CutPrefix(claim, "b"); ok {
		return parseBounce(rest)
	}
	if rest, ok := strings.CutPrefix(claim, "p"); ok {
		if day, ok := number(rest, mostTurnDigits); ok {
			return Tag{Kind: AccountTag, Day: day}
		}
		return Tag{}
	}
	if at := strings.IndexAny(claim, ways); at >= 0 {
		return parseAsk(claim[:at], Way(claim[at]), claim[at+1:])
	}
	return parseReply(claim)
}

func parseAsk(claim string, way Way, asked string) Tag {
	tag := parseReply(claim)
	if tag.Kind == None || asked == "" || strings.IndexByte(acts, asked[len(asked)-1]) < 0 {
		return Tag{}
	}
	told, ok := number(asked[:len(asked)-1], mostNumberDigits)
	if !ok {
		return Tag{}
	}
	tag.Kind, tag.Told, tag.Act, tag.Way = AskTag, told, Act(asked[len(asked)-1]), way
	return tag
}

// question is what the tag of a request claims.
func (t Tag) question() Question { return Question{t.Claim, t.Told, t.Act, t.Way} }

func parseBounce(text string) Tag {
	if text == "" {
		return Tag{}
	}
	digits, letter := text[:len(text)-1], text[len(text)-1]
	game, ok := number(digits, mostNumberDigits)
	if !ok || strings.IndexByte("wbn", letter) < 0 {
		return Tag{}
	}
	return Tag{Kind: BounceTag, Claim: Claim{Game: game, Seat: seatOf(letter)}}
}

func parseReply(text string) Tag {
	at := strings.IndexAny(text, "wb")
	if at < 0 {
		return Tag{}
	}
	played, undone, again := strings.Cut(text[at+1:], ".")
	game, gameOK := number(text[:at], mostNumberDigits)
	turn, turnOK := number(played, mostTurnDigits)
	undos, undosOK := 0, true
	if again {
		undos, undosOK = number(undone, mostTurnDigits)
	}
	if !gameOK || !turnOK || !undosOK || again && (undos == 0 || undone[0] == '0') {
		return Tag{}
	}
	return Tag{Kind: ReplyTag, Claim: Claim{Game: game, Seat: seatOf(text[at]), Turn: turn, Undos: undos}}
}

func seatOf(letter byte) adjudicator.Seat {
	switch letter {
	case 'w':
		return adjudicator.WhiteSeat
	case 'b':
		return adjudicator.BlackSeat
	}
	return adjudicator.NoSeat
}

// number reads one to most digits; a sign is not a digit.
func number(digits string, most int) (int, bool) {
	if digits == "" || len(digits) > most || strings.Trim(digits, "0123456789") != "" {
		return 0, false
	}
	n, err := strconv.Atoi(digits)
	return n, err == nil
}
