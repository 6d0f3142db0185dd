package web

import (
	"context"
	"net/url"
	"strconv"

	"pbem/rules/phrase"
	"pbem/web/library"
)

const (
	playPath = "play.html"
	playFeed = "play.atom"
)

// playPages makes the page of the games in play, and its feed.
type playPages struct{ *Pages }

// playPage is the data of play.html: the games in play, for everyone who likes to look on.
type playPage struct {
	frame
	Cards []gameCard
	AsOf  phrase.Phrase
	More  string // the query by which the list shows all; "" if these are all
}

// cardsShown is how many games in play have a card on the page.
const cardsShown = 60

// file makes play.html, and its feed; the query is nil for one that is written.
func (p playPages) file(name string, query url.Values) (file, bool, error) {
	all, err := p.library.Called()
	if err != nil || !all.Playing || name == playFeed && p.site.URL == "" {
		return file{}, false, err
	}
	open, err := p.library.GamesOf(p.library.Listed().Playing(context.Background(), 0, cardsShown+1))
	if err != nil {
		return file{}, false, err
	}
	if name == playFeed {
		return known(p.feed(open[:min(len(open), feedSize)]))
	}
	data := playPage{frame: p.frame(playPath, playPath), AsOf: asOf(open, query)}
	if len(open) > cardsShown {
		open, data.More = open[:cardsShown], library.Filter{Result: "*"}.Query(1)
	}
	for _, g := range open {
		card := p.cardOf(data.frame, g, query)
		if g.Number > 0 && p.site.Address != "" {
			card.Words = p.language.Command("watch " + strconv.Itoa(g.Number))
		}
		data.Cards = append(data.Cards, card)
	}
	data.Card = p.plainCard(phrase.New("web-playing"), phrase.New("web-playing-about"), playPath)
	data.feed(p.Pages, phrase.New("web-playing"), playFeed)
	return known(p.html("play.html", data))
}

// feed tells of the last turn of each game.
func (p playPages) feed(open []*library.Game) (file, error) {
	var entries []atomEntry
	for _, g := range open {
		address := p.site.URL + g.Page()
		title := phrase.New("web-card-game", "white", phrase.Words(g.White), "black", phrase.Words(g.Black), "preset", phrase.Words(p.titles.of(g.Variant)))
		summary := phrase.New("web-where-turn", "turn", g.Turns)
		if next := g.Next(); !next.Empty() {
			summary = phrase.Join(phrase.Semicolons, summary, next)
		}
		entries = append(entries, atomEntry{
			ID: address + "#" + strconv.Itoa(g.Turns), Title: library.PlainWords(p.language.Say(title)), Updated: rfc3339(g.Last),
			Link: atomLink{"alternate", "text/html", address + "#" + strconv.Itoa(g.Turns)}, Summary: p.language.Say(summary),
		})
	}
	return p.atom(playFeed, playPath, phrase.New("web-playing"), entries)
}
