package adjudicator

import (
	"strings"

	"pbem/rules"
	"pbem/rules/phrase"
)

// end ends the game and tells both players.
func end(d *decider, by Seat, o rules.Outcome) { endWith(d, by, Ended{Outcome: o}) }

func endWith(d *decider, by Seat, f Ended) {
	o := f.Outcome
	d.happenBy(by, f)
	for _, seat := range []Seat{WhiteSeat, BlackSeat} {
		over := phrase.New("match-over", "result", resultFor(&d.Match, seat))
		if winnerOf(o.Result) == seat {
			over = phrase.New("match-over-won", "result", resultFor(&d.Match, seat))
		}
		d.tell(seat, Ending, append([]phrase.Phrase{over}, opened(d)...)...)
		d.covers(Topics{Result: true})
	}
}

// opened opens the seals of secret set-ups, so that everybody can check that none was changed. A set-up that was never shown
// stays hidden.
func opened(d *decider) []phrase.Phrase {
	if !d.Secret() || awaitsSetup(&d.Match) {
		return nil
	}
	var text []phrase.Phrase
	for _, seat := range []Seat{WhiteSeat, BlackSeat} {
		s, in := setupOf(&d.Match, seat.Side())
		if !in {
			continue
		}
		text = append(text, phrase.New("match-seal-opened", "name", seatName(&d.Match, seat), "seal", s.Commitment, "salt", s.Salt), phrase.Verbatim(s.check()))
	}
	return text
}

// checkWidth is how long a line of the command may be: letters indent it, and it must not be broken elsewhere.
const checkWidth = 64

// check is the command that prints the seal of a set-up again, in lines that end between two pieces of the text: printf joins
// them.
func (s Setup) check() string {
	command, line := "", "printf %b '"+s.Salt+`\n`
	for i, word := range strings.SplitAfter(s.Turn, " ") {
		if i > 0 && len(line)+len(word)+len("' \\") > checkWidth {
			command, line = command+line+"' \\\n", "  '"
		}
		line += word
	}
	return command + line + "' | sha256sum"
}

// resultFor is the result in a sentence for the reader: "Result 1-0 (resigned): you have won."
func resultFor(m *Match, reader Seat) phrase.Phrase {
	o := m.Outcome
	switch winner := winnerOf(o.Result); {
	case o.Cause == rules.Void && m.Adjudication.By != ByPlayers:
		return phrase.New("host-result-void", "why", m.Why())
	case o.Cause == rules.CalledOff:
		return phrase.New("match-result-called-off")
	case o.Cause == rules.Void:
		return phrase.New("match-result-void")
	case o.Result == rules.BothLost:
		return phrase.New("match-result-both-lost", "result", string(o.Result), "why", m.Why())
	case winner == NoSeat:
		return phrase.New("match-result-draw", "result", string(o.Result), "why", m.Why())
	case winner == reader:
		return phrase.New("match-result-yours", "result", string(o.Result), "why", m.Why())
	default:
		return phrase.New("match-result-theirs", "result", string(o.Result), "why", m.Why(), "name", seatName(m, winner))
	}
}

func winnerOf(r rules.Result) Seat {
	if side, won := r.Winner(); won {
		return SeatOf(side)
	}
	return NoSeat
}
