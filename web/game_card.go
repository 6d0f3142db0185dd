package web

import (
	"net/url"
	"path"
	"strings"
	"time"

	"pbem/notation/diagram"
	"pbem/notation/diagram/raster"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/web/library"
)

// gameCard is a game with its board in miniature.
type gameCard struct {
	row
	Board  string // the address of the picture, from the top of the site
	Up     string // the way there
	Stands phrase.Phrase
	Words  string // what to write to Mail to be told of its turns; "" for nothing
	Mail   string
}

// boardName is the picture of a game's last position, in the game's folder.
const boardName = "board.svg"

// boardPath is the address of that picture, from the top.
func boardPath(g *library.Game) string { return path.Dir(g.Page()) + "/" + boardName }

// cardOf prepares a game for a card on the page of a frame; the query is nil for a page that is written.
func (p *Pages) cardOf(f frame, g *library.Game, query url.Values) gameCard {
	now := p.site.Now()
	if query == nil {
		now = time.Time{}
	}
	return gameCard{row: p.row(f, g), Board: boardPath(g), Up: f.Top, Mail: p.site.Address, Stands: g.Stands(now)}
}

// asOf says up to when a written page tells of games in play: when the last turn in one of them came. So the page stays as it is for as long as
// nothing is played. It says nothing on a page that is made as it is asked for, and where no turn has a time.
func asOf(games []*library.Game, query url.Values) phrase.Phrase {
	var last time.Time
	for _, g := range games {
		if g.Last.After(last) {
			last = g.Last
		}
	}
	if query != nil || last.IsZero() {
		return phrase.Phrase{}
	}
	return phrase.New("web-as-of", "at", phrase.Moment(last))
}

// miniature draws the board as it stands, with the last turn.
func miniature(p *library.Played) (f file, found bool) {
	if !isKnown(p, p.Turns) {
		return file{}, false
	}
	frames, _ := framesOf(p, p.Turns, rules.White)
	drawing := aligned(p, frames[len(frames)-1:], rules.White)[0]
	return pictureFile(drawing), true
}

// pictureFile is a drawing alone, for <img>: what is written beside the board is grey, in the light and in the dark.
func pictureFile(d diagram.Drawing) file {
	body := strings.Replace(string(d.AppendFigure(nil)), "<svg ", `<svg color="#808684" `, 1)
	return file{kind: mimeType(".svg"), body: []byte(body), policy: policy}
}

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
