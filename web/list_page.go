package web

import (
	"maps"
	"net/url"
	"slices"
	"strconv"

	"pbem/mailer/catalog"
	"pbem/rules/phrase"
)

// pageSize is how many games a list shows at once, and the page of a player or a preset at most.
const pageSize = 100

// listPage is the data of index.html and of page-2.html, and so on.
type listPage struct {
	frame
	filter
	Catalogue catalog.Page // what the script says
	Static    bool         // written as a file: where no server answers the form, a script does, which knows all games from games.js
	Front     *front       // what stands before the list; nil where somebody looks for games
	Rows      []row
	Found     int
	Presets   []string // what can be chosen
	Kinds     []string // options
	Causes    []string
	Years     []string
	Broken    int    // games that are not verified
	Previous  string // the address of the page before; "" where there is none
	Next      string
	From, To  int      // which of those found are shown, counted from 1
	LeftOut   []string // the names of some of the records that cannot be read
	Unread    int      // how many there are
}

// mostNamed is how many records that cannot be read are named on a page.
const mostNamed = 20

// listFile makes the page of the list with that name; the query is nil for one that is written.
func (p *Pages) listFile(name string, query url.Values) (file, bool, error) {
	all, err := p.library.called()
	if err != nil {
		return file{}, false, err
	}
	by, page := readFilter(query), pageNumber(query.Get("page"))
	switch n, ok := pageOf(name); {
	case !ok:
		return nothing()
	case n > 1:
		page = n
	}
	found := by.choose(all.games)
	if name != gamesPath && page > sheets(len(found), pageSize) {
		return nothing()
	}
	return known(p.listPage(all, by, found, min(page, sheets(len(found), pageSize)), query == nil))
}

func (p *Pages) listPage(all *roll, by filter, found []*game, page int, static bool) (file, error) {
	shown, sheet, _ := cut(found, pageSize, page)
	data := listPage{
		frame: p.frame(gamesPath, gamesPath), filter: by, Catalogue: p.language.Page("web-found", "web-found-part", "web-result-white", "web-result-black", "web-result-draw", "web-result-both-lost", "web-result-void", "web-result-open", "web-not-verified", "web-game-not-verified"),
		Static: static, Presets: slices.Sorted(maps.Keys(all.variant)), Years: years(all.games), Kinds: distinct(all.games, (*game).optionsWord), Causes: distinct(all.games, (*game).causeWord), Broken: all.broken, Found: len(found),
		From: min((page-1)*pageSize+1, len(found)), To: min(page*pageSize, len(found)), Previous: sheet.Previous, Next: sheet.Next,
	}
	data.Card = p.plainCard(phrase.New("web-games"), phrase.New("web-front-what"), gamesPath)
	if !static && by != (filter{}) {
		data.keep(by.values(page))
	}
	data.LeftOut = p.library.leftOut()
	data.Unread, data.LeftOut = len(data.LeftOut), data.LeftOut[:min(len(data.LeftOut), mostNamed)]
	if !static && by != (filter{}) { // the pages of what was found are no files
		data.Previous, data.Next = by.beside(page, sheet)
	}
	data.Presets = slices.DeleteFunc(data.Presets, func(name string) bool { return name == "" })
	data.Rows = p.rows(data.frame, shown)
	if page == 1 && by == (filter{}) {
		var err error
		if data.Front, err = p.front(all); err != nil {
			return file{}, err
		}
	}
	return p.html("list.html", data)
}

// beside are the queries of the pages beside a page of what was found.
func (f filter) beside(page int, s sheet) (previous, next string) {
	if s.Previous != "" {
		previous = "index.html" + f.query(page-1)
	}
	if s.Next != "" {
		next = "index.html" + f.query(page+1)
	}
	return previous, next
}

func pageNumber(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		return 1
	}
	return n
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
