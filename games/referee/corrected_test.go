package referee_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/referee"
	"pbem/rules"
)

// TestCorrectedRecords: CR-2, CR-22, CR-43, CR-53, CR-60: every correction of the host's is a revision of the record, signed anew or, where
// the game goes on, not signed, and a line of the log; the game ended when it first ended, and each copy that was written before is explained.
func TestCorrectedRecords(t *testing.T) {
	t.Parallel()
	o := open(t)
	key := o.signing()
	o.consent(ada, o.tag(adjudicator.WhiteSeat, 3), "resign")
	ended := o.now
	var kept []string
	host := adjudicator.Adjudication{By: adjudicator.ByHost, Reason: "the letter was forged"}
	plays := adjudicator.Adjudication{By: adjudicator.ByHostWhoPlays, Reason: "asked by both"}
	for i, step := range []struct {
		do   adjudicator.Deed
		want string // of the public record, and the last line of the log
	}{
		{nil, `[Result "0-1"] [Termination "resigned"] [Revision "1"] signed | end 1`},
		{adjudicator.Adjudicate{Result: rules.WhiteWins, Adjudication: host}, `[Result "1-0"] [Termination "adjudicated"] [Adjudicated "1-0 the letter was forged"] [Revision "2"] signed | end 2`},
		{adjudicator.Adjudicate{Result: rules.Ongoing, Adjudication: plays}, `[Result "*"] [Termination "void"] [Adjudicated "void asked by both; by a player of this game"] [Revision "3"] signed | end 3`},
		{adjudicator.GoBack{To: 2, By: adjudicator.ByHost, Reason: "it goes on"}, `[Result "*"] [Revision "4"] | resume 4`},
		{adjudicator.Adjudicate{Result: rules.BlackWins, Adjudication: adjudicator.Adjudication{By: adjudicator.ByHost, Banned: adjudicator.WhiteSeat}},
			`[Result "0-1"] [Termination "adjudicated"] [Adjudicated "0-1 White was banned"] [Revision "5"] signed | end 5`},
		{adjudicator.GoBack{To: 1, By: adjudicator.ByHost, Reason: "a slip"}, `[Result "*"] [Revision "6"] | resume 6`},
		{adjudicator.Adjudicate{Result: rules.Drawn, Adjudication: adjudicator.Adjudication{By: adjudicator.ByTerms, Worth: [2]int{7, 7}}},
			`[Result "1/2-1/2"] [Termination "adjudicated"] [Adjudicated "1/2-1/2 by the terms of the event: worth 7 to 7"] [Revision "7"] signed | end 7`},
	} {
		if step.do != nil {
			o.now = o.now.Add(time.Hour)
			o.decided(1, step.do, "host"+strings.Repeat("x", i))
		}
		public, private, _ := o.copies(1)
		var tags []string
		for _, line := range strings.Split(public.String(), "\n") {
			for _, name := range []string{"Result", "Termination", "Adjudicated", "Revision"} {
				if strings.HasPrefix(line, "["+name+" ") {
					tags = append(tags, line)
				}
			}
		}
		if public.Signature != "" {
			tags = append(tags, "signed")
			o.verify(public, key)
		}
		lines, _ := o.logOf()
		word, rest, _ := strings.Cut(lines[len(lines)-1], " ")
		if got := strings.Join(tags, " ") + " | " + word + " " + strings.Fields(rest)[2]; got != step.want {
			t.Errorf("step %d:\n got %s\nwant %s", i, got, step.want)
		}
		if i < 3 && public.Tag("Ended") != ended.Format(time.RFC3339) {
			t.Errorf("CR-22: step %d: ended at %s, want %s", i, public.Tag("Ended"), ended)
		}
		kept = append(kept, private.String())
	}
	for i, text := range kept {
		if ok, err := referee.Explains(t.Context(), o.referee, o.store, 1, []byte(text)); err != nil || !ok {
			t.Errorf("the record of step %d is not explained: %v", i, err)
		}
		if ok, _ := referee.Explains(t.Context(), o.referee, o.store, 1, []byte(strings.Replace(text, `[Revision "`, `[Revision "9`, 1))); ok {
			t.Errorf("the record of step %d, of a later revision, is explained", i)
		}
	}
}

// decided has the service decide something in a game.
func (o *fixture) decided(match int, do adjudicator.Deed, digest string) games.Commit {
	o.t.Helper()
	c, err := referee.ByService(context.Background(), o.referee, o.referee.Changes(reader{o.store, o.t}), match, o.now, digest, do)
	if err != nil {
		o.t.Fatal(err)
	}
	if len(c.Changes) == 0 {
		o.t.Fatalf("%+v is refused", do)
	}
	return o.commit(c)
}

// TestHostTellsBoth: what the host decides about a game is told to both players, with the reason in the host's own words; secret addresses of
// before are of a turn that does not stand any more (CR-43), and the cap of games forgets the ending (CR-34).
func TestHostTellsBoth(t *testing.T) {
	t.Parallel()
	o := open(t)
	o.consent(ada, o.tag(adjudicator.WhiteSeat, 3), "resign")
	c := o.decided(1, adjudicator.GoBack{To: 2, By: adjudicator.ByHost, Reason: "Ada's keys were stolen"}, "host")
	for _, who := range []string{"ada@example.org", "bo@example.org"} {
		if text := o.text(c, who); !strings.Contains(text, "The game goes on.") || !strings.Contains(text, "Ada's keys were stolen") {
			t.Errorf("%s is told\n%s", who, text)
		}
	}
	if !slices.ContainsFunc(c.Endings, func(e games.Ending) bool { return e.Counts == 0 }) {
		t.Errorf("CR-34: the endings count as %+v", c.Endings)
	}
	if late := o.send(ada, o.tag(adjudicator.WhiteSeat, 3), "d3d4"); len(late.Changes) > 0 && o.text(late, "ada@example.org") != "" && strings.Contains(o.facts(), "d3-d4") {
		t.Errorf("CR-43: a letter of before the end was played: %s", o.text(late, "ada@example.org"))
	}
	o.send(ada, o.taken(adjudicator.WhiteSeat, 3, 1), "d3d4")
	if m := o.summaryOf(1); m.Stage != adjudicator.Playing || m.Turn != 4 {
		t.Errorf("the game stands at %+v", m)
	}
}
