package verify_test

import (
	"context"
	"crypto/ed25519"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/games/archive"
	"pbem/games/archive/collection"
	"pbem/games/archive/rulebook"
	"pbem/games/archive/signers"
	"pbem/games/archive/verify"
	"pbem/mailer/catalog"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

func secret(n byte) ed25519.PrivateKey {
	seed := make([]byte, ed25519.SeedSize)
	seed[0] = n
	return ed25519.NewKeyFromSeed(seed)
}

// keyFile writes the public half of a key.
func keyFile(t *testing.T, path string, n byte) string {
	t.Helper()
	if err := signers.Leave(path, []signers.Signer{{Key: secret(n).Public().(ed25519.PublicKey), Standing: signers.Current}}); err != nil {
		t.Fatal(err)
	}
	return path
}

// game is a signed record of two turns of a game.
func game(t *testing.T, number int, site string) *record.Record {
	t.Helper()
	return begun(t, number, site, "white: Zd2-d3")
}

func begun(t *testing.T, number int, site, first string) *record.Record {
	t.Helper()
	p, err := presets.Builtin("chesimals-0.1", nil)
	if err != nil {
		t.Fatal(err)
	}
	h := record.Header{Game: fmt.Sprint(number), Site: site, Variant: p.Name, Rules: p.Hash, White: "Ada", Black: "Bo", Judged: p.Judged(), Ended: time.Date(2026, 11, 21, 10, 11, 12, 0, time.UTC)}
	turns := []record.Turn{{Text: first}, {Text: "black: Fd7-c6"}}
	r := record.New(h, p.Game.Start().String(), turns, rules.WhiteWins, "resigned")
	if err := r.Sign(secret(1)); err != nil {
		t.Fatal(err)
	}
	return r
}

func save(t *testing.T, path, text string) string {
	t.Helper()
	if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, []byte(text), 0o600)); err != nil {
		t.Fatal(err)
	}
	return path
}

// member is the record in a file.
func member(file, text string) collection.Member {
	return collection.Member{Name: file, File: file, Text: []byte(text)}
}

func verifier(t *testing.T, keys string) *verify.Verifier {
	t.Helper()
	k, err := verify.NewKeys(keys)
	if err != nil {
		t.Fatal(err)
	}
	return &verify.Verifier{Rules: rulebook.New(), Keys: k, Letters: &verify.Letters{}}
}

// TestCheck: what is found for a record, by the keys that are at hand.
func TestCheck(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	keyFile(t, filepath.Join(dir, archive.KeysFile), 1)
	good := game(t, 42, "").String()
	unsigned := good[:strings.Index(good, "[Signature")] + good[strings.Index(good, "\n\n")+1:]
	lost := strings.Replace(good, "sha256:", "sha256:0", 1)
	inArchive, inPrivate, alone := filepath.Join(dir, "42.pbem"), filepath.Join(dir, "private", "42.pbem"), filepath.Join(t.TempDir(), "42.pbem")
	for name, c := range map[string]struct {
		keys, file, text string
		fault            string
		turn             int
		beside, checked  bool
	}{
		"by the archive's own key":    {file: inArchive, text: good, beside: true, checked: true},
		"a private copy":              {file: inPrivate, text: good, beside: true, checked: true},
		"no key":                      {file: alone, text: good},
		"on standard input":           {file: verify.StandardInput, text: good},
		"by a key that was given":     {keys: keyFile(t, filepath.Join(t.TempDir(), "mine"), 1), file: inArchive, text: good, checked: true},
		"by the wrong key":            {keys: keyFile(t, filepath.Join(t.TempDir(), "mine"), 2), file: inArchive, text: good, fault: "unknown key"},
		"unsigned beside keys":        {file: inArchive, text: unsigned, beside: true, fault: catalog.English().Error(record.ErrUnsigned)},
		"changed":                     {file: alone, text: strings.Replace(good, "c6", "c5", 1), fault: "", turn: 2},
		"no record":                   {file: alone, text: "hello", fault: "line 1"},
		"its rules are not to be had": {file: alone, text: lost, fault: "the Rules tag is"},
	} {
		got := verifier(t, c.keys).Check(member(c.file, c.text))
		switch {
		case got.Unread != nil || got.Name != c.file || got.Beside != c.beside:
			t.Errorf("%s: %+v", name, got)
		case c.fault == "" && c.turn == 0:
			if got.Fault != nil || got.Report.Checked != c.checked || got.Report.Turns != 2 {
				t.Errorf("%s: %+v", name, got)
			}
		case got.Fault == nil || got.Turn() != c.turn || !strings.Contains(catalog.English().Error(got.Why()), c.fault):
			t.Errorf("%s: %v in turn %d", name, got.Fault, got.Turn())
		}
	}
	save(t, filepath.Join(dir, archive.KeysFile), "no key\n")
	if got := verifier(t, "").Check(member(inArchive, good)); got.Unread == nil || got.Fault != nil {
		t.Errorf("beside a spoilt file of keys: %+v", got)
	}
}

func TestNewKeys(t *testing.T) {
	t.Parallel()
	if _, err := verify.NewKeys(filepath.Join(t.TempDir(), "none")); !errors.Is(err, fs.ErrNotExist) {
		t.Error(err)
	}
	if _, err := verify.NewKeys(save(t, filepath.Join(t.TempDir(), "empty"), "# nothing\n")); err == nil || !strings.HasSuffix(catalog.English().Error(err), "holds no public key") {
		t.Error(err)
	}
}

// TestAll: the results come in the order of the names, however many there are; standard input is one of them, once.
func TestAll(t *testing.T) {
	t.Parallel()
	dir, text := t.TempDir(), game(t, 42, "").String()
	files := []string{verify.StandardInput, verify.StandardInput, filepath.Join(dir, "missing.pbem")}
	for i := range 200 {
		files = append(files, save(t, filepath.Join(dir, fmt.Sprintf("%d.pbem", i)), text))
	}
	v := verifier(t, "")
	var names []string
	var unread, bad []string
	err := v.All(t.Context(), collection.Walk(t.Context(), strings.NewReader(text), files...), func(r verify.Result) error {
		names = append(names, r.Name)
		if r.Unread != nil {
			unread = append(unread, r.Name)
		} else if r.Fault != nil {
			bad = append(bad, r.Name)
		}
		return nil
	})
	if err != nil || !slices.Equal(names, files) || !slices.Equal(unread, files[2:3]) || !slices.Equal(bad, files[1:2]) {
		t.Errorf("%v: %d results, unread %q, not in order %q", err, len(names), unread, bad)
	}
	full, taken := errors.New("no room"), 0
	if err := v.All(t.Context(), collection.Walk(t.Context(), strings.NewReader(""), files...), func(verify.Result) error { taken++; return full }); !errors.Is(err, full) || taken != 1 {
		t.Errorf("%v after %d results", err, taken)
	}
}

// TestDateThatDoesNotGoWithTheTimes: no link has the tag Date in it, so whoever has the key can write any; it is told where the chained
// times cannot be of that game.
func TestDateThatDoesNotGoWithTheTimes(t *testing.T) {
	t.Parallel()
	for date, want := range map[string]bool{"2026.11.21": false, "2026.12.01": false, "2026.12.02": true, "2025.12.02": false, "2019.11.21": true, "": false} {
		s := newScene(t)
		again(1, 1, func(p *played) { p.header.Date = date })(s)
		keys, err := verify.NewKeys("")
		if err != nil {
			t.Fatal(err)
		}
		v := &verify.Verifier{Rules: rulebook.New(), Keys: keys, Letters: &verify.Letters{}}
		err = v.All(context.Background(), collection.Walk(context.Background(), nil, s.dir+"/001.pbem"), func(r verify.Result) error {
			if r.Fault != nil || r.Misdated != want {
				t.Errorf("%q: misdated %v, want %v; %v", date, r.Misdated, want, r.Fault)
			}
			return nil
		})
		if err != nil {
			t.Error(err)
		}
	}
}
