package web

import (
	"context"
	"strconv"

	"pbem/rules/phrase"
)

const (
	playPath = "play.html"
	playFeed = "play.atom"
)

// playPage is the data of play.html: the games in play, for whoever likes to look on.
type playPage struct {
	frame
	Rows []playRow
	More string // the query by which the list shows all; "" if these are all
}

// playRow is a game in play, with what to write to be told of its turns.
type playRow struct {
	row
	Words string
}

// playFile makes play.html, and its feed.
func (p *Pages) playFile(name string) (file, bool, error) {
	all, err := p.library.called()
	if err != nil || !all.playing || name == playFeed && p.site.URL == "" {
		return file{}, false, err
	}
	open, err := p.library.gamesOf(p.library.listed().Playing(context.Background(), 0, pageSize+1))
	if err != nil {
		return file{}, false, err
	}
	if name == playFeed {
		return known(p.playAtom(open[:min(len(open), feedSize)]))
	}
	data := playPage{frame: p.frame(playPath, playPath)}
	rows, more := p.newest(data.frame, open, filter{Result: "*"})
	for _, r := range rows {
		words := ""
		if r.Number > 0 {
			words = p.language.Command("watch " + strconv.Itoa(r.Number))
		}
		data.Rows = append(data.Rows, playRow{r, words})
	}
	data.More = more
	data.Card = p.plainCard(phrase.New("web-playing"), phrase.New("web-playing-about"), playPath)
	data.feed(p, phrase.New("web-playing"), playFeed)
	return known(p.html("play.html", data))
}

// playAtom tells of the last turn of each game.
func (p *Pages) playAtom(open []*game) (file, error) {
	var entries []atomEntry
	for _, g := range open {
		address := p.site.URL + g.page()
		title := phrase.New("web-card-game", "white", phrase.Words(g.White), "black", phrase.Words(g.Black), "preset", phrase.Words(g.Variant))
		entries = append(entries, atomEntry{
			ID: address + "#" + strconv.Itoa(g.Turns), Title: plainWords(p.language.Say(title)), Updated: rfc3339(g.Last),
			Link: atomLink{"alternate", "text/html", address + "#" + strconv.Itoa(g.Turns)}, Summary: p.language.Tell("web-where-turn", "turn", g.Turns),
		})
	}
	return p.atom(playFeed, playPath, phrase.New("web-playing"), entries)
}
