package club

import (
	"slices"
	"time"

	"pbem/adjudicator/clock"
	"pbem/rules/phrase"
)

// Locate returns the zone with a name of the IANA database; UTC for one that is not known. Whoever keeps people tells it: the database is
// read from a disk.
type Locate func(name string) *time.Location

// Since is what somebody has chosen, and from when on it holds: from the arrival of the letter that chose it, never for the past (CR-24).
type Since[T any] struct {
	At    time.Time
	Value T
}

// ZoneChosen and WeekendsChosen: Running says that a clock of theirs ran, so that it counts towards once in a week (CR-24).
type (
	ZoneChosen struct {
		Zone    string `json:"zone"`
		Running bool   `json:"running,omitempty"`
	}
	WeekendsChosen struct {
		Off     bool `json:"off"` // Saturdays and Sundays are free of play
		Running bool `json:"running,omitempty"`
	}
)

func (ZoneChosen) fact()     {}
func (WeekendsChosen) fact() {}

// changeEvery is how often a zone may be changed, and weekends switched off, while a clock runs.
const changeEvery = 7 * clock.Day

func zoneFacts() []factRow {
	return []factRow{
		fact("zone", func(p *Person, e Event, f ZoneChosen) {
			p.Zones = chosenAt(p.Zones, Since[string]{e.At, f.Zone})
			if f.Running {
				p.ZoneMoved = e.At
			}
		}),
		fact("weekends", func(p *Person, e Event, f WeekendsChosen) {
			p.Weekends = chosenAt(p.Weekends, Since[bool]{e.At, f.Off})
			if f.Off && f.Running {
				p.WeekendsMoved = e.At
			}
		}),
	}
}

// chosenAt is a new list, in the order of time, with one choice more. What is decided late holds from its arrival on all the same.
func chosenAt[T any](list []Since[T], s Since[T]) []Since[T] {
	list = append(slices.Clone(list), s)
	slices.SortStableFunc(list, func(a, b Since[T]) int { return a.At.Compare(b.At) })
	return list
}

// at is what a list of choices says at a moment.
func at[T any](list []Since[T], when time.Time) (value T, chosen bool) {
	for _, s := range list {
		if s.At.After(when) {
			break
		}
		value, chosen = s.Value, true
	}
	return value, chosen
}

// ZoneAt is the name of the zone in which they live at a moment; "" before they have named one, which is UTC.
func (p Person) ZoneAt(when time.Time) string {
	zone, _ := at(p.Zones, when)
	return zone
}

// WeekendsOff reports whether their Saturdays and Sundays are free of play at a moment.
func (p Person) WeekendsOff(when time.Time) bool {
	off, _ := at(p.Weekends, when)
	return off
}

// ChooseZone decides whether they live in another zone from now on; running is whether a clock of theirs runs. The first zone counts for
// nothing (CR-55).
func (p Person) ChooseZone(zone string, now time.Time, running bool) (f ZoneChosen, why phrase.Phrase) {
	before := p.ZoneAt(now)
	if zone == before {
		return f, phrase.New("club-zone-same", "zone", phrase.Text(zone))
	}
	if again := p.ZoneMoved.Add(changeEvery); running && !p.ZoneMoved.IsZero() && now.Before(again) {
		return f, phrase.New("club-zone-again", "at", p.ZoneMoved, "again", again)
	}
	return ZoneChosen{Zone: zone, Running: running && len(p.Zones) > 0}, phrase.Phrase{}
}

// ChooseWeekends decides whether their weekends are free of play from now on, or not any more.
func (p Person) ChooseWeekends(off bool, now time.Time, running bool) (f WeekendsChosen, why phrase.Phrase) {
	again := p.WeekendsMoved.Add(changeEvery)
	switch {
	case off == p.WeekendsOff(now) && off:
		return f, phrase.New("club-weekends-off-already")
	case off == p.WeekendsOff(now):
		return f, phrase.New("club-weekends-on-already")
	case off && running && !p.WeekendsMoved.IsZero() && now.Before(again):
		return f, phrase.New("club-weekends-again", "at", p.WeekendsMoved, "again", again)
	}
	return WeekendsChosen{Off: off, Running: running}, phrase.Phrase{}
}

// stretch is a time in which they change neither zone nor weekends; Ended is zero for the one that goes on.
type stretch struct {
	clock.Interval
	zone string
	off  bool
}

func (p Person) stretches() (list []stretch) {
	var moments []time.Time
	for _, z := range p.Zones {
		moments = append(moments, z.At)
	}
	for _, w := range p.Weekends {
		moments = append(moments, w.At)
	}
	slices.SortFunc(moments, time.Time.Compare)
	moments = slices.CompactFunc(moments, time.Time.Equal)
	for i, m := range moments {
		s := stretch{Interval: clock.Interval{Began: m}, zone: p.ZoneAt(m), off: p.WeekendsOff(m)}
		if i+1 < len(moments) {
			s.Ended = moments[i+1]
		}
		list = append(list, s)
	}
	return list
}

// weekends are the Saturdays and Sundays, each pair an interval, that end after a moment and begin before another, as far as they are free
// of play: by the zone and the choice in force at each instant (CR-24).
func (p Person) weekends(since, until time.Time, locate Locate) (list []clock.Interval) {
	for _, s := range p.stretches() {
		if s.off && s.Began.Before(until) && (s.Ended.IsZero() || s.Ended.After(since)) {
			list = append(list, s.weekends(since, until, locate(s.zone))...)
		}
	}
	return list
}

func (s stretch) weekends(since, until time.Time, zone *time.Location) (list []clock.Interval) {
	if !s.Ended.IsZero() {
		until = earliest(until, s.Ended)
	}
	for _, w := range weekendsOf(zone, latest(since, s.Began), until) {
		w.Began = latest(w.Began, s.Began)
		if !s.Ended.IsZero() {
			w.Ended = earliest(w.Ended, s.Ended)
		}
		if w.Began.Before(w.Ended) && w.Ended.After(since) {
			list = append(list, w)
		}
	}
	return list
}

// weekendsOf are the weekends of a zone, each whole, from that in which a moment lies to the last that begins before another.
func weekendsOf(zone *time.Location, from, to time.Time) (list []clock.Interval) {
	year, month, day := from.In(zone).Date()
	back := (int(from.In(zone).Weekday()) + 1) % 7 // days since Saturday
	for saturday := day - back; ; saturday += 7 {
		w := clock.Interval{Began: clock.DayOf(year, month, saturday, zone), Ended: clock.DayOf(year, month, saturday+2, zone)}
		if !w.Began.Before(to) {
			return list
		}
		if w.Ended.After(from) {
			list = append(list, w)
		}
	}
}

func latest(a, b time.Time) time.Time {
	if a.After(b) {
		return a
	}
	return b
}

func earliest(a, b time.Time) time.Time {
	if b.Before(a) {
		return b
	}
	return a
}
