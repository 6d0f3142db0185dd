package web

import "pbem/rules/phrase"

// playersPage is the data of players/index.html.
type playersPage struct {
	frame
	Players []player
	sheet
}

// player is a name in the records; that two people use one name, nobody here can tell.
type player struct {
	Name, Page string // the page's address from the top
	Games      int
}

// playerPageData is the data of players/SLUG.html.
type playerPageData struct {
	frame
	Name   string
	Scores []score
	Rows   []row
	More   string // the query by which the list shows all games; "" if these are all
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
		return known(p.playerPage(*who, all.of[who.Name]))
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

func (p *Pages) playerPage(who player, own []*game) (file, error) {
	data := playerPageData{frame: p.frame(who.Page, playersPath), Name: who.Name}
	data.Card = p.nameCard(who)
	data.Scores = scores(who.Name, own)
	data.Rows, data.More = p.newest(data.frame, own, filter{Player: who.Name})
	for i, s := range data.Scores {
		data.Scores[i].Page = p.presetAddress(s.Variant)
	}
	return p.html("player.html", data)
}
