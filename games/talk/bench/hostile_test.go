package bench

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/catalog"
	"pbem/mailer/command"
	"pbem/rules/presets"
)

func service(t *testing.T) *talk.Settings {
	t.Helper()
	languages, err := catalog.Offer()
	if err != nil {
		t.Fatal(err)
	}
	return &talk.Settings{Registry: changes.NewRegistry(nil), Languages: languages, Language: catalog.English()}
}

func ponds(t *testing.T) string {
	t.Helper()
	data, err := os.ReadFile("testdata/ponds.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// hostile is a file that somebody sends to do harm: the one of testdata with one place changed, and the key of what is said to it.
type hostile struct{ name, old, becomes, key string }

func hostiles() []hostile {
	name, title, unit, amp, end := "name: ponds", "title: Two Ponds", "name: heron", "white:", "7x7\n"
	return []hostile{
		// Titles that speak.
		{"an address", title, "title: See evil.example", "bench-title-shape"},
		{"a link", title, "title: http://evil", "bench-title-shape"},
		{"a mailbox", title, "title: win@evil", "bench-title-shape"},
		{"a telephone", title, `title: "Call 0800 123456"`, "bench-title-shape"},
		{"a sentence", title, "title: Your game is over. You lost.", "bench-title-shape"},
		{"a long title", title, "title: " + strings.Repeat("ha ", 20), "bench-title-shape"},
		{"turned round", title, `title: "Two \u202esdnoP"`, "presets-"},
		{"no space", title, `title: "Two\u200bPonds"`, "presets-"},
		{"HTML", title, "title: <b>Ponds</b>", "bench-title-shape"},
		{"Markdown", title, `title: "[Ponds](x)"`, "bench-title-shape"},
		{"the referee", title, "title: Referee", "bench-title-reserved"},
		{"the referee in other letters", title, `title: "R\u0435f\u0435r\u0435\u0435"`, "bench-title-reserved"},
		{"the program", title, "title: pbem notice", "bench-title-reserved"},
		{"the host", title, "title: Host", "bench-title-reserved"},
		{"a known title", title, "title: Chesimals II", "bench-title-taken"},
		{"a known title nearly", title, "title: Chesimals 2", "bench-title-taken"},
		{"a known title in other letters", title, `title: "\u0421hesimals II"`, "bench-title-taken"},
		{"a known name as title", title, "title: cosmic", "bench-title-taken"},
		{"emoji", title, `title: "\U0001F3C6\U0001F3C6"`, "bench-title-shape"},
		{"only marks", title, `title: "!!!"`, "bench-title-shape"},
		// Names that are something else.
		{"a short name", name, "name: po", "bench-name-shape"},
		{"a long name", name, "name: " + strings.Repeat("p", 31), "bench-name-shape"},
		{"a stop in the name", name, "name: ponds.example", "bench-name-shape"},
		{"a path", name, "name: ../../etc/passwd", "presets-"},
		{"somebody else's", name, "name: p1/ponds", "presets-"},
		{"mine", name, "name: mine", "bench-name-command"},
		{"a command", name, "name: resign", "bench-name-command"},
		{"a command in German", name, "name: aufgeben", "bench-name-command"},
		{"a clause", name, "name: private", "bench-name-command"},
		{"yes as a name", name, "name: yes", "bench-name-command"},
		{"yes in German", name, "name: nein", "bench-name-command"},
		{"a robot", name, "name: robot", "bench-name-command"},
		{"a known name", name, "name: cosmic", "bench-name-taken"},
		{"a known name with hyphens", name, "name: chesi-mals-2", "bench-name-taken"},
		// Words in turns.
		{"a unit that resigns", unit, "name: resign", "presets-name-is-command"},
		{"a unit that gives up", unit, "name: aufgeben", "bench-word"},
		{"a unit of yes", unit, "name: ja", "bench-word"},
		{"a unit of no", unit, `name: "no"`, "presets-name-is-command"},
		{"a unit that links", unit, "name: und", "bench-word"},
		{"a unit that links in English", unit, "name: takes", "bench-word"},
		{"a colour as a unit", unit, "name: blue", "bench-word"},
		{"a colour as a unit in German", unit, "name: blau", "bench-word"},
		{"a robot as a unit", unit, "name: robot", "bench-word"},
		{"a unit that speaks", unit, "name: click here to claim your very large prize now", "bench-unit-shape"},
		{"a unit with an address", unit, "name: evil.example", "presets-"},
		{"a unit of two words that says no", unit, "name: heron nein", "bench-word"},
		{"an AMP that draws", amp, "draw:", "presets-name-is-command"},
		{"an AMP of German", amp, "schwarz:", "bench-word"},
		{"an AMP that agrees", amp, "ja:", "bench-word"},
		{"an AMP that gives up", amp, "aufgeben:", "bench-word"},
		{"an option that says yes", end, "7x7\noptions:\n  ja: {about: x, default: a, values: {a: {}, b: {board: 7x7}}}\n", "bench-word"},
		{"an option that commands", end, "7x7\noptions:\n  resign: {about: x, default: a, values: {a: {}, b: {board: 7x7}}}\n", "bench-word"},
		// Games that do not end.
		{"nobody can win", end, "7x7\nwins: [{capture: [X]}]\n", "presets-"},
		{"nobody can come there", end, "7x7\nwins: [{points: {H: 1}, to: 99}]\n", "bench-endless"},
		// What YAML can do.
		{"an alias", title, "title: &a Two Ponds\nnote: *a", "presets-"},
		{"laughs", title, "title: Two Ponds\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b]", "presets-"},
		{"a tag", title, "title: !!python/object:os.system Ponds", "presets-"},
		{"a merge", title, "title: Two Ponds\n<<: {engine: cosmic}", "presets-"},
		{"deep brackets", title, "title: " + strings.Repeat("[", 9000), "presets-"},
		{"deep maps", title, "x: " + strings.Repeat("{a: ", 3000) + "1" + strings.Repeat("}", 3000), "presets-"},
		{"a long number", "quota: 3}", "quota: " + strings.Repeat("9", 1000) + "}", "presets-"},
		{"a large board", end, "9999x9999\n", "presets-"},
		{"a board of a long number", end, strings.Repeat("9", 1000) + "x7\n", "presets-"},
		{"too long", title, "title: Two Ponds\nnote: " + strings.Repeat("x", presets.MostBytes), "presets-"},
		{"NUL", title, "title: Two\x00Ponds", "presets-"},
		{"no UTF-8", title, "title: Two \xff", "presets-"},
		{"another document", title, "title: Two Ponds\n---\nname: x", "presets-"},
		{"two names", title, "title: Two Ponds\nname: other", "presets-"},
		{"a file to read", "engine: amp", "extends: /etc/passwd", "text"},
		{"a file above", "engine: amp", "extends: ../../../etc/passwd", "text"},
		{"an address to read", "engine: amp", "extends: http://evil.example/x.yaml", "text"},
		{"itself", "engine: amp", "extends: ponds", "text"},
		{"an engine of theirs", "engine: amp", "engine: /bin/sh", "presets-"},
		{"ways without end", "moves: D A", "moves: " + strings.Repeat("K~", 4000) + "K", "presets-"},
		{"many mistakes", title, "title: Two Ponds\n" + strings.Repeat("field: 1\n", 500), "presets-"},
	}
}

// TestHostileFiles: a file that could speak as the referee, act as a command, or cost more than a file may, is refused with a reason that
// names it, within the memory of a file.
func TestHostileFiles(t *testing.T) {
	r, good := service(t), ponds(t)
	if _, faults := read(r, file{data: []byte(good)}); len(faults) > 0 {
		t.Fatalf("the good file: %v", faults)
	}
	if n := len(hostiles()); n < 60 {
		t.Errorf("only %d files", n)
	}
	for _, h := range hostiles() {
		t.Run(h.name, func(t *testing.T) {
			if !strings.Contains(good, h.old) {
				t.Fatalf("%q is not in the file", h.old)
			}
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			p, faults := read(r, file{data: []byte(strings.Replace(good, h.old, h.becomes, 1))})
			runtime.ReadMemStats(&after)
			if mb := (after.TotalAlloc - before.TotalAlloc) >> 20; mb > 100 {
				t.Errorf("it took %d MB", mb)
			}
			found := false
			for _, f := range faults {
				found = found || strings.HasPrefix(f.Why.Key, h.key)
			}
			if !found {
				t.Errorf("game %v, faults %v; want %s", p != nil, faults, h.key)
			}
			for _, f := range faults {
				if said := catalog.English().Say(f.Why); len(said) > 4000 || strings.ContainsAny(said, "\x00\u202e") {
					t.Errorf("it is answered with %.200q", said)
				}
			}
		})
	}
}

// TestExamplesFit: the games that the manual offers to be copied may be sent as they are, but for the one whose name is a command.
func TestExamplesFit(t *testing.T) {
	r := service(t)
	paths, err := filepath.Glob("../../../rules/presets/examples/*.yaml")
	if err != nil || len(paths) < 10 {
		t.Fatalf("%d examples, %v", len(paths), err)
	}
	for _, path := range paths {
		if filepath.Base(path) == "keep.yaml" { // is a command
			continue
		}
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if _, faults := read(r, file{name: filepath.Base(path), data: data}); len(faults) > 0 {
			t.Errorf("%s: %v", path, faults)
		}
	}
}

// TestBrought: one .yaml or .yml is looked at, else a .txt that reads as a preset; records and other files are left alone.
func TestBrought(t *testing.T) {
	good := ponds(t)
	for _, c := range []struct {
		files []string
		want  string
	}{
		{[]string{"ponds.yaml"}, "ponds.yaml"}, {[]string{"PONDS.YML"}, "PONDS.YML"}, {[]string{"ponds.txt"}, "ponds.txt"},
		{[]string{"ponds.txt", "b.yaml"}, "b.yaml"}, {[]string{"ponds.pdf"}, ""}, {[]string{"notes.txt"}, ""}, {[]string{"../x/ponds.yaml"}, "ponds.yaml"},
	} {
		letter := "Content-Type: multipart/mixed; boundary=b\n\n--b\n\nhello\n"
		for _, name := range c.files {
			data := good
			if name == "notes.txt" {
				data = "my notes"
			}
			letter += fmt.Sprintf("--b\nContent-Type: text/plain; name=%[1]q\nContent-Disposition: attachment; filename=%[1]q\n\n%[2]s\n", name, data)
		}
		list := Attached([]byte(letter+"--b--\n"), []command.Command{{Kind: command.Unknown, Line: "hello"}})
		got := ""
		if list[0].Kind == command.PresetFile {
			got = list[0].Line
		}
		if got != c.want || len(list) != 1 {
			t.Errorf("%v: %q in %d commands, want %q", c.files, got, len(list), c.want)
		}
	}
}

// TestWritten: what mail programs make of a file among the words is undone.
func TestWritten(t *testing.T) {
	good := ponds(t)
	typed := strings.NewReplacer("  ", "\u00a0 ", `"`, "“").Replace(good)
	if got := written(strings.TrimRight(typed, "\n")).data; !bytes.Equal(got, []byte(good)) {
		t.Errorf("got %s", got)
	}
}
