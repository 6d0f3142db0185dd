package talk

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/notation"
	"pbem/notation/record"
	"pbem/rules/phrase"
)

// legibility is how much of a letter was understood. What a robot writes, an absence note or a mail program's report, begins
// with words that are neither a command nor a turn; and after the first such line nothing is tried.
type legibility uint8

const (
	Nothing legibility = iota // not even the first line, or there is none
	partly                    // something, and then a line that is not
	Wholly
)

// LegibilityOf tells how much of a letter is understood. A reply without words says nothing by its subject, which is ours.
func LegibilityOf(m mailer.Message, who Speaker, list []command.Command) legibility {
	wordless := strings.TrimSpace(m.Text) == "" && len(m.InReplyTo)+len(m.References) > 0
	switch {
	case who.Proof == ByReply:
		return Wholly
	case wordless || !m.Refused.Empty() || echoed(m.Text, list):
		return Nothing
	}
	return legibilityIn(list)
}

// legibilityIn tells how much of the commands was understood.
func legibilityIn(list []command.Command) legibility {
	unclear := slices.IndexFunc(list, func(c command.Command) bool { return !c.Legible() })
	switch {
	case len(list) == 0 || unclear == 0:
		return Nothing
	case unclear > 0:
		return partly
	}
	return Wholly
}

// fingerprint is one of what the letter says, its subject where it says nothing else. Upper case and spaces make no difference.
func fingerprint(m mailer.Message) string {
	text := strings.ToLower(strings.Join(strings.Fields(m.Text), " "))
	if text == "" {
		text = "subject " + strings.ToLower(m.Subject)
	}
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:8])
}

// Asks reports whether a line of a letter is a turn, be it one that cannot be played, or asks something of a game: such a letter is a
// person's, also where words stand above that nobody can read.
func Asks(list []command.Command) bool {
	return slices.ContainsFunc(list, func(c command.Command) bool {
		switch c.Kind {
		case command.Turn, command.Unknown:
			return HoldsTurn(c.Text)
		case command.Try, command.Show, command.Legal, command.History, command.Record, command.Time, command.Resend, command.Games, command.Ifs:
			return c.Legible()
		}
		_, action := adjudicator.ActionNamed(string(c.Kind))
		return action
	})
}

// Echoes reports whether a letter of ours about a game stands in the text without a mark, as robots send letters back: then a turn in it
// is one that we wrote. Each tells the hash of the record: a # and thirty-two hexadecimal digits.
func Echoes(text string) bool {
	for _, rest := range strings.Split(text, "#")[1:] {
		if n := len(rest) - len(strings.TrimLeft(rest, "0123456789abcdef")); n == record.LinkDigits {
			return true
		}
	}
	return false
}

// echoed reports whether a turn is read in nothing but a letter of ours that stands in the text without marks, or among words beside one: a robot
// sends letters back like that. A line of its own at the top that is a turn is a person's.
func echoed(text string, list []command.Command) bool {
	text = strings.TrimSpace(text)
	return Echoes(WithoutSaid(text, list)) && len(list) > 0 && list[0].Kind == command.Turn && !list[0].Problem.Empty() && !HoldsTurn(FirstLine(text))
}

// WithoutSaid is a text without what its writer says to other players: a hash there is their own. Only a line of "say" and the one below it count,
// on which a mail program may have put its end: further down a letter of ours can stand.
func WithoutSaid(text string, list []command.Command) string {
	for _, c := range list {
		if c.Kind != command.Say {
			continue
		}
		lines := strings.SplitN(c.Line, "\n", 3)
		text = strings.Replace(text, strings.Join(lines[:min(2, len(lines))], "\n"), "", 1)
	}
	return text
}

// HoldsTurn reports whether one line of a text that was read as a whole is a turn by itself.
func HoldsTurn(text string) bool {
	for line := range strings.Lines(text) {
		if (command.Command{Kind: command.Turn, Text: strings.TrimSpace(line)}).Legible() {
			return true
		}
	}
	return false
}

// brief cuts off what nobody proves and is longer than what is asked back: whoever it is sent to may know nothing of it.
func brief(list []command.Command) []command.Command {
	spent := 0
	for i, c := range list {
		if spent += len(c.Line); spent > MostTheirWords/2 {
			why := phrase.New("referee-too-long-unproven", "most", MostTheirWords/2)
			return append(list[:i:i], command.Command{Kind: command.Unknown, Line: Shorten(FirstLine(c.Line), maxSubject), Problem: why})
		}
	}
	return list
}

// mostJudged is how many readings of words that are passed on are judged.
const mostJudged = 100

// turnSaid warns of words that are passed on and would have been a legal turn of the speaker's: “y: b4-b5” in “say hi! y: b4-b5”. It
// is empty where there are none, and where the letter has a turn besides.
func turnSaid(e *Execution, c command.Command, m *adjudicator.Match, seat adjudicator.Seat) phrase.Phrase {
	if c.Kind != command.Say || !m.Awaits(seat) || slices.ContainsFunc(e.Session.Commands, func(c command.Command) bool { return c.Kind == command.Turn }) {
		return phrase.Phrase{}
	}
	left := mostJudged
	for line := range strings.Lines(c.Text) {
		if words := turnAmong(strings.Fields(line), m, &left); words != "" {
			return phrase.New("referee-turn-said", "words", phrase.Words(words))
		}
	}
	return phrase.Phrase{}
}

// turnAmong returns the words next to each other that are a legal turn, the first and then the most of them; "" for none.
func turnAmong(words []string, m *adjudicator.Match, left *int) string {
	position, err := m.PositionAfter(len(m.Turns))
	if err != nil {
		return ""
	}
	for i := range words {
		for n := len(words); n > i && *left > 0; n-- {
			text := strings.TrimRight(strings.Join(words[i:n], " "), ".,;!?")
			if !HoldsTurn(text) {
				continue
			}
			*left--
			if _, err := notation.Judge(text, m.Game.Vocabulary(), position); err == nil {
				return text
			}
		}
	}
	return ""
}
