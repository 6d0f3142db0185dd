package library

import (
	"context"
	"crypto/ed25519"
	"errors"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"

	"pbem/adjudicator/tournament"
	"pbem/games/archive/tournaments"
	"pbem/notation/eventfile"
)

// Event is a tournament that the pages show: what its file and the records of its games make of it.
type Event struct {
	tournament.Event
	Site   string
	Page   string           // its address from the top
	Games  []*Game          // that are here, in the order of the list
	Faults int              // in how much the file and the records do not agree
	pages  map[string]*Game // by the number at the site
}

// eventRead is a file of a tournament; file is nil for one that is left out.
type eventRead struct {
	stamp string
	file  *eventfile.File
}

// isEventName reports whether a file in the folder is called as that of a tournament.
func isEventName(name string) bool {
	return path.Ext(name) == eventfile.Extension && !strings.HasPrefix(path.Base(name), ".")
}

// eventShelf is the files of tournaments, and what was made of them.
type eventShelf struct {
	files  map[string]eventRead // by their names
	counts []*eventfile.File    // the newest of each tournament
	made   map[[2]string]madeEvent
}

// madeEvent is a tournament as it is while its file and its games are the same.
type madeEvent struct {
	file  *eventfile.File
	games string // the listing's word on them
	event *Event
}

// TournamentShelf knows the files of tournaments.
type TournamentShelf struct{ *Library }

// takeUpFirst reads the files of tournaments that were listed before a start, which need not wait for a look. While the archive is away it does without them.
func (l TournamentShelf) takeUpFirst(ctx context.Context) error {
	l.mu.Lock()
	first := l.events.files == nil
	l.mu.Unlock()
	if !first {
		return nil
	}
	if err := l.takeUp(ctx); !errors.Is(err, ErrAway) {
		return err
	}
	return nil
}

// takeUp reads the files of tournaments, and of what is on offer, that have changed since the last look. The error is ErrAway, or one of the listing.
func (l TournamentShelf) takeUp(ctx context.Context) error {
	others, err := l.Listed().Others(ctx)
	if err != nil {
		return err
	}
	l.mu.Lock()
	before, known := l.events.files, l.offers
	l.mu.Unlock()
	now, open, changed := make(map[string]eventRead, len(others)), openFile{}, len(others) != len(before)
	for _, f := range others {
		if isOffersName(f.Name) {
			if open, err = l.readOffers(f, known); err != nil {
				return err
			}
			continue
		}
		if old, there := before[f.Name]; there && old.stamp == f.Stamp {
			now[f.Name] = old
			continue
		}
		changed = true
		file, err := l.readEvent(f.Name)
		if errors.Is(err, ErrAway) {
			return err
		}
		if err != nil {
			l.log.Warn("a tournament is left out of the pages", "file", f.Name, "err", err)
		}
		now[f.Name] = eventRead{f.Stamp, file}
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if changed || open.stamp != known.stamp {
		l.known = nil
	}
	l.offers, l.events.files = open, now
	if changed {
		l.events.counts = newestEvents(now)
	}
	return nil
}

// newestEvents are the files that count.
func newestEvents(read map[string]eventRead) []*eventfile.File {
	var files []*eventfile.File
	for _, name := range slices.Sorted(maps.Keys(read)) {
		if f := read[name].file; f != nil {
			files = append(files, f)
		}
	}
	counts, _ := tournaments.Newest(files)
	return counts
}

// UnreadEvents counts the files of tournaments that cannot be read.
func (l TournamentShelf) UnreadEvents() (n int) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, read := range l.events.files {
		if read.file == nil {
			n++
		}
	}
	return n
}

func (l TournamentShelf) readEvent(name string) (*eventfile.File, error) {
	text, err := l.File(name, eventfile.MaxSize)
	if err != nil {
		return nil, err
	}
	f, err := eventfile.Parse(text)
	if err == nil && len(l.keys) > 0 {
		err = f.CheckSignature([]ed25519.PublicKey(l.keys))
	}
	if err != nil {
		return nil, err
	}
	return f, nil
}

// EventsOf makes tournaments of their files and the records of their games, the newest first. A record that is not verified counts in no
// table.
func (l TournamentShelf) EventsOf(all *Roll) (events []*Event, err error) {
	for _, f := range all.Events {
		e, err := l.Made(f)
		if err != nil {
			return nil, err
		}
		events = append(events, e)
	}
	slices.SortStableFunc(events, func(a, b *Event) int { return b.Begun.Compare(a.Begun) })
	return events, nil
}

// Made is the tournament of a file, made anew if that or a game of it has changed.
func (l TournamentShelf) Made(f *eventfile.File) (*Event, error) {
	ctx, name := context.Background(), eventName(f.Site, f.Event)
	word, err := l.Listed().TournamentWord(ctx, name[0], name[1])
	if err != nil {
		return nil, err
	}
	l.mu.Lock()
	old := l.events.made[name]
	l.mu.Unlock()
	if old.file == f && old.games == word {
		return old.event, nil
	}
	own, err := l.GamesOf(l.Listed().OfTournament(ctx, name[0], name[1]))
	if err != nil {
		return nil, err
	}
	var games tournaments.Games
	for _, g := range own {
		games.Add(*g.event)
	}
	e := newEvent(f, &games, own)
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.events.made == nil || len(l.events.made) > mostEvents {
		l.events.made = map[[2]string]madeEvent{}
	}
	l.events.made[name] = madeEvent{f, word, e}
	return e, nil
}

// mostEvents are kept ready at once.
const mostEvents = 20_000

func eventName(site, name string) [2]string { return [2]string{strings.ToLower(site), name} }

func newEvent(f *eventfile.File, games *tournaments.Games, own []*Game) *Event {
	e, faults := games.Event(f)
	shown := &Event{Event: e, Site: f.Site, Page: EventAddress(f), Games: own, Faults: len(faults), pages: map[string]*Game{}}
	for _, g := range own {
		shown.pages[g.event.Number] = g
	}
	return shown
}

// EventAddress is where the page of a tournament is, from the top.
func EventAddress(f *eventfile.File) string {
	return "tournaments/" + slugOf(f.Event, f.Site+"\n"+f.Event) + ".html"
}

// Over reports whether it has ended.
func (e *Event) Over() bool { return !e.Ended.IsZero() }

// PlayerPage is the address of somebody's page from the top; gamePage that of a game, "" for one that is not here.
func (e *Event) PlayerPage(id string) string { return Identify(e.Site, id, "").Page() }

func (e *Event) GamePage(number int) string {
	if g := e.pages[strconv.Itoa(number)]; g != nil {
		return g.Page()
	}
	return ""
}

// EventOf is the tournament of a game; nil for none.
func (l TournamentShelf) EventOf(g *Game) (*Event, error) {
	if g.event == nil {
		return nil, nil
	}
	all, err := l.Called()
	if err != nil {
		return nil, err
	}
	name := eventName(g.event.Site, g.event.Tournament)
	for _, f := range all.Events {
		if eventName(f.Site, f.Event) != name {
			continue
		}
		e, err := l.Made(f)
		if err != nil {
			return nil, err
		}
		if own := e.pages[g.event.Number]; own != nil && own.Address == g.Address {
			return e, nil
		}
	}
	return nil, nil
}

// Leaders are those who share the first place of the last table, once it is over.
func (e *Event) Leaders() (names []string) {
	tables := e.Crosstables()
	if !e.Over() || len(tables) == 0 {
		return nil
	}
	for _, line := range tables[len(tables)-1].Lines {
		if line.Place == 1 {
			names = append(names, line.Name)
		}
	}
	return names
}

// Progress is how many of its games are over, and how many there are so far.
func (e *Event) Progress() (over, all int) {
	for _, group := range e.Groups {
		for _, g := range group.Games {
			all++
			if g.Over {
				over++
			}
		}
	}
	return over, all
}
