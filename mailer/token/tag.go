package token

import (
	"strconv"
	"strings"

	"pbem/adjudicator"
)

// Tag is a tag as it came back. Its claims are worth nothing before Key.Proves or Key.Confirms has said so.
type Tag struct {
	Claim   Claim   // of a reply tag
	Pending Pending // of a confirmation tag
	Kind    Kind
	secret  string
}

// Kind tells the kinds of tags apart.
type Kind uint8

const (
	None Kind = iota
	ReplyTag
	ConfirmTag
	BounceTag
)

const (
	mostNumberDigits = 9 // of a game's or a request's number
	mostTurnDigits   = 6
)

// Parse reads a tag: the part of an address between "+" and "@", or what stands in a subject's brackets after "pbem ".
// Case does not matter. Text that is no tag gives Kind None.
func Parse(text string) Tag {
	claim, secret, found := strings.Cut(strings.ToLower(text), ".")
	if !found || len(secret) != secretLength || secretDigits(secret, secretLength) != secretLength {
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
	if rest, ok := strings.CutPrefix(claim, "b"); ok {
		return parseBounce(rest)
	}
	return parseReply(claim)
}

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
	game, gameOK := number(text[:at], mostNumberDigits)
	turn, turnOK := number(text[at+1:], mostTurnDigits)
	if !gameOK || !turnOK {
		return Tag{}
	}
	return Tag{Kind: ReplyTag, Claim: Claim{Game: game, Seat: seatOf(text[at]), Turn: turn}}
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
