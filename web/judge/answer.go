package judge

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"

	"pbem/mailer/catalog"
	"pbem/notation"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Judge answers a request to judge a turn, as docs/check.md describes both.
func (s *Session) Judge(text []byte) []byte { return s.AppendJudge(nil, text) }

// AppendJudge does the same, and appends the answer to b.
func (s *Session) AppendJudge(b, text []byte) []byte {
	r, p, err := s.open(text, "preset", "options", "position", "turns", "turn")
	turn, ok := "", false
	if err == nil {
		if turn, ok, err = r.text("turn"); err == nil && !ok {
			err = phrase.Errorf("judge-no-turn")
		}
	}
	b = appendID(b, r)
	if err != nil {
		return s.appendError(b, err)
	}
	a := Judged(turn, s.game.Game.Vocabulary(), p)
	if a.Refused == nil && s.onTrack {
		a.Notes = append(a.Notes, s.noted(turn, a.Verdict)...)
	}
	return append(a.append(b, s.say), '}')
}

// noted keeps a legal turn that the next request may tell of, and says what may be claimed after it.
func (s *Session) noted(turn string, v rules.Verdict) []phrase.Phrase {
	t := &s.played
	t.next = newStep(turn, v)
	if v.Outcome.Over() {
		return nil
	}
	var notes []phrase.Phrase
	if limit, n := s.game.Repetition, t.occurrences(t.next); limit > 0 && n >= limit {
		notes = append(notes, phrase.New("judge-repeated-enough", "times", phrase.New("times", "n", n)))
	} else if limit > 0 && n > 1 {
		notes = append(notes, phrase.New("judge-repeated", "times", phrase.New("times", "n", n), "limit", phrase.New("times", "n", limit)))
	}
	if limit, n := s.game.QuietTurns, t.quiet(t.next); limit > 0 && n >= limit {
		notes = append(notes, phrase.New("judge-quiet-enough", "n", n, "event", s.game.Game.Vocabulary().Quiet))
	}
	return notes
}

// Answer is what is to be said of a turn, without the id of a request.
type Answer struct {
	rules.Verdict
	Side    rules.Side       // who made the turn
	Refused *rules.Violation // nil where the turn is legal
	Right   int              // of a refused turn: how many of its actions are right, from the front
	Repair  string           // of a refused turn: what of it is legal, as a turn; "" where nothing is
}

// Judged judges a turn in a position.
func Judged(turn string, words *rules.Vocabulary, p rules.Position) Answer {
	a := Answer{Side: p.ToMove()}
	reading, err := notation.Read(turn, words)
	if err == nil {
		if a.Verdict, err = p.Judge(reading.Draft); err == nil {
			if len(reading.Notes) > 0 {
				a.Notes = append(reading.Notes, a.Notes...)
			}
			return a
		}
	}
	if !errors.As(err, &a.Refused) {
		a.Refused = &rules.Violation{Code: rules.CannotRead, Why: phrase.Said(err)}
	}
	a.mend(turn, words, p, reading.Draft)
	return a
}

// Refusal is the answer to what could not even be read as far as a turn.
func Refusal(v *rules.Violation) Answer { return Answer{Refused: v} }

// JSON is the answer as an object, in words.
func (a Answer) JSON(in *catalog.Language) []byte {
	return append(a.append([]byte{'{'}, in.Say), '}')
}

// Failure is the object that says why nothing could be judged.
func Failure(err error, in *catalog.Language) []byte {
	return append(appendText([]byte(`{"error":`), in.Error(err)), '}')
}

// appendID begins an answer.
func appendID(b []byte, r request) []byte {
	b = append(b, `{"id":`...)
	if r.id == nil {
		return append(b, "null,"...)
	}
	return append(append(b, r.id...), ',')
}

func (s *Session) appendError(b []byte, err error) []byte {
	return append(appendText(append(b, `"error":`...), s.words.Error(err)), '}')
}

// append appends the fields of the answer.
func (a Answer) append(b []byte, say func(phrase.Phrase) string) []byte {
	if v := a.Refused; v != nil {
		b = appendText(append(b, `"legal":false,"code":`...), string(v.Code))
		b = appendText(append(b, `,"ruling":`...), v.Ruling)
		b = strconv.AppendInt(append(b, `,"action":`...), int64(v.Action), 10)
		b = appendText(append(b, `,"explanation":`...), say(v.Phrase()))
		b = strconv.AppendInt(append(b, `,"right":`...), int64(a.Right), 10)
		return appendText(append(b, `,"repair":`...), a.Repair)
	}
	b = appendText(append(b, `"legal":true,"turn":`...), a.Turn.String())
	b = appendText(append(b, `,"position":`...), a.Next.String())
	b = appendUnits(append(b, `,"captured":`...), a.Captured)
	b = appendUnits(append(b, `,"removed":`...), a.Removed)
	b = appendText(append(b, `,"next":`...), sideWord(a.Next.ToMove()))
	b = a.appendOutcome(b, say)
	b = append(b, `,"notes":[`...)
	for i, n := range a.Notes {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendText(b, say(n))
	}
	return append(b, ']')
}

// appendOutcome appends how the game ended, if it did.
func (a Answer) appendOutcome(b []byte, say func(phrase.Phrase) string) []byte {
	o := a.Outcome
	if !o.Over() {
		return append(b, `,"result":"*","cause":"","by":"","reason":""`...)
	}
	by := rules.By(a.Side) // whose turn it was; Outcome.By is who could not move
	b = appendText(append(b, `,"result":`...), o.Result.String())
	b = appendText(append(b, `,"cause":`...), string(o.Cause))
	b = appendText(append(b, `,"by":`...), string(by))
	return appendText(append(b, `,"reason":`...), say(o.Phrase()))
}

// appendUnits appends units with their squares, named as in the position line: "gE", "n".
func appendUnits(b []byte, list []rules.Placement) []byte {
	b = append(b, '[')
	for i, u := range list {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, `{"square":"`...)
		b = append(u.At.Append(b), `","unit":"`...)
		switch {
		case u.Code != 0:
			b = append(b, u.Code, u.Unit)
		case u.Side == rules.Black:
			b = append(b, u.Unit|0x20)
		default:
			b = append(b, u.Unit)
		}
		b = append(b, `"}`...)
	}
	return append(b, ']')
}

// sideWord is a side as the JSON form of records writes it.
func sideWord(s rules.Side) string { return string(rules.By(s)) }

// appendText appends a text as a JSON string. What is no UTF-8 in it is mended, as encoding/json does.
func appendText(b []byte, text string) []byte {
	const digits = "0123456789abcdef"
	if !utf8.ValidString(text) {
		text = strings.ToValidUTF8(text, "\uFFFD")
	}
	b = append(b, '"')
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == '"' || c == '\\':
			b = append(b, '\\', c)
		case c == '\n':
			b = append(b, '\\', 'n')
		case c < ' ':
			b = append(b, '\\', 'u', '0', '0', digits[c>>4], digits[c&15])
		default:
			b = append(b, c)
		}
	}
	return append(b, '"')
}

// appendTexts appends a list of texts as a JSON array.
func appendTexts(b []byte, list []string) []byte {
	b = append(b, '[')
	for i, text := range list {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendText(b, text)
	}
	return append(b, ']')
}
