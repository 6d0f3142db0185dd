package web

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"pbem/games/archive/query"
	"pbem/rules"
)

// maxWord bounds what somebody may look for, in bytes.
const maxWord = 100

// filter says which games are wanted; "" is any.
type filter struct {
	Preset string
	Player string       // a part of the name, however it is written
	Result rules.Result //
	Year   string
}

func readFilter(query url.Values) filter {
	word := func(name string) string {
		v := strings.TrimSpace(query.Get(name))
		return strings.ToValidUTF8(v[:min(len(v), maxWord)], "")
	}
	return filter{Preset: word("preset"), Player: word("player"), Result: rules.Result(word("result")), Year: word("year")}
}

func (f filter) choose(games []*game) []*game {
	if f == (filter{}) {
		return games
	}
	player := query.Fold(f.Player)
	var found []*game
	for _, g := range games {
		if f.fits(g, player) {
			found = append(found, g)
		}
	}
	return found
}

func (f filter) fits(g *game, player string) bool {
	switch {
	case f.Preset != "" && f.Preset != g.Variant,
		f.Result != "" && f.Result != g.Result,
		f.Year != "" && f.Year != g.Year():
		return false
	}
	return player == "" || slices.ContainsFunc(g.sought, func(name string) bool { return strings.Contains(name, player) })
}

// query writes the address of a page of what was found.
func (f filter) query(page int) string {
	v := url.Values{}
	for name, value := range map[string]string{"preset": f.Preset, "player": f.Player, "result": string(f.Result), "year": f.Year} {
		if value != "" {
			v.Set(name, value)
		}
	}
	if page > 1 {
		v.Set("page", strconv.Itoa(page))
	}
	return "?" + v.Encode()
}
