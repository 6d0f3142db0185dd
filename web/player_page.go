package web

import (
	"cmp"
	"context"
	"slices"

	"pbem/games/archive/catalogue"
	"pbem/rules/phrase"
	"pbem/web/library"
)

// playerPages makes the list of players, and the page of each.
type playerPages struct{ *Pages }

// playersPage is the data of players/index.html.
type playersPage struct {
	frame
	Players []player
	sheet
}

// player is somebody who played. Who has no id in the records is a name there; that two people use one name, nobody here can tell.
type player struct {
	library.Identity
	Name, Page string   // by which they went last; the page's address from the top
	Before     []string // the names by which they went before
	Games      int
	Shared     bool // somebody else goes by the same name
}

// playerOf is somebody as the listing knows them.
func playerOf(who catalogue.Person) player {
	return player{Identity: library.Identify(who.Site, who.Code, who.Name), Page: who.Page, Name: who.Name, Games: who.Games, Shared: who.Shared}
}

// playerPageData is the data of players/SLUG.html.
type playerPageData struct {
	frame
	Player    player
	Namesakes string     // the page of those games whose records tell names alone, and this one; "" for none
	Standings *standings // nil for who has no rated game
	Scores    []library.Score
	Broken    int // games that are not verified
	Rows      []row
	More      string // the query by which the list shows all games; "" if these are all
}

// playersSize is how many names a page of the list has.
const playersSize = 500

func (p playerPages) file(name string) (file, bool, error) {
	all, err := p.library.Called()
	if err != nil {
		return file{}, false, err
	}
	if page, ok := pageOf(name); ok {
		return p.list(all, page)
	}
	who, err := p.library.Listed().Who(context.Background(), "players/"+name)
	if err != nil || who == nil {
		return file{}, false, err
	}
	return known(p.page(playerOf(*who)))
}

func (p playerPages) list(all *library.Roll, page int) (file, bool, error) {
	sheet, ok := sheetOf(all.People, playersSize, page)
	if !ok {
		return nothing()
	}
	people, err := p.library.Listed().People(context.Background(), (page-1)*playersSize, playersSize)
	if err != nil {
		return file{}, false, err
	}
	shown := make([]player, len(people))
	for i := range people {
		shown[i] = playerOf(people[i])
	}
	f := p.frame(sheetName(playersPath, page), playersPath)
	f.Card = p.plainCard(phrase.New("web-players"), phrase.New("web-players-about"), playersPath)
	return known(p.html("players.html", playersPage{f, shown, sheet}))
}

func (p playerPages) page(who player) (file, error) {
	ctx, of := context.Background(), p.library.Listed()
	names, err := of.NamesOf(ctx, who.Page)
	if err != nil {
		return file{}, err
	}
	who.Before = slices.DeleteFunc(names, func(name string) bool { return name == who.Name || name == library.Unknown })
	data := playerPageData{frame: p.frame(who.Page, playersPath), Player: who}
	if who.ID != "" {
		if other, err := of.Who(ctx, library.Identity{Name: who.Name}.Page()); err != nil {
			return file{}, err
		} else if other != nil {
			data.Namesakes = other.Page
		}
	}
	data.Card = p.nameCard(who)
	if data.Standings, err = ratingPages(p).standings(who.Identity); err != nil {
		return file{}, err
	}
	played, err := of.Scores(ctx, who.Page)
	if err != nil {
		return file{}, err
	}
	data.Scores = library.ScoresOf(played)
	for _, s := range played {
		if s.Result == library.Broken {
			data.Broken += s.Games
		}
	}
	own, err := p.library.GamesOf(of.GamesOf(ctx, who.Page, pageSize+1))
	if err != nil {
		return file{}, err
	}
	data.Rows, data.More = p.newest(data.frame, own, library.Filter{Player: cmp.Or(who.ID, who.Name)})
	for i, s := range data.Scores {
		data.Scores[i].Page, data.Scores[i].Title = p.presetAddress(s.Variant), p.titles.of(s.Variant)
	}
	return p.html("player.html", data)
}
