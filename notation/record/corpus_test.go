package record_test

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/tools/txtar"

	"pbem/notation"
	"pbem/notation/record"
	"pbem/notation/seal"
	"pbem/rules"
	"pbem/rules/presets"
)

// corpusFile holds signed records, one behind the other, judged by revision 1 of every engine's rulings: random games of
// every preset with every option, and the legal turns of the cases of every ruling (rules/testdata/cases), a record each. It is frozen: a change of the rules that refuses one of them, or ends one otherwise, is a new revision.
const corpusFile = "testdata/judged-1.gz"

// TestCorpus: what was judged once is judged so for ever. -update writes the file where there is none.
func TestCorpus(t *testing.T) {
	t.Parallel()
	packed, err := os.ReadFile(corpusFile)
	if errors.Is(err, fs.ErrNotExist) && *update {
		packed = pack(t, strings.Join(corpus(t), ""))
		err = os.WriteFile(corpusFile, packed, 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
	unzipped, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(unzipped)
	if err != nil {
		t.Fatal(err)
	}
	seen, byRules, rulings := map[string]bool{}, map[string]int{}, map[string]int{}
	for part := range strings.SplitSeq(strings.TrimPrefix(string(text), "[Format "), "\n[Format ") {
		r := parse(t, "[Format "+strings.TrimSuffix(part, "\n")+"\n")
		settings, err := presets.ParseSettings(r.Tag("Options"))
		if err != nil {
			t.Fatal(err)
		}
		p, err := presets.Parse(r.Tag("Variant")+".yaml", presets.Text(r.Tag("Rules")), settings)
		if err != nil {
			t.Fatal(err)
		}
		report, err := record.Verify(r, record.Rules{Game: p.Game, Judged: p.Judged(), Repetition: p.Repetition, QuietTurns: p.QuietTurns}, keys(1))
		if err != nil || !report.Checked {
			t.Errorf("%s %s: %v", r.Tag("Variant"), r.Tag("Options"), err)
		}
		seen[p.Name+" "+p.OptionText()] = true
		if r.Tag("From") != "" {
			rulings[r.Tag("Event")]++
		}
		if report.ByRules {
			byRules[r.Termination]++
		}
	}
	for _, start := range corpusStarts(t) {
		if !seen[start.Name+" "+start.OptionText()] {
			t.Errorf("no record of %s %s", start.Name, start.OptionText())
		}
	}
	if len(byRules) < 10 || len(rulings) < 40 {
		t.Errorf("the rules ended games by %v alone, and the rulings are %v", byRules, rulings)
	}
}

func pack(t *testing.T, text string) []byte {
	t.Helper()
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(w, text); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// corpusStarts are all presets, each alone and with each value of each of its options.
func corpusStarts(t *testing.T) (all []*presets.Preset) {
	t.Helper()
	for _, s := range presets.Names() {
		own, err := presets.Builtin(s.Name, nil)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, own)
		for _, o := range own.OwnOptions() {
			values := o.Values
			for n := o.Low; len(o.Values) == 0 && !o.Word && n <= min(o.High, o.Low+3); n++ {
				values = append(values, fmt.Sprint(n))
			}
			for _, value := range values {
				if p, err := presets.Builtin(s.Name, []presets.Setting{{Name: o.Name, Value: value}}); err == nil && p.OptionText() != "" {
					all = append(all, p)
				}
			}
		}
	}
	return all
}

// corpus makes the records: two random games of each start, one of them until it ends or 300 turns are played.
func corpus(t *testing.T) (texts []string) {
	t.Helper()
	for i, p := range corpusStarts(t) {
		for n, most := range []int{30, 300} {
			if most == 300 && p.OptionText() != "" {
				continue
			}
			texts = append(texts, corpusGame(t, p, rand.New(rand.NewPCG(uint64(i), uint64(n))), most))
		}
	}
	return append(texts, corpusCases(t)...)
}

// corpusCases makes a record of each legal turn in the cases of the rulings.
func corpusCases(t *testing.T) (texts []string) {
	t.Helper()
	files, err := filepath.Glob("../../rules/testdata/cases/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no cases: %v", err)
	}
	for _, file := range files {
		archive, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range archive.Files {
			if text := corpusCase(t, strings.TrimSuffix(filepath.Base(file), ".txtar"), string(f.Data)); text != "" && !strings.HasSuffix(f.Name, " =") {
				texts = append(texts, text)
			}
		}
	}
	return texts
}

// corpusCase is the record of a case; "" where its turn is not legal, or is a set-up.
func corpusCase(t *testing.T, ruling, text string) string {
	t.Helper()
	head, typed, _ := strings.Cut(text, "turn: ")
	values := map[string]string{}
	for line := range strings.Lines(head) {
		key, value, _ := strings.Cut(strings.TrimSpace(line), ": ")
		values[key] = value
	}
	name, options, _ := strings.Cut(values["preset"], " ")
	settings, err := presets.ParseSettings(options)
	if err != nil {
		return ""
	}
	p, err := presets.Builtin(name, settings)
	if err != nil || typed == "" {
		return ""
	}
	h, _ := secondHeader(t, p.Name)
	position := p.Game.Start()
	if line := values["position"]; line != "" {
		if position, err = p.Game.Parse(line); err != nil {
			return ""
		}
		h.From = "position"
	}
	verdict, err := notation.Judge(typed, p.Game.Vocabulary(), position)
	if err != nil || verdict.Turn.IsSetup() {
		return ""
	}
	h.Options, h.Event, h.White, h.Black, h.Tournament, h.Round = p.OptionText(), ruling, "Ada", "Bo", "", ""
	result, cause := verdict.Outcome.Result, verdict.Outcome.Cause
	if !verdict.Outcome.Over() {
		result, cause = rules.BlackWins, rules.TimeOut
	}
	played := []record.Turn{{Text: verdict.Turn.String(), At: time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC)}}
	r := made(h, position.String(), played, result, string(cause))
	sign(t, r, 1)
	return r.String()
}

func corpusGame(t *testing.T, p *presets.Preset, random *rand.Rand, most int) string {
	t.Helper()
	h, _ := secondHeader(t, p.Name)
	h.Options, h.White, h.Black = p.OptionText(), "Ada", "Bo"
	position, outcome := p.Game.Start(), rules.Outcome{}
	var played []record.Turn
	for len(played) < most && !outcome.Over() {
		var verdict rules.Verdict
		if rules.AwaitsSetup(position) {
			verdict = settle(t, p, position)
		} else {
			verdict = someTurn(t, position, random)
		}
		played = append(played, record.Turn{Text: verdict.Turn.String(), At: time.Date(2026, 11, 21, 10, len(played), 0, 0, time.UTC)})
		position, outcome = verdict.Next, verdict.Outcome
	}
	if s, ok := p.Game.Start().(rules.Setting); ok && s.Secret() && rules.AwaitsSetup(p.Game.Start()) {
		h.WhiteSalt, h.BlackSalt = "5a17", "0ff5"
		h.WhiteCommitment, h.BlackCommitment = seal.Commit("5a17", played[0].Text), seal.Commit("0ff5", played[1].Text)
	}
	result, cause := outcome.Result, outcome.Cause
	if !outcome.Over() {
		result, cause = rules.WhiteWins, rules.Resigned
	}
	r := made(h, p.Game.Start().String(), played, result, string(cause))
	sign(t, r, 1)
	return r.String()
}

// settle sends the orthodox set-up.
func settle(t *testing.T, p *presets.Preset, position rules.Position) rules.Verdict {
	t.Helper()
	text := whiteSetup
	if position.ToMove() == rules.Black {
		text = blackSetup
	}
	verdict, err := notation.Judge(text, p.Game.Vocabulary(), position)
	if err != nil {
		t.Fatalf("%s %s: %v", p.Name, p.OptionText(), err)
	}
	return verdict
}
