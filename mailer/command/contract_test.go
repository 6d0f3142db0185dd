package command_test

import (
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/mailer/assent"
	"pbem/mailer/catalog/catalogtest"
	"pbem/mailer/command"
	"pbem/mailer/tongue"
)

// promised is a row of testdata/contract.txt: a letter in English and in German.
type promised struct{ place, kind, english, german string }

func contract(t *testing.T) (list []promised) {
	t.Helper()
	text, err := os.ReadFile("testdata/contract.txt")
	if err != nil {
		t.Fatal(err)
	}
	place := ""
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if head, ok := strings.CutPrefix(line, "== "); ok {
			place = head
		}
		if cells := strings.Split(line, " | "); len(cells) == 3 && !strings.HasPrefix(line, "#") {
			lines := strings.NewReplacer(`\n`, "\n")
			list = append(list, promised{place, cells[0], lines.Replace(cells[1]), lines.Replace(cells[2])})
		} else if line != "" && !strings.HasPrefix(line, "#") && !strings.HasPrefix(line, "== ") {
			t.Fatalf("%q is no row", line)
		}
	}
	return list
}

// TestContractIsReadInEveryLanguage walks every word of the contract that names a command. Each is that command in English, asks for the very same,
// with the same arguments, in German, in the words that letters show for it in every language that is offered, and in a language that a test has made.
func TestContractIsReadInEveryLanguage(t *testing.T) {
	t.Parallel()
	list, all := contract(t), append(tongues(t), catalogtest.Pseudo().Tongue())
	if len(list) < 190 {
		t.Errorf("the contract has only %d rows", len(list))
	}
	for _, row := range list {
		if act, ok := strings.CutPrefix(row.kind, "answer "); ok {
			row.answers(t, act, all)
			continue
		}
		for _, game := range []int{0, 7} {
			row.asks(t, game, all)
		}
	}
}

// answers holds what a request is answered with; act is the answer and, behind a slash, what the request is for.
func (p promised) answers(t *testing.T, act string, all []*tongue.Tongue) {
	t.Helper()
	want, act, _ := strings.Cut(act, " / ")
	for _, text := range []string{p.english, p.german} {
		if got := assent.ReadIn(text, act, all); got.String() != want {
			t.Errorf("%s: %q answers %q with %s, want %s", p.place, text, act, got, want)
		}
	}
}

// asks holds a letter to what it asks for, in the thread of a game or, for 0, of none.
func (p promised) asks(t *testing.T, game int, all []*tongue.Tongue) {
	t.Helper()
	ctx := command.Context{Game: game, Presets: []string{"amoeba", "chesimals-2", "cosmic"}, Groups: []string{"orange"}}
	want := command.Parse(p.english, "", ctx)
	if p.kind != "grammar" && (len(want) != 1 || string(want[0].Kind) != p.kind || game != 0 && !want[0].Problem.Empty()) {
		t.Errorf("%s, in game %d: %q is %v, want %s", p.place, game, p.english, want, p.kind)
	}
	for _, own := range all {
		texts := []string{own.Own(p.english)}
		if own.Tag() == "de" {
			texts = append(texts, p.german)
		}
		ctx.Tongues = []*tongue.Tongue{own}
		if _, _, _, spelt := own.Command(texts[0]); !spelt && p.kind != "grammar" {
			t.Errorf("%s: letters in %s show %q as in English", p.place, own.Tag(), p.english)
		}
		for _, text := range texts {
			if diff := cmp.Diff(asked(want), asked(command.Parse(text, "", ctx)), cmp.Exporter(func(reflect.Type) bool { return true })); diff != "" {
				t.Errorf("%s, in game %d: %q asks for something else than %q (-English +%s):\n%s", p.place, game, text, p.english, own.Tag(), diff)
			}
		}
	}
}

// asked is what commands ask for without how it was written.
func asked(list []command.Command) []command.Command {
	list = slices.Clone(list)
	for i := range list {
		c := &list[i]
		c.Line, c.Tongue, c.Nearest = "", "", ""
		if c.New != nil || c.Seek != nil || c.Announce != nil || c.Leave != nil || c.Kind == command.Unknown {
			c.Text = "" // is read whole, or not at all
		}
	}
	return list
}

// TestContractNamesEveryCommand: whatever letters can ask for has its row, also what was added to the contract.
func TestContractNamesEveryCommand(t *testing.T) {
	t.Parallel()
	rows := contract(t)
	for _, kind := range command.Kinds() {
		if !slices.ContainsFunc(rows, func(p promised) bool { return p.kind == string(kind) }) {
			t.Errorf("%q has no row in testdata/contract.txt", kind)
		}
	}
}
