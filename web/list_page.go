package web

import (
	"net/url"
	"slices"
	"strconv"

	"pbem/mailer/catalog"
)

// pageSize is how many games a served list shows at once, and the page of a player or a preset at most.
const pageSize = 100

// listPage is the data of index.html.
type listPage struct {
	frame
	filter
	Catalogue catalog.Page // what the script says
	Static    bool         // written as a file: all games stand there, and a script does what else the server would
	Rows      []row
	Found     int
	Presets   []string // what can be chosen
	Years     []string
	Previous  string // the query of the page before; "" where there is none
	Next      string
	From, To  int // which of those found are shown, counted from 1
}

func (p *Pages) listPage(query url.Values) (file, error) {
	games, err := p.library.games()
	if err != nil {
		return file{}, err
	}
	data := listPage{frame: p.frame(gamesPath, gamesPath), Catalogue: p.language.Page("web-found"), Static: query == nil, Presets: variants(games), Years: years(games)}
	data.filter = readFilter(query)
	found := data.choose(games)
	data.Found, data.From, data.To = len(found), min(1, len(found)), len(found)
	if !data.Static {
		data.turnTo(pageNumber(query.Get("page")))
	}
	data.Rows = p.rows(data.frame, found[max(0, data.From-1):data.To])
	return p.html("list.html", data)
}

// turnTo chooses what stands on a page, counted from 1, and where the pages beside it are.
func (l *listPage) turnTo(page int) {
	last := max(1, (l.Found+pageSize-1)/pageSize)
	page = min(page, last)
	if page > 1 {
		l.Previous = l.filter.query(page - 1)
	}
	if page < last {
		l.Next = l.filter.query(page + 1)
	}
	l.From, l.To = min((page-1)*pageSize+1, l.Found), min(page*pageSize, l.Found)
}

func pageNumber(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		return 1
	}
	return n
}

func variants(games []*game) []string {
	return distinct(games, func(g *game) string { return g.Variant })
}

// years lists the years in which games began, the latest first.
func years(games []*game) []string {
	all := distinct(games, (*game).Year)
	slices.Reverse(all)
	return all
}

func distinct(games []*game, of func(*game) string) []string {
	seen := map[string]bool{"": true}
	var all []string
	for _, g := range games {
		if v := of(g); !seen[v] {
			seen[v] = true
			all = append(all, v)
		}
	}
	slices.Sort(all)
	return all
}
