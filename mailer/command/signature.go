package command

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// Below what is asked for stand closings, names, cards with telephones and streets, pictures, postscripts of virus scanners. None of it
// refuses a turn: where nothing below is a command, a turn or a question, it is not read at all.

// page is the lines of a letter, whatever has been read of them.
type page struct {
	phrasebook
	lines     []string
	kinds     []drawnAs // of each line
	quietFrom int       // 1 + the line from which on nothing is asked for; 0 before it was looked for
}

// isTrimming reports whether all from a line on is the end of the letter and asks for nothing: it begins as such ends do, and nothing in it
// is a command, has squares of the board as a turn has them, or is a question.
func (p *page) isTrimming(at int) bool {
	if at >= len(p.lines) || at < p.quiet() {
		return false
	}
	line := p.lines[at]
	if isBlank(line) {
		return false
	}
	return politeness(line) == closes || p.isOwnWords(line) || isCard(line) || isName(line) && isCapital(line) && (p.holdsOwnName(line) || p.aboveCard(at))
}

// endsHere goes to the end of the letter where it ends at the current line.
func (r *reader) endsHere() bool {
	if !r.isTrimming(r.at) {
		return false
	}
	r.at = len(r.lines)
	return true
}

// quiet returns the first line from which on nothing is asked for.
func (p *page) quiet() int {
	if p.quietFrom == 0 {
		at := len(p.lines)
		if end := slices.IndexFunc(p.lines, p.isEnd); end >= 0 {
			at = end
		}
		for at > 0 && !p.asksHere(at-1) {
			at--
		}
		p.quietFrom = 1 + at
	}
	return p.quietFrom - 1
}

// asksHere reports whether a line asks for something, or may be a part of what does.
func (p *page) asksHere(at int) bool {
	line := p.lines[at]
	if isBlank(line) {
		return plain(line) == "?"
	}
	if _, set := p.setupHead(p.front(line).rest); set || drawn(line) != notDrawn || strings.ContainsAny(line, "?？") && !isCard(line) {
		return true
	}
	if p.isCommand(line) {
		return !isCardField(line)
	}
	return p.looksPlayed(line) && !isCard(line)
}

// looksPlayed is the function of that name with the squares of this board.
func (v *vocabulary) looksPlayed(line string) bool {
	line = inLatin(withoutPostcodes(line))
	words := strings.Fields(plain(line))
	squares := 0
	for _, word := range words {
		if v.holdsSquare(word) {
			squares++
		}
	}
	return squares > 0 && (len(words) == 1 || looksLikeTurn(line)) || squares > 1 && 3*squares >= len(words) || len(words) == 1 && looksLikeTurn(line)
}

// isOwnWords reports whether a line is nothing but names of the writer's.
func (b *phrasebook) isOwnWords(line string) bool {
	line = plain(line)
	names := b.ownNames()
	return isName(line) && !b.isCommand(line) && len(names) > 0 && !slices.ContainsFunc(nameWords(line), func(word string) bool {
		return !slices.ContainsFunc(names, func(name string) bool { return name == word || strings.HasPrefix(name, word) && len(word) == 1 })
	})
}

// holdsOwnName reports whether a name of the writer's stands in a line, as "Ada Lovelace" is signed by who is called Ada.
func (b *phrasebook) holdsOwnName(line string) bool {
	names := b.ownNames()
	return !b.isCommand(line) && slices.ContainsFunc(nameWords(plain(line)), func(word string) bool { return len(word) > 1 && slices.Contains(names, word) })
}

const longestCard = 4 // lines between a name and the first that only a card has

// aboveCard reports whether one of the next lines that are not blank is a card's.
func (p *page) aboveCard(at int) bool {
	seen := 0
	for at++; at < len(p.lines) && seen < longestCard; at++ {
		if isBlank(p.lines[at]) {
			continue
		}
		if isCard(p.lines[at]) {
			return true
		}
		seen++
	}
	return false
}

const digitsOfTelephone = 6 // at least

// isCard knows the lines of a card, and pictures: "Tel. +49 30 1234567", "bo@example.net", "[cid:…]", "Name: Bo Smith".
func isCard(line string) bool {
	low := strings.ToLower(plain(line))
	for _, sign := range [...]string{"://", "www.", "[cid:", "[image", "<#", "#dab4fad8"} {
		if strings.Contains(low, sign) {
			return true
		}
	}
	return holdsAddress(low) || isCardField(line) || isTelephone(low) || holdsPostcode(plain(line))
}

func holdsAddress(low string) bool {
	for word := range strings.FieldsSeq(low) {
		local, domain, ok := strings.Cut(strings.Trim(word, "<>()[],;|"), "@")
		if ok && local != "" && strings.Contains(domain, ".") {
			return true
		}
	}
	return false
}

// isTelephone knows a line with the digits of a telephone's number and no square, or that says that it has one.
func isTelephone(low string) bool {
	digits := 0
	for i := range len(low) {
		if low[i] >= '0' && low[i] <= '9' {
			digits++
		}
	}
	first, _, _ := strings.Cut(strings.TrimLeft(low, "(☎📞📱 "), " ")
	switch strings.TrimRight(first, ".:") {
	case "tel", "telefon", "telephone", "téléphone", "teléfono", "telefono", "telefone", "tél", "phone", "mobile", "mobil", "cell", "handy", "fax", "тел", "p", "m", "t", "f":
		return digits > 2 && !looksLikeTurn(low)
	}
	return digits >= digitsOfTelephone && !looksLikeTurn(low)
}

// isCardField knows the fields of a card that begin like commands. A command that is meant has no colon, or stands above all others.
func isCardField(line string) bool {
	name, _, found := strings.Cut(strings.ToLower(plain(line)), ":")
	switch strings.TrimSpace(name) {
	case "name", "address", "addresses", "mail", "time":
		return found
	}
	return false
}

// isCapital reports whether every word of a line begins with a capital.
func isCapital(line string) bool {
	for word := range strings.FieldsSeq(plain(line)) {
		if first := []rune(word)[0]; !unicode.IsUpper(first) && !unicode.Is(unicode.Lo, first) {
			return false
		}
	}
	return true
}

// Below what people write, programs and lists put lines of their own, and people their cards: "Unsubscribe", "Address: 12 Main
// Street". Nobody asks for anything by them.

// isFooter reports whether a line that begins like a command is none because of what stands above it: "unsubscribe" and "stop"
// are asked for by a letter that asks for nothing else, and below a closing nobody changes who they are and what they get.
func (r *reader) isFooter(v verb, line string) bool {
	if isCardField(line) && r.asked() {
		return true
	}
	if v.kind == Block && v.head != "block" {
		return len(r.commands) > 0 || r.closed
	}
	return r.closed && isSetting(v.kind)
}

// unsubscribes is a line of a list's program: "Unsubscribe", "unsubscribe: https://…".
var unsubscribes = regexp.MustCompile(`(?i)^(?:unsubscribe|abbestellen)[.!]?\s*(?::?\s*<?(?:https?:|mailto:|www\.)\S*\s*)?$`)

// asked reports whether something stands above that is about more than the player.
func (r *reader) asked() bool {
	return slices.ContainsFunc(r.commands, func(c Command) bool { return !isSetting(c.Kind) })
}

// isSetting tells what is about the player, and no game: several of these may stand together.
func isSetting(k Kind) bool {
	return slices.Contains([]Kind{Name, Mail, Block, Addresses, AddAddress, RemoveAddress, NewKey, Forget, Time}, k)
}

// postcode knows the postcodes that have letters and a digit next to each other, as squares have: those of Great Britain ("N1 9GU", "SW1A1AA"),
// Canada ("K1A 0B1", "K1A-0B1", "ON K1A0B1") and Ireland ("D02 AF30"). They are written in capitals and end as no turn does, or are parted as none is.
var postcode = regexp.MustCompile(`\b(?:[A-Z]{1,2}[0-9][0-9A-Z]? ?[0-9][A-Z]{2}|[A-Z][0-9][A-Z][ -][0-9][A-Z][0-9]|(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT),? +[A-Z][0-9][A-Z][0-9][A-Z][0-9]|[AC-FHKNPRTV-Y][0-9][0-9W] [AC-FHKNPRTV-Y][0-9AC-FHKNPRTV-Y]{3})\b`)

// withoutPostcodes cuts postcodes out of a line, whose squares are none.
func withoutPostcodes(line string) string { return postcode.ReplaceAllString(line, " ") }

// holdsPostcode reports whether a line has a postcode, and nothing that looks like a turn.
func holdsPostcode(line string) bool {
	rest := withoutPostcodes(line)
	return rest != line && !looksLikeTurn(rest)
}
