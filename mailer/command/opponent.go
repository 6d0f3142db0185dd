package command

import (
	"net/mail"
	"strings"

	"pbem/mailer"
	"pbem/rules/phrase"
)

// opponent takes "vs ADDRESS": "bo@example.net", "Bo <bo@example.net>", and what mail programs make of an address
// ("bo@example.net <mailto:bo@example.net>", "[bo@example.net](mailto:bo@example.net)").
func (p *clauses) opponent() {
	if !p.problem.Empty() {
		return
	}
	if isVersus(p.peek()) {
		p.next()
	}
	if p.robot() {
		return
	}
	var words []string
	for len(p.words) > 0 && !isAddress(strings.Join(words, " ")) && (len(words) == 0 || !p.ends()) {
		words = append(words, p.next())
	}
	text := strings.Join(words, " ")
	if text == "" {
		p.fail(phrase.New("command-new-vs"))
		return
	}
	if p.skipAutolink(); !isAddress(text) {
		p.fail(phrase.New("command-new-no-address", "words", phrase.Words(text)))
		return
	}
	p.out.Opponent = address(text)
}

// skipAutolink passes over "<mailto:…>" and "<bo@example.net>" behind an address.
func (p *clauses) skipAutolink() {
	if word := p.peek(); strings.HasPrefix(word, "<") && strings.Contains(word, "@") {
		p.next()
	}
}

func isAddress(text string) bool { return address(text).Mailbox != "" }

// address reads one mail address; the zero Address if it is none.
func address(text string) mailer.Address {
	name, rest, _ := strings.Cut(text, "<")
	if !strings.Contains(text, "<") {
		name, rest = "", text
	}
	rest = strings.TrimSuffix(strings.Trim(rest, " ,;.:>()\"'"), ")")
	if label, _, ok := strings.Cut(rest, "]("); ok {
		rest = strings.TrimPrefix(label, "[")
	}
	rest = strings.ToLower(strings.TrimPrefix(strings.ToLower(rest), "mailto:"))
	parsed, err := mail.ParseAddress(rest)
	if err != nil || parsed.Name != "" || parsed.Address != rest || !strings.Contains(rest, ".") {
		return mailer.Address{}
	}
	name = strings.Trim(name, " \"'")
	if strings.Contains(name, "@") {
		name = ""
	}
	return mailer.Address{Name: name, Mailbox: mailer.InASCII(rest)}
}
