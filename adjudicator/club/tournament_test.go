package club_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/adjudicator/club"
	"pbem/adjudicator/tournament"
)

// cup is a tournament whose matches a test decides. It does what whoever keeps tournaments does.
type cup struct {
	t       *testing.T
	state   club.Tournament
	events  []club.Event
	matches int
	now     time.Time
}

func founded(t *testing.T, p club.Plan) *cup {
	l := &cup{t: t, now: time.Date(2027, 1, 1, 12, 0, 0, 0, time.UTC)}
	if p.Name == "" {
		p.Name = "Cup"
	}
	if !p.Terms.Time.Limited() {
		p.Terms.Time = clock.PerTurn(3 * clock.Day)
	}
	p = p.Announced(l.now)
	if why := club.Found(p, l.now); !why.Empty() {
		t.Fatalf("it is not announced: %v", why.Key)
	}
	l.add(club.TournamentFounded{Number: 1, Founder: 1, Plan: p})
	return l
}

func (l *cup) add(facts ...club.Fact) {
	l.t.Helper()
	for _, f := range facts {
		kind, data, err := club.MarshalFact(f)
		if err == nil {
			f, err = club.UnmarshalFact(kind, data)
		}
		e := club.Event{At: l.now, Fact: f}
		before := fmt.Sprintf("%+v", l.state)
		after, failed := club.ApplyTournament(l.state, e)
		if err != nil || failed != nil {
			l.t.Fatalf("%s: %v %v", kind, err, failed)
		}
		if fmt.Sprintf("%+v", l.state) != before {
			l.t.Fatalf("%s changes what it is added to", kind)
		}
		l.state, l.events = after, append(l.events, e)
	}
}

func (l *cup) join(players ...int) *cup {
	l.t.Helper()
	for _, p := range players {
		f, why := l.state.Join(l.now, p)
		if !why.Empty() {
			l.t.Fatalf("player %d cannot join: %s", p, why.Key)
		}
		l.add(f)
	}
	return l
}

// tick does what is due at a moment.
func (l *cup) tick(now time.Time) *cup {
	l.t.Helper()
	l.now = now
	for range 10_000 {
		facts := l.state.Next(now, l.rated)
		deeds := l.state.Deeds(now, 5)
		switch {
		case len(facts) > 0:
			l.add(facts...)
		case len(deeds) > 0:
			for _, d := range deeds {
				l.do(d)
			}
		default:
			return l
		}
	}
	l.t.Fatal("there is always more to do")
	return l
}

func (l *cup) do(d club.TournamentDeed) {
	switch d.Do {
	case club.BeginGame:
		l.matches++
		l.add(club.GamesBegun{Games: []club.BegunGame{d.Begun(l.matches)}})
	case club.EndGame:
		r := club.ResultTaken{Match: d.Match, Over: true, White: 2}
		if d.ByWhite {
			r.White, r.Black = 0, 2
		}
		l.add(r)
	case club.WeighGame:
		l.add(club.ResultTaken{Match: d.Match, Over: true, White: 1, Black: 1})
	case club.ReviveGame:
		l.add(club.ResultTaken{Match: d.Match})
	}
}

// rated gives the players 11 to 19 ratings of 1100 to 1900, and nobody else.
func (l *cup) rated(player int, _ time.Time) club.Rating {
	if player < 11 || player > 19 {
		return club.Rating{}
	}
	return club.Rating{Known: true, Value: float64(player) * 100}
}

func (l *cup) going() (list []int) {
	for _, g := range l.state.Groups {
		for _, p := range g.Games {
			if p.Match > 0 && !p.Over {
				list = append(list, p.Match)
			}
		}
	}
	return list
}

func day(n int) time.Time { return time.Date(2027, 1, 1+n, 0, 0, 0, 0, time.UTC) }

// CR-14: seeds by rating; who has none stands behind 1500 and more, and before less; equal ones as they joined.
func TestSeeds(t *testing.T) {
	l := founded(t, club.Plan{System: tournament.Once, Start: day(30)}).join(2, 14, 15, 1, 19).tick(day(30))
	if got := fmt.Sprint(l.state.Playing()); got != "[19 15 2 1 14]" {
		t.Errorf("seeds: %s", got)
	}
}

// CR-37: too few, enough, and the arrival of the last who is needed.
func TestStarts(t *testing.T) {
	for _, c := range []struct {
		name    string
		plan    club.Plan
		players int
		end     club.TournamentEnd
	}{
		{"two are too few", club.Plan{System: tournament.Once, Start: day(30)}, 2, club.TooFew},
		{"three are enough", club.Plan{System: tournament.Once, Start: day(30)}, 3, ""},
		{"as many as rounds are too few", club.Plan{System: tournament.BySwiss, Size: 4, Start: day(30)}, 4, club.TooFew},
		{"one more is enough", club.Plan{System: tournament.BySwiss, Size: 4, Start: day(30)}, 5, ""},
	} {
		l := founded(t, c.plan)
		for p := range c.players {
			l.join(p + 1)
		}
		if l.tick(day(30).Add(-time.Second)); !l.state.Open() {
			t.Errorf("%s: it has started before its time", c.name)
		}
		if l.tick(day(30).Add(5 * time.Hour)); l.state.End != c.end || c.end == "" && !l.state.Begun.Equal(day(30)) {
			t.Errorf("%s: end %q, begun %v", c.name, l.state.End, l.state.Begun)
		}
	}
	l := founded(t, club.Plan{System: tournament.Once, StartAt: 3}).join(1, 2)
	l.tick(day(20))
	l.join(3)
	if _, why := l.state.Join(l.now, 4); why.Key != "club-event-begun" {
		t.Errorf("the fourth of three: %q", why.Key)
	}
	if l.tick(day(21)); !l.state.Begun.Equal(day(20)) {
		t.Errorf("it has begun at %v", l.state.Begun)
	}
	if l = founded(t, club.Plan{System: tournament.Once, StartAt: 3}).join(1, 2).tick(day(200)); l.state.End != club.TooFew {
		t.Errorf("it waits for ever: %q", l.state.End)
	}
}

// CR-10: under half of the games finished is struck, half is not; games that go on are resigned.
func TestDropOuts(t *testing.T) {
	l := founded(t, club.Plan{System: tournament.Once, Start: day(30)}).join(1, 2, 3, 4, 5).tick(day(30))
	leave := func(l *cup, player int) {
		f, ok := l.state.DropOut(player, tournament.Resigned)
		if !ok {
			t.Fatalf("player %d cannot leave", player)
		}
		l.add(f)
		l.tick(l.now)
	}
	five := l.state.Groups[0].Games
	finish := func(n int) {
		for _, p := range five {
			if n > 0 && (p.White == 5 || p.Black == 5) {
				l.add(club.ResultTaken{Match: p.Match, Over: true, White: 1, Black: 1})
				n--
			}
		}
	}
	finish(2)
	leave(l, 5)
	if len(l.state.Groups[0].Struck) != 0 || len(l.going()) != 6 {
		t.Errorf("two of four are half: struck %v, going %v", l.state.Groups[0].Struck, l.going())
	}
	leave(l, 4)
	if fmt.Sprint(l.state.Groups[0].Struck) != "[4]" {
		t.Errorf("one of four is not half: struck %v", l.state.Groups[0].Struck)
	}
}

// CR-49: two losses on time are told, and count seven days later, unless the player plays or is kept; a third begins anew; a correction
// takes it back.
func TestLateTwice(t *testing.T) {
	begin := func() *cup {
		return founded(t, club.Plan{System: tournament.Once, Start: day(30)}).join(1, 2, 3, 4, 5).tick(day(30))
	}
	late := func(l *cup, n int) (matches []int) {
		for _, p := range l.state.Groups[0].Games {
			r := club.ResultTaken{Match: p.Match, Over: true, Black: 2, Late: "white"}
			if p.Black == 1 {
				r.White, r.Black, r.Late = 2, 0, "black"
			}
			if n > 0 && p.Opponent(1) > 0 && !p.Over {
				l.add(r)
				matches, n = append(matches, p.Match), n-1
			}
		}
		return matches
	}
	of := func(l *cup) club.Entrant { e, _ := l.state.Entrant(1); return e }

	l := begin()
	late(l, 1)
	if l.tick(day(40)); !of(l).Until.IsZero() {
		t.Error("one loss is told as two")
	}
	matches := late(l, 1)
	if l.tick(day(40)); !of(l).Until.Equal(day(47)) {
		t.Errorf("it counts from %v", of(l).Until)
	}
	if l.tick(day(47).Add(-time.Second)); of(l).Left != "" {
		t.Error("it counts too soon")
	}
	if l.tick(day(47)); of(l).Left != tournament.OutOfTime {
		t.Error("it does not count")
	}
	going := len(l.going())
	l.add(club.ResultTaken{Match: matches[0], Over: true, White: 2})
	if l.tick(day(48)); of(l).Left != "" || len(l.going()) != going+2 {
		t.Errorf("corrected: %q, %d going, not %d", of(l).Left, len(l.going()), going+2)
	}

	l = begin()
	late(l, 2)
	l.tick(day(40))
	f, _ := l.state.Played(1)
	l.add(f)
	if l.tick(day(60)); of(l).Left != "" {
		t.Error("who played has dropped out")
	}
	late(l, 1)
	if l.tick(day(60)); !of(l).Until.Equal(day(67)) {
		t.Errorf("a third loss counts from %v", of(l).Until)
	}
	kept, _ := l.state.Keep(1)
	l.add(kept)
	if l.tick(day(80)); of(l).Left != "" {
		t.Error("who is kept has dropped out")
	}
	if _, ok := l.state.Keep(1); ok {
		t.Error("somebody of whom there is no notice is kept")
	}
}

// CR-36, CR-50: at its date a game is asked about, and weighed seven days later, or at once.
func TestDates(t *testing.T) {
	for _, worth := range []bool{false, true} {
		l := founded(t, club.Plan{System: tournament.Once, Start: day(30), Round: 30 * clock.Day, Worth: worth}).join(1, 2, 3).tick(day(30))
		if l.tick(day(60).Add(-time.Second)); len(l.going()) != 3 {
			t.Errorf("worth %v: %d go on before the date", worth, len(l.going()))
		}
		l.tick(day(60))
		if worth != (l.state.End == club.Completed) {
			t.Errorf("worth %v: at the date it is %q", worth, l.state.End)
		}
		if l.tick(day(67)); l.state.End != club.Completed {
			t.Errorf("worth %v: a week later it is %q", worth, l.state.End)
		}
	}
	plan := club.Plan{System: tournament.Once, Terms: adjudicator.Terms{Time: clock.PerTurn(clock.Day)}}
	for control, want := range map[clock.Control]int{
		clock.PerTurn(3 * clock.Day):                                  360,
		{First: 30 * clock.Day, Add: clock.Day}:                       180,
		{First: 20 * clock.Day, Turns: 10}:                            240,
		{First: 30 * clock.Day, Add: clock.Day, Most: 45 * clock.Day}: 180,
	} {
		plan.Terms.Time = control
		if got := plan.LastDate(day(0)); !got.Equal(day(want)) {
			t.Errorf("%v: the last date is %v", control, got)
		}
	}
	plan.System, plan.Size, plan.Terms.Time = tournament.BySwiss, 5, clock.PerTurn(clock.Day)
	if got := plan.LastDate(day(0)); !got.Equal(day(600)) {
		t.Errorf("five rounds: the last date is %v", got)
	}
	for control, why := range map[clock.Control]string{
		clock.PerTurn(10 * clock.Day):                  "",
		clock.PerTurn(365 * clock.Day):                 "club-event-long",
		{First: 365 * clock.Day, Add: 365 * clock.Day}: "club-event-long",
	} {
		plan.Size, plan.Terms.Time, plan.Start = 9, control, day(30)
		if got := club.Found(plan, day(0)).Key; got != why || plan.LastDate(day(30)).Before(day(30)) {
			t.Errorf("nine rounds, %v: %q, %v", control, got, plan.LastDate(day(30)))
		}
	}
	for until, why := range map[time.Time]string{day(400): "", time.Date(9999, 12, 31, 24, 0, 0, 0, time.UTC): "club-event-late"} {
		if plan.Until = until; club.Found(plan, day(0)).Key != why {
			t.Errorf("until %v: %v", until, club.Found(plan, day(0)))
		}
	}
}

// CR-18: the first of each section, all who share the place, and no final of one section.
func TestFinal(t *testing.T) {
	l := founded(t, club.Plan{System: tournament.Sectioned, Size: 5, Start: day(30)}).join(1, 2, 3, 4, 5, 6).tick(day(30))
	if len(l.state.Groups) != 2 {
		t.Fatalf("%d sections", len(l.state.Groups))
	}
	for _, g := range l.state.Groups {
		for _, p := range g.Games {
			r := club.ResultTaken{Match: p.Match, Over: true, White: 1, Black: 1}
			if g.Number == 2 && min(p.White, p.Black) == 1 { // the first of the second section wins it
				r.White, r.Black = 2, 0
				if p.Black == 1 {
					r.White, r.Black = 0, 2
				}
			}
			l.add(r)
		}
	}
	l.tick(day(90))
	final := l.state.Groups[len(l.state.Groups)-1]
	if !final.Final || fmt.Sprint(final.Players) != "[2 1 4 5]" {
		t.Errorf("final of %v", final.Players)
	}
	l = founded(t, club.Plan{System: tournament.Sectioned, Size: 5, Start: day(30)}).join(1, 2, 3, 4, 5).tick(day(30))
	for _, p := range l.state.Groups[0].Games {
		l.add(club.ResultTaken{Match: p.Match, Over: true, White: 2})
	}
	if l.tick(day(40)); l.state.End != club.Completed || len(l.state.Groups) != 1 {
		t.Errorf("one section: %q, %d groups", l.state.End, len(l.state.Groups))
	}
}

// Every tournament ends, and everything in it happens once: whatever comes of its games, whoever leaves, and whenever somebody looks.
func TestTournamentsEnd(t *testing.T) {
	t.Parallel()
	systems := []club.Plan{{System: tournament.Once}, {System: tournament.Twice}, {System: tournament.Sectioned, Size: 5}, {System: tournament.BySwiss, Size: 3}, {System: tournament.BySwiss, Size: 6}}
	for seed := range uint64(75) {
		dice := rand.New(rand.NewPCG(seed, 1))
		plan := systems[int(seed)%len(systems)]
		plan.Start, plan.Worth, plan.Round = day(30), dice.IntN(2) == 0, time.Duration(dice.IntN(3)*20)*clock.Day
		l := founded(t, plan)
		for p := range plan.Least() + dice.IntN(9) {
			l.join(p + 10)
		}
		l.play(dice)
		l.check(seed)
	}
}

// play lets days pass, some of them unseen, until the tournament is over.
func (l *cup) play(dice *rand.Rand) {
	last := l.state.LastDate(day(30)).Add(60 * clock.Day)
	for now := day(30); l.state.End == "" && now.Before(last.AddDate(1, 0, 0)); now = now.Add(time.Duration(1+dice.IntN(9)) * clock.Day) {
		l.tick(now)
		if again := len(l.events); len(l.tick(now).events) != again {
			l.t.Fatal("a second look does more")
		}
		if due := l.state.Due(); l.state.End == "" && !due.After(now) {
			l.t.Fatalf("at %v everything was done, and %v is due", now, due)
		}
		for _, match := range l.going() {
			if dice.IntN(12) == 0 {
				r := club.ResultTaken{Match: match, Over: true, White: tournament.Points(dice.IntN(3))}
				r.Black = 2 - r.White
				if r.White == 0 && dice.IntN(3) == 0 {
					r.Late = "white"
				}
				l.add(r)
			}
		}
		player := 10 + dice.IntN(12)
		if f, ok := l.state.DropOut(player, tournament.Resigned); ok && dice.IntN(15) == 0 {
			l.add(f)
		}
		if f, ok := l.state.Played(player); ok {
			l.add(f)
		}
		if match := 1 + dice.IntN(l.matches+1); dice.IntN(20) == 0 { // the host corrects something
			if p, ok := l.state.Game(match); ok && p.Over {
				l.add(club.ResultTaken{Match: match, Over: dice.IntN(2) == 0, White: 2})
			}
		}
	}
}

func (l *cup) check(seed uint64) {
	if l.state.End == "" {
		l.t.Fatalf("%d: it goes on after its last date: %v", seed, l.going())
	}
	again, err := club.ApplyTournament(club.Tournament{}, l.events...)
	if err != nil || fmt.Sprintf("%+v", again) != fmt.Sprintf("%+v", l.state) {
		l.t.Fatalf("%d: its events add up to something else: %v", seed, err)
	}
	matches := map[int]bool{}
	for _, g := range l.state.Groups {
		met := map[tournament.Pair]int{}
		for _, p := range g.Games {
			if p.Match > 0 && matches[p.Match] {
				l.t.Errorf("%d: game %d twice", seed, p.Match)
			}
			matches[p.Match] = true
			met[tournament.Pair{White: min(p.White, p.Black), Black: max(p.White, p.Black)}]++
		}
		most := 1
		if l.state.System == tournament.Twice {
			most = 2
		}
		for pair, n := range met {
			if n > most {
				l.t.Errorf("%d: %v meet %d times", seed, pair, n)
			}
		}
		if len(slices.Compact(slices.Sorted(slices.Values(g.Struck)))) != len(g.Struck) {
			l.t.Errorf("%d: struck twice: %v", seed, g.Struck)
		}
	}
	if v := l.state.View(func(int) (string, bool) { return "x", false }); len(v.Groups) > 0 {
		for _, g := range v.Groups {
			if rows := g.Table(v.System).Rows(); len(rows)+len(g.Struck) != len(g.Players) {
				l.t.Errorf("%d: %d rows of %d players", seed, len(rows), len(g.Players))
			}
		}
	}
}
