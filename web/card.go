package web

import (
	"net/url"
	"path"
	"strings"

	"pbem/notation/diagram"
	"pbem/notation/diagram/raster"
	"pbem/rules/phrase"
	"pbem/web/library"
)

// card is what a page says of itself to those who show a link to it (the Open Graph protocol).
type card struct {
	Title, About string
	Address      string // whole; "" where it is not known where the pages are seen
	Picture      string // the same of a picture; "" for none
	Alt          string
}

// gameCard tells of a game, and of the turn that was asked for. Only a served page has a picture: it is made when it is asked
// for.
func (p gamePages) gameCard(g *library.Played, at moment, asked bool, query url.Values) *card {
	title := phrase.New("web-card-game", "white", phrase.Words(g.White), "black", phrase.Words(g.Black), "preset", phrase.Words(p.titles.of(g.Variant)))
	about := phrase.New("web-card-about", "result", g.Said(), "n", g.Turns)
	c := &card{Title: library.PlainWords(p.language.Say(title)), About: library.PlainWords(p.language.Say(about))}
	if asked {
		c.Title = library.PlainWords(p.language.Say(phrase.New("web-turn-of-game", "turn", at.turn, "game", phrase.Words(c.Title))))
	}
	if p.site.URL == "" {
		return c
	}
	c.Address = p.site.URL + g.Page()
	if asked {
		c.Address += "?turn=" + at.fragment()
	}
	if query != nil && isKnown(g, at.turn) {
		c.Picture = p.site.URL + path.Dir(g.Page()) + "/" + at.fragment() + ".png"
		c.Alt = c.Title
	}
	return c
}

// underneath says which game it is, how it stands or ended, and which turn is shown.
func (p gamePages) underneath(g *library.Played, at moment) []string {
	words := []string{p.titles.of(g.Variant)}
	if at.turn < g.Turns {
		return append(words, p.language.Tell("web-turn-heading", "turn", at.turn, "turns", g.Turns))
	}
	return append(words, p.language.Say(g.Said()))
}

// turnPicture draws the board after a turn, beside who plays: 17.png, 17-black.png.
func (p gamePages) turnPicture(g *library.Played, name string) (file, bool, error) {
	at, ok := readMoment(g.Game, strings.TrimSuffix(name, ".png"))
	if !ok || !isKnown(g, at.turn) {
		return nothing()
	}
	frames, _ := framesOf(g, at.turn, at.as)
	drawing := aligned(g, frames[len(frames)-1:], at.as)[0].In(diagram.Voice(p.language.Say))
	body, err := raster.Card(drawing, []string{library.PlainWords(g.White), library.PlainWords(g.Black)}, p.underneath(g, at)...)
	return file{kind: mimeType(name), body: body, policy: policy}, true, err
}

// plainCard is that of a page with a title and a sentence.
func (p *Pages) plainCard(title, about phrase.Phrase, address string) *card {
	c := &card{Title: p.language.Say(title), About: p.language.Say(about)}
	if p.site.URL != "" {
		c.Address = p.site.URL + address
	}
	return c
}

// nameCard is that of a player's page.
func (p *Pages) nameCard(who player) *card {
	c := &card{Title: library.PlainWords(who.Name), About: p.language.Tell("web-count", "n", who.Games) + "."}
	if p.site.URL != "" {
		c.Address = p.site.URL + who.Page
	}
	return c
}
