// Package rated reckons ratings from signed records alone, and prints them.
package rated

import (
	"fmt"
	"io"
	"strings"
	"time"

	"pbem/adjudicator/rating"
	"pbem/cmd/internal/records"
	"pbem/cmd/internal/terminal"
	"pbem/games/archive/verify"
	"pbem/mailer/catalog"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Gathering takes what was verified, and keeps what ratings are reckoned from. What is left out is named. Set the first fields, call Take
// with each result, and then Games.
type Gathering struct {
	Err   io.Writer
	Words *catalog.Language

	Unread []error // what could not be read
	Wrong  bool    // a record was left out that should have counted

	games   map[place]*signed
	order   []place
	presets map[string]bool
	words   map[string]string // what records say again and again, kept once
}

// place is where a game was played, and its number there.
type place struct{ site, number string }

// signed is what is kept of the newest signing of a game.
type signed struct {
	name     string // of the record
	revision int
	head     string
	forked   bool // there is another of that revision
	game     rating.Game
	counts   bool
	players  [2]named
	ended    time.Time
}

// named is somebody by id, and what a record calls them.
type named struct{ id, name string }

// Take takes a record that was verified. Only what a known key has signed is kept.
func (g *Gathering) Take(r verify.Result) error {
	if r.Unread != nil {
		g.unread(r)
		return nil
	}
	switch r.State() {
	case verify.InPlay:
		return nil
	case verify.Signed:
		g.keep(r)
		return nil
	case verify.Unsigned:
		g.leftOut(r.Name, phrase.New("cli-unsigned"))
	default:
		g.leftOut(r.Name, phrase.Of(phrase.Text(g.Words.Error(r.Why()))))
	}
	return nil
}

func (g *Gathering) unread(r verify.Result) {
	if why, ok := records.Unread(r.Name, r.Unread); ok {
		g.Unread = append(g.Unread, why)
		return
	}
	fmt.Fprintf(g.Err, "%s: %s\n", terminal.Name(r.Name), terminal.OneLine(g.Words.Error(r.Unread)))
	if !records.Passed(r.Unread) {
		g.Unread = append(g.Unread, r.Unread)
	}
}

// leftOut names a record that should count, and does not.
func (g *Gathering) leftOut(name string, why phrase.Phrase) {
	g.Wrong = true
	g.tell(name, phrase.New("cli-left-out", "why", why))
}

func (g *Gathering) tell(name string, what phrase.Phrase) {
	fmt.Fprintf(g.Err, "%s: %s\n", terminal.Name(name), terminal.OneLine(g.Words.Say(what)))
}

// keep keeps the highest revision of each game (CR-53).
func (g *Gathering) keep(r verify.Result) {
	if g.games == nil {
		g.games, g.presets, g.words = map[place]*signed{}, map[string]bool{}, map[string]string{}
	}
	g.presets[g.kept(r.Record.Tag("Variant"))] = true
	if tag := rating.Lacks(r.Record); tag != "" {
		g.tell(r.Name, phrase.New("cli-rated-lacks", "tag", tag))
	}
	at, now := place{g.kept(strings.ToLower(r.About.Site)), strings.Clone(r.About.Game)}, g.taken(r)
	old := g.games[at]
	switch {
	case old == nil:
		g.order = append(g.order, at)
		g.games[at] = now
	case old.revision > now.revision:
		g.older(now, old)
	case old.revision < now.revision:
		g.older(old, now)
		g.games[at] = now
	case old.head != now.head || old.forked:
		g.fork(old, now)
	}
}

// fork leaves out both of two records of one game with the same number, for nobody can tell which of them is meant.
func (g *Gathering) fork(old, now *signed) {
	if !old.forked {
		g.leftOut(old.name, phrase.New("cli-revision-forked", "other", terminal.Name(now.name), "revision", old.revision))
	}
	g.leftOut(now.name, phrase.New("cli-revision-forked", "other", terminal.Name(old.name), "revision", old.revision))
	old.forked = true
}

func (g *Gathering) older(old, kept *signed) {
	g.tell(old.name, phrase.New("cli-revision-older", "revision", old.revision, "other", terminal.Name(kept.name), "newest", kept.revision))
}

// taken is what is kept of a record: copies, for a part of its text would keep all of it in memory.
func (g *Gathering) taken(r verify.Result) *signed {
	s := &signed{name: r.Name, revision: r.About.Revision, head: strings.Clone(r.Head), ended: rating.Ended(r.Record)}
	s.game, s.counts = rating.Of(r.Record)
	s.game.List, s.game.White, s.game.Black = g.kept(s.game.List), g.kept(s.game.White), g.kept(s.game.Black)
	public := r.Record.Public()
	s.players = [2]named{
		{g.kept(rating.Player(r.Record, rules.White)), g.kept(public.Tag("White"))},
		{g.kept(rating.Player(r.Record, rules.Black)), g.kept(public.Tag("Black"))},
	}
	return s
}

// kept is a copy of a text, the same one for all that are equal.
func (g *Gathering) kept(text string) string {
	if have, ok := g.words[text]; ok {
		return have
	}
	text = strings.Clone(text)
	g.words[text] = text
	return text
}

// Games are those that count, and what their players are called: by the record of theirs that ended last, rated or not (CR-19).
func (g *Gathering) Games() (games []rating.Game, names map[string]string) {
	names = map[string]string{}
	last := map[string]time.Time{}
	for _, at := range g.order {
		s := g.games[at]
		if s.forked {
			continue
		}
		if s.counts {
			games = append(games, s.game)
		}
		for _, p := range s.players {
			if when, known := last[p.id]; !known || s.ended.After(when) || s.ended.Equal(when) && p.name < names[p.id] {
				last[p.id], names[p.id] = s.ended, p.name
			}
		}
	}
	return games, names
}

// Preset reports whether a record is of a preset.
func (g *Gathering) Preset(name string) bool { return g.presets[name] }
