package club_test

import (
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/rules/phrase"
)

func noon() time.Time { return time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC) }

// made is an offer of player 1's, and its stream.
func made(t *testing.T, f club.OfferMade) club.Offer {
	t.Helper()
	f.Number, f.Seeker, f.Games = 12, 1, max(1, f.Games)
	if f.Until.IsZero() {
		f.Until = noon().Add(club.OfferLife)
	}
	f.Terms.Preset = "amoeba"
	return then(t, club.Offer{}, noon(), f)
}

func then(t *testing.T, o club.Offer, at time.Time, facts ...club.Fact) club.Offer {
	t.Helper()
	for _, f := range facts {
		var err error
		if o, err = club.ApplyOffer(o, club.Event{At: at, Fact: f}); err != nil {
			t.Fatal(err)
		}
	}
	return o
}

func somebody(number int) club.Member {
	return club.Member{Number: number, Name: phrase.Words("P"), Most: 6}
}

// TestTake: who may take an offer, and what the others are told.
func TestTake(t *testing.T) {
	t.Parallel()
	rated := func(value float64) club.Member {
		m := somebody(2)
		m.Rating = club.Rating{Known: true, Value: value}
		return m
	}
	busy := somebody(2)
	busy.Going = []string{"a", "b", "c", "d", "e", "f"}
	refuser := somebody(1)
	refuser.Person.Refused = []int{2}
	limited := somebody(1)
	limited.Person.Limits, limited.Going = []club.Limit{{Preset: "amoeba", Most: 1}}, []string{"amoeba"}
	window := club.Window{Least: 1400, Most: 1800}
	for name, c := range map[string]struct {
		offer         club.Offer
		seeker, taker club.Member
		after         time.Duration
		want          string
	}{
		"anybody":                        {made(t, club.OfferMade{}), somebody(1), somebody(2), 0, ""},
		"one's own":                      {made(t, club.OfferMade{}), somebody(1), somebody(1), 0, "club-take-own"},
		"once more":                      {then(t, made(t, club.OfferMade{Games: 2}), noon(), club.OfferTaken{By: 2, Game: 7}), somebody(1), somebody(2), 0, "club-take-again"},
		"the second of two":              {then(t, made(t, club.OfferMade{Games: 2}), noon(), club.OfferTaken{By: 3, Game: 7}), somebody(1), somebody(2), 0, ""},
		"taken by somebody quicker":      {then(t, made(t, club.OfferMade{}), noon(), club.OfferTaken{By: 3, Game: 7}), somebody(1), somebody(2), 0, "club-offer-filled"},
		"taken back":                     {then(t, made(t, club.OfferMade{}), noon(), club.OfferEnded{Why: club.Cancelled}), somebody(1), somebody(2), 0, "club-offer-cancelled"},
		"in its last second":             {made(t, club.OfferMade{}), somebody(1), somebody(2), club.OfferLife - time.Second, ""},
		"over, though no clock has seen": {made(t, club.OfferMade{}), somebody(1), somebody(2), club.OfferLife, "club-offer-expired"},
		"CR-39: the lower bound":         {made(t, club.OfferMade{Ratings: window}), somebody(1), rated(1400), 0, ""},
		"CR-39: the upper bound":         {made(t, club.OfferMade{Ratings: window}), somebody(1), rated(1800), 0, ""},
		"CR-39: unrounded, above it":     {made(t, club.OfferMade{Ratings: window}), somebody(1), rated(1800.4), 0, "club-take-rating"},
		"CR-39: unrounded, below it":     {made(t, club.OfferMade{Ratings: window}), somebody(1), rated(1399.6), 0, "club-take-rating"},
		"CR-39: no rating is 1500":       {made(t, club.OfferMade{Ratings: window}), somebody(1), somebody(2), 0, ""},
		"CR-39: no rating is too low":    {made(t, club.OfferMade{Ratings: club.Window{Least: 1501}}), somebody(1), somebody(2), 0, "club-take-unrated"},
		"CR-34: as many as they may":     {made(t, club.OfferMade{}), somebody(1), busy, 0, "club-cap-yours"},
		"CR-51: refused by the seeker":   {made(t, club.OfferMade{}), refuser, somebody(2), 0, "club-refuses-player"},
		"the seeker's limit":             {made(t, club.OfferMade{}), limited, somebody(2), 0, "club-limits-preset"},
	} {
		_, why := c.offer.Take(noon().Add(c.after), club.Taking{Seeker: c.seeker, Taker: c.taker})
		if why.Key != c.want {
			t.Errorf("%s: %q, want %q", name, why.Key, c.want)
		}
	}
}

// TestRatingAsCompared, CR-39: a rating that is refused is told with as many decimals as show why.
func TestRatingAsCompared(t *testing.T) {
	t.Parallel()
	o := made(t, club.OfferMade{Ratings: club.Window{Least: 1400, Most: 1800}})
	for value, want := range map[float64]string{1800.4: "1800.4", 1399.996: "1399.996", 1399.6: "1399.6", 1850.2: "1850", 1800.000000001: "1800.000000001"} {
		_, why := o.Take(noon(), club.Taking{Seeker: somebody(1), Taker: club.Member{Number: 2, Name: "P", Most: 6, Rating: club.Rating{Known: true, Value: value}}})
		if got := why.Arg("rating"); got != phrase.Text(want) {
			t.Errorf("%v is told as %v, want %s", value, got, want)
		}
	}
}

// TestPass: what time does to an offer.
func TestPass(t *testing.T) {
	t.Parallel()
	month := made(t, club.OfferMade{})
	year := made(t, club.OfferMade{Until: noon().AddDate(0, 6, 0)})
	const day = 24 * time.Hour
	for name, c := range map[string]struct {
		offer club.Offer
		after time.Duration
		heard time.Duration // of the seeker, after it was made
		want  []club.Fact
	}{
		"before anything":       {month, 27*day - 1, 0, nil},
		"a reminder":            {month, 27 * day, 27 * day, []club.Fact{club.OfferReminded{}}},
		"its end":               {month, 30 * day, 30 * day, []club.Fact{club.OfferEnded{Why: club.Expired}}},
		"a seeker who vanished": {year, 30 * day, 0, []club.Fact{club.OfferEnded{Why: club.Vanished}}},
		"a seeker who writes":   {year, 30 * day, 10 * day, []club.Fact{club.OfferVouched{Heard: noon().Add(10 * day)}}},
	} {
		got := c.offer.Pass(noon().Add(c.after), noon().Add(c.heard))
		if len(got) != len(c.want) || len(got) > 0 && got[0] != c.want[0] {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
		if due := c.offer.Due(); len(c.want) > 0 && due.After(noon().Add(c.after)) {
			t.Errorf("%s: due at %v only", name, due)
		}
	}
	if due := then(t, month, noon(), club.OfferEnded{Why: club.Cancelled}).Due(); !due.IsZero() {
		t.Errorf("an offer that ended is due at %v", due)
	}
}

// TestSeek: which offers cannot be made.
func TestSeek(t *testing.T) {
	t.Parallel()
	good := club.OfferMade{Number: 13, Seeker: 1, Games: 1, Until: noon().AddDate(0, 1, 0), Terms: adjudicator.Terms{Preset: "cosmic"}}
	past, far, secret, refused, same := good, good, good, good, good
	past.Until, far.Until = noon(), noon().AddDate(2, 0, 0)
	secret.Terms.Rated, secret.Terms.Private = true, true
	refused.Terms.Preset, same.Terms.Preset = "amp", "amoeba"
	seeker := somebody(1)
	seeker.Person.Presets = []string{"amp"}
	standing := []club.Offer{made(t, club.OfferMade{})}
	for _, c := range []struct {
		made     club.OfferMade
		standing []club.Offer
		want     string
	}{
		{good, standing, ""}, {past, nil, "club-seek-past"}, {far, nil, "club-seek-far"}, {secret, nil, "match-rated-private"},
		{refused, nil, "club-seek-refused"}, {same, standing, "club-seek-same"}, {good, make([]club.Offer, 10), "club-seek-many"},
	} {
		if why := club.Seek(c.made, noon(), seeker, c.standing); why.Key != c.want {
			t.Errorf("%+v: %q, want %q", c.made, why.Key, c.want)
		}
	}
}

// TestCap: the cap grows with games that are finished, and is cut after each ending (CR-34).
func TestCap(t *testing.T) {
	t.Parallel()
	finished, late := club.Ended{TwoEach: true}.Counts(), club.Ended{TwoEach: true, Late: true}.Counts()
	many := func(n int, c club.Counts) (list []club.Counts) {
		for range n {
			list = append(list, c)
		}
		return list
	}
	for _, c := range []struct {
		endings []club.Counts
		want    int
	}{
		{nil, 6}, {many(1, finished), 8}, {many(1, late), 4}, {many(9, late), 2},
		{append(many(9, late), finished), 4}, // not 2: it is cut after each
		{many(40, finished), 60}, {append(many(40, finished), late), 58},
		{[]club.Counts{club.Ended{TwoEach: true, Void: true}.Counts(), club.Ended{}.Counts(), club.Ended{TwoEach: true, Deserted: true}.Counts()}, 6},
	} {
		if got := club.StandardCaps().After(c.endings); got != c.want {
			t.Errorf("CR-34: after %v it is %d, want %d", c.endings, got, c.want)
		}
	}
}

// TestPunctuality: half of the time left is in time, and under ten turns nothing is told (CR-38).
func TestPunctuality(t *testing.T) {
	t.Parallel()
	if !club.InTime(10*time.Hour, 5*time.Hour) || club.InTime(10*time.Hour, 5*time.Hour-1) {
		t.Error("CR-38: half of the time is in time, and less is not")
	}
	if _, ok := (club.Punctuality{Turns: 9, InTime: 9}).Share(); ok {
		t.Error("CR-38: nine turns tell something")
	}
	if percent, ok := (club.Punctuality{Turns: 10, InTime: 7}).Share(); !ok || percent != 70 {
		t.Errorf("CR-38: %d %%", percent)
	}
}

// TestOfferStream refuses what cannot follow: a second beginning, and anything after the end.
func TestOfferStream(t *testing.T) {
	t.Parallel()
	o := made(t, club.OfferMade{})
	over := then(t, o, noon(), club.OfferTaken{By: 2, Game: 7})
	for name, c := range map[string]struct {
		offer club.Offer
		fact  club.Fact
	}{
		"a second beginning":      {o, club.OfferMade{Number: 12, Seeker: 1, Games: 1, Until: noon().AddDate(1, 0, 0)}},
		"no beginning":            {club.Offer{}, club.OfferTaken{By: 2, Game: 7}},
		"taken after the end":     {over, club.OfferTaken{By: 3, Game: 8}},
		"taken by its own seeker": {o, club.OfferTaken{By: 1, Game: 7}},
		"somebody's setting":      {o, club.StrictChosen{On: true}},
	} {
		if _, err := club.ApplyOffer(c.offer, club.Event{At: noon(), Fact: c.fact}); err == nil {
			t.Errorf("%s is taken", name)
		}
	}
}

// TestOfferOver: whatever an offer has ended by, nobody takes it any more and nobody takes it back, and it is said that it stands no more.
func TestOfferOver(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 3, 2, 12, 0, 0, 0, time.UTC)
	for _, why := range []club.OfferEnd{club.Filled, club.Cancelled, club.Expired, club.Vanished, club.Expelled, club.Left} {
		o := club.Offer{Version: 2, Number: 7, Seeker: 1, Games: 1, Until: now.AddDate(0, 0, 20), Ended: why, EndedAt: now}
		_, take := o.Take(now.Add(time.Hour), club.Taking{Taker: club.Member{Number: 2}})
		_, cancel := o.Cancel(now.Add(time.Hour), 1, "Ada")
		if o.Over(now.Add(time.Hour), "Ada").Empty() || take.Empty() || cancel.Empty() {
			t.Errorf("%s: over %q, take %q, cancel %q", why, o.Over(now, "Ada").Key, take.Key, cancel.Key)
		}
	}
	if o := (club.Offer{Version: 1, Number: 7, Seeker: 1, Games: 1, Until: now.Add(time.Hour)}); !o.Over(now, "").Empty() || o.Over(now.Add(time.Hour), "").Key != "club-offer-expired" {
		t.Error("one that stands")
	}
}
