package club_test

import (
	"slices"
	"testing"
	"time"
	_ "time/tzdata"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/adjudicator/club"
)

// life is somebody to whom things happen at moments.
type life struct {
	t       *testing.T
	p       club.Person
	playing time.Time
}

func utc(text string) time.Time {
	at, err := time.Parse("2006-01-02 15:04", text)
	if err != nil {
		panic(err)
	}
	return at
}

func locate(name string) *time.Location {
	zone, err := time.LoadLocation(name)
	if err != nil {
		return time.UTC
	}
	return zone
}

func (l *life) happens(at string, f club.Fact) {
	l.t.Helper()
	p, err := club.Apply(l.p, club.Event{At: utc(at), Fact: f})
	if err != nil {
		l.t.Fatal(err)
	}
	l.p = p
}

// books books a vacation, and returns what it cost and the key of the sentence that refuses it.
func (l *life) books(at string, b club.Booking) (paid int, why string) {
	l.t.Helper()
	f, paid, refused := l.p.Book(b, utc(at), locate(l.p.ZoneAt(utc(at))), l.playing)
	if refused.Empty() {
		l.happens(at, f)
	}
	return paid, refused.Key
}

func (l *life) rests(since, until string) (list []clock.Interval) {
	for _, r := range l.p.Pace(club.Game{Number: 1, Since: utc(since), Until: utc(until)}, l.playing, locate).Rests {
		list = append(list, r.Interval)
	}
	return clock.Join(list)
}

func (l *life) hasRests(since, until string, want ...string) {
	l.t.Helper()
	var expected []clock.Interval
	for i := 0; i < len(want); i += 2 {
		expected = append(expected, clock.Interval{Began: utc(want[i]), Ended: utc(want[i+1])})
	}
	got := l.rests(since, until)
	if !slices.EqualFunc(got, expected, func(a, b clock.Interval) bool { return a.Began.Equal(b.Began) && a.Ended.Equal(b.Ended) }) {
		l.t.Errorf("between %s and %s:\ngot  %v\nwant %v", since, until, got, expected)
	}
}

// TestWeekendsInTheirZone: CR-24, with days of 23 and 25 hours, zones of half hours, and changes in the middle of a weekend.
func TestWeekendsInTheirZone(t *testing.T) {
	t.Parallel()
	l := &life{t: t}
	l.happens("2026-10-01 12:00", club.ZoneChosen{Zone: "Europe/Berlin"})
	l.happens("2026-10-02 12:00", club.WeekendsChosen{Off: true})
	l.hasRests("2026-09-20 00:00", "2026-10-10 12:00", "2026-10-02 22:00", "2026-10-04 22:00", "2026-10-09 22:00", "2026-10-11 22:00")
	l.hasRests("2026-10-24 12:00", "2026-10-25 12:00", "2026-10-23 22:00", "2026-10-25 23:00") // 49 hours
	l.hasRests("2027-03-27 12:00", "2027-03-28 12:00", "2027-03-26 23:00", "2027-03-28 22:00") // 47 hours
	l.hasRests("2026-10-05 12:00", "2026-10-09 12:00")

	l.happens("2026-11-07 12:00", club.ZoneChosen{Zone: "Asia/Kolkata"}) // Saturday; Monday begins there at 18:30
	l.hasRests("2026-11-06 00:00", "2026-11-10 00:00", "2026-11-06 23:00", "2026-11-08 18:30")
	l.happens("2026-11-15 06:00", club.WeekendsChosen{})
	l.hasRests("2026-11-12 00:00", "2026-12-10 00:00", "2026-11-13 18:30", "2026-11-15 06:00")
	l.happens("2026-11-21 06:00", club.WeekendsChosen{Off: true}) // never for the past
	l.hasRests("2026-11-20 00:00", "2026-11-23 00:00", "2026-11-21 06:00", "2026-11-22 18:30")
}

// TestZoneAndWeekendsOnceAWeek: CR-24 and CR-55.
func TestZoneAndWeekendsOnceAWeek(t *testing.T) {
	t.Parallel()
	l := &life{t: t}
	choose := func(at, zone string, running bool) string {
		f, why := l.p.ChooseZone(zone, utc(at), running)
		if why.Empty() {
			l.happens(at, f)
		}
		return why.Key
	}
	weekends := func(at string, off, running bool) string {
		f, why := l.p.ChooseWeekends(off, utc(at), running)
		if why.Empty() {
			l.happens(at, f)
		}
		return why.Key
	}
	for i, got := range []struct{ got, want string }{
		{choose("2026-11-01 10:00", "Europe/Berlin", true), ""}, // the first counts for nothing
		{choose("2026-11-01 11:00", "Europe/Berlin", true), "club-zone-same"},
		{choose("2026-11-01 12:00", "Asia/Tokyo", true), ""},
		{choose("2026-11-08 11:59", "Europe/Berlin", true), "club-zone-again"},
		{choose("2026-11-08 11:59", "Europe/Paris", false), ""}, // no clock runs: it does not count
		{choose("2026-11-08 12:00", "Europe/Berlin", true), ""},
		{weekends("2026-11-02 10:00", false, true), "club-weekends-on-already"},
		{weekends("2026-11-02 10:00", true, true), ""},
		{weekends("2026-11-02 10:01", true, true), "club-weekends-off-already"},
		{weekends("2026-11-02 11:00", false, true), ""}, // switching them on is free
		{weekends("2026-11-09 09:59", true, true), "club-weekends-again"},
		{weekends("2026-11-09 10:00", true, true), ""},
	} {
		if got.got != got.want {
			t.Errorf("%d: %q, want %q", i, got.got, got.want)
		}
	}
}

// TestVacationDays: CR-6. Whole days of the zone at booking, the last one included; one of them may have 25 hours.
func TestVacationDays(t *testing.T) {
	t.Parallel()
	l := &life{t: t, playing: utc("2026-01-10 00:00")}
	l.happens("2026-10-01 12:00", club.ZoneChosen{Zone: "Europe/Berlin"})
	if _, why := l.books("2026-10-20 12:00", club.Booking{From: "2026-10-19", To: "2026-10-22"}); why != "club-vacation-past" {
		t.Errorf("yesterday: %q", why)
	}
	if _, why := l.books("2026-10-19 23:30", club.Booking{From: "2026-10-19", To: "2026-10-22"}); why != "club-vacation-past" {
		t.Errorf("in Berlin it is the 20th: %q", why)
	}
	if _, why := l.books("2026-10-20 12:00", club.Booking{From: "2026-10-22", To: "2026-10-21"}); why != "club-vacation-backwards" {
		t.Errorf("backwards: %q", why)
	}
	if _, why := l.books("2026-10-20 12:00", club.Booking{From: "2028-10-22", To: "2028-10-23"}); why != "club-vacation-far" {
		t.Errorf("far: %q", why)
	}
	if paid, why := l.books("2026-10-20 12:00", club.Booking{From: "2026-10-24", To: "2026-10-25"}); paid != 2 || why != "" {
		t.Errorf("two days cost %d, %q", paid, why)
	}
	l.hasRests("2026-10-20 12:00", "2026-11-20 00:00", "2026-10-23 22:00", "2026-10-25 23:00")
	l.happens("2026-10-21 12:00", club.ZoneChosen{Zone: "Asia/Tokyo"}) // it does not move
	l.hasRests("2026-10-20 12:00", "2026-11-20 00:00", "2026-10-23 22:00", "2026-10-25 23:00")
	if paid, why := l.books("2026-10-21 13:00", club.Booking{From: "2026-10-25", To: "2026-10-26"}); paid != 1 || why != "" {
		t.Errorf("the 25th is free in both zones and paid once: %d, %q", paid, why)
	}
	if _, why := l.books("2026-10-21 13:00", club.Booking{From: "2026-10-25", To: "2026-10-26"}); why != "club-vacation-already" {
		t.Errorf("twice: %q", why)
	}
	if paid, why := l.books("2026-11-02 04:00", club.Booking{Days: 3}); paid != 3 || why != "" { // 13:00 in Tokyo
		t.Errorf("three days from now: %d, %q", paid, why)
	}
	l.hasRests("2026-11-01 00:00", "2026-11-20 00:00", "2026-11-02 04:00", "2026-11-04 15:00")
}

// TestVacationBudget: CR-7.
func TestVacationBudget(t *testing.T) {
	t.Parallel()
	l := &life{t: t}
	has := func(at string, halves int) {
		t.Helper()
		if got := l.p.Budget(utc(at), l.playing); got != halves {
			t.Errorf("at %s: %d half days, want %d", at, got, halves)
		}
	}
	has("2030-01-01 00:00", 14) // no game yet
	l.playing = utc("2026-03-01 00:00")
	has("2026-03-31 23:59", 14) // that month did not begin after the game
	has("2026-04-01 00:00", 19)
	has("2026-05-01 00:00", 24)
	has("2027-12-01 00:00", 80) // and no more
	if _, why := l.books("2026-04-02 12:00", club.Booking{Days: 10}); why != "club-vacation-too-much" {
		t.Errorf("ten days of nine and a half: %q", why)
	}
	if paid, why := l.books("2026-04-02 12:00", club.Booking{Days: 9}); paid != 9 || why != "" {
		t.Errorf("nine days: %d %q", paid, why)
	}
	has("2026-04-02 12:00", 1)
	ended, back, why := l.p.EndVacation(utc("2026-04-05 20:00"), time.UTC)
	if back != 5 || !why.Empty() {
		t.Errorf("ended on the fourth day: %d come back, %v", back, why)
	}
	l.happens("2026-04-05 20:00", ended)
	has("2026-04-05 20:00", 11)
	l.hasRests("2026-04-01 00:00", "2026-06-01 00:00", "2026-04-02 12:00", "2026-04-05 20:00")
	if _, _, why := l.p.EndVacation(utc("2026-04-05 21:00"), time.UTC); why.Key != "club-vacation-none" {
		t.Errorf("none to end: %v", why)
	}
	if paid, why := l.books("2026-04-05 22:00", club.Booking{From: "2026-04-05", To: "2026-04-06"}); paid != 1 || why != "" {
		t.Errorf("today stays spent: %d %q", paid, why)
	}
}

// TestBudgetIsNotSpentTwice: CR-7, a letter that is decided late spends what was there at its arrival, but nothing that is gone since.
func TestBudgetIsNotSpentTwice(t *testing.T) {
	t.Parallel()
	l := &life{t: t, playing: utc("2026-03-01 00:00")}
	l.happens("2026-03-20 12:00", club.AutomaticTaken{Game: 3, From: utc("2026-03-20 12:00")})
	if got := l.p.Spendable(utc("2026-03-19 12:00"), l.playing); got != 4 {
		t.Errorf("%d days are left for a letter of before, want 4", got)
	}
	if _, why := l.books("2026-03-19 12:00", club.Booking{From: "2026-05-01", To: "2026-05-05"}); why != "club-vacation-too-much" {
		t.Errorf("five days: %q", why)
	}
	if _, why := l.books("2026-03-19 12:00", club.Booking{From: "2026-05-01", To: "2026-05-04"}); why != "" {
		t.Errorf("four days: %q", why)
	}
	if got := l.p.Spendable(utc("2026-04-01 00:00"), l.playing); got != 2 {
		t.Errorf("%d days after the month, want 2", got)
	}
}

// TestLeave: CR-5, by the state at the moment, by the games' numbers where several moments are one, and as the months bring more.
func TestLeave(t *testing.T) {
	t.Parallel()
	l := &life{t: t, playing: utc("2026-03-01 00:00")}
	l.happens("2026-03-20 12:00", club.AutomaticTaken{Game: 3, From: utc("2026-03-20 12:00")})
	l.happens("2026-03-20 12:30", club.AutomaticTaken{Game: 5, From: utc("2026-03-20 12:00")})
	l.happens("2026-03-25 12:00", club.AutomaticChosen{})
	leave := func(game int, at string) adjudicator.Leave {
		var now adjudicator.Leave
		for _, step := range l.p.Pace(club.Game{Number: game, Since: utc("2026-03-10 00:00"), Until: utc("2026-06-01 00:00")}, l.playing, locate).Leave {
			if step.After.Before(utc(at)) {
				now = step
			}
		}
		return now
	}
	for _, c := range []struct {
		game int
		at   string
		days int
		auto bool
	}{
		{2, "2026-03-20 12:00", 1, true}, // what was spent since is not there any more
		{4, "2026-03-20 12:00", 1, true}, {6, "2026-03-20 12:00", 1, true}, {6, "2026-03-20 12:01", 1, true},
		{6, "2026-03-25 12:00", 1, true}, {6, "2026-03-25 12:01", 1, false},
		{6, "2026-04-01 00:00", 3, false}, {6, "2026-05-01 00:00", 6, false},
	} {
		if got := leave(c.game, c.at); got.Days != c.days || got.Automatic != c.auto {
			t.Errorf("game %d at %s: %+v, want %d days, %v", c.game, c.at, got, c.days, c.auto)
		}
	}
}

// TestReturnedLettersSpendTheBudget: CR-52. From the third returned letter on, days of 24 hours; those that have not begun return.
func TestReturnedLettersSpendTheBudget(t *testing.T) {
	t.Parallel()
	l := &life{t: t, playing: utc("2026-03-01 00:00")}
	stop, ok := l.p.CutOffAt(utc("2026-03-10 12:00"), l.playing)
	if !ok || stop.Days != 7 {
		t.Fatalf("%+v %v", stop, ok)
	}
	l.happens("2026-03-10 12:00", stop)
	if _, ok := l.p.CutOffAt(utc("2026-03-11 12:00"), l.playing); ok {
		t.Error("twice")
	}
	l.hasRests("2026-03-01 00:00", "2026-04-10 00:00", "2026-03-10 12:00", "2026-03-17 12:00")
	if rests := l.p.Pace(club.Game{Since: utc("2026-03-01 00:00"), Until: utc("2026-04-10 00:00"), Event: true}, l.playing, locate).Rests; len(rests) > 0 {
		t.Errorf("in an event clocks stand: %v", rests)
	}
	l.happens("2026-03-12 12:01", club.HeardAgain{}) // the third day has begun
	l.hasRests("2026-03-01 00:00", "2026-04-10 00:00", "2026-03-10 12:00", "2026-03-12 12:01")
	if got := l.p.Budget(utc("2026-03-12 12:01"), l.playing); got != 8 {
		t.Errorf("%d half days, want 8", got)
	}
	if _, ok := l.p.CutOffAt(utc("2026-03-20 12:00"), l.playing); !ok {
		t.Error("it can happen again")
	}
}

// TestReminders: CR-28, what is chosen replaces both usual ones; never more than three a turn.
func TestReminders(t *testing.T) {
	t.Parallel()
	day := 24 * time.Hour
	for _, c := range []struct {
		left []time.Duration
		want []time.Duration
		why  string
	}{
		{nil, []time.Duration{}, ""},
		{[]time.Duration{12 * time.Hour, 3 * day, 12 * time.Hour}, []time.Duration{3 * day, 12 * time.Hour}, ""},
		{[]time.Duration{day, 2 * day, 3 * day, 4 * day}, nil, "club-reminders-too-many"},
		{[]time.Duration{time.Minute}, nil, "club-reminders-bounds"},
	} {
		f, why := club.ChooseReminders(c.left)
		if why.Key != c.why {
			t.Errorf("%v: %q, want %q", c.left, why.Key, c.why)
		}
		if c.why != "" {
			continue
		}
		l := &life{t: t}
		l.happens("2026-03-12 12:01", f)
		if got := l.p.Pace(club.Game{}, time.Time{}, locate).Reminders; got == nil || !slices.Equal(got, c.want) {
			t.Errorf("%v: %v, want %v", c.left, got, c.want)
		}
		l.happens("2026-03-12 12:02", club.RemindersChosen{Usual: true})
		if got := l.p.Pace(club.Game{}, time.Time{}, locate).Reminders; got != nil {
			t.Errorf("usual: %v", got)
		}
	}
}
