package referee_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"pbem/games"
	"pbem/mailer/catalog"
	"pbem/mailer/command"
	"pbem/mailer/mime"
	"pbem/rules/presets/loader"
)

// called is what a player is called.
func (o *fixture) called(address string) string {
	o.t.Helper()
	p, err := o.store.Player(context.Background(), address)
	if err != nil && !errors.Is(err, games.ErrNotFound) {
		o.t.Fatal(err)
	}
	return p.Name
}

// said is the plain text of the letters to the writer of one, or nothing.
func said(c games.Commit) string {
	text := ""
	for _, l := range c.Outbox {
		text += " " + strings.Join(strings.Fields(mime.Texts(l.Data)[0]), " ")
	}
	return text
}

// TestNamesAreUnique: CR-59, nobody takes the name of another, however it is written, until a year after that was given up; and nobody is told
// whose it is.
func TestNamesAreUnique(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.consent(eve, "", "mail text")
	for _, name := range []string{"Bo", "bo", "B0", "BO", "Bо", "B o", "ВО"} {
		o.now = o.now.AddDate(0, 0, 1)
		c := o.send(eve, "", "name "+name)
		if got := o.called("eve@example.net"); got != "Eve" {
			t.Fatalf("CR-59, name %s: Eve is called %s", name, got)
		}
		if text := said(c); !strings.Contains(text, name+" is taken") || strings.Contains(text, "bo@") {
			t.Errorf("name %s is answered:\n%s", name, text)
		}
	}
	if o.send(bo, "", "name BO"); o.called("bo@example.org") != "BO" {
		t.Error("Bo cannot write their own name otherwise")
	}
	o.send(bo, "", "name Carl")
	if o.send(eve, "", "name Bo"); o.called("eve@example.net") != "Eve" {
		t.Error("a name was free at once that was given up")
	}
	o.send(bo, "", "name Bo")
	if o.send(bo, "", "name Carl"); o.called("bo@example.org") != "Carl" {
		t.Error("Bo could not have their own name back")
	}
	o.now = o.now.AddDate(1, 0, -1)
	if o.send(eve, "", "name Bo"); o.called("eve@example.net") != "Eve" {
		t.Error("CR-59: a name was free before a year was over")
	}
	o.now = o.now.AddDate(0, 0, 1)
	if o.send(eve, "", "name Bo"); o.called("eve@example.net") != "Bo" {
		t.Error("CR-59: a name was not free after a year")
	}
	if o.send(bo, "", "name Bo"); o.called("bo@example.org") != "Carl" {
		t.Error("who gave it up has it, too")
	}
}

// TestNamesThatAreCommands: nobody takes a name that a language reads as a command; a name that only begins like one is free.
func TestNamesThatAreCommands(t *testing.T) {
	t.Parallel()
	german, err := catalog.Load("de")
	if err != nil {
		t.Fatal(err)
	}
	o := open(t)
	o.referee.Languages = catalog.Languages{{Language: catalog.English(), Name: "English"}, {Language: german, Name: "Deutsch"}}
	o.consent(eve, "", "mail text")
	for name, free := range map[string]bool{"Resign": false, "yes": false, "Hilfe": false, "aufgeben": false, "LEGAL": false, "Helper": true, "Max Legal": true} {
		o.now = o.now.AddDate(0, 0, 8)
		text := said(o.send(eve, "", "name "+name))
		if got := o.called("eve@example.net"); (got == name) != free {
			t.Errorf("name %s: Eve is called %s:\n%s", name, got, text)
		}
	}
	if o.consent("Draw <x@nine.example>", "", "mail text"); o.called("x@nine.example") != "x" {
		t.Errorf("who writes as Draw is called %s", o.called("x@nine.example"))
	}
}

// TestNamesOfLetters: whoever comes with a name that somebody has gets one that can be told from it, and is told how to choose another.
func TestNamesOfLetters(t *testing.T) {
	t.Parallel()
	o := open(t)
	for _, p := range []struct{ from, words, want string }{
		{"Bo <bo@two.example>", "mail text", "Bo 2"}, {"B0 <bo@three.example>", "mail text", "B0 3"}, {"Bo <bo@four.example>", "name Dora", "Dora"},
		{"<bo@five.example>", "mail text", "bo 5"}, {"The Referee <games@six.example>", "mail text", "Player games"}, {"pbem <12@seven.example>", "mail text", "Player 12"},
		{"\"Ada won: you lost. The end\" <x@eight.example>", "mail text", "Ada won you lost The end"},
	} {
		c := o.consent(p.from, "", p.words)
		address := strings.Trim(p.from[strings.Index(p.from, "<"):], "<>")
		if got := o.called(address); got != p.want {
			t.Errorf("%s is called %q, want %q", p.from, got, p.want)
		}
		text := said(c)
		if told := strings.Contains(text, "so you're called "+p.want+"."); told != strings.ContainsAny(p.want, "2345") && !strings.HasPrefix(p.want, "Player") {
			t.Errorf("%s is told:\n%s", p.from, text)
		}
	}
}

// TestNamesAtOnce: of two who take a name at once, the second is decided upon what the first has done, in one batch or after a conflict.
func TestNamesAtOnce(t *testing.T) {
	t.Parallel()
	o := open(t)
	first, second := o.decide(o.letter(ada, "", "name Zoe")), o.decide(o.letter(bo, "", "name ZOE"))
	if err := o.store.Commit(t.Context(), first); err != nil {
		t.Fatal(err)
	}
	if err := o.store.Commit(t.Context(), second); !errors.Is(err, games.ErrConflict) {
		t.Fatalf("the second: %v", err)
	}
	for _, from := range []string{ada, bo} {
		o.send(from, "", "name Yves")
	}
	if o.called("ada@example.org") != "Yves" || o.called("bo@example.org") != "Bo" {
		t.Errorf("%s and %s", o.called("ada@example.org"), o.called("bo@example.org"))
	}
}

// TestWhatIsNoName: what could imitate a sentence of ours, or the referee, is no name; the answer says what is.
func TestWhatIsNoName(t *testing.T) {
	t.Parallel()
	o := open(t)
	for name, answer := range map[string]string{
		"Bo won: you lost. The referee":  "I can't use that as a name",
		"Ada won. You lost":              "“name Ada won You lost” would work",
		"Ada (2100)":                     "“name Ada 2100” would work",
		"Ada 42w12.abcdefghijklmnopqrst": "Some of that can't",
		"!!!":                            "I can't use that as a name",
		"the Referee":                    "You can't be called the Referee",
		"PBEM":                           "You can't be called PBEM",
		strings.Repeat("Ada", 15):        "more than 40 characters",
	} {
		o.now = o.now.AddDate(0, 0, 1)
		c := o.send(ada, "", "name "+name)
		if text := said(c); o.called("ada@example.org") != "Ada" || !strings.Contains(text, answer) {
			t.Errorf("name %s: %s\n%s", name, o.called("ada@example.org"), text)
		}
	}
	for _, name := range []string{"J. R. Smith", "O'Neil", "Anne-Marie", "李雷"} {
		if o.send(ada, "", "name "+name); o.called("ada@example.org") != name {
			t.Errorf("%s is no name", name)
		}
	}
}

// TestNamesAreNotGathered: nobody keeps names from others by taking one after the other.
func TestNamesAreNotGathered(t *testing.T) {
	t.Parallel()
	o := open(t)
	for _, name := range strings.Fields("One Two Three Four Five Six") {
		o.send(ada, "", "name "+name)
	}
	if got := o.called("ada@example.org"); got != "Five" {
		t.Errorf("Ada is called %s", got)
	}
	if o.send(ada, "", "name FIVE"); o.called("ada@example.org") != "FIVE" {
		t.Error("another spelling counts as another name")
	}
	o.now = o.now.AddDate(0, 0, 8)
	if o.send(ada, "", "name Six"); o.called("ada@example.org") != "Six" {
		t.Error("it does not end")
	}
}

// TestReserved: the names that a preset may not have are the words that commands begin with.
func TestReserved(t *testing.T) {
	t.Parallel()
	if diff := cmp.Diff(command.FirstWords(), slices.Sorted(slices.Values(loader.Reserved()))); diff != "" {
		t.Errorf("loader.Reserved (-commands +reserved):\n%s", diff)
	}
}
