package web

import (
	"slices"
	"strings"
)

// playersPage is the data of players/index.html.
type playersPage struct {
	frame
	Players []player
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

// players lists everybody who plays, by name.
func players(games []*game) []player {
	count := map[string]int{}
	for _, g := range games {
		count[g.White]++
		if g.Black != g.White {
			count[g.Black]++
		}
	}
	delete(count, unknown)
	all := make([]player, 0, len(count))
	for name, n := range count {
		all = append(all, player{name, playerPage(name), n})
	}
	slices.SortFunc(all, func(a, b player) int {
		if c := strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)); c != 0 {
			return c
		}
		return strings.Compare(a.Name, b.Name)
	})
	return all
}

func (p *Pages) playerFile(name string) (file, bool, error) {
	games, err := p.library.games()
	if err != nil {
		return file{}, false, err
	}
	if name == "index.html" {
		return known(p.html("players.html", playersPage{p.frame(playersPath, playersPath), players(games)}))
	}
	for _, who := range players(games) {
		if who.Page == "players/"+name {
			return known(p.playerPage(who, games))
		}
	}
	return nothing()
}

func (p *Pages) playerPage(who player, games []*game) (file, error) {
	data := playerPageData{frame: p.frame(who.Page, playersPath), Name: who.Name}
	var own []*game
	for _, g := range games {
		if g.plays(who.Name) {
			own = append(own, g)
		}
	}
	data.Scores = scores(who.Name, own)
	data.Rows, data.More = p.newest(data.frame, own, filter{Player: who.Name})
	for i, s := range data.Scores {
		data.Scores[i].Page = p.presetAddress(s.Variant)
	}
	return p.html("player.html", data)
}
