package year

import (
	"context"

	"pbem/mailer/token"
)

// declines is how somebody answers a challenge that they do not want; to what else asks them, other words are an answer.
func (p *person) declines(r *received, otherwise string) string {
	if r.tag.Kind != token.AskTag || r.tag.Act != token.Accept {
		return otherwise
	}
	return []string{"decline", "refuse"}[p.dice.IntN(2)]
}

func (w *world) hasDeclined(_ context.Context, s *sent, _ string) error {
	if s.answer == nil || s.answer.tag.Kind != token.AskTag {
		return nil
	}
	w.report.Checked["challenges declined"]++
	s.from.declined[s.answer.game()] = s.id
	return nil
}

// checkDeclined: who has declined a challenge is not written to about it any more, but in answer to what they write themselves.
func (w *world) checkDeclined(p *person, r *received) {
	if w.breaks(DeclinedHears) && p.acted > 0 && r.answers == "" && r.game() > 0 {
		p.declined[r.game()] = "on purpose"
	}
	_, answers := p.said[r.answers]
	if _, did := p.declined[r.game()]; did && !answers {
		w.find("declined", "%s has declined game %d, and is written to about it: %q", p.address, r.game(), r.subject)
	}
}
