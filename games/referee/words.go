package referee

import (
	"fmt"
	"strings"
	"unicode"

	"pbem/adjudicator"
	"pbem/mailer/command"
)

// maxSubject bounds what is taken over of a subject, in characters.
const maxSubject = 80

// answerSubject makes the subject of an answer.
func answerSubject(subject string) string {
	subject = strings.TrimSpace(command.PublicSubject(subject))
	if subject == "" {
		return "Your letter"
	}
	if len(subject) >= 3 && strings.EqualFold(subject[:3], "re:") {
		return shorten(subject, maxSubject)
	}
	return "Re: " + shorten(subject, maxSubject)
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
func turnWords(number int) string {
	if number == 0 {
		return "the set-ups"
	}
	return "turn " + itoa(number)
}

// waitsFor lists the seats from which something is awaited in a match.
func waitsFor(m adjudicator.Match) []adjudicator.Seat {
	var seats []adjudicator.Seat
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		if m.Awaits(seat) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// awaited says whose set-ups are awaited: "the set-ups of Ada and Bo are awaited".
func awaited(m adjudicator.Match) string {
	seats := waitsFor(m)
	if len(seats) == 2 {
		return fmt.Sprintf("the set-ups of %s and %s are awaited", m.Player(seats[0]).Name, m.Player(seats[1]).Name)
	}
	return fmt.Sprintf("the set-up of %s is awaited", m.Player(m.ToMove()).Name)
}

func upperFirst(text string) string { return strings.ToUpper(text[:1]) + text[1:] }

func printable(r rune) bool { return unicode.IsPrint(r) }
