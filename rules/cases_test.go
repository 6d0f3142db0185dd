package rules_test

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"pbem/mailer/catalog"
	"pbem/notation"
	"pbem/rules"
	"pbem/rules/presets"
)

var update = flag.Bool("update", false, "write the case files' answers anew")

// A case file is a txtar archive named after a ruling, "CH-03-connection.txtar". Each case is two sections: NAME holds
// lines "preset: …" (with options), "position: …" (the start, if left out) and "turn: …" (the rest of the section, as
// typed; without it the case shows the position); "NAME = " holds the answer, which -update writes.
const answerMark = " ="

func TestCases(t *testing.T) {
	for _, path := range append(caseFiles(t), exampleCases(t)...) {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) { runFile(t, path) })
	}
}

func caseFiles(t *testing.T) []string {
	t.Helper()
	paths, err := filepath.Glob("testdata/cases/*.txtar")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no case files (%v)", err)
	}
	return paths
}

// exampleCases are those of the games that inventors may copy, each beside its file: "preset: ./levy.yaml".
func exampleCases(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob(examples + "/*.yaml")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d examples (%v)", len(files), err)
	}
	for i := range files {
		files[i] = strings.TrimSuffix(files[i], "yaml") + "txtar"
	}
	return files
}

const examples = "presets/examples"

func runFile(t *testing.T, path string) {
	archive, err := txtar.ParseFile(path)
	if err != nil {
		t.Fatal(err)
	}
	answers := map[string][]byte{}
	for _, f := range archive.Files {
		answers[f.Name] = f.Data
	}
	out, cases := &txtar.Archive{Comment: archive.Comment}, 0
	for _, f := range archive.Files {
		if strings.HasSuffix(f.Name, answerMark) {
			continue
		}
		cases++
		got := []byte(answer(t, string(f.Data)))
		out.Files = append(out.Files, f, txtar.File{Name: f.Name + answerMark, Data: got})
		if want := answers[f.Name+answerMark]; !*update && !bytes.Equal(got, want) {
			t.Errorf("%s (-want +got):\n%s", f.Name, cmp.Diff(string(want), string(got)))
		}
	}
	if cases == 0 {
		t.Fatal("the file has no cases")
	}
	if *update {
		if err := os.WriteFile(path, txtar.Format(out), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// answer plays one case.
func answer(t *testing.T, text string) string {
	t.Helper()
	head, turn, hasTurn := strings.Cut(text, "turn: ")
	preset, line := "", ""
	for _, l := range strings.Split(strings.TrimSpace(head), "\n") {
		key, value, _ := strings.Cut(l, ": ")
		switch key {
		case "preset":
			preset = value
		case "position":
			line = value
		default:
			t.Fatalf("a case has no line %q", l)
		}
	}
	game := open(t, preset)
	position := game.Start()
	if line != "" {
		var err error
		if position, err = game.Parse(line); err != nil {
			return fmt.Sprintf("position: %s\n", catalog.English().Error(err))
		}
	}
	if !hasTurn {
		return fmt.Sprintf("position: %s\n", position)
	}
	return judged(t, game, position, strings.TrimSpace(turn))
}

func open(t *testing.T, words string) rules.Game {
	t.Helper()
	fields := strings.Fields(words)
	var settings []presets.Setting
	for _, f := range fields[1:] {
		s, err := presets.ParseSetting(f)
		if err != nil {
			t.Fatal(err)
		}
		settings = append(settings, s)
	}
	p, err := presets.Builtin(fields[0], settings)
	if strings.HasPrefix(fields[0], "./") {
		p, err = fromFile(fields[0], settings)
	}
	if err != nil {
		t.Fatal(err)
	}
	return p.Game
}

func fromFile(name string, settings []presets.Setting) (*presets.Preset, error) {
	data, err := os.ReadFile(filepath.Join(examples, name))
	if err != nil {
		return nil, err
	}
	return presets.Parse(name, data, settings)
}

func judged(t *testing.T, game rules.Game, position rules.Position, typed string) string {
	t.Helper()
	reading, err := notation.Read(typed, game.Vocabulary())
	var v rules.Verdict
	if err == nil {
		v, err = position.Judge(reading.Draft)
	}
	if err != nil {
		return refusal(t, err)
	}
	again, err := position.Judge(rules.Draft{Turn: v.Turn})
	if err != nil || again.Turn.String() != v.Turn.String() || again.Next.String() != v.Next.String() {
		t.Errorf("%s: judged again the canonical turn gives %v, %v", v.Turn, again.Turn, err)
	}
	said := catalog.English()
	text := fmt.Sprintf("turn: %s\nnext: %s\n", v.Turn, v.Next)
	for _, c := range v.Captured {
		text += fmt.Sprintf("captured: %s %s\n", bytes.Trim([]byte{c.Code, c.Unit}, "\x00"), c.At)
	}
	for _, r := range v.Removed {
		text += fmt.Sprintf("removed: %s %c %s\n", r.Side, r.Unit, r.At)
	}
	if v.Outcome.Over() {
		text += fmt.Sprintf("result: %s %s\n", v.Outcome.Result, said.Say(v.Outcome.Phrase()))
	}
	for _, n := range append(reading.Notes, v.Notes...) {
		text += fmt.Sprintf("note: %s\n", said.Say(n))
	}
	return text
}

func refusal(t *testing.T, err error) string {
	t.Helper()
	var v *rules.Violation
	if !errors.As(err, &v) {
		t.Fatalf("not a violation: %v", err)
	}
	text := fmt.Sprintf("code: %s\n", v.Code)
	if v.Ruling != "" {
		text += fmt.Sprintf("ruling: %s\n", v.Ruling)
	}
	return text + fmt.Sprintf("error: %s\n", catalog.English().Say(v.Phrase()))
}
