package eventfile_test

import (
	"crypto/ed25519"
	"fmt"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"pbem/mailer/catalog"
	"pbem/notation/eventfile"
	"pbem/notation/record"
	"pbem/rules"
)

func key(t testing.TB) ed25519.PrivateKey {
	t.Helper()
	seed := make([]byte, ed25519.SeedSize)
	for i := range seed {
		seed[i] = byte(i + 1)
	}
	return ed25519.NewKeyFromSeed(seed)
}

func day(n int) time.Time { return time.Date(2027, 1, n, 0, 0, 0, 0, time.UTC) }

// swiss is a tournament with everything that one can have but sections.
func swiss() *eventfile.File {
	return &eventfile.File{
		Event: `The "Grand" Cup`, Site: "games.example.org",
		Terms: eventfile.Terms{Variant: "amoeba", Options: "occupied=true", Kind: eventfile.Swiss, Size: 3, Words: "time 3d no vacation rounds 30d", Rated: true},
		Began: day(1), Ended: day(30), Pseudonyms: []string{"p9"}, Revision: 7,
		Players: []eventfile.Player{{ID: "p7", Rating: "1532.25", Name: "Zoë Ünal"}, {ID: "p9", Rating: "1500.00", Name: "player-7f3a"}, {ID: "p2", Name: "Bo"},
			{ID: "p4", Name: "Li"}, {ID: "p5", Rating: "1200.50", Name: "Ed"}},
		Groups: []eventfile.Group{{
			Boards: []eventfile.Board{board(1, 1, 1, 3, 41), board(1, 2, 4, 2, 42), {Round: 2, Number: 2, White: 3, Black: 4, Forfeit: rules.WhiteWins}, board(2, 1, 5, 1, 43)},
			Byes:   []eventfile.Bye{{Round: 1, Player: 5}, {Round: 2, Player: 2}},
		}},
		Dropouts: []eventfile.Dropout{{Player: 4, At: day(10), Cause: "resigned"}},
	}
}

func board(round, n int, white, black eventfile.Seed, game int) eventfile.Board {
	return eventfile.Board{Round: round, Number: n, White: white, Black: black, Game: game}
}

func sections() *eventfile.File {
	f := swiss()
	f.Event, f.Kind, f.Size, f.Ended, f.Pseudonyms = "Winter Cup", eventfile.Sections, 3, time.Time{}, nil
	f.Others = []record.Tag{{Name: "Prize", Value: "a cake"}}
	f.Players = append(f.Players, eventfile.Player{ID: "p6", Name: "Jo"})
	f.Groups = []eventfile.Group{
		{Number: 1, Players: []eventfile.Seed{1, 4, 5}, Boards: []eventfile.Board{board(1, 1, 4, 5, 1)}, Struck: []eventfile.Seed{1}},
		{Number: 2, Players: []eventfile.Seed{2, 3, 6}, Boards: []eventfile.Board{board(1, 1, 3, 6, 2)}},
		{Number: 3, Final: true, Players: []eventfile.Seed{2, 4}, Boards: []eventfile.Board{board(1, 1, 2, 4, 3)}},
	}
	f.Dropouts = []eventfile.Dropout{{Player: 1, At: day(5), Cause: "time"}}
	return f
}

func signed(t testing.TB, f *eventfile.File) string {
	t.Helper()
	if err := f.Sign(key(t)); err != nil {
		t.Fatal(catalog.English().Error(err))
	}
	return f.String()
}

const swissText = `[Format "pbem event 1"]
[Event "The \"Grand\" Cup"]
[Site "games.example.org"]
[Variant "amoeba"]
[Options "occupied=true"]
[Kind "swiss 3"]
[Terms "time 3d no vacation rounds 30d"]
[Rated "yes"]
[Began "2027-01-01T00:00:00Z"]
[Ended "2027-01-30T00:00:00Z"]
[Pseudonym "p9"]
[Revision "7"]

player 1 p7 1532.25 Zoë Ünal
player 2 p9 1500.00 player-7f3a
player 3 p2 - Bo
player 4 p4 - Li
player 5 p5 1200.50 Ed
game 1.1 1-3 41
game 1.2 4-2 42
game 2.1 5-1 43
forfeit 2.2 3-4 1-0
bye 1 5
bye 2 2
dropout 4 2027-01-10T00:00:00Z resigned
`

// TestWritten: the text of CR-2, and that it is read as it was meant.
func TestWritten(t *testing.T) {
	t.Parallel()
	if got := swiss().String(); got != swissText {
		t.Errorf("CR-2: got\n%s", got)
	}
	for _, f := range []*eventfile.File{swiss(), sections()} {
		text := signed(t, f)
		read, err := eventfile.Parse([]byte(text))
		if err != nil {
			t.Fatal(catalog.English().Error(err))
		}
		if read.String() != text || fmt.Sprint(read.Players, read.Terms, read.Dropouts, read.Others, read.Began) != fmt.Sprint(f.Players, f.Terms, f.Dropouts, f.Others, f.Began) {
			t.Errorf("it is read as %+v", read)
		}
		if err := read.CheckSignature([]ed25519.PublicKey{key(t).Public().(ed25519.PublicKey)}); err != nil {
			t.Error(err)
		}
	}
}

// TestRefused: what cannot be, and where.
func TestRefused(t *testing.T) {
	t.Parallel()
	plain, cup := swiss().String(), sections().String()
	for _, c := range []struct{ text, from, to, why string }{
		{plain, "event 1", "event 2", `line 1: I can't read format "pbem event 2", only "pbem event 1"`},
		{plain, "[Site", "[Seat", "the Site tag is missing"},
		{plain, "swiss 3", "swiss 0", `line 6: the tag Kind can't be "swiss 0"`},
		{plain, "swiss 3", "swiss", `line 6: the tag Kind can't be "swiss"`},
		{cup, "of 3", "3", "the tag Kind can't be"},
		{plain, `"yes"`, `"maybe"`, "line 8: the tag Rated can't be"},
		{plain, "[Revision \"7\"]", "[Revision \"07\"]", "the tag Revision can't be"},
		{plain, "[Variant \"amoeba\"]\n[Options \"occupied=true\"]", "[Options \"occupied=true\"]\n[Variant \"amoeba\"]", "line 4: this is"},
		{plain, "[Site", "[Event \"x\"]\n[Site", "line 3: tag Event appears twice"},
		{plain, "player 2", "player 3", `line 15: "player 3 p9`},
		{plain, "p9 1500", "p7 1500", "player p7 is there twice"},
		{plain, "Zoë Ünal", "Zoe\u0308 Ünal", "isn't a line of such a file"},
		{plain, "game 1.1 1-3", "game 1.1 1-6", "player 6 is there twice, or doesn't"},
		{plain, "game 1.1 1-3", "game 1.1 1-1", "player 1 is there twice, or doesn't"},
		{plain, "game 1.1 1-3", "game 1.1.1 1-3", "isn't a line of such a file"},
		{plain, "game 1.2", "game 1.1", "board 1.1 is there twice"},
		{plain, "4-2 42", "4-2 41", "game 41 is there twice"},
		{plain, "bye 1 5", "bye 1 4", "player 4 is there twice"},
		{plain, "2.1 5-1 43\nforfeit 2.2 3-4", "2.1 3-1 43\nforfeit 2.2 5-4", "CR-11 game 2.1 is there twice"},
		{plain, "bye 2 2", "bye 3 5", "CR-11 bye 3 5 is there twice"},
		{plain, "game 1.1 1-3 41\ngame 1.2 4-2 42", "game 1.2 4-2 42\ngame 1.1 1-3 41", "line 19: this is"},
		{plain, "3-4 1-0", "3-4 1/2-1/2", "isn't a line of such a file"},
		{plain, "dropout", "struck 4\ndropout", "CR-10 struck 4 is there twice"},
		{plain, "dropout 4", "dropout 6", "dropout 6 is there twice, or doesn't"},
		{plain, "resigned\n", "resigned", "the text ends"},
		{plain, "resigned\n", "resigned\n\n", "isn't a line of such a file"},
		{cup, "section 1 1 4 5", "section 1 1 4 4", "CR-18 player 4 is there twice"},
		{cup, "section 2 2 3 6", "section 2 2 3 5", "CR-18 player 5 is there twice"},
		{cup, "section 2 2 3 6", "section 2 2 3", "CR-18 a player is in no section"},
		{cup, "game 2.1.1 3-6", "game 2.1.1 3-5", "player 5 is there twice, or doesn't"},
		{cup, "game 2.1.1 3-6", "game 1.1.1 3-6", "isn't a line of such a file"},
		{cup, "final 3 2 4", "final 3 2 2", "player 2 is there twice"},
		{strings.Replace(cup, "sections of 3", "double", 1), "Cup", "Cup", "section is there twice, or doesn't belong here"},
	} {
		text := strings.Replace(c.text, c.from, c.to, 1)
		if text == c.text && c.from != c.to {
			t.Fatalf("%q does not stand there", c.from)
		}
		_, err := eventfile.Parse([]byte(text))
		if err == nil {
			t.Errorf("with %q it is read", c.to)
			continue
		}
		why := strings.TrimPrefix(c.why, strings.SplitN(c.why, " ", 2)[0]+" ")
		if !strings.HasPrefix(c.why, "CR-") {
			why = c.why
		}
		if said := catalog.English().Error(err); !strings.Contains(said, why) && c.why != "the text ends" {
			t.Errorf("with %q: %s, want %s", c.to, said, why)
		}
	}
}

// TestSignature: a file that was changed, that nobody signed, or that a stranger did, is found out.
func TestSignature(t *testing.T) {
	t.Parallel()
	known := []ed25519.PublicKey{key(t).Public().(ed25519.PublicKey)}
	text := signed(t, swiss())
	stranger := swiss()
	if err := stranger.Sign(ed25519.NewKeyFromSeed(make([]byte, 32))); err != nil {
		t.Fatal(err)
	}
	for text, why := range map[string]string{
		strings.Replace(text, "3-4 1-0", "3-4 0-1", 1): "changed after signing",
		swiss().String():                          "isn't signed",
		stranger.String():                         "signed with an unknown key",
		strings.Replace(text, "==\"]", "=\"]", 1): "was changed",
	} {
		f, err := eventfile.Parse([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if err := f.CheckSignature(known); err == nil || !strings.Contains(catalog.English().Error(err), why) {
			t.Errorf("%v, want %s", err, why)
		}
	}
	bad := swiss()
	bad.Players[0].Name = "Ada\nround 9"
	if bad.Sign(key(t)) == nil {
		t.Error("a name of two lines was signed")
	}
}

// FuzzParse: whatever stands in a file, it is refused, or it is what is written.
func FuzzParse(f *testing.F) {
	f.Add([]byte(swissText))
	f.Add([]byte(sections().String()))
	f.Add([]byte(signed(f, sections())))
	f.Fuzz(func(t *testing.T, text []byte) {
		read, err := eventfile.Parse(text)
		if err != nil {
			_ = catalog.English().Error(err)
			return
		}
		if read.String() != string(text) {
			t.Errorf("%q is written %q", text, read.String())
		}
		_ = read.CheckSignature([]ed25519.PublicKey{key(t).Public().(ed25519.PublicKey)})
	})
}

// TestFileNames: any name becomes that of a file, on any disk, and two names never the same.
func TestFileNames(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"Winter Cup": "Winter Cup.event", "cup-2027_b": "cup-2027_b.event", "A. B.'s Cup": "A. B._s Cup~", "..": "~", "../../etc/passwd": "_.._etc_passwd~",
		"CON": "CON~", "con.x": "con.x~", "Fünfer": "Funfer~", "Кубок": "_____~", "": "~", "a/b": "a_b~", "com1": "com1~", " Cup": "Cup~", "Cup.": "Cup~",
	} {
		got := eventfile.FileName(name)
		if got != want && !(strings.HasSuffix(want, "~") && strings.HasPrefix(got, want) && len(got) == len(want)+8+len(".event")) {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		one, other := rapid.StringMatching(`[a-cA-C .äßЯ/~_-]{0,6}`).Draw(t, "one"), rapid.StringMatching(`[a-cA-C .äßЯ/~_-]{0,6}`).Draw(t, "other")
		a, b := eventfile.FileName(one), eventfile.FileName(other)
		if strings.EqualFold(a, b) && !strings.EqualFold(one, other) {
			t.Errorf("%q and %q are both %q", one, other, a)
		}
		for _, r := range a {
			if r < ' ' || r > '~' || strings.ContainsRune(`/\:*?"<>|`, r) {
				t.Errorf("%q is %q", one, a)
			}
		}
	})
}
