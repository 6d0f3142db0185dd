package referee

import (
	"strings"

	"pbem/adjudicator"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// maxSubject bounds what is taken over of a subject, in characters.
const maxSubject = 80

// answerSubject makes the subject of an answer.
func answerSubject(subject string) phrase.Phrase {
	subject = strings.TrimSpace(command.PublicSubject(subject))
	if subject == "" {
		return phrase.New("referee-no-subject")
	}
	words := phrase.Words(shorten(subject, maxSubject))
	if len(subject) >= 3 && strings.EqualFold(subject[:3], "re:") {
		return phrase.Of(words)
	}
	return phrase.New("referee-answer-subject", "subject", words)
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	return shorten(line, maxSubject)
}

func shorten(text string, most int) string {
	runes := []rune(text)
	if len(runes) <= most {
		return text
	}
	return string(runes[:most-1]) + "…"
}

// turnWords names a turn by its number: "turn 12", "the set-ups".
func turnWords(number int) phrase.Phrase { return phrase.New("referee-turn", "number", number) }

// waitsFor lists the seats from which something is awaited in a match.
func waitsFor(m *adjudicator.Match) []adjudicator.Seat {
	var seats []adjudicator.Seat
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		if m.Awaits(seat) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// awaited says whose set-ups are awaited: "the set-ups of Ada and Bo are awaited".
func awaited(m *adjudicator.Match) phrase.Phrase {
	seats := waitsFor(m)
	if len(seats) == 2 {
		return phrase.New("referee-set-ups-awaited", "name", nameIn(m, seats[0]), "other", nameIn(m, seats[1]))
	}
	return phrase.New("referee-set-up-awaited", "name", nameIn(m, m.ToMove()))
}

// nameIn is what a player is called in a match.
func nameIn(m *adjudicator.Match, seat adjudicator.Seat) phrase.Words {
	return phrase.Words(m.Player(seat).Name)
}
