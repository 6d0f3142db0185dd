package web

import (
	"cmp"
	"html/template"
	"slices"
	"strings"

	"pbem/mailer/crosstable"
	"pbem/notation/eventfile"
	"pbem/rules/phrase"
	"pbem/web/library"
)

const (
	eventsPath = "tournaments/index.html"
	eventsFeed = "tournaments/index.atom"
	atomMark   = ".atom"
)

// eventPages makes the pages of tournaments, and their feeds.
type eventPages struct{ *Pages }

// eventsPage is the data of tournaments/index.html.
type eventsPage struct {
	frame
	Running, Ended []eventRow
	Open           []openEvent // those that wait for players
	Help           bool        // there is a page of the manual
}

// eventRow is a tournament as a line of the list.
type eventRow struct {
	*library.Event
	Root       string // as in frame
	Title      string
	How        phrase.Phrase
	PresetPage string // from the top; "" where there is none
	Done, All  int    // games that are over, and that there are so far
	First      []string
}

// eventPage is the data of tournaments/SLUG.html.
type eventPage struct {
	frame
	Event  *library.Event
	About  []phrase.Phrase
	Tables template.HTML
	Rows   []row
}

// eventFile makes a page below tournaments/.
func (p eventPages) file(name string) (file, bool, error) {
	all, err := p.library.Called()
	if err != nil {
		return file{}, false, err
	}
	switch {
	case name == "index.html" && all.Eventful():
		return known(p.list(all))
	case "tournaments/"+name == eventsFeed && p.site.URL != "" && all.Eventful():
		return known(p.listFeed(all))
	}
	page := "tournaments/" + strings.TrimSuffix(name, atomMark)
	feed := strings.HasSuffix(name, atomMark)
	if feed {
		page += ".html"
	}
	i := slices.IndexFunc(all.Events, func(f *eventfile.File) bool { return library.EventAddress(f) == page })
	if i < 0 || feed && p.site.URL == "" {
		return nothing()
	}
	e, err := library.TournamentShelf{Library: p.library}.Made(all.Events[i])
	switch {
	case err != nil:
		return file{}, false, err
	case feed:
		return known(p.feed(e))
	}
	return known(p.page(e))
}

func (p eventPages) list(all *library.Roll) (file, error) {
	data := eventsPage{frame: p.frame(eventsPath, eventsPath), Open: offerPages(p).events(all.Open), Help: p.manual.has("help/tournaments.html")}
	data.Card = p.plainCard(phrase.New("web-tournaments"), phrase.New("web-tournaments-about"), eventsPath)
	data.feed(p.Pages, phrase.New("web-tournaments"), eventsFeed)
	events, err := library.TournamentShelf{Library: p.library}.EventsOf(all)
	if err != nil {
		return file{}, err
	}
	for _, e := range events {
		row := eventRow{Event: e, Root: data.Root, Title: p.titles.of(e.Preset), How: paired(crosstable.System(e.Event)), PresetPage: p.presetAddress(e.Preset), First: e.Leaders()}
		row.Done, row.All = e.Progress()
		if e.Over() {
			data.Ended = append(data.Ended, row)
		} else {
			data.Running = append(data.Running, row)
		}
	}
	return p.html("tournaments.html", data)
}

func (p eventPages) page(e *library.Event) (file, error) {
	data := eventPage{frame: p.frame(e.Page, eventsPath), Event: e, About: p.about(e)}
	data.feed(p.Pages, phrase.Of(phrase.Words(library.PlainWords(e.Name))), strings.TrimSuffix(e.Page, ".html")+atomMark)
	data.Card = p.plainCard(phrase.Of(phrase.Words(library.PlainWords(e.Name))), data.About[0], e.Page)
	shown := e.Event
	shown.Players = slices.Clone(shown.Players)
	for i := range shown.Players {
		shown.Players[i].Name = library.PlainWords(shown.Players[i].Name)
	}
	data.Tables = crosstable.HTML(shown, p.language.Language, crosstable.Links{
		Player: func(id string) string { return data.Root + e.PlayerPage(id) },
		Game: func(number int) string {
			if page := e.GamePage(number); page != "" {
				return data.Root + page
			}
			return ""
		},
	})
	data.Rows = p.rows(data.frame, e.Games)
	return p.html("tournament.html", data)
}

// about says what is played in a tournament, and since when.
func (p eventPages) about(e *library.Event) []phrase.Phrase {
	title := phrase.Of(phrase.Words(p.titles.of(e.Preset)))
	what := phrase.Join(phrase.Semicolons, title, p.titles.options(e.Preset, e.Options), paired(crosstable.System(e.Event)), p.titles.terms(e.Preset, e.Terms), phrase.New("web-tournament-players", "n", len(e.Players)))
	when := crosstable.About(e.Event)[1:]
	return append([]phrase.Phrase{phrase.New("web-sentence", "clause", what)}, when...)
}

// feed tells of the games of a tournament that ended last.
func (p eventPages) feed(e *library.Event) (file, error) {
	var entries []atomEntry
	for _, g := range lately(e.Games) {
		entries = append(entries, p.atomEntry(g))
	}
	return p.atom(strings.TrimSuffix(e.Page, ".html")+atomMark, e.Page, phrase.Of(phrase.Words(library.PlainWords(e.Name))), entries)
}

// lately are the games that ended last.
func lately(games []*library.Game) []*library.Game {
	over := slices.DeleteFunc(slices.Clone(games), func(g *library.Game) bool { return !g.Over() || g.Broken() })
	slices.SortStableFunc(over, func(a, b *library.Game) int { return cmp.Compare(b.Last.Unix(), a.Last.Unix()) })
	return over[:min(feedSize, len(over))]
}

// eventsAtom tells of the tournaments: when they began, and when they ended.
func (p eventPages) listFeed(all *library.Roll) (file, error) {
	events, err := library.TournamentShelf{Library: p.library}.EventsOf(all)
	if err != nil {
		return file{}, err
	}
	var entries []atomEntry
	for _, e := range events {
		address, at, state := p.site.URL+e.Page, e.Begun, "#began"
		if e.Over() {
			at, state = e.Ended, "#ended"
		}
		about := phrase.Join(phrase.Sentences, p.about(e)...)
		entries = append(entries, atomEntry{
			ID: address + state, Title: library.PlainWords(e.Name), Updated: rfc3339(at), Link: atomLink{"alternate", "text/html", address}, Summary: library.PlainWords(p.language.Say(about)),
		})
	}
	slices.SortStableFunc(entries, func(a, b atomEntry) int { return strings.Compare(b.Updated, a.Updated) })
	return p.atom(eventsFeed, eventsPath, phrase.New("web-tournaments"), entries[:min(len(entries), feedSize)])
}
