package record_test

import (
	"bytes"
	"crypto/ed25519"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/notation/record"
	"pbem/notation/seal"
	"pbem/rules"
	"pbem/rules/presets"
)

// secondHeader is that of a record of a preset.
func secondHeader(t testing.TB, name string) (record.Header, record.Rules) {
	t.Helper()
	p, err := presets.Builtin(name, nil)
	if err != nil {
		t.Fatal(err)
	}
	h := header()
	h.Variant, h.Rules = name, p.Hash
	h.White, h.Black = `Ada "the Rook"`, `Bo \ U`+"\u0308"+"nal" // not in NFC
	h.WhiteId, h.BlackId, h.WhiteType, h.BlackType, h.Judged, h.Rated, h.Tournament, h.Round, h.Revision = "p7", "p9", record.Human, record.Program, p.Judged(), "yes", "Winter Cup", "2.3", 1
	h.Ended = time.Date(2027, 2, 1, 10, 11, 12, 345, time.UTC)
	return h, record.Rules{Game: p.Game, Judged: p.Judged(), Repetition: p.Repetition, QuietTurns: p.QuietTurns}
}

// second is a random game of a preset as a record, finished and signed with key 1.
func second(t testing.TB, name string, seed uint64, turns int) (*record.Record, record.Rules) {
	t.Helper()
	first, g := whole(t, name, seed, turns)
	h, by := secondHeader(t, name)
	cause := rules.Resigned
	if o, ok := first.Outcome(); ok {
		cause = o.Cause
	}
	r := made(h, g.Start().String(), first.Turns, first.Result, string(cause))
	sign(t, r, 1)
	return r, by
}

// secondSetUp is setUp as a record with hashes.
func secondSetUp(t testing.TB) (*record.Record, record.Rules) {
	t.Helper()
	first, g := setUp(t)
	h, by := secondHeader(t, "lifeform-secret")
	h.WhiteSalt, h.BlackSalt = "5a17", "0ff5"
	h.WhiteCommitment, h.BlackCommitment = seal.Commit("5a17", whiteSetup), seal.Commit("0ff5", blackSetup)
	r := made(h, g.Start().String(), first.Turns, rules.BlackWins, "resigned")
	sign(t, r, 1)
	return r, by
}

func TestSecondGolden(t *testing.T) {
	r, by := second(t, "chesimals-0.1", 5, 6)
	positions, err := record.Positions(r, by.Game)
	if err != nil {
		t.Fatal(err)
	}
	form, err := r.AppendJSON(nil, positions)
	if err != nil {
		t.Fatal(err)
	}
	for file, got := range map[string][]byte{"testdata/043.pbem": []byte(r.String()), "testdata/043.json": form, "testdata/043.pgn": r.AppendPGN(nil, positions[0])} {
		if *update {
			if err := os.WriteFile(file, got, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s: got\n%s\nwant\n%s", file, got, want)
		}
	}
	report, err := record.Verify(parse(t, r.String()), by, keys(1))
	if err != nil || !report.Checked || !report.Hashed || len(report.Remarks()) != 0 {
		t.Errorf("%+v, %v", report, err)
	}
	again, _, err := record.ParseJSON(form)
	if err != nil || again.String() != r.String() {
		t.Errorf("from JSON: %v\n%s", err, again)
	}
}

// TestEveryByteCounts: no byte of a record can be changed, in play or finished, signed or not, that would not
// be found; but for what no link holds while nothing is signed: names, event and date.
func TestEveryByteCounts(t *testing.T) {
	t.Parallel()
	for _, name := range systems() {
		r, by := second(t, name, 5, 4)
		secondBytes(t, r, by, keys(1))
	}
	r, by := secondSetUp(t)
	secondBytes(t, r, by, keys(1))
	bare := *r
	bare.Signature = ""
	secondBytes(t, parse(t, bare.String()), by, nil)
}

func secondBytes(t *testing.T, r *record.Record, by record.Rules, keys []ed25519.PublicKey) {
	t.Helper()
	text := r.String()
	fault := func(text string) error {
		r, err := record.Parse([]byte(text))
		if err == nil {
			_, err = record.Verify(r, by, keys)
		}
		return err
	}
	if err := fault(text); err != nil {
		t.Fatal(err)
	}
	for i, c := range []byte(text) {
		if keys == nil && !chainedAt(text, i) {
			continue
		}
		for _, other := range []string{string(rune(c ^ 1)), string(rune(c ^ 0x20)), "\n", " ", "", string([]byte{c, c})} {
			if edited := text[:i] + other + text[i+1:]; edited != text && fault(edited) == nil {
				t.Errorf("byte %d, %q, made %q: not found in\n%s", i, c, other, text)
			}
		}
	}
	for _, more := range []string{text + "\n", text + " ", strings.TrimSuffix(text, "\n"), "\n" + text, strings.Replace(text, "\n\n", "\n", 1)} {
		if fault(more) == nil {
			t.Errorf("added or taken away at the ends, or the blank line: not found in %q", more)
		}
	}
}

// chainedAt reports whether a byte is of what the links hold.
func chainedAt(text string, i int) bool {
	line := text[strings.LastIndexByte(text[:i], '\n')+1:]
	for _, name := range []string{"Event", "Date", "White", "Black", "Adjudicated", "Revision", "WhiteSalt", "BlackSalt", "WhiteCommitment", "BlackCommitment"} {
		if strings.HasPrefix(line, "["+name+" ") {
			return false
		}
	}
	return line[0] != '\n' && text[i] != '\n' || !strings.HasPrefix(line, "[")
}

// TestSecondHost: what a host who has the key and signs anew can change does not fit the last letter.
func TestSecondHost(t *testing.T) {
	r, by := second(t, "chesimals-2", 5, 6)
	head, err := r.Head(by.Game, record.AfterResult)
	if err != nil || head != r.ResultHash || len(head) != 32 {
		t.Fatalf("%q, %v", head, err)
	}
	letter := record.Witness{Game: 42, Turn: record.AfterResult, Hash: head}
	if err := letter.Check(parse(t, r.String()), by.Game); err != nil {
		t.Error(err)
	}
	for name, change := range map[string]func(h *record.Header, turns []record.Turn, result *rules.Result, why *string){
		"players": func(h *record.Header, _ []record.Turn, _ *rules.Result, _ *string) {
			h.WhiteId, h.BlackId = h.BlackId, h.WhiteId
		},
		"result": func(_ *record.Header, _ []record.Turn, r *rules.Result, _ *string) { *r = rules.BlackWins },
		"cause":  func(_ *record.Header, _ []record.Turn, _ *rules.Result, why *string) { *why = "time" },
		"end": func(h *record.Header, _ []record.Turn, _ *rules.Result, _ *string) {
			h.Ended = h.Ended.Add(time.Second)
		},
		"a time": func(_ *record.Header, t []record.Turn, _ *rules.Result, _ *string) {
			t[3].At = t[3].At.Add(time.Second)
		},
		"a tag":    func(h *record.Header, _ []record.Turn, _ *rules.Result, _ *string) { h.Rated = "" },
		"the site": func(h *record.Header, _ []record.Turn, _ *rules.Result, _ *string) { h.Site = "elsewhere.example" },
	} {
		h, by := secondHeader(t, "chesimals-2")
		turns, result, why := slices.Clone(r.Turns), r.Result, r.Termination
		change(&h, turns, &result, &why)
		forged := made(h, by.Game.Start().String(), turns, result, why)
		sign(t, forged, 1)
		if _, err := record.Verify(parse(t, forged.String()), by, keys(1)); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		var misfit *record.Misfit
		if err := letter.Check(parse(t, forged.String()), by.Game); !errors.As(err, &misfit) {
			t.Errorf("%s: the letter fits the forged record: %v", name, err)
		}
	}
	cut := *r
	cut.Result, cut.Termination, cut.ResultHash, cut.Signature = rules.Ongoing, "", "", ""
	if err := letter.Check(&cut, by.Game); err == nil || !strings.Contains(said(err), "the record ends at turn 6") {
		t.Errorf("a record that was cut: %v", err)
	}
	renamed := *r
	renamed.Tags = slices.Clone(r.Tags)
	set(&renamed, "White", "Anonymous 7")
	set(&renamed, "Event", "Spring Cup")
	set(&renamed, "Revision", "2")
	sign(t, &renamed, 1)
	if err := letter.Check(parse(t, renamed.String()), by.Game); err != nil {
		t.Errorf("a pseudonym breaks the proof: %v", err)
	}
}

func TestSecondFaults(t *testing.T) {
	r, by := second(t, "chesimals-0.1", 5, 6)
	text := r.String()
	for _, c := range []struct{ old, new, want string }{
		{`[Format "pbem record 2"]`, `[Format "pbem record 3"]`, "this program can't read"},
		{"[Format \"pbem record 2\"]\n[Event \"Casual game\"]\n", "[Event \"Casual game\"]\n[Format \"pbem record 2\"]\n", "must be the first line"},
		{`[Round "2.3"]`, "[Round \"2.3\"]\n[Round \"2.4\"]", "Round appears twice"},
		{`[Round "2.3"]`, "[Round \"2.3\"]\n[Format \"mine\"]", "Format appears twice"},
		{`[Round "2.3"]`, `[Round ""]`, "Round is empty"},
		{`[Start "`, `[Position "`, "Start says"},
		{`[Judged "amp 1"]`, `[Judged "amp 2"]`, "rulings"},
		{`[Judged "amp 1"]`, `[Judged "amp"]`, "it must be"},
		{`[Rated "yes"]`, `[Rated "Yes"]`, "it must be"},
		{`[Revision "1"]`, `[Revision "01"]`, "it must be"},
		{`[Termination "resigned"]`, `[Termination "time"]`, "the tags say"},
		{`{resigned by black, `, `{resigned by white, `, "the tags say"},
		{`{resigned by black, `, `{resigned, `, "the tags say"},
		{"[Termination \"resigned\"]\n", "", "with the same cause"},
		{"\n[Ended ", "\n[Adjudicated \"1-0 I say so\"]\n[Ended ", "must come together"},
		{"\n2. ", "\n2.  ", "this format writes"},
		{"Z} #", "Z} {well played} #", "notes"},
		{"\n\n", " \n\n", "this format writes"},
	} {
		edited := strings.Replace(text, c.old, c.new, 1)
		if edited == text {
			t.Fatalf("no %q in\n%s", c.old, text)
		}
		parsed, err := record.Parse([]byte(edited))
		if err == nil {
			_, err = record.Verify(parsed, by, keys(1))
		}
		if err == nil || !strings.Contains(said(err), c.want) {
			t.Errorf("%q for %q: %v, want …%s", c.new, c.old, err, c.want)
		}
	}
}
