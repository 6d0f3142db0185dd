package web

import (
	"fmt"
	"maps"
	"slices"

	"pbem/rules"
)

// general lists the addresses of all pages but those of single games.
func (p *Pages) general(games []*game) []string {
	all := slices.Sorted(maps.Keys(p.static))
	all = append(all, "compose.html", "index.html", "players/index.html", "presets/index.html", "rules/index.html")
	if p.site.URL != "" {
		all = append(all, "feed.atom")
	}
	all = append(all, slices.Sorted(maps.Keys(p.manual.pages))...)
	if p.keysText() != nil {
		all = append(all, keysName)
	}
	for _, digits := range distinct(games, func(g *game) string { return g.Rules }) {
		if p.rulesText(digits, games) != nil {
			all = append(all, rulesName(digits))
		}
	}
	for _, preset := range p.site.Presets {
		if p.preset(preset.Name) == preset {
			all = append(all, "presets/"+preset.Name+".html", "presets/"+preset.Name+".yaml")
		}
	}
	for _, who := range players(games) {
		all = append(all, who.Page)
	}
	return all
}

// gameAddresses lists those of a game.
func gameAddresses(g *played) []string {
	folder := fmt.Sprintf("game/%d/", g.Number)
	all := []string{folder + "index.html"}
	for turn := g.from(); turn <= g.Turns; turn++ {
		all = append(all, folder+moment{turn, rules.White}.page(), folder+moment{turn, rules.Black}.page())
	}
	for _, f := range g.forms() {
		all = append(all, folder+f.Path)
	}
	return all
}
