package year

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/adjudicator/clock/abacus"
	"pbem/adjudicator/club"
	"pbem/games"
)

// books are the second bookkeeping of all games with a clock: what each shows is counted, minute by minute, from the events of the game,
// what its players have chosen about their time, and the outages. The vacation budgets and the pauses are told to both books.
type books struct {
	world *world
	of    map[int]*book
	since time.Time // up to when changed games were looked at
	kept  map[string]*kept
}

// book is that of a game. It has come as far as the last event.
type book struct {
	abacus.Book
	players  [2]string // their first addresses, by side
	events   int
	reminded int   // reminders of the turn that is awaited
	shown    int64 // by the clock of the mover as it began, whatever was granted since
	fallen   bool  // the flag of that turn has fallen
	left     bool  // not kept: letters to one of its players come back, which takes of budgets what this book does not keep
}

func newBooks(w *world) *books {
	return &books{world: w, of: map[int]*book{}, since: w.now, kept: map[string]*kept{}}
}

// changed looks at all games that have changed by themselves.
func (b *books) changed(ctx context.Context) error {
	since := b.since
	b.since = b.world.now
	list, err := b.world.house.store().Changed(ctx, since, 1000)
	if err != nil {
		return fmt.Errorf("games that have changed: %w", err)
	}
	for _, match := range list {
		m, err := b.look(ctx, match)
		if err != nil {
			return err
		}
		if err := b.world.checkPage(m); err != nil {
			return err
		}
	}
	return nil
}

// look holds what the clocks of a game show to what was counted.
func (b *books) look(ctx context.Context, match int) (*adjudicator.Match, error) {
	m, err := b.world.house.match(ctx, match)
	if err != nil {
		return nil, err
	}
	return m, b.lookInto(ctx, match, m)
}

func (b *books) lookInto(ctx context.Context, match int, m *adjudicator.Match) error {
	b.world.knows(m)
	b.world.noteGame(m)
	b.world.completes(m)
	b.world.checkUrgent(m)
	kept := b.of[match]
	switch {
	case !m.Terms.Time.Limited() || m.SettingUp():
		return nil
	case kept == nil && (m.Stage != adjudicator.Playing || len(m.Turns) > 0):
		if len(m.Turns) > 0 { // it began, and went on, in one commit
			b.doubts(m.Players[0].Address, m.Players[1].Address)
		}
		return nil
	case kept == nil:
		kept = begin(m)
		b.of[match] = kept
	}
	events, err := b.world.house.store().Events(ctx, match)
	if err != nil {
		return err
	}
	if err := b.tell(ctx, kept, m); err != nil {
		return err
	}
	for _, e := range events[min(kept.events, len(events)):] {
		b.enter(kept, m, e)
	}
	kept.events = len(events)
	if _, _, _, held := m.HeldUp(b.world.now); m.Stage == adjudicator.Playing && !kept.left && !held {
		b.compare(kept, m)
	}
	return nil
}

// begin is the book of a game whose first clock has just begun to run.
func begin(m *adjudicator.Match) *book {
	k := &book{Book: *abacus.New(m.Terms.Time, minuteOf(m.TurnSince)), events: m.Version, players: [2]string{m.Players[0].Address, m.Players[1].Address}}
	k.Barred = m.Terms.NoVacation
	for side, shows := range m.Clocks {
		k.Shows[side] = abacus.Minutes(shows)
	}
	for side, at := range m.Automatic { // while they were setting up
		if !at.IsZero() {
			k.Auto[side] = minuteOf(at)
		}
	}
	k.Begin(int(m.ToMove().Side()))
	k.anew()
	k.left = !m.TurnSince.Equal(m.TurnSince.Truncate(time.Minute)) || m.Credit != 0
	return k
}

func minuteOf(t time.Time) int64 { return t.Unix() / 60 }

// tell tells the book what both must know: free time, by what people have chosen.
func (b *books) tell(ctx context.Context, k *book, m *adjudicator.Match) error {
	outages, err := b.world.house.store().Outages(ctx, time.Time{})
	if err != nil {
		return err
	}
	k.Away, k.Paused = nil, nil
	for _, o := range slices.Concat(b.world.stood(), b.world.relayStood(), outages) {
		if o.Why == games.WhyPaused || o.Why == whyUnsent { // what is told of these is the host's words, and those of the relay
			continue
		}
		if span := (abacus.Span{Began: minuteOf(o.Began), Ended: minuteOf(o.Ended)}); span.Ended >= k.Now {
			k.Away = append(k.Away, span)
		}
	}
	for _, p := range m.Pause.Agreed {
		k.Paused = append(k.Paused, abacus.Span{Began: minuteOf(p.Began), Ended: minuteOf(p.Ended)})
	}
	for side := range 2 {
		if err := b.tellSide(ctx, k, m, side); err != nil {
			return err
		}
		k.left = k.left || len(m.Mail[side].Returned) > 0 || !m.Mail[side].Since.IsZero()
	}
	return nil
}

// tellSide tells the book what a player has chosen, and what their vacation budget held at any moment of the game.
func (b *books) tellSide(ctx context.Context, k *book, m *adjudicator.Match, side int) error {
	store := b.world.house.store()
	player, err := store.Player(ctx, m.Players[side].Address)
	if errors.Is(err, games.ErrNotFound) { // they are forgotten
		k.left = true
		return nil
	}
	if err != nil {
		return err
	}
	events, err := store.ClubEvents(ctx, club.PersonStream(player.Number))
	if err != nil {
		return err
	}
	person, err := club.Apply(club.Person{}, events...)
	if err != nil {
		return err
	}
	b.world.checkBudget(player.Address, person, player.Began)
	k.left = k.left || outOfReach(person, k.Now)
	k.Leave[side] = budget(person, player.Began, m.ID, b.world.now)
	k.Homes[side], k.Booked[side], err = choices(events)
	return err
}

// outOfReach reports whether somebody's clocks have stood since a minute because letters to them come back (CR-52): in all their games, also in one of
// which no letter has come back yet, for the relay takes none. This book does not keep that.
func outOfReach(p club.Person, since int64) bool {
	return slices.ContainsFunc(p.Unreached, func(i clock.Interval) bool { return minuteOf(i.Ended) >= since })
}

// budget is what a vacation budget held at each moment at which it changed, up to now: as it was then, without what this game itself has taken.
// What games take at one moment they take in the order of their numbers (CR-5). What was taken later, before the service looked, is not there to
// be taken once more: a budget is never overdrawn.
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
	for i := range slices.Backward(list) {
		least = min(least, list[i].Days)
		list[i].Days = least / 2
	}
	return list
}

// held is what a budget held after a moment, in half days; where before is a game, without what games of its number and above took then.
func held(p club.Person, playing time.Time, game int, at time.Time, before int) abacus.Leave {
	l := abacus.Leave{After: at, Days: p.Budget(at.Add(1), playing), Automatic: true}
	for _, s := range p.Spent {
		if s.Game == game && !s.At.After(at) || before > 0 && s.Game >= before && s.At.Equal(at.Add(1)) {
			l.Days += 2 * s.Days
		}
	}
	for _, s := range p.Automatic {
		if !s.At.After(at) {
			l.Automatic = s.Value
		}
	}
	return l
}

// choices are where somebody has lived and when they were away, by what they have chosen.
func choices(events []club.Event) (homes []abacus.Home, booked []abacus.Span, err error) {
	slices.SortStableFunc(events, func(x, y club.Event) int { return x.At.Compare(y.At) })
	here := abacus.Home{Zone: time.UTC}
	for _, e := range events {
		switch f := e.Fact.(type) {
		case club.ZoneChosen:
			if here.Zone, err = time.LoadLocation(f.Zone); err != nil {
				return nil, nil, err
			}
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
	return homes, booked, nil
}

// enter writes an event into the book. Only what changes clocks makes minutes pass: a turn that was asked back is played at the moment of its
// first letter, after events of later.
func (b *books) enter(k *book, m *adjudicator.Match, e adjudicator.Event) {
	switch f := e.Fact.(type) {
	case adjudicator.TurnPlayed:
		k.pass(e.At)
		b.keeps(k, f)
		k.Played()
		k.anew()
	case adjudicator.Held:
		k.asks(e.By, f.Prepared)
	case adjudicator.Reminded:
		b.world.reminds(k, m, e)
	case adjudicator.FlagFell:
		k.fallen = true
	case adjudicator.AutomaticVacation:
		b.world.rests(k, m, e)
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
	if k.left {
		b.doubts(k.players[:]...)
	}
}

// asks notes what somebody was asked back about: with nothing in it, that nothing waits any more.
func (k *book) asks(by adjudicator.Seat, p adjudicator.Prepared) {
	asked := minuteOf(p.Asked)
	k.Waits[by.Side()] = abacus.Wait{Span: abacus.Span{Began: asked, Ended: asked + 24*60}, Pause: p.Pause}
}

// anew: a turn is awaited, and nothing waits for a yes that was meant for another.
func (k *book) anew() {
	k.Waits = [2]abacus.Wait{}
	k.reminded, k.fallen, k.shown = 0, false, k.Shows[k.Mover]
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
func (b *books) compare(k *book, m *adjudicator.Match) {
	now := k.Book
	for now.Now < minuteOf(b.world.now) {
		now.Minute()
	}
	now.Look()
	b.world.report.Clocks++
	shift := int64(0)
	if b.world.breaks(WrongClock) {
		shift = 1
	}
	for side := range 2 {
		left := m.Left(adjudicator.Seat(side+1), b.world.now)
		if abacus.Minutes(left)+shift != now.Shows[side] || left%time.Minute != 0 {
			b.world.find("clocks", "game %d, side %d: the clock shows %s, counted were %s\n%s", m.ID, side, left, time.Duration(now.Shows[side])*time.Minute, b.trail(m, k))
			k.left = true // one finding is enough
			return
		}
	}
}

// trail is what happened in a game, to see what went wrong.
func (b *books) trail(m *adjudicator.Match, k *book) (text string) {
	text = fmt.Sprintf("terms %+v, clocks %v, since %s\n", m.Terms.Time, m.Clocks, m.TurnSince)
	text += fmt.Sprintf("automatic %v, counted %v; budgets %v\n", m.Automatic, k.Auto, k.Leave)
	events, err := b.world.house.store().Events(context.Background(), m.ID)
	if err != nil {
		return err.Error()
	}
	for _, e := range events[max(0, len(events)-12):] {
		text += fmt.Sprintf("  %s seat %d %T %+v\n", e.At.Format(time.DateTime), e.By, e.Fact, e.Fact)
	}
	return text
}

// noteGame counts games that begin and end.
func (w *world) noteGame(m *adjudicator.Match) {
	if m.Stage >= adjudicator.Playing && m.Stage != adjudicator.Refused && !w.begun[m.ID] {
		w.begun[m.ID] = true
		w.report.Begun++
		w.checkCap(m)
		w.checkWelcome(m)
		w.checkCalled(m)
	}
}
