package web

import (
	"cmp"
	"slices"

	"pbem/rules"
	"pbem/rules/phrase"
)

// playersPage is the data of players/index.html.
type playersPage struct {
	frame
	Players []player
	sheet
}

// player is somebody who played. Who has no id in the records is a name there; that two people use one name, nobody here can tell.
type player struct {
	identity
	Name, Page string   // by which they went last; the page's address from the top
	Before     []string // the names by which they went before
	Games      int
	Shared     bool // somebody else goes by the same name
}

// newPlayer names a player by their games, of which the newest come first.
func newPlayer(who identity, page string, own []*game) player {
	p := player{identity: who, Page: page, Games: len(own)}
	var names []string
	for _, g := range own {
		names = append(names, g.nameOf(who))
	}
	p.Name = names[0]
	for _, n := range names[1:] {
		if n != p.Name && n != unknown && !slices.Contains(p.Before, n) {
			p.Before = append(p.Before, n)
		}
	}
	return p
}

// nameOf is the name by which somebody played a game.
func (g *game) nameOf(who identity) string {
	if g.players[rules.White] == who {
		return g.White
	}
	return g.Black
}

// playerPageData is the data of players/SLUG.html.
type playerPageData struct {
	frame
	Player    player
	Namesakes string     // the page of those games whose records tell names alone, and this one; "" for none
	Standings *standings // nil for who has no rated game
	Scores    []score
	Broken    int // games that are not verified
	Rows      []row
	More      string // the query by which the list shows all games; "" if these are all
}

// playersSize is how many names a page of the list has.
const playersSize = 500

func (p *Pages) playerFile(name string) (file, bool, error) {
	all, err := p.library.called()
	if err != nil {
		return file{}, false, err
	}
	if page, ok := pageOf(name); ok {
		return p.playersPage(all, page)
	}
	if who := all.page["players/"+name]; who != nil {
		return known(p.playerPage(all, *who))
	}
	return nothing()
}

func (p *Pages) playersPage(all *roll, page int) (file, bool, error) {
	shown, sheet, ok := cut(all.players, playersSize, page)
	if !ok {
		return nothing()
	}
	f := p.frame(sheetName(playersPath, page), playersPath)
	f.Card = p.plainCard(phrase.New("web-players"), phrase.New("web-players-about"), playersPath)
	return known(p.html("players.html", playersPage{f, shown, sheet}))
}

func (p *Pages) playerPage(all *roll, who player) (file, error) {
	data, own := playerPageData{frame: p.frame(who.Page, playersPath), Player: who}, all.of[who.identity]
	if other := all.page[identity{Name: who.Name}.page()]; who.ID != "" && other != nil {
		data.Namesakes = other.Page
	}
	data.Card = p.nameCard(who)
	data.Standings = p.standings(all, who.identity)
	data.Scores = scores(who.identity, own)
	for _, g := range own {
		if g.fault != nil {
			data.Broken++
		}
	}
	data.Rows, data.More = p.newest(data.frame, own, filter{Player: cmp.Or(who.ID, who.Name)})
	for i, s := range data.Scores {
		data.Scores[i].Page = p.presetAddress(s.Variant)
	}
	return p.html("player.html", data)
}
