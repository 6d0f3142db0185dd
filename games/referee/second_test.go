package referee_test

import (
	"context"
	"crypto/ed25519"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games/talk/play"
	"pbem/notation/record"
	"pbem/rules/presets"
)

// copies are what the archive keeps of a game.
func (o *fixture) copies(game int) (open, private *record.Record, notes string) {
	o.t.Helper()
	c, err := play.Record(context.Background(), o.referee, o.store, game)
	if err != nil || c.Private == nil {
		o.t.Fatalf("game %d: %v", game, err)
	}
	return c.Public, c.Private, string(c.Notes)
}

// verify holds a record to its rules and to the key.
func (o *fixture) verify(r *record.Record, key ed25519.PublicKey) {
	o.t.Helper()
	parsed, err := record.Parse([]byte(r.String()))
	if err != nil {
		o.t.Fatal(err)
	}
	settings, err := presets.ParseSettings(r.Tag("Options"))
	if err != nil {
		o.t.Fatal(err)
	}
	p, err := presets.Builtin(r.Tag("Variant"), settings)
	if err != nil {
		o.t.Fatal(err)
	}
	by := record.Rules{Game: p.Game, Judged: p.Judged(), Repetition: p.Repetition, QuietTurns: p.QuietTurns}
	if _, err := record.Verify(parsed, by, []ed25519.PublicKey{key}); err != nil {
		o.t.Errorf("%v\n%s", err, r)
	}
}

// signing gives the referee a key of its own for records.
func (o *fixture) signing() ed25519.PublicKey {
	key := ed25519.NewKeyFromSeed([]byte(strings.Repeat("k", ed25519.SeedSize)))
	o.referee.Signing = key
	return key.Public().(ed25519.PublicKey)
}

// TestRecordsSayAll begins games on all sorts of terms, and ends them: the record says all of it in its tags, and
// verifies from its first to its last turn.
func TestRecordsSayAll(t *testing.T) {
	t.Parallel()
	o := open(t)
	key := o.signing()
	for i, c := range []struct {
		terms string
		want  map[string]string
	}{
		{"cosmic vs bo@example.org as white", map[string]string{"Event": "Casual game", "Rated": "no", "From": "", "WhiteId": "p1", "BlackId": "p2", "Judged": "cosmic 1", "Start": "3nrk/3pnr/4pn/NP4/RNP3/KRN3 w", "TimeControl": "3d"}},
		{"cosmic vs bo@example.org as black rated time 12h", map[string]string{"Event": "Rated game", "Rated": "yes", "WhiteId": "p2", "BlackId": "p1", "TimeControl": "12h"}},
		{"chesimals-2 vs bo@example.org as white private time none option setback=1", map[string]string{"Options": "setback=1", "Judged": "amp 1", "TimeControl": "-"}},
		{"cosmic vs bo@example.org as white from 3nrk/3pnr/4pn/NP4/RNP3/KRN3 b", map[string]string{"From": "position", "Position": "", "Start": "3nrk/3pnr/4pn/NP4/RNP3/KRN3 b"}},
		{"lifeform-secret vs bo@example.org as white", map[string]string{"Start": "8/8/8/8/8/8/8/8 w", "Judged": "lifeform 1"}},
	} {
		game := i + 2
		o.send(ada, "", "new "+c.terms)
		o.now = o.now.Add(time.Hour)
		seat := adjudicator.BlackSeat
		if c.want["WhiteId"] == "p2" {
			seat = adjudicator.WhiteSeat
		}
		turn := 1
		if strings.HasPrefix(c.terms, "lifeform-secret") {
			turn = 0 // the set-ups
		}
		accepted := o.send(bo, o.tagOf(game, seat, turn), "accept")
		_, playing, _ := o.copies(game)
		o.verify(playing, key)
		begun := playing.FirstLink()
		if line := accepted.Log.Lines[0]; !strings.HasPrefix(line, "begin example.org "+playing.Tag("Game")+" "+begun) || len(begun) != 32 {
			t.Errorf("%s: the log says %q, the record #%s", c.terms, line, begun)
		}
		o.now = o.now.Add(time.Hour)
		o.consent(ada, "", playing.Tag("Game")+": resign")
		public, private, _ := o.copies(game)
		for _, r := range []*record.Record{public, private} {
			if r == nil && strings.Contains(c.terms, "private") {
				continue
			}
			o.verify(r, key)
			for tag, want := range c.want {
				if got := r.Tag(tag); got != want {
					t.Errorf("%s: the tag %s is %q, want %q", c.terms, tag, got, want)
				}
			}
			if r.Typed || r.FirstLink() != begun || r.Termination != "resigned" || r.Tag("Revision") != "1" ||
				r.Tag("Ended") != o.now.Format(time.RFC3339) || r.Tag("Site") != "example.org" {
				t.Errorf("%s:\n%s", c.terms, r)
			}
		}
	}
}

// TestIdsStay: a player has one id in all games, whatever they are called and wherever they write from.
func TestIdsStay(t *testing.T) {
	t.Parallel()
	o := open(t)
	first, _, _ := o.copies(1)
	o.send(ada, "", "name Countess")
	o.send("Ada <ada@elsewhere.example>", o.asked(o.consent(ada, "", "address add ada@elsewhere.example")), "yes")
	o.send("Ada <ada@elsewhere.example>", "", "new cosmic vs bo@example.org as black")
	o.send(bo, o.tagOf(2, adjudicator.WhiteSeat, 1), "accept")
	second, _, _ := o.copies(2)
	if again, _, _ := o.copies(1); again.String() != first.String() {
		t.Errorf("the record of the game before has changed:\n%s", again)
	}
	if second.Tag("BlackId") != first.Tag("WhiteId") || second.Tag("WhiteId") != first.Tag("BlackId") || second.Tag("Black") != "Countess" {
		t.Errorf("first\n%s\nsecond\n%s", first, second)
	}
}

// TestNumbersOfABatch: of players who are new with the letters of one batch each has a number of their own, in the order of the letters.
func TestNumbersOfABatch(t *testing.T) {
	t.Parallel()
	o := open(t)
	for _, name := range []string{"zoe", "cy"} {
		o.send(ada, "", "new cosmic vs "+name+"@example.org as white")
	}
	for address, want := range map[string]string{"ada@example.org": "p1", "bo@example.org": "p2", "zoe@example.org": "p3", "cy@example.org": "p4"} {
		if p, err := o.store.Player(t.Context(), address); err != nil || p.ID() != want {
			t.Errorf("%s is %s, %v", address, p.ID(), err)
		}
	}
}
