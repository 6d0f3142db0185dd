package web

import (
	"context"
	"maps"
	"path"
	"slices"
	"strings"
)

// addresses lists where pages are.
type addresses struct{ *Pages }

// everywhere lists the addresses of all pages in all languages, but those of single games.
func (p addresses) everywhere(ctx context.Context, games *roll) (all []string, err error) {
	for _, one := range p.all {
		general, err := addresses{one}.general(ctx, games)
		if err != nil {
			return nil, err
		}
		for _, address := range general {
			if one.below == "" || !wordless(address) {
				all = append(all, one.below+address)
			}
		}
	}
	return all, nil
}

// general lists the addresses of a language's pages but those of single games, and what they have in common with those of others.
func (p addresses) general(ctx context.Context, games *roll) ([]string, error) {
	// Files are written where programs lie packed.
	all := slices.DeleteFunc(slices.Sorted(maps.Keys(p.static)), func(address string) bool {
		packed, program := isProgram(address)
		return program && !packed
	})
	all = append(all, frontPath, gamesPath, "players/index.html", "presets/index.html", "rules/index.html")
	all = append(all, gamesName, manifestPath, "robots.txt")
	if p.composes() {
		all = append(all, composePath)
	}
	if p.site.URL != "" {
		all = append(all, "feed.atom")
	}
	all = append(all, slices.Sorted(maps.Keys(p.manual.pages))...)
	if p.keysText() != nil {
		all = append(all, keysName)
	}
	packed := maps.Clone(p.shelf().packed)
	for _, digits := range slices.Sorted(maps.Keys(games.variants)) {
		if text := p.rulesText(digits, games); text != nil {
			all = append(all, rulesName(digits))
			packed[digits] = text
		}
	}
	for _, digits := range slices.Sorted(maps.Keys(packed)) {
		all = append(all, "rules/"+digits+packedMark, "rules/"+digits+factsMark)
	}
	for _, preset := range p.site.Presets {
		if p.preset(preset.Name) == preset {
			all = append(all, "presets/"+preset.Name+".html", "presets/"+preset.Name+".svg", "presets/"+preset.Name+".yaml")
		}
	}
	for page := 2; page <= sheets(games.games, pageSize); page++ {
		all = append(all, sheetName(gamesPath, page))
	}
	for page := 2; page <= sheets(games.people, playersSize); page++ {
		all = append(all, sheetName(playersPath, page))
	}
	all = append(all, p.clubAddresses(games)...)
	trees, err := treePages{p.Pages}.treeAddresses(games)
	if err != nil {
		return nil, err
	}
	boards, err := frontPages{p.Pages}.boardAddresses()
	if err != nil {
		return nil, err
	}
	players, err := p.library.listed().Pages(ctx)
	return slices.Concat(all, trees, boards, players), err
}

// gameAddresses lists those of a game that are written: its page in every language, its record and the notes to it. The other forms of the record, and pictures, are
// made when they are asked for; as files, they would be more than all the rest.
func (p addresses) gameAddresses(g *played) (all []string) {
	beside := path.Dir(g.page()) + "/" + g.base()
	for _, one := range p.all {
		all = append(all, one.below+g.page())
	}
	all = append(all, beside+recordMark)
	if !g.Over() {
		all = append(all, g.boardPath())
	}
	if len(g.notes.fit) > 0 {
		all = append(all, beside+notesMark)
	}
	return all
}

// clubAddresses lists the pages of what goes on: ratings, games in play, offers, tournaments; and their feeds.
func (p addresses) clubAddresses(games *roll) (all []string) {
	add := func(page, feed string) {
		all = append(all, page)
		if p.site.URL != "" {
			all = append(all, feed)
		}
	}
	if games.rated {
		add(ratingsPath, ratingsFeed)
	}
	if games.playing {
		add(playPath, playFeed)
	}
	if games.offering {
		add(seeksPath, seeksFeed)
	}
	if games.eventful() {
		add(eventsPath, eventsFeed)
	}
	for _, f := range games.events {
		page := eventAddress(f)
		add(page, strings.TrimSuffix(page, ".html")+atomMark)
	}
	return all
}
