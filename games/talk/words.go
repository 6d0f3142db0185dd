package talk

import (
	"strings"

	"pbem/adjudicator"
	"pbem/games/changes"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// maxSubject bounds what is taken over of a subject, in characters.
const maxSubject = 80

// AnswerSubject makes the subject of an answer.
func AnswerSubject(subject string) phrase.Phrase {
	subject = strings.TrimSpace(command.PublicSubject(subject))
	if subject == "" {
		return phrase.New("referee-no-subject")
	}
	words := phrase.Words(Shorten(subject, maxSubject))
	if len(subject) >= 3 && strings.EqualFold(subject[:3], "re:") {
		return phrase.Of(words)
	}
	return phrase.New("referee-answer-subject", "subject", words)
}

func FirstLine(text string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(text), "\n")
	return Shorten(line, maxSubject)
}

func Shorten(text string, most int) string {
	runes := []rune(text)
	if len(runes) <= most {
		return text
	}
	return string(runes[:most-1]) + "…"
}

// TurnWords names a turn by its number: "turn 12", "the set-ups".
func TurnWords(number int) phrase.Phrase { return phrase.New("referee-turn", "number", number) }

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

// Awaited says whose set-ups are awaited: "the set-ups of Ada and Bo are awaited".
func Awaited(m *adjudicator.Match) phrase.Phrase {
	seats := waitsFor(m)
	if len(seats) == 2 {
		return phrase.New("referee-set-ups-awaited", "name", changes.NameIn(m, seats[0]), "other", changes.NameIn(m, seats[1]))
	}
	return phrase.New("referee-set-up-awaited", "name", changes.NameIn(m, m.ToMove()))
}
