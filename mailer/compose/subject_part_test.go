package compose_test

import (
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/mailer/compose"
	"pbem/rules/phrase"
)

// TestSubjectOfAPart: where only a part of a letter was done, its subject says what: the turn before all.
func TestSubjectOfAPart(t *testing.T) {
	t.Parallel()
	notice := func(kind adjudicator.NoticeKind, turn int) adjudicator.Notice {
		return adjudicator.Notice{To: black, Kind: kind, Text: []phrase.Phrase{phrase.New("letter-not-tried")}, Tells: adjudicator.Topics{Turn: turn}}
	}
	refused, turn, other := notice(adjudicator.Refusal, 0), notice(adjudicator.Answered, 1), notice(adjudicator.Answered, 0)
	for name, c := range map[string]struct {
		answers []compose.Answer
		want    string
	}{
		"the turn":         {[]compose.Answer{{Line: "a", Notices: []adjudicator.Notice{turn}}, {Line: "b", Notices: []adjudicator.Notice{refused}}}, "Turn 1 played, not all done: "},
		"the turn, below":  {[]compose.Answer{{Line: "b", Notices: []adjudicator.Notice{refused}}, {Line: "a", Notices: []adjudicator.Notice{turn}}}, "Turn 1 played, not all done: "},
		"one line in part": {[]compose.Answer{{Line: "b", Notices: []adjudicator.Notice{refused, other}}}, "Not all done: "},
		"something else":   {[]compose.Answer{{Line: "a", Notices: []adjudicator.Notice{other}}, {Line: "b", Notices: []adjudicator.Notice{refused}}}, "Not all done: "},
		"nothing":          {[]compose.Answer{{Line: "b", Notices: []adjudicator.Notice{refused}}}, "Not done: "},
		"nothing, untried": {[]compose.Answer{{Line: "b", Notices: []adjudicator.Notice{refused}}, {Line: "c", Untried: true}}, "Not done: "},
		"the opponent's":   {[]compose.Answer{{Line: "b", Notices: []adjudicator.Notice{refused}}, {Line: "c", Notices: []adjudicator.Notice{{To: white, Kind: adjudicator.Answered}}}}, "Not done: "},
	} {
		in := played(t).letter(black)
		in.Answers = c.answers
		if got := english().Say(compose.Game(in).Subject); !strings.HasPrefix(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}
