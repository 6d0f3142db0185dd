package record_test

import (
	"crypto/ed25519"
	"errors"
	"strings"
	"testing"

	"pbem/notation/record"
	"pbem/rules"
)

func key(n byte) ed25519.PrivateKey {
	seed := make([]byte, ed25519.SeedSize)
	seed[0] = n
	return ed25519.NewKeyFromSeed(seed)
}

func keys(ns ...byte) []ed25519.PublicKey {
	var out []ed25519.PublicKey
	for _, n := range ns {
		out = append(out, key(n).Public().(ed25519.PublicKey))
	}
	return out
}

func signed(t testing.TB) (string, rules.Game) {
	t.Helper()
	r, g := sample(t)
	if err := r.Sign(key(1)); err != nil {
		t.Fatal(err)
	}
	return r.String(), g
}

func TestVerify(t *testing.T) {
	text, g := signed(t)
	report, err := record.Verify(parse(t, text), record.Rules{Game: g}, keys(2, 1))
	if err != nil {
		t.Fatal(err)
	}
	if !report.Hashed || !report.RulesTag || !report.Signed || !report.Checked || report.Turns != 6 || len(report.Remarks()) != 0 {
		t.Errorf("report %+v, remarks %q", report, report.Remarks())
	}
	report, err = record.Verify(parse(t, text), record.Rules{Game: g}, nil)
	if err != nil || report.Checked || len(report.Remarks()) != 1 {
		t.Errorf("without keys: %+v, %v", report, err)
	}
}

// TestInPlay: what a record of a game in play rests on, and what not yet; with keys or without.
func TestInPlay(t *testing.T) {
	r, g := sample(t)
	r.Result, r.Termination, r.ResultHash = rules.Ongoing, "", ""
	drop(r, "Ended")
	for _, keys := range [][]ed25519.PublicKey{nil, keys(1)} {
		report, err := record.Verify(parse(t, r.String()), record.Rules{Game: g}, keys)
		if remarks := remarks(report); err != nil || !strings.Contains(remarks, "protect names, event and date") {
			t.Errorf("%q, %v", remarks, err)
		}
	}
}

// TestOtherBytes: a copy that says what was signed in other bytes is told from one that was changed.
func TestOtherBytes(t *testing.T) {
	text, g := signed(t)
	for edited, want := range map[string]string{
		strings.ReplaceAll(text, "\n", "\r\n"): "only the line ends",
		text + "\n":                            "must end with the result line",
		strings.ReplaceAll(strings.Replace(text, "Bo ", "Eve ", 1), "\n", "\r\n"): "changed after signing",
	} {
		r := parse(t, edited)
		_, err := record.Verify(r, record.Rules{Game: g}, keys(1))
		if err == nil || !strings.Contains(said(err), want) || errors.Is(err, record.ErrLineEnds) != strings.Contains(want, "line ends") {
			t.Errorf("%v, want %q", err, want)
		}
		if again := parse(t, r.String()); errors.Is(err, record.ErrLineEnds) && again.CheckSignature(keys(1)) != nil {
			t.Error("writing it anew does not mend it")
		}
	}
}

func TestByHand(t *testing.T) {
	g := game(t, "chesimals-2")
	report, err := record.Verify(parse(t, "1. o: n4n6 n3n4\n*\n"), record.Rules{Game: g}, keys(1))
	if err != nil || report.Hashed || report.RulesTag || report.Loose != 1 || len(report.Remarks()) != 3 {
		t.Errorf("%+v %q, %v", report, report.Remarks(), err)
	}
}

// TestVerifyFaults changes a good record in one way each, hashes and signature made anew where a forger could.
func TestVerifyFaults(t *testing.T) {
	text, g := signed(t)
	plain := parse(t, text)
	plain.Signature = ""
	cases := []struct {
		name   string
		change func(r *record.Record)
		turn   int
		want   string
	}{
		{"illegal turn", func(r *record.Record) { r.Turns[2].Text = "white: Ca1-a2" }, 3, "Ca1-a2"},
		{"unreadable turn", func(r *record.Record) { r.Turns[2].Text = "hocus pocus" }, 3, "don't know"},
		{"not canonical", func(r *record.Record) { r.Turns[2].Text = strings.ToUpper(r.Turns[2].Text) }, 3, "write "},
		{"hash changed", func(r *record.Record) { r.Turns[3].Hash = "0123456789abcdef0123456789abcdef" }, 4, "hash is #0123456789abcdef"},
		{"hash missing", func(r *record.Record) { r.Turns[3].Hash = "" }, 4, "hash is missing"},
		{"rules tag changed", func(r *record.Record) { set(r, "Rules", "sha256:01") }, 1, "or something before it was changed"},
		{"position", func(r *record.Record) { r.Tags = append(r.Tags, record.Tag{Name: "Position", Value: "xx w"}) }, 0, "Start says"},
		{"unsigned", func(*record.Record) {}, 0, "not signed"},
		{"unsigned, and without hashes", func(r *record.Record) { dropHashes(r); r.ResultHash = ""; set(r, "White", "Mallory") }, 0, "not signed"},
		{"other key", func(r *record.Record) { sign(t, r, 3) }, 0, "unknown key"},
		{"changed after signing", func(r *record.Record) { sign(t, r, 1); set(r, "White", "Eve") }, 0, "changed after signing"},
		{"signature damaged", func(r *record.Record) { r.Signature = "ed25519:x:y" }, 0, "can't read"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			r := parse(t, plain.String())
			c.change(r)
			err := asWritten(r, g, keys(1))
			var fault *record.Fault
			if !errors.As(err, &fault) || fault.Turn != c.turn || !strings.Contains(said(err), c.want) {
				t.Errorf("got %v, want turn %d: …%s", err, c.turn, c.want)
			}
		})
	}
}

// asWritten verifies what a record is as text.
func asWritten(r *record.Record, g rules.Game, keys []ed25519.PublicKey) error {
	r, err := record.Parse([]byte(r.String()))
	if err == nil {
		_, err = record.Verify(r, record.Rules{Game: g}, keys)
	}
	return err
}

func dropHashes(r *record.Record) {
	for i := range r.Turns {
		r.Turns[i].Hash = ""
	}
}

func set(r *record.Record, name, value string) {
	for i := range r.Tags {
		if r.Tags[i].Name == name {
			r.Tags[i].Value = value
		}
	}
}

func sign(t testing.TB, r *record.Record, n byte) {
	t.Helper()
	if err := r.Sign(key(n)); err != nil {
		t.Fatal(err)
	}
}

func TestResultByTheRules(t *testing.T) {
	g := game(t, "chesimals-0.1")
	for seed := range uint64(50) {
		turns, outcome := selfPlay(t, g, seed, 400, 3)
		if !outcome.Over() {
			continue
		}
		good := made(header(), g.Start().String(), turns, outcome.Result, string(outcome.Cause))
		report, err := record.Verify(good, record.Rules{Game: g}, nil)
		if err != nil || !report.ByRules {
			t.Fatalf("%+v, %v", report, err)
		}
		bad := made(header(), g.Start().String(), turns, rules.Drawn, string(outcome.Cause))
		if _, err := record.Verify(bad, record.Rules{Game: g}, nil); err == nil || !strings.Contains(said(err), "by the rules") {
			t.Errorf("a record that says it was drawn: %v", err)
		}
		return
	}
	t.Fatal("no game of 50 came to an end")
}

// TestSignatureHasOneSpelling: the last base64 digit has four bits that mean nothing; they must be zero.
func TestSignatureHasOneSpelling(t *testing.T) {
	text, g := signed(t)
	at := strings.Index(text, "==") - 1
	for _, c := range "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/" {
		changed := text[:at] + string(c) + text[at+1:]
		if _, err := record.Verify(parse(t, changed), record.Rules{Game: g}, keys(1)); (err == nil) != (changed == text) {
			t.Errorf("digit %c: %v", c, err)
		}
	}
}

func TestSignRefuses(t *testing.T) {
	r := made(header(), "8/8 w", nil, rules.Ongoing, "")
	if err := r.Sign(key(1)); err == nil || r.Signature != "" {
		t.Error("a game that goes on was signed")
	}
	r.Result = rules.Drawn
	if err := r.Sign(nil); err == nil {
		t.Error("signed without a key")
	}
}

func TestReplay(t *testing.T) {
	r, g := sample(t)
	start, err := record.Replay(r, g, 0)
	if err != nil || start.String() != g.Start().String() {
		t.Errorf("after 0 turns: %v, %v", start, err)
	}
	last, err := record.Replay(r, g, -1)
	if err != nil {
		t.Fatal(err)
	}
	six, err := record.Replay(r, g, 6)
	if err != nil || six.String() != last.String() || six.String() == start.String() {
		t.Errorf("after 6 turns: %v, %v", six, err)
	}
	if _, err := record.Replay(r, g, 7); err == nil || !strings.Contains(said(err), "only 6 turns") {
		t.Errorf("after 7 of 6 turns: %v", err)
	}
}

func BenchmarkVerify(b *testing.B) {
	g := game(b, "chesimals-2")
	for _, c := range []struct {
		name        string
		activations int
	}{{"one", 1}, {"nine", 9}} {
		b.Run(c.name, func(b *testing.B) {
			turns, outcome := selfPlay(b, g, 5, 200, c.activations)
			text := []byte(made(header(), g.Start().String(), turns, outcome.Result, string(outcome.Cause)).String())
			b.ReportAllocs()
			n, actions := 0, 0
			for _, t := range turns {
				actions += 1 + strings.Count(t.Text, ",")
			}
			for b.Loop() {
				r, err := record.Parse(text)
				if err != nil {
					b.Fatal(err)
				}
				if _, err := record.Verify(r, record.Rules{Game: g}, nil); err != nil {
					b.Fatal(err)
				}
				n += len(turns)
			}
			b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "turns/s")
			b.ReportMetric(float64(actions)/float64(len(turns)), "actions/turn")
		})
	}
}
