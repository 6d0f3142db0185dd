package web

import (
	"net/url"
	"path"
	"strings"
	"time"

	"pbem/notation/diagram"
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
