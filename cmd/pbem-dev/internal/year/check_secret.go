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
	words string
	setup int  // the game of a set-up, which is told when both are in; 0 for what is never told
	found bool // it was, once
}

// checkSecrets: nobody reads a set-up before both are in, an answer that was left ready, or a note, of somebody else's; nor the secret addresses
// of others.
func (w *world) checkSecrets(p *person, r *received) {
	text := strings.ReplaceAll(string(r.data), "\r\n", " ")
	if w.Break == OpenSecret {
		text += w.anySecret(p)
	}
	for _, owner := range w.people {
		if owner == p {
			continue
		}
		for i := range owner.secrets {
			s := &owner.secrets[i]
			if !s.found && strings.Contains(text, s.words) {
				if s.found = true; !w.isTold(s) && !p.wroteToo(s.words) {
					w.find("secrets", "%s reads %q of %s in %q", p.address, s.words, owner.address, r.subject)
				}
			}
		}
	}
	w.checkTokens(p, r)
}

// wroteToo reports whether somebody has the same words of their own: people foresee the same answers.
func (p *person) wroteToo(words string) bool {
	return slices.ContainsFunc(p.secrets, func(s secret) bool { return s.words == words })
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
	if w.Break == OthersToken {
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
	if w.Break == OtherBytes && w.report.Out == 50 {
		other := l
		other.Data = append(bytes.Clone(l.Data), "x\r\n"...)
		return []mailer.Envelope{l, other}
	}
	return []mailer.Envelope{l}
}
