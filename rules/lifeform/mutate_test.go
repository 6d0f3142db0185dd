package lifeform

import (
	"errors"
	"strings"

	"pgregory.net/rapid"

	"pbem/mailer/catalog"
	"pbem/rules"
)

// mutated reads a turn and changes something: a square, a sign, the order, an action more or less.
func mutated(t *rapid.T, text string) rules.Draft {
	var d rules.Draft
	if text != "pass" {
		for _, word := range strings.Split(text, ", ") {
			d.Actions = append(d.Actions, actionOf(word))
		}
	}
	for range rapid.IntRange(0, 2).Draw(t, "changes") {
		change(t, &d)
	}
	return d
}

func actionOf(word string) rules.Action {
	from, _ := rules.ParseSquare(word[1:3])
	to, _ := rules.ParseSquare(word[4:])
	how := map[byte]rules.How{'-': rules.Move, 'x': rules.Capture, '~': rules.Immobilise}[word[3]]
	return rules.Action{How: how, Unit: word[0], From: from, To: to}
}

func change(t *rapid.T, d *rules.Draft) {
	any := func() rules.Square {
		return rules.Square{File: int16(rapid.IntRange(-1, 8).Draw(t, "file")), Rank: int16(rapid.IntRange(0, 9).Draw(t, "rank"))}
	}
	n := len(d.Actions)
	if n == 0 {
		d.Actions = append(d.Actions, rules.Action{How: rules.Move, Unit: 'K', From: any(), To: any()})
		return
	}
	i, j := rapid.IntRange(0, n-1).Draw(t, "i"), rapid.IntRange(0, n-1).Draw(t, "j")
	switch rapid.IntRange(0, 6).Draw(t, "change") {
	case 0:
		d.Actions[i].To = any()
	case 1:
		d.Actions[i].From = any()
	case 2:
		d.Actions[i].How = rapid.SampledFrom([]rules.How{rules.Move, rules.Capture, rules.Immobilise}).Draw(t, "how")
	case 3:
		d.Actions[i], d.Actions[j] = d.Actions[j], d.Actions[i]
	case 4:
		d.Actions = append(d.Actions, d.Actions[i])
	case 5:
		d.Actions = d.Actions[:i]
	case 6:
		d.Actions[i].Unit = letters[rapid.IntRange(0, 5).Draw(t, "unit")]
	}
}

// failer is a test, of either kind.
type failer interface{ Fatalf(string, ...any) }

// checkRefusal holds a refusal to its form: a code, and sentences that the catalogue has.
func checkRefusal(t failer, english *catalog.Language, d rules.Draft, err error) {
	var v *rules.Violation
	if !errors.As(err, &v) || v.Code == "" || v.Why.Empty() || v.Action > len(d.Actions) {
		t.Fatalf("%s is refused without a reason: %#v", d.Turn, err)
	}
	if said := english.Say(v.Phrase()); strings.Contains(said, "lifeform-") || strings.Contains(said, "  ") || !strings.HasSuffix(said, ".") {
		t.Fatalf("%s: no sentence: %s", d.Turn, said)
	}
}
