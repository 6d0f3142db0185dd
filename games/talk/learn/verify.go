package learn

import (
	"context"

	"pbem/games/archive/collection"
	"pbem/games/archive/verify"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// Verify says what is to be said of the records that came with the letter, as "pbem verify" does (record.md, R-3): in its files that are
// called .pbem or .txt, and below the command. Nothing is kept of them.
func Verify(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	most := talk.MostVerified(e.Session.Small())
	brought := collection.Enclosed(e.Session.Raw, e.Session.Message.Text, most)
	switch {
	case len(brought.Members) == 0 && brought.Left:
		return talk.Refuse(c.Line, phrase.New("verify-too-large", "kb", most.Bytes>>10)), nil
	case len(brought.Members) == 0 && brought.Begun:
		return talk.Refuse(c.Line, phrase.New("verify-incomplete")), nil
	case len(brought.Members) == 0 && e.Session.Speaker.Consents:
		return talk.Refuse(c.Line, phrase.New("verify-not-kept")), nil
	case len(brought.Members) == 0:
		return talk.Refuse(c.Line, phrase.New("verify-nothing")), nil
	}
	var each []phrase.Phrase
	found := map[verify.State]int{}
	for _, m := range brought.Members {
		v, err := examine(ctx, e, m)
		if err != nil {
			return talk.Answer{}, err
		}
		each = append(each, phrase.Join(phrase.Sentences, v.said...))
		found[v.state]++
	}
	a := talk.Answer{Line: c.Line, Text: each}
	if n := len(each); n > 1 {
		a.Lines, a.Text = each, []phrase.Phrase{phrase.New("verify-summary", "n", n, "signed", found[verify.Signed], "open", found[verify.InPlay],
			"unsigned", found[verify.Unsigned], "bad", found[verify.Bad], "without", found[withoutRules])}
	}
	if brought.Left {
		a.After = phrase.New("verify-left", "n", most.Records, "kb", most.Bytes>>10)
	}
	return a, nil
}

// withoutRules is the state of a record of which nothing could be found out.
const withoutRules verify.State = "without rules"
