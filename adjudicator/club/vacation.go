package club

import (
	"slices"
	"time"

	"pbem/adjudicator/clock"
	"pbem/rules/phrase"
)

// Vacation is a time in which their clocks stand: whole days of a zone, the last one included, but for a beginning or an end in the
// middle of one. A later change of zone does not move it (CR-6).
type Vacation struct {
	From, To string // dates, "2026-12-24"
	clock.Interval
}

// What is chosen about vacation. VacationEnded takes effect on a date of theirs, at the arrival of the letter. AutomaticTaken are days that
// were taken as a flag would have fallen (CR-5); Unreached those for which their clocks stand because letters to them come back, and Heard
// ends that (CR-52).
type (
	VacationBooked struct {
		From  string    `json:"from"`
		To    string    `json:"to"`
		Began time.Time `json:"began"`
		Ended time.Time `json:"ended"`
	}
	VacationEnded struct {
		On string `json:"on"`
	}
	AutomaticChosen struct {
		On bool `json:"on"`
	}
	AutomaticTaken struct {
		Game int       `json:"game"`
		From time.Time `json:"from"`
	}
	Unreached struct {
		Since time.Time `json:"since"`
		Days  int       `json:"days"`
	}
	HeardAgain struct{}
)

func (VacationBooked) fact()  {}
func (VacationEnded) fact()   {}
func (AutomaticChosen) fact() {}
func (AutomaticTaken) fact()  {}
func (Unreached) fact()       {}
func (HeardAgain) fact()      {}

func vacationFacts() []factRow {
	return []factRow{
		fact("vacation", addBooked),
		fact("vacation-ended", addVacationEnded),
		fact("automatic", func(p *Person, e Event, f AutomaticChosen) {
			p.Automatic = chosenAt(p.Automatic, Since[bool]{e.At, f.On})
		}),
		fact("automatic-taken", func(p *Person, _ Event, f AutomaticTaken) {
			p.Spent = append(slices.Clip(p.Spent), Spending{At: f.From, Days: automaticDays, Game: f.Game})
		}),
		fact("unreached", func(p *Person, _ Event, f Unreached) {
			p.Spent = append(slices.Clip(p.Spent), Spending{At: f.Since, Days: f.Days})
			p.Unreached = append(slices.Clip(p.Unreached), clock.Interval{Began: f.Since, Ended: f.Since.Add(time.Duration(f.Days) * clock.Day)})
			p.CutOff = true
		}),
		fact("heard-again", addHeardAgain),
	}
}

// automaticDays are what an automatic vacation takes.
const automaticDays = 3

// addBooked: a day that is booked already is not paid again.
func addBooked(p *Person, e Event, f VacationBooked) {
	paid := p.unpaid(f.From, f.To)
	p.Vacations = append(slices.Clip(p.Vacations), Vacation{From: f.From, To: f.To, Interval: clock.Interval{Began: f.Began, Ended: f.Ended}})
	p.Days = append(slices.Clone(p.Days), paid...)
	slices.Sort(p.Days)
	p.Spent = append(slices.Clip(p.Spent), Spending{At: e.At, Days: len(paid)})
}

// addVacationEnded gives back every day after the one on which it was ended (CR-7).
func addVacationEnded(p *Person, e Event, f VacationEnded) {
	var left []Vacation
	for _, v := range p.Vacations {
		if v.Ended.After(e.At) {
			v.Ended = e.At
		}
		if v.To > f.On {
			v.To = f.On
		}
		if v.Began.Before(v.Ended) {
			left = append(left, v)
		}
	}
	p.Vacations = left
	before := len(p.Days)
	p.Days = slices.DeleteFunc(slices.Clone(p.Days), func(date string) bool { return date > f.On })
	p.Spent = append(slices.Clip(p.Spent), Spending{At: e.At, Days: len(p.Days) - before})
}

// addHeardAgain: days that have not begun return to the budget.
func addHeardAgain(p *Person, e Event, _ HeardAgain) {
	p.CutOff = false
	last := len(p.Unreached) - 1
	if last < 0 {
		return
	}
	stop := p.Unreached[last]
	begun := int((max(0, e.At.Sub(stop.Began)) + clock.Day - 1) / clock.Day)
	if all := int(stop.Ended.Sub(stop.Began) / clock.Day); begun < all {
		p.Spent = append(slices.Clip(p.Spent), Spending{At: e.At, Days: begun - all})
	}
	p.Unreached = slices.Clone(p.Unreached)
	p.Unreached[last].Ended = latest(stop.Began, earliest(stop.Ended, e.At))
}

// unpaid are the dates from one to another that are not booked yet.
func (p Person) unpaid(from, to string) (list []string) {
	for date := from; date != "" && date <= to; date = clock.DaysAfter(date, 1) {
		if !slices.Contains(p.Days, date) {
			list = append(list, date)
		}
	}
	return list
}

// Booking is a vacation that somebody asks for: from one date to another, the last one included; or Days from today.
type Booking struct {
	From, To string
	Days     int
}

// farthest is how far ahead a vacation can lie.
const farthest = 366 * clock.Day

// Book decides whether a vacation is booked, by a letter that came now; zone is where they live, and playing since when they have had games,
// zero for never. paid is how many days it costs.
func (p Person) Book(b Booking, now time.Time, zone *time.Location, playing time.Time) (f VacationBooked, paid int, why phrase.Phrase) {
	today := clock.DateOf(now, zone)
	if b.Days > 0 {
		b.From, b.To = today, clock.DaysAfter(today, b.Days-1)
	}
	f = VacationBooked{From: b.From, To: b.To, Began: latest(now, clock.DayBegins(b.From, zone)), Ended: clock.DayBegins(clock.DaysAfter(b.To, 1), zone)}
	switch {
	case b.To < b.From:
		return f, 0, phrase.New("club-vacation-backwards", "from", date(b.From), "to", date(b.To))
	case b.From < today:
		return f, 0, phrase.New("club-vacation-past", "from", date(b.From), "today", date(today))
	case f.Ended.IsZero(), f.Ended.After(now.Add(farthest)): // the day after the last that there is, is no date
		return f, 0, phrase.New("club-vacation-far", "to", date(b.To))
	}
	if p.covered(f.Began, f.Ended) {
		return f, 0, phrase.New("club-vacation-already", "from", date(b.From), "to", date(b.To))
	}
	paid = len(p.unpaid(b.From, b.To))
	if have := p.Spendable(now, playing); paid > have {
		return f, paid, phrase.New("club-vacation-too-much", "n", paid, "most", have)
	}
	return f, paid, phrase.Phrase{}
}

// covered reports whether vacation that is booked covers a time whole.
func (p Person) covered(from, to time.Time) bool {
	var list []clock.Interval
	for _, v := range p.Vacations {
		list = append(list, v.Interval)
	}
	return slices.ContainsFunc(clock.Join(list), func(i clock.Interval) bool { return !i.Began.After(from) && !i.Ended.Before(to) })
}

// EndVacation decides whether vacation, and whatever more is booked, ends now. back is how many days return.
func (p Person) EndVacation(now time.Time, zone *time.Location) (f VacationEnded, back int, why phrase.Phrase) {
	if len(p.Coming(now)) == 0 {
		return f, 0, phrase.New("club-vacation-none")
	}
	f.On = max(clock.DateOf(now, zone), p.begun(now))
	for _, day := range p.Days {
		if day > f.On {
			back++
		}
	}
	return f, back, phrase.Phrase{}
}

// begun is the last date of a vacation that has begun where it was booked: it stays spent, wherever its player has gone since.
func (p Person) begun(now time.Time) (last string) {
	for _, v := range p.Coming(now) {
		if !v.Began.After(now) {
			left := int((v.Ended.Sub(now) + time.Hour - 1) / clock.Day) // an hour more: a day may have 23
			last = max(last, clock.DaysAfter(v.To, -left))
		}
	}
	return last
}

// Coming are the vacations that are not over, in their order.
func (p Person) Coming(now time.Time) []Vacation {
	list := slices.DeleteFunc(slices.Clone(p.Vacations), func(v Vacation) bool { return !v.Ended.After(now) })
	slices.SortStableFunc(list, func(a, b Vacation) int { return a.Began.Compare(b.Began) })
	return list
}

// AutomaticOn reports whether days may be taken at a moment as a flag falls.
func (p Person) AutomaticOn(when time.Time) bool {
	on, chosen := at(p.Automatic, when)
	return on || !chosen
}

// ChooseAutomatic decides whether days may be taken from now on.
func (p Person) ChooseAutomatic(on bool, now time.Time) (f AutomaticChosen, why phrase.Phrase) {
	switch {
	case on == p.AutomaticOn(now) && on:
		return f, phrase.New("club-automatic-on-already")
	case on == p.AutomaticOn(now):
		return f, phrase.New("club-automatic-off-already")
	}
	return AutomaticChosen{On: on}, phrase.Phrase{}
}

// CutOffAt decides for how long their clocks stand because letters to them come back, from a moment on; ok is false where they stand for
// that already.
func (p Person) CutOffAt(since time.Time, playing time.Time) (f Unreached, ok bool) {
	return Unreached{Since: since, Days: p.Spendable(since, playing)}, !p.CutOff
}

// date is a date as letters say it.
func date(text string) phrase.Date {
	day, err := time.Parse(time.DateOnly, text)
	if err != nil {
		return phrase.Date{}
	}
	return phrase.Date(day)
}
