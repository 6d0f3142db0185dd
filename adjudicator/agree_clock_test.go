package adjudicator

import (
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"
	_ "time/tzdata" // zones, whatever the machine knows

	"pbem/adjudicator/clock"
	"pbem/adjudicator/clock/abacus"
	"pbem/rules/presets"
)

// historiesTried is how many histories are kept in both books: as many as PBEM_CLOCKS says.
func historiesTried(t *testing.T) int64 {
	text := os.Getenv("PBEM_CLOCKS")
	if text == "" && testing.Short() {
		return 100
	}
	if text == "" {
		return 1000
	}
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		t.Fatalf("PBEM_CLOCKS: %v", err)
	}
	return n
}

// TestClocksAgree plays random histories of turns, weekends in zones with days of 23 and 25 hours and of half hours, moves to other zones,
// vacations, automatic vacations, pauses, grants, outages, turns taken back, services that look late and matches read anew from their
// events. The clocks of the match and a bookkeeping that counts every minute must show the same at each step: C-1, CR-3, CR-4, CR-5, CR-8,
// CR-24, CR-25, CR-26, CR-27, CR-29, CR-40, CR-43.
func TestClocksAgree(t *testing.T) {
	t.Parallel()
	var next, steps, flags, autos atomic.Int64
	tried, calendar := historiesTried(t), calendars(t)
	var group sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() {
			for seed := next.Add(1); seed <= tried && !t.Failed(); seed = next.Add(1) {
				h := newHistory(uint64(seed), calendar)
				h.play()
				if h.fault != "" {
					t.Errorf("history %d: %s; it was:\n%s", seed, h.fault, h.told)
				}
				steps.Add(int64(h.steps))
				flags.Add(int64(h.flags))
				autos.Add(int64(h.autos))
			}
		})
	}
	group.Wait()
	t.Logf("%d histories, %d steps, %d flags fell, %d automatic vacations", tried, steps.Load(), flags.Load(), autos.Load())
	if flags.Load() == 0 || autos.Load() == 0 {
		t.Error("nothing was tried")
	}
}

// history is a match and the slow book of it.
type history struct {
	dice                *rand.Rand
	book                abacus.Book
	match               *Match
	events              []Event
	calendar            map[string][]clock.Interval // weekends by zone
	from                time.Time
	fault, told         string
	steps, flags, autos int
}

// someZones have clocks that are put on or back by an hour, or by half of one, or are half an hour or a quarter off, or are far from UTC.
func someZones() []string {
	return []string{"Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Asia/Kathmandu", "America/St_Johns", "Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC", "Asia/Beirut", "America/Havana"}
}

func newHistory(seed uint64, calendar map[string][]clock.Interval) *history {
	h := &history{dice: rand.New(rand.NewPCG(seed, 22)), calendar: calendar}
	controls := []clock.Control{clock.PerTurn(12 * time.Hour), clock.PerTurn(3 * day), {First: 5 * day, Add: 12 * time.Hour}, {First: 2 * day, Add: day, Most: 3 * day}, {First: 3 * day, Turns: 3}}
	b := &h.book
	b.Control, b.Barred = controls[h.dice.IntN(len(controls))], h.dice.IntN(5) == 0
	b.Auto, b.Zero, b.Flag = [2]int64{abacus.Never, abacus.Never}, abacus.Never, abacus.Never
	changes := []time.Time{ // a week around days of 23 and 25 hours, or any time
		time.Date(2026, 3, 6, 0, 0, 0, 0, time.UTC), time.Date(2026, 3, 26, 0, 0, 0, 0, time.UTC), time.Date(2026, 4, 2, 0, 0, 0, 0, time.UTC),
		time.Date(2026, 10, 1, 0, 0, 0, 0, time.UTC), time.Date(2026, 10, 22, 0, 0, 0, 0, time.UTC), time.Date(2026, 10, 30, 0, 0, 0, 0, time.UTC),
		time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC).AddDate(0, 0, h.dice.IntN(365)),
	}
	b.Now = changes[h.dice.IntN(len(changes))].Unix()/60 + h.dice.Int64N(4*24*60)
	h.from = abacus.Moment(b.Now)
	for side := range 2 {
		b.Homes[side] = []abacus.Home{{Zone: h.zone(), Off: h.dice.IntN(3) > 0}}
		b.Leave[side] = []abacus.Leave{{Days: h.dice.IntN(6), Automatic: h.dice.IntN(4) > 0}}
	}
	b.Shows = [2]int64{abacus.Minutes(b.Control.First), abacus.Minutes(b.Control.First)}
	h.open()
	b.Begin(0)
	return h
}

func (h *history) zone() *time.Location {
	names := someZones()
	zone, err := time.LoadLocation(names[h.dice.IntN(len(names))])
	if err != nil {
		h.fail("%v", err)
		return time.UTC
	}
	return zone
}

func (h *history) fail(format string, args ...any) {
	if h.fault == "" {
		h.fault = fmt.Sprintf(format, args...)
	}
}

func (h *history) open() {
	p, err := presets.Builtin("cosmic", nil)
	if err != nil {
		h.fail("%v", err)
		return
	}
	h.match = &Match{Game: p.Game}
	h.do(WhiteSeat, Open{ID: 1, Challenger: WhiteSeat, Terms: Terms{Preset: "cosmic", Time: h.book.Control, Grace: 4000 * day, NoVacation: h.book.Barred}})
	h.do(BlackSeat, Accept{})
}

// do has a command decided now.
func (h *history) do(by Seat, do Deed) Decision {
	h.tell()
	d := Decide(h.match, Command{At: abacus.Moment(h.book.Now), By: by, Do: do, Cause: fmt.Sprint(h.steps), Decided: abacus.Moment(h.book.Now)})
	for _, e := range d.Events {
		if _, ok := e.Fact.(AutomaticVacation); ok {
			h.autos++
		}
	}
	h.match, h.events = d.Match, append(h.events, d.Events...)
	return d
}

// play takes random steps until the game or the time of the history is over.
func (h *history) play() {
	for range 25 {
		for range h.pass() {
			h.book.Minute()
		}
		h.step()
		h.steps++
		h.do(Seat(h.dice.IntN(2)+1), Say{Text: "hm"})
		h.compare()
		if h.fault != "" || h.match.Stage != Playing {
			return
		}
	}
}

// pass is how many minutes pass: seldom a long time, and always one, since what arrives in the second in which a flag has fallen is
// decided by the order of arrival, which this book does not keep.
func (h *history) pass() int64 {
	switch h.dice.IntN(6) {
	case 0:
		return 1 + h.dice.Int64N(3)
	case 1:
		return 1 + h.dice.Int64N(4*24*60)
	}
	return 1 + h.dice.Int64N(20*60)
}

func (h *history) note(format string, args ...any) {
	h.told += fmt.Sprintf("%s side %d shows %v: ", abacus.Moment(h.book.Now).Format("Mon 02 Jan 15:04"), h.book.Mover, h.book.Shows) + fmt.Sprintf(format, args...) + "\n"
}

// compare holds both books against each other.
func (h *history) compare() {
	h.book.Look()
	h.tell()
	now := abacus.Moment(h.book.Now)
	if h.match.Stage != Playing || h.book.Auto[h.book.Mover] == h.book.Now { // or a turn of this very moment is in time still
		return
	}
	for side := range 2 {
		if left := h.match.Left(Seat(side+1), now); abacus.Minutes(left) != h.book.Shows[side] || left%time.Minute != 0 {
			h.fail("at %s side %d has %s left, counted were %d minutes", now, side, left, h.book.Shows[side])
		}
	}
	deadline, _ := h.match.Deadline()
	switch out := outOfTime(h.match, now); {
	case out != (h.book.Flag != abacus.Never):
		h.fail("at %s the time is over: %t, since %s; counted: %d", now, out, deadline, h.book.Flag)
	case out && !deadline.Equal(abacus.Moment(h.book.Flag)):
		h.fail("the flag fell at %s, counted at %s", deadline, abacus.Moment(h.book.Flag))
	case out:
		h.flags++
	}
	for side, at := range h.book.Auto {
		if got := h.match.Seats[side].Automatic; got.IsZero() != (at == abacus.Never) || at != abacus.Never && !got.Equal(abacus.Moment(at)) {
			h.fail("the automatic vacation of side %d began at %s, counted at %d", side, got, at)
		}
	}
}
