package web

import (
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

// event is a tournament that the pages show: what its file and the records of its games make of it.
type event struct {
	tournament.Event
	Site   string
	Page   string           // its address from the top
	Games  []*game          // that are here, in the order of the list
	Faults int              // in how much the file and the records do not agree
	pages  map[string]*game // by the number at the site
}

// eventRead is a file of a tournament; file is nil for one that is left out.
type eventRead struct {
	stamp
	file *eventfile.File
}

// isEventName reports whether a file in the folder is called as that of a tournament.
func isEventName(name string) bool {
	return path.Ext(name) == eventfile.Extension && !strings.HasPrefix(path.Base(name), ".")
}

// readEvents reads the files of tournaments that have changed, and reports whether there were any. The error is ErrAway alone.
func (l *library) readEvents(stamps map[string]stamp) (now map[string]eventRead, changed bool, err error) {
	now = make(map[string]eventRead, len(stamps))
	for name, s := range stamps {
		old, known := l.events[name]
		if known && old.stamp == s {
			now[name] = old
			continue
		}
		changed = true
		f, err := l.readEvent(name)
		if errors.Is(err, ErrAway) {
			return nil, false, err
		}
		if err != nil {
			l.log.Warn("a tournament is left out of the pages", "file", name, "err", err)
		}
		now[name] = eventRead{s, f}
	}
	return now, changed || len(now) != len(l.events), nil
}

func (l *library) readEvent(name string) (*eventfile.File, error) {
	text, err := l.file(name, eventfile.MaxSize)
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

// eventsOf makes tournaments of their files and the records of their games, the newest first. A record that is not verified counts in no
// table.
func (l *library) eventsOf(list []*game) (all []*event) {
	if len(l.events) == 0 {
		return nil
	}
	var games tournaments.Games
	byName := map[[2]string][]*game{}
	for _, g := range list {
		if g.event != nil {
			games.Add(*g.event)
			byName[eventName(g.event.Site, g.event.Tournament)] = append(byName[eventName(g.event.Site, g.event.Tournament)], g)
		}
	}
	var files []*eventfile.File
	for _, name := range slices.Sorted(maps.Keys(l.events)) {
		if f := l.events[name].file; f != nil {
			files = append(files, f)
		}
	}
	counts, _ := tournaments.Newest(files)
	for _, f := range counts {
		all = append(all, newEvent(f, &games, byName[eventName(f.Site, f.Event)]))
	}
	slices.SortStableFunc(all, func(a, b *event) int { return b.Begun.Compare(a.Begun) })
	return all
}

func eventName(site, name string) [2]string { return [2]string{strings.ToLower(site), name} }

func newEvent(f *eventfile.File, games *tournaments.Games, own []*game) *event {
	e, faults := games.Event(f)
	shown := &event{Event: e, Site: f.Site, Page: "tournaments/" + slugOf(f.Event, f.Site+"\n"+f.Event) + ".html", Games: own, Faults: len(faults), pages: map[string]*game{}}
	for _, g := range own {
		shown.pages[g.event.Number] = g
	}
	return shown
}

// Over reports whether it has ended.
func (e *event) Over() bool { return !e.Ended.IsZero() }

// playerPage is the address of somebody's page from the top; gamePage that of a game, "" for one that is not here.
func (e *event) playerPage(id string) string { return identify(e.Site, id, "").page() }

func (e *event) gamePage(number int) string {
	if g := e.pages[strconv.Itoa(number)]; g != nil {
		return g.page()
	}
	return ""
}

// eventOf is the tournament of a game; nil for none.
func (l *library) eventOf(g *game) (*event, error) {
	if g.event == nil {
		return nil, nil
	}
	all, err := l.called()
	if err != nil {
		return nil, err
	}
	for _, e := range all.events {
		if own := e.pages[g.event.Number]; own != nil && own.Address == g.Address {
			return e, nil
		}
	}
	return nil, nil
}

// leaders are those who share the first place of the last table, once it is over.
func (e *event) leaders() (names []string) {
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

// progress is how many of its games are over, and how many there are so far.
func (e *event) progress() (over, all int) {
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
