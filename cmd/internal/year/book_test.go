package year

import (
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/adjudicator/clock/abacus"
	"pbem/adjudicator/club"
	"pbem/games"
)

// book is the second bookkeeping of a game with a clock: counted minute by minute from its events, what its players have chosen about their time, and
// the outages. What a vacation budget holds is told to both books.
type book struct {
	abacus.Book
	players [2]string
	events  int   // that it has come as far as
	shown   int64 // by the clock of the mover as it began, whatever was granted since
	fallen  bool  // the flag of that turn has fallen
	left    bool  // not kept any more: something has happened that this book does not know
}

// keeper is how somebody has kept their time, by the second book.
type keeper struct {
	turns, inTime int
	unsure        bool // of some of their games there is no book
}

func (c *world) keeper(address string) *keeper {
	if c.keepers[address] == nil {
		c.keepers[address] = &keeper{}
	}
	return c.keepers[address]
}

func minuteOf(t time.Time) int64 { return t.Unix() / 60 }

// keepBook brings the book of a game up to date, and holds what the clocks of the game show to it.
func (c *world) keepBook(g *game) {
	k := c.books[g.ID]
	switch {
	case !g.Terms.Time.Limited() || g.SettingUp():
		return
	case k == nil && (g.Stage != adjudicator.Playing || len(g.Turns) > 0):
		if len(g.Turns) > 0 { // it began, and went on, in one commit
			c.keeper(g.Seats[0].Player.Address).unsure, c.keeper(g.Seats[1].Player.Address).unsure = true, true
		}
		return
	case k == nil:
		k = begin(g.Match)
		c.books[g.ID] = k
	}
	events := c.events(g.ID)
	c.tell(k, g.Match)
	for _, e := range events[min(k.events, len(events)):] {
		c.enter(k, g.Match, e)
	}
	k.events = len(events)
	if k.left {
		c.keeper(k.players[0]).unsure, c.keeper(k.players[1]).unsure = true, true
	}
	if _, _, _, held := g.HeldUp(c.now); g.Stage == adjudicator.Playing && !k.left && !held {
		c.compare(k, g.Match)
	}
}

// begin is the book of a game whose first clock has just begun to run.
func begin(m *adjudicator.Match) *book {
	k := &book{Book: *abacus.New(m.Terms.Time, minuteOf(m.TurnSince)), events: m.Version, players: [2]string{m.Seats[0].Player.Address, m.Seats[1].Player.Address}}
	k.Barred = m.Terms.NoVacation
	for side, shows := range m.Clocks {
		k.Shows[side] = abacus.Minutes(shows)
		if at := m.Seats[side].Automatic; !at.IsZero() { // while they were setting up
			k.Auto[side] = minuteOf(at)
		}
	}
	k.Begin(int(m.ToMove().Side()))
	k.anew()
	k.left = !m.TurnSince.Equal(m.TurnSince.Truncate(time.Minute)) || m.Credit != 0
	return k
}

// tell tells the book what both must know: free time, by what people have chosen, and when the program was away. Pauses of the host's it knows by
// their words, and outages of the relay by what that has said.
func (c *world) tell(k *book, m *adjudicator.Match) {
	k.Away, k.Paused = nil, nil
	add := func(began, ended time.Time) {
		if span := (abacus.Span{Began: minuteOf(began), Ended: minuteOf(ended)}); span.Ended >= k.Now {
			k.Away = append(k.Away, span)
		}
	}
	for _, i := range slices.Concat(c.paused, c.onTrial(), c.relay.stood) {
		add(i.Began, i.Ended)
	}
	for _, o := range c.outages() {
		if o.Why != games.WhyPaused && o.Why != whyUnsent {
			add(o.Began, o.Ended)
		}
	}
	for _, p := range m.Pause.Agreed {
		k.Paused = append(k.Paused, abacus.Span{Began: minuteOf(p.Began), Ended: minuteOf(p.Ended)})
	}
	for side := range 2 {
		player, known := c.player(m.Seats[side].Player.Address)
		if !known { // they are forgotten
			k.left = true
			return
		}
		person, events := c.choices(player.Address)
		left := person.Budget(c.now, player.Began)
		if c.try("budgets"); left < 0 || c.breaks(Overdrawn) {
			c.find("budgets", "%s has %d half days of vacation left", player.Address, left)
		}
		unreached := func(i clock.Interval) bool { return minuteOf(i.Ended) >= k.Now }
		k.left = k.left || slices.ContainsFunc(person.Unreached, unreached) || len(m.Seats[side].Mail.Returned) > 0 || !m.Seats[side].Mail.Since.IsZero()
		k.Leave[side] = budget(person, player.Began, m.ID, c.now)
		k.Homes[side], k.Booked[side] = free(events)
	}
}

// budget is what a vacation budget held at each moment at which it changed: as it was then, without what this game itself has taken. What games take at
// one moment they take in the order of their numbers (CR-5).
func budget(p club.Person, playing time.Time, game int, now time.Time) (list []abacus.Leave) {
	list = []abacus.Leave{held(p, playing, game, time.Time{}, 0)}
	for month := began().AddDate(0, 0, 1-began().Day()); !month.After(now); month = month.AddDate(0, 1, 0) {
		list = append(list, held(p, playing, game, month.Add(-1), 0))
	}
	for _, s := range p.Automatic {
		list = append(list, held(p, playing, game, s.At, 0))
	}
	for _, s := range p.Spent {
		switch {
		case s.Game == game:
		case s.Game > 0 && s.Game < game:
			list = append(list, held(p, playing, game, s.At.Add(-1), game))
		default:
			list = append(list, held(p, playing, game, s.At, 0))
		}
	}
	slices.SortStableFunc(list, func(a, b abacus.Leave) int { return a.After.Compare(b.After) })
	least := list[len(list)-1].Days
	for i := range slices.Backward(list) { // what was taken later, before the program looked, cannot be taken once more
		least = min(least, list[i].Days)
		list[i].Days = least / 2
	}
	return list
}

// held is what a budget held after a moment, in half days; where before is a game, without what games of its number and above took then.
func held(p club.Person, playing time.Time, game int, at time.Time, before int) abacus.Leave {
	l := abacus.Leave{After: at, Days: p.Budget(at.Add(1), playing), Automatic: p.AutomaticOn(at)}
	for _, s := range p.Spent {
		if s.Game == game && !s.At.After(at) || before > 0 && s.Game >= before && s.At.Equal(at.Add(1)) {
			l.Days += 2 * s.Days
		}
	}
	l.Automatic = true
	for _, s := range p.Automatic {
		if !s.At.After(at) {
			l.Automatic = s.Value
		}
	}
	return l
}

// free is where somebody has lived and when they were away, by what they have chosen.
func free(events []club.Event) (homes []abacus.Home, booked []abacus.Span) {
	slices.SortStableFunc(events, func(x, y club.Event) int { return x.At.Compare(y.At) })
	here := abacus.Home{Zone: time.UTC}
	for _, e := range events {
		switch f := e.Fact.(type) {
		case club.ZoneChosen:
			here.Zone = get(time.LoadLocation(f.Zone))
		case club.WeekendsChosen:
			here.Off = f.Off
		case club.VacationBooked:
			booked = append(booked, abacus.Span{Began: minuteOf(f.Began), Ended: minuteOf(f.Ended)})
			continue
		case club.VacationEnded:
			for i := range booked {
				booked[i].Ended = min(booked[i].Ended, max(booked[i].Began, minuteOf(e.At)))
			}
			continue
		default:
			continue
		}
		here.Since = minuteOf(e.At)
		homes = append(homes, here)
	}
	return homes, booked
}

// enter writes an event into the book. Only what changes clocks makes minutes pass: a turn that was asked back is played at the moment of its first
// letter, after events of later.
func (c *world) enter(k *book, m *adjudicator.Match, e adjudicator.Event) {
	switch f := e.Fact.(type) {
	case adjudicator.TurnPlayed:
		k.pass(e.At)
		t := c.keeper(k.players[k.Mover])
		if t.turns++; f.Ahead || 2*k.Shows[k.Mover] >= k.shown { // punctual is a turn with half of the time left (CR-38)
			t.inTime++
		}
		k.Played()
		k.anew()
	case adjudicator.Held:
		asked := minuteOf(f.Prepared.Asked)
		k.Waits[e.By.Side()] = abacus.Wait{Span: abacus.Span{Began: asked, Ended: asked + 24*60}, Pause: f.Prepared.Pause}
	case adjudicator.FlagFell:
		k.fallen = true
	case adjudicator.AutomaticVacation:
		if c.try("automatic vacations"); k.fallen || c.breaks(LateRest) {
			c.find("vacations", "game %d: an automatic vacation at %s, after the flag had fallen", m.ID, e.At.Format(time.DateTime))
		}
	case adjudicator.Granted:
		k.pass(e.At)
		k.Granted(int(f.To.Side()), abacus.Minutes(f.By))
		k.fallen = k.fallen && int(f.To.Side()) != k.Mover
	case adjudicator.Undone:
		k.pass(e.At)
		k.Undone(f.To)
		k.anew()
	case adjudicator.SetUp: // in the place of another: who is to move thinks anew
		k.pass(e.At)
		k.Shows = k.Begun.Shows
		k.Begin(k.Mover)
		k.anew()
	case adjudicator.Credited:
		k.Shows[k.Mover] += abacus.Minutes(f.By)
		k.left = k.left || f.By%time.Minute != 0
	case adjudicator.Returned, adjudicator.CutOff, adjudicator.Adjudicated, adjudicator.Reopened:
		k.left = true
	}
}

// anew: a turn is awaited, and nothing waits for a yes that was meant for another.
func (k *book) anew() {
	k.Waits = [2]abacus.Wait{}
	k.fallen, k.shown = false, k.Shows[k.Mover]
}

// pass lets time pass up to a moment. What comes from before the last that changed a clock is beyond this book.
func (k *book) pass(at time.Time) {
	k.left = k.left || minuteOf(at) < k.Now
	for k.Now < minuteOf(at) {
		k.Minute()
	}
	k.Look()
}

// compare counts on to this minute, in a copy: what comes next may be from before it.
func (c *world) compare(k *book, m *adjudicator.Match) {
	now := k.Book
	for now.Now < minuteOf(c.now) {
		now.Minute()
	}
	now.Look()
	c.try("clocks")
	for side := range 2 {
		left := m.Left(adjudicator.Seat(side+1), c.now)
		if c.breaks(WrongClock) {
			left += time.Minute
		}
		if abacus.Minutes(left) != now.Shows[side] || left%time.Minute != 0 {
			c.find("clocks", "game %d, side %d: the clock shows %s, counted were %s; terms %+v, clocks %v since %s", m.ID, side, left, time.Duration(now.Shows[side])*time.Minute, m.Terms.Time, m.Clocks, m.TurnSince)
			k.left = true // one finding is enough
			return
		}
	}
}

// checkPunctuality holds what is told of how people keep their time to what was counted.
func (c *world) checkPunctuality() {
	for address, t := range c.keepers {
		player, known := c.player(address)
		if !known || t.unsure {
			continue
		}
		turns, inTime := c.punctuality(player.Number)
		if c.breaks(LatePlayer) {
			inTime++
		}
		if c.try("punctuality"); turns != t.turns || inTime != t.inTime {
			c.find("punctuality", "%s: %d of %d turns in time are told, %d of %d were counted", address, inTime, turns, t.inTime, t.turns)
		}
	}
}

// whyUnsent is what the program says of an outage of the relay.
const whyUnsent = "nobody took our letters"
