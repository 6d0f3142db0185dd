package year

import (
	"context"
	"strings"

	"pbem/adjudicator"
	"pbem/mailer/token"
)

// reminding are the words by which letters say how much time is left for a turn, in each language.
func reminding() []string {
	return []string{"It is your turn in the game against ", "Your set-up is awaited in the game against ", "bist du am Zug. Dir bleiben ", "wird deine Aufstellung erwartet. Dir bleiben "}
}

// checkReminder: as somebody is reminded of a turn it is still to be played (CR-28).
func (w *world) checkReminder(p *person, r *received) {
	if r.tag.Kind != token.ReplyTag || r.answers != "" && p.said[r.answers] != "" || !remindsOf(r.plain) {
		return
	}
	claim := r.tag.Claim
	m, err := w.house.match(context.Background(), claim.Game)
	if err != nil {
		w.find("reminded", "%v", err)
		return
	}
	awaited := m.Stage == adjudicator.Playing && m.Awaits(claim.Seat) && m.Number() == claim.Turn && m.Undos == claim.Undos
	if w.report.Checked["turns reminded of"]++; !awaited || w.breaks(StaleReminder) {
		w.find("reminded", "%s is reminded of turn %d of game %d, which stands at turn %d: %q", p.address, claim.Turn, claim.Game, m.Number(), r.subject)
	}
}

func remindsOf(text string) bool {
	text = string(onOneLine(text))
	for _, words := range reminding() {
		if strings.Contains(text, words) {
			return true
		}
	}
	return false
}
