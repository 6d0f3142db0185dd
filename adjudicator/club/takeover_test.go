package club_test

import (
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/rules"
	"pbem/rules/presets"
)

// lost is a game of Cosmic that Black lost on time at noon, with what else a test changes.
func lost(t *testing.T, change func(*adjudicator.Match)) *adjudicator.Match {
	t.Helper()
	preset, err := presets.Builtin("cosmic", nil)
	if err != nil {
		t.Fatal(err)
	}
	start := preset.Game.Start()
	m := &adjudicator.Match{ID: 42, Game: preset.Game, Position: start, Start: start.String(), Begun: start.String(), Stage: adjudicator.Over, EndedAt: noon(),
		Terms: adjudicator.Terms{Preset: "cosmic", Rated: true, After: 7},
		Seats: [2]adjudicator.SeatState{{Player: adjudicator.Player{Name: "Ada", Address: "ada@example.org"}},
			{Player: adjudicator.Player{Name: "Bo", Address: "bo@example.org"}}},
		Outcome: rules.Outcome{Result: rules.WhiteWins, Cause: rules.TimeOut, By: rules.ByBlack}}
	change(m)
	return m
}

// TestTakeover: CR-35, who may offer the seat that somebody gave up, and when.
func TestTakeover(t *testing.T) {
	t.Parallel()
	const day, white, black = 24 * time.Hour, adjudicator.WhiteSeat, adjudicator.BlackSeat
	as := func(*adjudicator.Match) {}
	resigned := func(m *adjudicator.Match) { m.Outcome.Cause = rules.Resigned }
	for name, c := range map[string]struct {
		change func(*adjudicator.Match)
		by     adjudicator.Seat
		after  time.Duration // its end
		heard  time.Duration // before the offer
		want   string
	}{
		"lost on time, thirty days of silence": {as, white, 29 * day, 30 * day, ""},
		"a second too early":                   {as, white, 29 * day, 30*day - time.Second, "club-takeover-heard"},
		"in the last second":                   {as, white, 30*day - time.Second, 40 * day, ""},
		"too late":                             {as, white, 30 * day, 40 * day, "club-takeover-late"},
		"heard of since: never":                {as, white, 2 * day, 1 * day, "club-takeover-heard-late"},
		"by who lost":                          {as, black, 29 * day, 40 * day, "club-takeover-yours"},
		"resigned":                             {resigned, white, 29 * day, 40 * day, "club-takeover-otherwise"},
		"resigned by forget me, at once":       {func(m *adjudicator.Match) { resigned(m); m.Gone = true }, white, 0, 0, ""},
		"lost on time, then forgotten":         {func(m *adjudicator.Match) { m.Seats[rules.Black].Forgotten = true }, white, day, 0, ""},
		"resigned, and later forgotten":        {func(m *adjudicator.Match) { resigned(m); m.Seats[rules.Black].Forgotten = true }, white, day, 0, "club-takeover-otherwise"},
		"the opponent is forgotten":            {func(m *adjudicator.Match) { m.Seats[rules.White].Forgotten = true }, white, 2 * day, day, "club-takeover-heard-late"},
		"taken over already":                   {func(m *adjudicator.Match) { m.TakenOver = 57 }, white, 29 * day, 40 * day, "club-takeover-done"},
		"private":                              {func(m *adjudicator.Match) { m.Terms.Private = true }, white, 29 * day, 40 * day, "club-takeover-private"},
		"going on":                             {func(m *adjudicator.Match) { m.Stage, m.Outcome = adjudicator.Playing, rules.Outcome{} }, white, 0, 40 * day, "club-takeover-goes-on"},
		"agreed draw":                          {func(m *adjudicator.Match) { m.Outcome = rules.Outcome{Result: rules.Drawn, Cause: rules.Agreed} }, white, 29 * day, 40 * day, "club-takeover-otherwise"},
		"set-ups unfinished":                   {func(m *adjudicator.Match) { m.Begun = "" }, white, 29 * day, 40 * day, "club-takeover-set-up"},
		"against oneself":                      {func(m *adjudicator.Match) { m.Seats[rules.Black].Player = m.Seats[rules.White].Player }, white, 29 * day, 40 * day, "club-takeover-alone"},
	} {
		m, now := lost(t, c.change), noon().Add(c.after)
		terms, why := club.Takeover(m, c.by, now, now.Add(-c.heard))
		if why.Key != c.want {
			t.Errorf("CR-35, %s: %q, want %q", name, why.Key, c.want)
		}
		if c.want == "" && (terms.Rated || terms.After != 0 || terms.Takeover != 42 || terms.Position != m.Position.String()) {
			t.Errorf("CR-35, %s: %+v", name, terms)
		}
	}
	o := made(t, club.OfferMade{})
	if _, why := o.Take(noon(), club.Taking{Seeker: somebody(1), Taker: somebody(2), GaveUp: true}); why.Key != "club-take-gave-up" {
		t.Errorf("CR-35, taken by who gave it up: %q", why.Key)
	}
}
