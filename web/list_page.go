package web

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"pbem/games/archive/catalogue"
	"pbem/mailer/catalog"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/web/library"
)

// pageSize is how many games a list shows at once, and the page of a player or a preset at most.
const pageSize = 100

// listPages makes the list of all games, and finds some of them.
type listPages struct{ *Pages }

// listPage is the data of games/index.html and of games/page-2.html, and so on.
type listPage struct {
	frame
	library.Filter
	Catalogue catalog.Page // what the script says
	Static    bool         // written as a file: where no server answers the form, a script does, which knows all games from games.js
	Rows      []row
	Found     int
	Presets   []choice // what can be chosen
	Kinds     []choice // options
	Causes    []string
	Years     []string
	Broken    int    // games that are not verified
	Previous  string // the address of the page before; "" where there is none
	Next      string
	From, To  int      // which of those found are shown, counted from 1
	LeftOut   []string // the names of some of the records that cannot be read
	Unread    int      // how many there are
	Partial   bool     // the archive is being looked through for the first time
	SoFar     int      // games that were found then
}

// listFile makes the page of the list with that name; the query is nil for one that is written.
func (p listPages) file(name string, query url.Values) (file, bool, error) {
	all, err := p.library.Called()
	if err != nil {
		return file{}, false, err
	}
	by, page := library.ReadFilter(query), pageNumber(query.Get("page"))
	switch n, ok := pageOf(name); {
	case !ok:
		return nothing()
	case n > 1:
		page = n
	}
	found, err := library.Searches{Library: p.library}.Found(by)
	if err != nil {
		return file{}, false, err
	}
	if name != "index.html" && page > sheets(found, pageSize) {
		return nothing()
	}
	return known(p.page(all, by, found, min(page, sheets(found, pageSize)), query == nil))
}

func (p listPages) page(all *library.Roll, by library.Filter, found, page int, static bool) (file, error) {
	shown, err := library.Searches{Library: p.library}.FindFrom(by, found, (page-1)*pageSize, pageSize)
	if err != nil {
		return file{}, err
	}
	sheet, _ := sheetOf(found, pageSize, page)
	data := listPage{
		frame: p.frame(gamesPath, gamesPath), Filter: by, Catalogue: p.language.Page("web-found", "web-found-part", "web-result-white", "web-result-black", "web-result-draw", "web-result-both-lost", "web-result-void", "web-result-open", "web-not-verified", "web-game-not-verified"),
		Static: static, Presets: p.presetChoices(all), Years: all.Distinct(func(k catalogue.Counted) string { return k.Year }),
		Kinds: p.optionChoices(all), Causes: all.Distinct(func(k catalogue.Counted) string { return k.Cause }),
		Broken: all.Broken, Found: found, LeftOut: all.LeftOut, Unread: all.Unread,
		From: min((page-1)*pageSize+1, found), To: min(page*pageSize, found), Previous: sheet.Previous, Next: sheet.Next,
	}
	slices.Reverse(data.Years) // the latest first
	data.Partial, data.SoFar = !all.Whole, all.Games
	data.Card = p.plainCard(phrase.New("web-games"), phrase.New("web-games-about"), gamesPath)
	if !static && by != (library.Filter{}) {
		data.keep(by.Values(page))
	}
	if !static && by != (library.Filter{}) { // the pages of what was found are no files
		data.Previous, data.Next = beside(by, page, sheet)
	}
	data.Rows = p.rows(data.frame, shown)
	return p.html("list.html", data)
}

// choice is something to choose in the form.
type choice struct{ Value, Words string }

// presetChoices are the presets of all games, by their titles.
func (p listPages) presetChoices(all *library.Roll) (list []choice) {
	for _, name := range all.Distinct(func(k catalogue.Counted) string { return k.Variant }) {
		list = append(list, choice{name, p.titles.of(name)})
	}
	slices.SortStableFunc(list, func(a, b choice) int { return strings.Compare(a.Words, b.Words) })
	return list
}

// optionChoices are the options of all games, in the words of a preset that has them.
func (p listPages) optionChoices(all *library.Roll) (list []choice) {
	for _, text := range all.Distinct(func(k catalogue.Counted) string { return k.Options }) {
		c := choice{text, p.language.Tell("web-options-none")}
		if text != library.NoOptions {
			c.Words = p.language.Say(p.titles.options(with(all, text), text))
		}
		list = append(list, c)
	}
	return list
}

// with is a preset of which there is a game with these options.
func with(r *library.Roll, options string) string {
	i := slices.IndexFunc(r.Kinds, func(k catalogue.Counted) bool { return k.Options == options })
	return r.Kinds[i].Variant
}

// beside are the queries of the pages beside a page of what was found.
func beside(f library.Filter, page int, s sheet) (previous, next string) {
	if s.Previous != "" {
		previous = "index.html" + f.Query(page-1)
	}
	if s.Next != "" {
		next = "index.html" + f.Query(page+1)
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

// row is a game as a line of a list, with the addresses that it leads to.
type row struct {
	*library.Game
	Root                             string        // as in frame
	Title                            string        // of its preset
	Chosen                           phrase.Phrase // its options; nothing where it has none
	WhitePage, BlackPage, PresetPage string        // from the top; "" where there is none
}

// rows prepares games for a list on the page of a frame.
func (p *Pages) rows(f frame, games []*library.Game) []row {
	all := make([]row, len(games))
	for i, g := range games {
		all[i] = p.row(f, g)
	}
	return all
}

// newest prepares the newest of the games that a filter finds, of which one more is given where there are more, and returns the query by which the list shows them all; "" if
// these are all.
func (p *Pages) newest(f frame, games []*library.Game, by library.Filter) (rows []row, more string) {
	if len(games) > pageSize {
		games, more = games[:pageSize], by.Query(1)
	}
	return p.rows(f, games), more
}

func (p *Pages) row(f frame, g *library.Game) row {
	return row{Game: g, Root: f.Root, Title: p.titles.of(g.Variant), Chosen: p.titles.options(g.Variant, g.Options), WhitePage: g.Players[rules.White].Page(), BlackPage: g.Players[rules.Black].Page(), PresetPage: p.presetAddress(g.Variant)}
}

func (p *Pages) presetAddress(name string) string {
	if p.preset(name) == nil {
		return ""
	}
	return "presets/" + name + ".html"
}

// sheet is where a page of a long list stands among the others, which are files as well: index.html, page-2.html.
type sheet struct {
	Page, Pages    int
	Previous, Next string // addresses; "" where there is none
}

// sheets is how many pages a list of so many takes, at least one.
func sheets(n, size int) int { return max(1, (n+size-1)/size) }

// sheetName is the address of a page of the list whose first is at an address.
func sheetName(first string, page int) string {
	if page < 2 {
		return first
	}
	return strings.TrimSuffix(first, "index.html") + "page-" + strconv.Itoa(page) + ".html"
}

// pageOf reads which page of a list the name of a file is.
func pageOf(name string) (page int, ok bool) {
	if name == "index.html" {
		return 1, true
	}
	base, isPage := strings.CutSuffix(name, ".html")
	number, isSheet := strings.CutPrefix(base, "page-")
	page, ok = plainNumber(number)
	return page, ok && isPage && isSheet && page > 1
}

// sheetOf is a page of a list of so many; ok is false for one that it does not have.
func sheetOf(count, size, page int) (s sheet, ok bool) {
	s = sheet{Page: page, Pages: sheets(count, size)}
	if page < 1 || page > s.Pages {
		return s, false
	}
	if page > 1 {
		s.Previous = sheetName("index.html", page-1)
	}
	if page < s.Pages {
		s.Next = sheetName("index.html", page+1)
	}
	return s, true
}
