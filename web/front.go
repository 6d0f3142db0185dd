package web

import (
	"context"
	"net/url"

	"pbem/rules/phrase"
)

// How much of what goes on the front page shows; the rest has pages of its own.
const (
	frontBoards  = 3
	frontOffers  = 4
	frontEvents  = 3
	frontResults = 6
)

// frontPages makes the page that a visitor sees first.
type frontPages struct{ *Pages }

// frontPage is the data of index.html.
type frontPage struct {
	frame
	Ways    []way
	Boards  []gameCard
	Playing bool // the boards are those of games in play
	AsOf    phrase.Phrase
	Offers  []openSeek
	Open    int // how many offers there are
	Events  []openEvent
	Results []row
	Partial bool // the archive is being looked through for the first time
	SoFar   int
}

// way is a button: how to begin.
type way struct {
	Words phrase.Phrase
	Path  string
}

// page makes index.html; the query is nil for one that is written.
func (p frontPages) page(query url.Values) (file, error) {
	all, err := p.library.Called()
	if err != nil {
		return file{}, err
	}
	data := frontPage{frame: p.frame(frontPath, ""), Partial: !all.Whole, SoFar: all.Games}
	data.Card = p.plainCard(phrase.New("web-front-title"), phrase.New("web-front-sentence"), frontPath)
	shown, err := p.library.Lively(frontBoards)
	if err != nil {
		return file{}, err
	}
	data.Playing = len(shown) > 0 && !shown[0].Over()
	if data.Playing {
		data.AsOf = asOf(shown, query)
	}
	for _, g := range shown {
		data.Boards = append(data.Boards, p.cardOf(data.frame, g, query))
	}
	over, err := p.library.GamesOf(p.library.Listed().Ended(context.Background(), 1, frontResults))
	if err != nil {
		return file{}, err
	}
	data.Results = p.rows(data.frame, over)
	open := offerPages(p).seeks(all.Open)
	data.Open, data.Offers = len(open), open[:min(len(open), frontOffers)]
	events := offerPages(p).events(all.Open)
	data.Events = events[:min(len(events), frontEvents)]
	data.Ways = p.ways(data.Open)
	return p.html("front.html", data)
}

// ways are the buttons, the first one first. Where nobody answers letters, no game can be begun.
func (p frontPages) ways(open int) (all []way) {
	switch {
	case p.site.Address == "":
	case open > 0:
		all = append(all, way{phrase.New("web-front-take", "n", open), seeksPath})
	default:
		all = append(all, way{phrase.New("web-front-begin-game"), "help/new.html"})
	}
	if p.composes() {
		all = append(all, way{phrase.New("web-front-try-turn"), composePath})
	}
	return all
}

// boardAddresses are the pictures of games that are over and have their boards on the front page.
func (p frontPages) boardAddresses() (all []string, err error) {
	shown, err := p.library.Lively(frontBoards)
	for _, g := range shown {
		if g.Over() {
			all = append(all, boardPath(g))
		}
	}
	return all, err
}
