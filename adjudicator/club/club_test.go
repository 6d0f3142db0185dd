package club_test

import (
	"errors"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
)

// stored are facts as stores have them: what is written once is read for ever.
func stored() map[string]struct {
	fact club.Fact
	data string
} {
	return map[string]struct {
		fact club.Fact
		data string
	}{
		"strict": {club.StrictChosen{On: true}, `{"on":true}`},

		"banned": {club.Banned{Reason: "“…” {x}"}, `{"reason":"“…” {x}"}`}, "ban-told": {club.BanTold{}, `{}`}, "unbanned": {club.Unbanned{}, `{}`},
		"cap-lifted": {club.CapLifted{On: true}, `{"on":true}`},

		"zone":            {club.ZoneChosen{Zone: "Europe/Berlin", Running: true}, `{"zone":"Europe/Berlin","running":true}`},
		"weekends":        {club.WeekendsChosen{Off: true}, `{"off":true}`},
		"vacation":        {club.VacationBooked{From: "2026-12-24", To: "2026-12-26", Began: moment(24), Ended: moment(27)}, `{"from":"2026-12-24","to":"2026-12-26","began":"2026-12-24T00:00:00Z","ended":"2026-12-27T00:00:00Z"}`},
		"vacation-ended":  {club.VacationEnded{On: "2026-12-25"}, `{"on":"2026-12-25"}`},
		"automatic":       {club.AutomaticChosen{On: true}, `{"on":true}`},
		"automatic-taken": {club.AutomaticTaken{Game: 42, From: moment(24)}, `{"game":42,"from":"2026-12-24T00:00:00Z"}`},
		"unreached":       {club.Unreached{Since: moment(24), Days: 7}, `{"since":"2026-12-24T00:00:00Z","days":7}`},
		"heard-again":     {club.HeardAgain{}, `{}`},
		"reminders":       {club.RemindersChosen{Left: [3]time.Duration{72 * time.Hour, time.Hour}}, `{"left":[259200000000000,3600000000000,0]}`},

		"tutorial":      {club.TutorialReached{Progress: club.Progress{Name: "cosmic", Lesson: 5, Over: true}}, `{"name":"cosmic","lesson":5,"over":true}`},
		"tutorial-left": {club.TutorialLeft{}, `{}`},

		"digest":   {club.DigestChosen{On: true, Hour: 450}, `{"on":true,"hour":450}`},
		"category": {club.CategoryChosen{Category: club.Turns, On: false}, `{"category":"turns","on":false}`},
		"calendar": {club.CalendarChosen{On: true}, `{"on":true}`},
		"less":     {club.LessWished{Digest: 17}, `{"digest":17}`},

		"offer-made": {club.OfferMade{Number: 12, Seeker: 7, Terms: adjudicator.Terms{Preset: "amoeba", Title: "A", RulesHash: "r"}, As: "white",
			Ratings: club.Window{Least: 1400, Most: 1800}, Games: 3, Until: time.Date(2027, 2, 1, 0, 0, 0, 0, time.UTC), Note: "hello"},
			`{"number":12,"seeker":7,"terms":{"preset":"amoeba","title":"A","rules":"r"},"as":"white","ratings":{"least":1400,"most":1800},"games":3,"until":"2027-02-01T00:00:00Z","note":"hello"}`},
		"offer-taken":    {club.OfferTaken{By: 9, Game: 42}, `{"by":9,"game":42}`},
		"offer-reminded": {club.OfferReminded{}, `{}`},
		"offer-vouched":  {club.OfferVouched{Heard: time.Date(2027, 2, 1, 0, 0, 0, 0, time.UTC)}, `{"heard":"2027-02-01T00:00:00Z"}`},
		"offer-ended":    {club.OfferEnded{Why: club.Filled}, `{"why":"filled"}`},

		"limit":                {club.LimitChosen{Preset: "amoeba", Most: 4}, `{"preset":"amoeba","most":4}`},
		"limit-lifted":         {club.LimitLifted{Preset: "amoeba"}, `{"preset":"amoeba"}`},
		"preset-refused":       {club.PresetRefused{Preset: "amoeba"}, `{"preset":"amoeba"}`},
		"preset-accepted":      {club.PresetAccepted{Preset: "amoeba"}, `{"preset":"amoeba"}`},
		"player-refused":       {club.PlayerRefused{Player: 9}, `{"player":9}`},
		"player-accepted":      {club.PlayerAccepted{Player: 9}, `{"player":9}`},
		"address-refused":      {club.AddressRefused{Unwanted: club.Unwanted{Hash: "h", Shown: "b…@example.org"}}, `{"hash":"h","shown":"b…@example.org"}`},
		"own-preset":           {club.OwnPresetSent{Name: "ponds", Title: "Two Ponds", Hash: "sha256:7"}, `{"name":"ponds","title":"Two Ponds","hash":"sha256:7"}`},
		"own-preset-begun":     {club.OwnPresetBegun{Name: "ponds"}, `{"name":"ponds"}`},
		"own-preset-forgotten": {club.OwnPresetForgotten{Name: "ponds"}, `{"name":"ponds"}`},

		"address-accepted": {club.AddressAccepted{Hash: "h"}, `{"hash":"h"}`},
	}
}

func TestFactsAreStoredForEver(t *testing.T) {
	for kind, want := range stored() {
		name, data, err := club.MarshalFact(want.fact)
		if name != kind || string(data) != want.data || err != nil {
			t.Errorf("%s is stored as %s %s (%v), want %s", kind, name, data, err, want.data)
		}
		back, err := club.UnmarshalFact(kind, []byte(want.data))
		if back != want.fact || err != nil {
			t.Errorf("%s is read as %#v (%v)", kind, back, err)
		}
	}
}

func TestUnknownFacts(t *testing.T) {
	if _, err := club.UnmarshalFact("of-tomorrow", []byte("{}")); !errors.Is(err, club.ErrUnknownFact) {
		t.Errorf("error %v, want ErrUnknownFact", err)
	}
	if _, err := club.UnmarshalFact("strict", []byte(`{"on":7}`)); err == nil || errors.Is(err, club.ErrUnknownFact) {
		t.Errorf("error %v for damaged content", err)
	}
	if _, err := club.Apply(club.Person{}, club.Event{}); !errors.Is(err, club.ErrOutOfOrder) {
		t.Errorf("error %v for an event without a fact", err)
	}
}

func TestApplyLeavesWhatItIsGiven(t *testing.T) {
	before := club.Person{}
	after, err := club.Apply(before, club.Event{At: time.Unix(1, 0), Fact: club.StrictChosen{On: true}})
	if err != nil || !after.Strict || after.Version != 1 || before.Strict || before.Version != 0 {
		t.Errorf("after %+v, before %+v, error %v", after, before, err)
	}
}

// TestTutorials: each goes on where it was left, and what was known of a person is not changed by what comes later.
func TestTutorials(t *testing.T) {
	t.Parallel()
	reached := func(name string, lesson int, over bool) club.Event {
		return club.Event{At: time.Unix(int64(lesson), 0), Fact: club.TutorialReached{Progress: club.Progress{Name: name, Lesson: lesson, Over: over}}}
	}
	before, err := club.Apply(club.Person{}, reached("cosmic", 0, false), reached("amoeba", 1, false), reached("cosmic", 2, false))
	if err != nil {
		t.Fatal(err)
	}
	after, err := club.Apply(before, reached("cosmic", 6, true))
	if err != nil {
		t.Fatal(err)
	}
	left, err := club.Apply(before, club.Event{Fact: club.TutorialLeft{}})
	if err != nil {
		t.Fatal(err)
	}
	for what, c := range map[string]struct {
		p            club.Person
		now          string
		cosmic, over int
	}{"before": {before, "cosmic", 2, 0}, "after": {after, "", 6, 1}, "left": {left, "", 2, 0}} {
		at, over := c.p.Tutorials.Of("cosmic"), 0
		if at.Over {
			over = 1
		}
		if c.p.Tutorials.Now != c.now || at.Lesson != c.cosmic || over != c.over || c.p.Tutorials.Of("amoeba").Lesson != 1 || c.p.Tutorials.Of("lifeform").Lesson != 0 {
			t.Errorf("%s: %+v", what, c.p.Tutorials)
		}
	}
}

// moment is midnight on a day of December 2026.
func moment(day int) time.Time { return time.Date(2026, 12, day, 0, 0, 0, 0, time.UTC) }
