package web

import (
	"context"
	"maps"
	"path"
	"slices"
	"strings"

	"pbem/web/library"
)

// addresses lists where pages are.
type addresses struct{ *Pages }

// everywhere lists the addresses of all pages in all languages, but those of single games.
func (p addresses) everywhere(ctx context.Context, games *library.Roll) (all []string, err error) {
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
func (p addresses) general(ctx context.Context, games *library.Roll) ([]string, error) {
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
	for _, digits := range slices.Sorted(maps.Keys(games.Variants)) {
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
	for page := 2; page <= sheets(games.Games, pageSize); page++ {
		all = append(all, sheetName(gamesPath, page))
	}
	for page := 2; page <= sheets(games.People, playersSize); page++ {
		all = append(all, sheetName(playersPath, page))
	}
	all = append(all, p.clubAddresses(games)...)
	trees, err := treePages(p).treeAddresses(games)
	if err != nil {
		return nil, err
	}
	boards, err := frontPages(p).boardAddresses()
	if err != nil {
		return nil, err
	}
	players, err := p.library.Listed().Pages(ctx)
	return slices.Concat(all, trees, boards, players), err
}

// gameAddresses lists those of a game that are written: its page in every language, its record and the notes to it. The other forms of the record, and pictures, are
// made when they are asked for; as files, they would be more than all the rest.
func (p addresses) gameAddresses(g *library.Played) (all []string) {
	beside := path.Dir(g.Page()) + "/" + g.Base()
	for _, one := range p.all {
		all = append(all, one.below+g.Page())
	}
	all = append(all, beside+library.RecordMark)
	if !g.Over() {
		all = append(all, boardPath(g.Game))
	}
	if len(g.Notes.Fit) > 0 {
		all = append(all, beside+library.NotesMark)
	}
	return all
}

// clubAddresses lists the pages of what goes on: ratings, games in play, offers, tournaments; and their feeds.
func (p addresses) clubAddresses(games *library.Roll) (all []string) {
	add := func(page, feed string) {
		all = append(all, page)
		if p.site.URL != "" {
			all = append(all, feed)
		}
	}
	if games.Rated {
		add(ratingsPath, ratingsFeed)
	}
	if games.Playing {
		add(playPath, playFeed)
	}
	if games.Offering {
		add(seeksPath, seeksFeed)
	}
	if games.Eventful() {
		add(eventsPath, eventsFeed)
	}
	for _, f := range games.Events {
		page := library.EventAddress(f)
		add(page, strings.TrimSuffix(page, ".html")+atomMark)
	}
	return all
}
