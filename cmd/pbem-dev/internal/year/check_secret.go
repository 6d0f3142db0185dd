package year

import (
	"bytes"
	"context"
	"slices"
	"strings"

	"pbem/mailer"
)

// secret is what nobody but its owner may read, or not yet.
type secret struct {
	owner *person
	words string
	setup int  // the game of a set-up, which is told when both are in; 0 for what is never told
	found bool // it was, once
}

// vault finds secrets in letters: there are thousands of them, so they lie under how they begin.
type vault struct {
	shelves map[[shelfWidth]byte][]*secret
}

// shelfWidth is so many bytes: no secret has less.
const shelfWidth = 8

// keep adds a secret.
func (v *vault) keep(s *secret) {
	if v.shelves == nil {
		v.shelves = map[[shelfWidth]byte][]*secret{}
	}
	under := [shelfWidth]byte([]byte(s.words))
	v.shelves[under] = append(v.shelves[under], s)
}

// in are the secrets that stand in a text and were not found before.
func (v *vault) in(text []byte) (list []*secret) {
	for at := range max(0, len(text)-shelfWidth+1) {
		for _, s := range v.shelves[[shelfWidth]byte(text[at:])] {
			if !s.found && bytes.HasPrefix(text[at:], []byte(s.words)) {
				list = append(list, s)
			}
		}
	}
	return list
}

// hides notes what somebody has that nobody else may read.
func (w *world) hides(p *person, words string, setup int) {
	s := &secret{owner: p, words: words, setup: setup}
	p.secrets = append(p.secrets, s)
	w.vault.keep(s)
}

// checkSecrets: nobody reads a set-up before both are in, an answer that was left ready, or a note, of somebody else's; nor the secret addresses
// of others.
func (w *world) checkSecrets(p *person, r *received) {
	text := onOneLine(r.subject + " " + r.plain)
	if w.breaks(OpenSecret) {
		text = append(text, w.anySecret(p)...)
	}
	for _, s := range w.vault.in(text) {
		if s.owner == p {
			continue
		}
		if s.found = true; !w.isTold(s) && !p.wroteToo(s.words) {
			w.find("secrets", "%s reads %q of %s in %q", p.address, s.words, s.owner.address, r.subject)
		}
	}
	w.checkTokens(p, r)
}

// wroteToo reports whether somebody has the same words of their own, or some that begin so: people foresee the same answers.
func (p *person) wroteToo(words string) bool {
	return slices.ContainsFunc(p.secrets, func(s *secret) bool { return strings.HasPrefix(s.words, words) })
}

// isTold reports whether a secret is none any more.
func (w *world) isTold(s *secret) bool {
	if s.setup == 0 {
		return false
	}
	m, err := w.house.match(context.Background(), s.setup)
	return err == nil && len(m.SetupsShown()) == 2
}

// anySecret is one that somebody else has, where secrets are told on purpose.
func (w *world) anySecret(p *person) string {
	for _, other := range w.people {
		if other != p && len(other.secrets) > 0 {
			return other.secrets[len(other.secrets)-1].words
		}
	}
	return ""
}

// checkTokens: a secret address stands in letters to its owner alone.
func (w *world) checkTokens(p *person, r *received) {
	tokens := tokensIn(r.data)
	if w.breaks(OthersToken) {
		tokens = append(tokens, w.anyToken(p)...)
	}
	for _, token := range tokens {
		owner, known := w.tokens[token]
		if !known {
			w.tokens[token] = p.address
			continue
		}
		if owner != p.address {
			w.find("secrets", "an address of %s stands in a letter to %s: %q", owner, p.address, r.subject)
		}
	}
}

// anyToken is one that somebody else has, where addresses are told on purpose.
func (w *world) anyToken(p *person) []string {
	for token, owner := range w.tokens {
		if owner != p.address {
			return []string{token}
		}
	}
	return nil
}

// tokensIn are the secret parts of our addresses in a letter.
func tokensIn(data []byte) (list []string) {
	rest := string(data)
	for {
		at := strings.Index(rest, "games+")
		if at < 0 {
			return list
		}
		rest = rest[at+len("games+"):]
		end := strings.IndexAny(rest, "@%")
		if end < 0 {
			return list
		}
		if tag := rest[:end]; strings.Contains(tag, ".") && len(tag) < 80 && !strings.ContainsAny(tag, " \r\n=") {
			list = append(list, tag)
		}
	}
}

// broken is a letter on its way, or what is made of it where something is broken on purpose.
func (w *world) broken(l mailer.Envelope) []mailer.Envelope {
	if w.breaks(OtherBytes) && w.report.Out == 50 {
		other := l
		other.Data = append(bytes.Clone(l.Data), "x\r\n"...)
		return []mailer.Envelope{l, other}
	}
	return []mailer.Envelope{l}
}
