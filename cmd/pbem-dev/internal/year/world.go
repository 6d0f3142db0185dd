package year

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/tongue"
)

// world is everything there is, at one moment.
type world struct {
	Options
	now       time.Time
	dice      *rand.Rand
	agenda    agenda
	house     *house
	post      *post
	queue     []*sent // at our mail server: letters that the service has not taken over yet, in the order of their arrival
	people    []*person
	byAddress map[string]*person
	letters   map[string]*sent          // that people have written and that are not known to be handled, by Message-ID
	playing   map[int][]*person         // who plays each game
	played    map[int][]time.Time       // when its turns came
	urged     map[[2]int]bool           // games and turns of which it was found that somebody was not told in time
	numbers   []int                     // of games, in their order
	begun     map[int]bool              // games that were begun
	stages    map[int]adjudicator.Stage // of games, as they were seen last
	books     *books
	announced []string          // tournaments that people may join
	tokens    map[string]string // whose the secret addresses are, as letters had them
	vault     vault
	newest    []keepsake // in the order of their coming
	changed   map[int]change
	endings   map[int]ending // of games that are over
	corrected map[int]bool   // games in which the host has decided something
	german    *tongue.Tongue
	report    Report
	opens     time.Time        // the service is down until then; zero while it is up
	paired    bool             // there are two daemons
	paused    []clock.Interval // the pauses of all clocks, by the words of the host's
	handed    bool             // letters are being handed over
	hands     *sent            // the letter that is
	relay     relay
	fell      time.Time         // when the service was down last
	talked    map[string]*talk  // what was said, by its word
	bearers   map[string]bearer // whose names are, by how they look
	presets   map[int]string    // of games
	private   map[int]bool      // games
	copied    map[int]*copying  // games of which somebody has said that they may go to their inventor
}

// Run plays a year. The report is complete also when checks have found something: the findings are in it. The error is of what kept it
// from going on.
func Run(ctx context.Context, o Options) (Report, error) {
	w, err := newWorld(o)
	if err != nil {
		return newReport(o), err
	}
	err = w.run(ctx)
	w.report.finish(w)
	return w.report, errors.Join(err, w.end())
}

// newWorld is a club before its first day, in an empty folder. Call end in the end.
func newWorld(o Options) (*world, error) {
	w := &world{Options: o, now: began(), dice: rand.New(rand.NewPCG(o.Seed, 7)), byAddress: map[string]*person{}, letters: map[string]*sent{}, tokens: map[string]string{}, begun: map[int]bool{}, stages: map[int]adjudicator.Stage{}, playing: map[int][]*person{}, played: map[int][]time.Time{}, urged: map[[2]int]bool{}, changed: map[int]change{}, endings: map[int]ending{}, corrected: map[int]bool{}, talked: map[string]*talk{}, bearers: map[string]bearer{}, presets: map[int]string{}, private: map[int]bool{}, copied: map[int]*copying{}}
	w.post = &post{world: w, seen: map[string][32]byte{}}
	w.books = newBooks(w)
	w.report = newReport(o)
	var err error
	if w.german, err = german(); err != nil {
		return nil, err
	}
	w.house, err = newHouse(o.Dir, func() time.Time { return w.now }, w.post, w.belief)
	if err != nil {
		return nil, err
	}
	w.house.away = w.onTrial
	if o.Nodes > 0 {
		err = w.house.share(o, w.dice)
	}
	return w, err
}

// run plays it, and leaves the service open.
func (w *world) run(ctx context.Context) error {
	if err := w.house.open(ctx); err != nil {
		return err
	}
	w.settle()
	if err := w.live(ctx); err != nil {
		return err
	}
	return w.close(ctx)
}

func (w *world) end() error { return w.house.end() }

// settle fills the club, and notes what will happen by itself.
func (w *world) settle() {
	for i := range w.Players {
		p := newPerson(i, w.Seed, w.span())
		p.german = w.german
		w.people = append(w.people, p)
		w.byAddress[p.address] = p
		w.bearers[looksLike(p.name)] = bearer{who: p}
		w.report.Kinds[p.kind]++
		comes := w.now.Add(time.Duration(w.dice.IntN(max(1, w.Days*24*60/8))) * time.Minute)
		w.visit(p, comes)
	}
	w.agenda.note(w.now.Add(halfHour), w.round)
	for i := range w.Kills {
		at := w.now.Add(time.Duration((float64(i) + w.dice.Float64()) / float64(w.Kills) * float64(w.span()))).Truncate(time.Minute)
		w.agenda.note(at, func(context.Context) error { w.house.fuse = 1 + w.dice.IntN(40); return nil })
	}
	if w.house.nodes == nil {
		w.twins()
	}
	w.notesStops()
	w.announce()
	w.hosted()
	w.invents()
	w.relayDays()
	w.eachMonth()
	away := w.now.Add(w.span() * 2 / 5).Truncate(time.Minute)
	w.agenda.note(away, func(ctx context.Context) error { return w.leave(ctx, min(7*24*time.Hour, w.span()/20)) })
}

const halfHour = 30 * time.Minute

func (w *world) span() time.Duration { return time.Duration(w.Days) * 24 * time.Hour }

func (w *world) ends() time.Time { return began().Add(w.span()) }

// live lets the year pass.
func (w *world) live(ctx context.Context) error {
	for {
		it, ok := w.agenda.next(w.ends())
		if !ok {
			return nil
		}
		if err := context.Cause(ctx); err != nil {
			return err
		}
		if it.at.After(w.now) {
			w.now = it.at
		}
		if err := it.do(ctx); err != nil {
			return fmt.Errorf("%s: %w", w.now.Format(time.DateTime), err)
		}
		w.report.tell(w)
	}
}

// round is a look of the service's at the clock, and what follows.
func (w *world) round(ctx context.Context) error {
	w.agenda.note(w.now.Add(halfHour), w.round)
	if !w.opens.IsZero() {
		return nil
	}
	if w.house.nodes != nil {
		return w.roundOfAll(ctx)
	}
	alive, err := w.house.round(ctx)
	if err != nil {
		return err
	}
	if !alive {
		return w.killed()
	}
	if err := w.together(ctx); err != nil {
		return err
	}
	w.lookForGone()
	return w.books.changed(ctx)
}

// killed: the service is down for a while, at times for long enough to be an outage.
func (w *world) killed() error {
	w.report.Kills++
	if w.house.nodes != nil {
		return w.nodeKilled()
	}
	if w.house.twin.service != nil { // the other one goes on
		w.agenda.note(w.now.Add(time.Minute), w.hand)
		return w.house.succeed()
	}
	if err := w.house.fall(); err != nil {
		return fmt.Errorf("a service that was killed: %w", err)
	}
	w.back(time.Duration(1+w.dice.IntN(50)) * time.Minute)
	return nil
}

// leave: the host's machine is off for long.
func (w *world) leave(_ context.Context, long time.Duration) error {
	if !w.opens.IsZero() {
		return nil
	}
	w.report.Away += long
	if w.house.nodes != nil {
		return w.allOff(long)
	}
	if err := w.house.fall(); err != nil {
		return err
	}
	w.back(long)
	return nil
}

// back has the service started again after a while.
func (w *world) back(after time.Duration) {
	w.opens = w.now.Add(after).Truncate(time.Minute)
	w.fell = w.opens
	w.agenda.note(w.opens, func(ctx context.Context) error {
		w.opens = time.Time{}
		if err := w.house.open(ctx); err != nil {
			return err
		}
		if alive, err := w.house.round(ctx); err != nil || !alive {
			return err
		}
		if err := w.books.changed(ctx); err != nil { // what it has done before the letters that waited
			return err
		}
		return w.hand(ctx)
	})
}

// send has a letter on its way: it arrives within minutes.
func (w *world) send(s *sent) {
	s.at = w.now.Add(time.Duration(1+w.dice.IntN(3)) * time.Minute).Truncate(time.Minute)
	w.letters[s.id] = s
	w.report.In++
	w.agenda.note(s.at, func(ctx context.Context) error {
		w.queue = append(w.queue, s)
		return w.hand(ctx)
	})
}

// hand gives the service what has arrived, letter by letter.
func (w *world) hand(ctx context.Context) error {
	if w.handed {
		return nil
	}
	w.handed = true
	defer func() { w.handed = false }()
	for len(w.queue) > 0 && w.opens.IsZero() {
		s := w.queue[0]
		if w.breaks(LostLetter) && w.report.In%10 == 0 {
			w.queue = w.queue[1:]
			continue
		}
		w.hands = s
		s.late = !s.from.leaving.IsZero() && w.isForgotten(s.from)
		w.house.turn()
		safe, alive, err := w.house.take(ctx, mailer.Incoming{Raw: s.raw, Received: s.at, Recipient: s.to, Sender: s.sender, Route: "pipe"})
		if err != nil {
			return err
		}
		if !alive {
			return w.killed()
		}
		if safe = safe || w.house.excuse(nil); w.brokenOff() {
			w.agenda.note(w.now.Add(time.Minute), w.hand)
			return nil
		}
		if !safe {
			w.find("letters", "the letter %s is not taken over: %q", s.id, s.words)
			return fmt.Errorf("a letter is not taken over")
		}
		w.queue = w.queue[1:]
		w.house.took()
		s.raw = nil
		if err := w.handled(ctx, s); err != nil {
			return err
		}
	}
	return nil
}

// handled holds what a letter has done to all that is promised.
func (w *world) handled(ctx context.Context, s *sent) error {
	came, err := w.checkAnswer(ctx, s)
	if err != nil || came == nil {
		return err
	}
	if err := w.checkReason(ctx, s, came); err != nil {
		return err
	}
	w.checkNames(s, came)
	s.from.call.shown = s.from.call.shown || came.Proof != ""
	if err := w.notes(ctx, s, came); err != nil {
		return err
	}
	for _, match := range came.Matches {
		if _, err := w.books.look(ctx, match); err != nil {
			return err
		}
	}
	return nil
}

// notes keeps in mind what a letter has come to.
func (w *world) notes(ctx context.Context, s *sent, came *games.Arrival) error {
	if came.Disposition != games.Acted {
		return nil
	}
	s.from.acted++
	return w.carriedOut(ctx, s, came)
}

// opened is a letter of the service's in somebody's mailbox.
func (w *world) opened(l mailer.Envelope) {
	p := w.byAddress[l.To]
	if l.To == host {
		w.report.ToHost++
	}
	if p == nil {
		w.find("letters", "a letter to %s, who is nobody", l.To)
		return
	}
	r, err := read(l, w.now)
	if err != nil {
		w.find("letters", "%v", err)
		return
	}
	r.since = w.givenAt(l.MessageID)
	if w.checkOldAddress(p, r) {
		w.warned(p, r)
		return
	}
	w.look(p, r)
	r.data, r.plain = nil, ""
	p.receives(r)
	if p.autoreply && w.now.Before(p.away) || p.autoreply && w.dice.IntN(20) == 0 {
		w.send(p.write(r, "I am out of office and will read your mail when I am back.", w.now, true))
	}
	if !p.isGone(w.now) {
		w.visit(p, p.after(w.now))
	}
}

// visit notes when somebody looks into their mailbox next, unless they will before.
func (w *world) visit(p *person, at time.Time) {
	if p.attends {
		return
	}
	p.attends = true
	w.agenda.note(at, func(ctx context.Context) error {
		if !w.opens.IsZero() { // what they would write could not be chosen
			w.agenda.note(w.opens.Add(time.Minute), func(ctx context.Context) error { p.attends = false; w.visit(p, w.now); return nil })
			return nil
		}
		p.attends = false
		if p.isGone(w.now) {
			return nil
		}
		return w.attend(ctx, p)
	})
}

// find notes that something is not as promised.
func (w *world) find(what, format string, args ...any) {
	w.report.find(Finding{At: w.now, What: what, Text: fmt.Sprintf(format, args...)})
}

// close lets the last letters arrive, and looks everything over.
func (w *world) close(ctx context.Context) error {
	w.house.spare()
	if !w.opens.IsZero() {
		w.now, w.opens = w.opens, time.Time{}
		if err := w.house.open(ctx); err != nil {
			return err
		}
	}
	for range 3 {
		w.now = w.now.Add(halfHour)
		if err := w.hand(ctx); err != nil {
			return err
		}
		w.house.turn()
		if _, err := w.house.round(ctx); err != nil {
			return err
		}
	}
	return w.checkEnd(ctx)
}

func oneLine(words string) string { return strings.ReplaceAll(words, "\n", " / ") }
