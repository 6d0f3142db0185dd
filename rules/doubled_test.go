package rules_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/tools/txtar"

	"pbem/mailer/catalog"
	"pbem/notation"
	"pbem/rules"
	"pbem/rules/presets"
)

// TestRefusalsSayItOnce refuses turns of every preset, those of the case files and random ones, and holds each refusal in both languages to
// saying nothing twice: no two of its sentences share four words in a row, and none only says what another one says.
func TestRefusalsSayItOnce(t *testing.T) {
	t.Parallel()
	german, err := catalog.Load("de")
	if err != nil {
		t.Fatal(err)
	}
	codes, told := map[rules.Code]bool{}, map[string]bool{}
	for _, v := range refusals(t) {
		codes[v.Code] = true
		for _, l := range []*catalog.Language{catalog.English(), german} {
			said := l.Say(v.Phrase())
			if twice := doubled(said, v.Quote); twice != "" {
				kind := fmt.Sprintf("%s %s", v.Code, v.Why.Key)
				if !told[l.Tag()+kind] {
					t.Errorf("%s: %q is said twice: %s", kind, twice, said)
				}
				told[l.Tag()+kind] = true
			}
		}
	}
	if len(codes) < 28 {
		t.Errorf("only %d kinds of refusals were looked at", len(codes))
	}
}

// refusals are those of the case files and, of every preset, those of random games.
func refusals(t *testing.T) (list []*rules.Violation) {
	for _, path := range append(caseFiles(t), exampleCases(t)...) {
		archive, err := txtar.ParseFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range archive.Files {
			if !strings.HasSuffix(f.Name, answerMark) {
				list = appendRefusal(list, tried(t, string(f.Data)))
			}
		}
	}
	for _, name := range presets.Names() {
		game := open(t, name.Name)
		c := contract{T: t, game: game, dice: rand.New(rand.NewPCG(2, uint64(len(name.Name))))}
		p := game.Start()
		for range 12 {
			for range 60 {
				turn := rules.Turn{Actions: []rules.Action{c.action(p)}}
				_, err := p.Judge(rules.Draft{Turn: turn})
				list = appendRefusal(list, err)
			}
			turns, _ := c.listed(p)
			if len(turns) == 0 {
				turns = c.setup(p)
			}
			if len(turns) == 0 {
				break
			}
			v, err := p.Judge(rules.Draft{Turn: turns[c.dice.IntN(len(turns))]})
			if err != nil || v.Outcome.Over() {
				break
			}
			p = v.Next
		}
	}
	return list
}

// tried is what comes of the turn of a case.
func tried(t *testing.T, text string) error {
	head, turn, ok := strings.Cut(text, "turn: ")
	if !ok {
		return nil
	}
	var game rules.Game
	var position rules.Position
	for _, l := range strings.Split(strings.TrimSpace(head), "\n") {
		key, value, _ := strings.Cut(l, ": ")
		var err error
		switch key {
		case "preset":
			game = open(t, value)
			position = game.Start()
		case "position":
			position, err = game.Parse(value)
		}
		if err != nil {
			return nil
		}
	}
	reading, err := notation.Read(strings.TrimSpace(turn), game.Vocabulary())
	if err == nil {
		_, err = position.Judge(reading.Draft)
	}
	return err
}

func appendRefusal(list []*rules.Violation, err error) []*rules.Violation {
	var v *rules.Violation
	if errors.As(err, &v) {
		return append(list, v)
	}
	return list
}

// doubled is what two sentences of a refusal both say, or "". A list behind a colon is no sentence.
func doubled(said, quote string) string {
	if _, behind, ok := strings.Cut(said, quote+": "); ok && quote != "" {
		said = behind
	}
	sentences := strings.Split(said, ". ")
	for i, a := range sentences {
		for _, b := range sentences[i+1:] {
			if twice := shared(plain(a), plain(b), !strings.Contains(b, ": ")); twice != "" {
				return twice
			}
		}
	}
	return ""
}

// shared is what two sentences have in common: four words in a row or, if they are to differ in meaning, all words that mean something in a.
func shared(a, b []string, meaning bool) string {
	for i := 0; i+4 <= len(a); i++ {
		run := " " + strings.Join(a[i:i+4], " ") + " "
		if strings.Contains(" "+strings.Join(b, " ")+" ", run) {
			return run
		}
	}
	said := stems(b)
	if own := stems(a); !meaning || len(own) == 0 || slices.ContainsFunc(own, func(s string) bool { return !slices.Contains(said, s) }) {
		return ""
	}
	return strings.Join(a, " ")
}

// stems are the beginnings of the words that mean something, and squares.
func stems(words []string) (list []string) {
	for _, w := range words {
		r := []rune(w)
		if square := strings.ContainsAny(w, "123456789"); (len(r) > 2 || square) && !slices.Contains(empty(), w) {
			list = append(list, string(r[:min(5, len(r))]))
		}
	}
	return list
}

// empty are words that say nothing by themselves.
func empty() []string {
	return strings.Fields("the your you this that there here isn't can't not and was der die das den dem ein eine einen dein deine dort hier ist steht kann nicht kein keine und")
}

func plain(sentence string) []string {
	return strings.FieldsFunc(strings.ToLower(sentence), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\'' })
}
