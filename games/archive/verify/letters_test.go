package verify_test

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"

	"pbem/games/archive/verify"
	"pbem/notation/record"
)

// TestRepliesAreWitnesses: a reply in which a mail program quotes our letter tells its hash, whatever it made of the line.
func TestRepliesAreWitnesses(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"apple/en-mac-picture", "gmail/en-picture", "outlook/en-picture"} {
		letters := &verify.Letters{}
		if err := letters.Add(filepath.Join("../../../cmd/pbem/testdata/letters", filepath.FromSlash(name)+".eml")); err != nil {
			t.Fatal(err)
		}
		found, want := letters.Findings(), record.Witness{Game: 42, Turn: 1, Hash: "3fa9c2d1e8b7a6053fa9c2d1e8b7a605"}
		if len(found) != 1 || found[0].Witness != want {
			t.Errorf("%s: %+v", name, found)
		}
	}
}

func TestAddLetter(t *testing.T) {
	t.Parallel()
	letters := &verify.Letters{}
	of := (*fs.PathError)(nil)
	if err := letters.Add(filepath.Join(t.TempDir(), "none.eml")); !errors.As(err, &of) || !errors.Is(err, fs.ErrNotExist) {
		t.Error(err)
	}
	if err := letters.Add(save(t, filepath.Join(t.TempDir(), "a.eml"), "Subject: hello\n\nNo hash.\n")); err != nil || letters.Read != 1 || letters.TellNothing() != 1 {
		t.Errorf("%v, %+v", err, letters)
	}
	if found := letters.Findings(); len(found) != 0 {
		t.Errorf("%+v", found)
	}
}

// TestFindings: whether a record of the letter's game fits, which others there are, and whether the letter may be of another
// service's game.
func TestFindings(t *testing.T) {
	t.Parallel()
	const here, there = "games.example.org", "elsewhere.example"
	head := game(t, 42, here).Turns[0].Hash
	const other = "0123456789abcdef0123456789abcdef"
	for name, c := range map[string]struct {
		hash, from string
		records    map[string]*record.Record
		ok         bool
		others     []string
		doubt      verify.Doubt
	}{
		"it fits":                   {head, here, map[string]*record.Record{"a": game(t, 42, here)}, true, nil, verify.NoDoubt},
		"another game":              {head, here, map[string]*record.Record{"a": game(t, 43, here)}, false, nil, verify.NoDoubt},
		"changed":                   {other, here, map[string]*record.Record{"a": game(t, 42, here)}, false, []string{"a"}, verify.NoDoubt},
		"changed, or of no place":   {other, here, map[string]*record.Record{"a": game(t, 42, "")}, false, []string{"a"}, verify.NoSite},
		"changed, or of another":    {other, here, map[string]*record.Record{"a": game(t, 42, there)}, false, []string{"a"}, verify.OtherSite},
		"one fits, and one is else": {head, here, map[string]*record.Record{"b": game(t, 42, here), "a": begun(t, 42, there, "white: Zc2-c3")}, true, []string{"a"}, verify.NoDoubt},
		"none of two":               {other, here, map[string]*record.Record{"b": game(t, 42, here), "a": game(t, 42, there)}, false, []string{"a", "b"}, verify.OtherSite},
	} {
		v := verifier(t, "")
		witness := record.Witness{Game: 42, Turn: 1, Hash: c.hash}
		letter := save(t, filepath.Join(t.TempDir(), "a.eml"), "From: referee@"+strings.ToUpper(c.from)+"\nSubject: game 42\n\n> "+witness.String()+"\n")
		if err := v.Letters.Add(letter); err != nil {
			t.Fatal(err)
		}
		for file, r := range c.records {
			if got := v.Check(member(file, r.String())); got.Fault != nil {
				t.Fatalf("%s: %v", name, got.Fault)
			}
		}
		found := v.Letters.Findings()
		if len(found) != 1 {
			t.Fatalf("%s: %d findings", name, len(found))
		}
		f := found[0]
		var others []string
		for _, o := range f.Others {
			others = append(others, o.Name)
		}
		if f.Letter != letter || f.Witness != witness || f.OK != c.ok || strings.Join(others, " ") != strings.Join(c.others, " ") || f.Doubt != c.doubt {
			t.Errorf("%s: %+v", name, f)
		}
	}
}
