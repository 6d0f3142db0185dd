package referee_test

import (
	"errors"
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
)

// TestDispositions: of every letter it is known what became of it, and why; also of those that are not answered.
func TestDispositions(t *testing.T) {
	t.Parallel()
	white := func(o *fixture) string { return o.tag(adjudicator.WhiteSeat, 3) }
	none := func(*fixture) string { return "" }
	for _, c := range []struct {
		name, from string
		tag        func(*fixture) string
		words      string
		want       games.Disposition
		why        string
		match      int
	}{
		{"a turn", ada, white, "d3d4", games.Acted, "turn", 1},
		{"a turn, and a line that is none", ada, white, "d3d4\nshow at 99", games.Acted, "turn, show: referee-show-so-far", 1},
		{"a choice", ada, white, "name Ada Lovelace", games.Acted, "name", 1},
		{"a look", ada, white, "games", games.Answered, "games", 1},
		{"the manual, to a stranger", eve, none, "help", games.Answered, "help", 0},
		{"a turn against the rules", ada, white, "d3d9", games.Refused, "turn: cannot-read", 1},
		{"a turn out of turn", bo, func(o *fixture) string { return o.tag(adjudicator.BlackSeat, 3) }, "c6c5", games.Refused, "turn: match-not-your-turn", 1},
		{"somebody else's reply address", eve, white, "d3d4", games.AskedBack, "turn", 1},
		{"no proof", ada, none, "1: resign", games.AskedBack, "resign", 1},
		{"an address", ada, white, "address add ada@example.net", games.AskedBack, "address add", 1},
		{"a confirmation", ada, func(o *fixture) string { return o.adas }, "yes", games.Acted, "yes: draw", 1},
		{"neither yes nor no", ada, func(o *fixture) string { return o.adas }, "perhaps it rains", games.AskedBack, "", 1},
		{"no, thank you", ada, func(o *fixture) string { return o.adas }, "no", games.Answered, "no: draw", 1},
		{"nothing to be read", ada, white, "Kind regards from the sea.", games.Unread, "referee-nothing-to-do", 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			o := open(t)
			got := o.decide(o.letter(c.from, c.tag(o), c.words)).Handling
			address, _, _ := strings.Cut(c.from[strings.Index(c.from, "<")+1:], ">")
			if got.Disposition != c.want || got.Match != c.match || got.From != address {
				t.Errorf("%+v, want %s in game %d from %s", got, c.want, c.match, address)
			}
			if c.why != "" && got.Why != c.why {
				t.Errorf("because of %q, want %q", got.Why, c.why)
			}
		})
	}
}

// TestSilentDispositions: what is not answered has a reason, too.
func TestSilentDispositions(t *testing.T) {
	t.Parallel()
	header := func(line string) func(*fixture) mailer.Incoming {
		return func(o *fixture) mailer.Incoming {
			in := o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4")
			in.Raw = append([]byte(line+"\r\n"), in.Raw...)
			return in
		}
	}
	for _, c := range []struct {
		name   string
		letter func(*fixture) mailer.Incoming
		want   games.Disposition
	}{
		{"a robot's", header("Auto-Submitted: auto-replied"), games.Automatic},
		{"two authors", header("From: Bo <bo@example.org>"), games.Unanswerable},
		{"no plain address", func(o *fixture) mailer.Incoming { return o.letter(`"a b"@example.org`, "", "help") }, games.Unanswerable},
		{"a report", func(o *fixture) mailer.Incoming {
			return o.letter("postmaster@example.org", o.referee.Key.Bounce(1, adjudicator.WhiteSeat), "it came back")
		}, games.Reported},
		{"blocked", func(o *fixture) mailer.Incoming {
			o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "block")
			return o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4")
		}, games.Blocked},
		{"the day's answers are used up", func(o *fixture) mailer.Incoming {
			o.answers(ada, o.tag(adjudicator.WhiteSeat, 3), "I am away.", 3)
			return o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "I am away.")
		}, games.Capped},
		{"a forged one", func(o *fixture) mailer.Incoming {
			o.referee.Judge = judged(mailer.Judgement{Doubt: mailer.Unsigned})
			return o.letter(ada, "", "d3d4")
		}, games.Unauthentic},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			o := open(t)
			got := o.decide(c.letter(o))
			if got.Handling.Disposition != c.want || got.Handling.Why == "" {
				t.Errorf("%+v, want %s and why", got.Handling, c.want)
			}
			if len(got.Changes) > 0 || len(got.Outbox) > 0 && c.want != games.Unauthentic {
				t.Errorf("something was done or said: %+v", got)
			}
		})
	}
}

// TestDuplicateDisposition: a letter that was handled before says so, also beside the error.
func TestDuplicateDisposition(t *testing.T) {
	t.Parallel()
	o := open(t)
	in := o.letter(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4")
	if err := o.store.Commit(t.Context(), o.decide(in)); err != nil {
		t.Fatal(err)
	}
	c, err := o.handle(o.store, in)
	if !errors.Is(err, games.ErrDuplicate) || c.Handling.Disposition != games.Duplicate || c.Handling.From != "ada@example.org" {
		t.Errorf("%+v, %v", c.Handling, err)
	}
}

// TestRulesAreInTheCommit: the rules that a new match is played by are kept with it, and it goes on being played by them when a
// host's file has changed.
func TestRulesAreInTheCommit(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.referee.Registry = hostRegistry(t, "")
	c := o.send(bo, "", "new evil vs ada@example.org")
	if len(c.Changes) != 1 || len(c.Presets) != 1 {
		t.Fatalf("%d matches and %d presets", len(c.Changes), len(c.Presets))
	}
	terms := c.Changes[0].Events[0].Fact.(adjudicator.Opened).Terms
	kept, err := o.store.Preset(t.Context(), terms.RulesHash)
	if err != nil || string(kept) != string(c.Presets[0].Data) || c.Presets[0].Hash != terms.RulesHash {
		t.Errorf("%s is kept as %d bytes: %v", terms.RulesHash, len(kept), err)
	}
	o.referee.Registry = hostRegistry(t, "# mended\n")
	preset, err := o.referee.Registry.Agreed(t.Context(), o.store, terms)
	if err != nil || preset.Hash != terms.RulesHash {
		t.Errorf("agreed upon are %v, %v", preset, err)
	}
	terms.RulesHash = "sha256:00"
	if _, err := o.referee.Registry.Agreed(t.Context(), o.store, terms); err == nil || errors.Is(err, games.ErrNotFound) {
		t.Errorf("rules that are not kept are taken for a game that is not there: %v", err)
	}
}
