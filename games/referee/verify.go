package referee

import (
	"context"
	"crypto/sha256"
	"fmt"
	"slices"

	"pbem/games/archive/collection"
	"pbem/games/archive/verify"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// How much of a letter is verified: a strange letter may cost little, and one of a player's no second.
func mostVerified(small bool) collection.Most {
	if small {
		return collection.Most{Records: 3, Bytes: 64 << 10}
	}
	return collection.Most{Records: 20, Bytes: 1 << 20}
}

// verify says what is to be said of the records that came with the letter, as "pbem verify" does (record.md, R-3): in its files that are
// called .pbem or .txt, and below the command. Nothing is kept of them.
func (e *execution) verify(ctx context.Context, c command.Command) (answer, error) {
	most := mostVerified(e.session.small())
	brought := collection.Enclosed(e.session.raw, e.session.message.Text, most)
	switch {
	case len(brought.Members) == 0 && brought.Left:
		return refuse(c.Line, phrase.New("verify-too-large", "kb", most.Bytes>>10)), nil
	case len(brought.Members) == 0 && brought.Begun:
		return refuse(c.Line, phrase.New("verify-incomplete")), nil
	case len(brought.Members) == 0 && e.session.speaker.consents:
		return refuse(c.Line, phrase.New("verify-not-kept")), nil
	case len(brought.Members) == 0:
		return refuse(c.Line, phrase.New("verify-nothing")), nil
	}
	var each []phrase.Phrase
	found := map[verify.State]int{}
	for _, m := range brought.Members {
		v, err := e.examine(ctx, m)
		if err != nil {
			return answer{}, err
		}
		each = append(each, phrase.Join(phrase.Sentences, v.said...))
		found[v.state]++
	}
	a := answer{line: c.Line, text: each}
	if n := len(each); n > 1 {
		a.lines, a.text = each, []phrase.Phrase{phrase.New("verify-summary", "n", n, "signed", found[verify.Signed], "open", found[verify.InPlay],
			"unsigned", found[verify.Unsigned], "bad", found[verify.Bad], "without", found[withoutRules])}
	}
	if brought.Left {
		a.after = phrase.New("verify-left", "n", most.Records, "kb", most.Bytes>>10)
	}
	return a, nil
}

// fingerprint is one of what the letter says and, where it asks for records to be verified, of these: the same word with another file is another
// question.
func (s *session) fingerprint() string {
	m := s.message
	if slices.ContainsFunc(s.commands, func(c command.Command) bool { return c.Kind == command.Verify }) {
		for _, one := range collection.Enclosed(s.raw, "", mostVerified(s.small())).Members {
			m.Text += fmt.Sprintf(" %q %x", one.Name, sha256.Sum256(one.Text))
		}
	}
	return fingerprint(m)
}

// withoutRules is the state of a record of which nothing could be found out.
const withoutRules verify.State = "without rules"
