package web

import (
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/web/library"
)

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
