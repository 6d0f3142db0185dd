package web

import (
	"bytes"
	"encoding/json"
)

// gamesName is the script that tells list.js all games, where no server looks for them. It is loaded when somebody does.
const gamesName = "games.js"

// listed is a table of all games, the newest first. A player, a preset and a game are told by where they stand in theirs.
type listed struct {
	Players [][2]string `json:"players"` // name, address of the page
	Presets [][2]string `json:"presets"`
	Games   [][8]any    `json:"games"` // address, what it is called, White, Black, preset, result, turns, date
}

func (p *Pages) gamesScript() (file, error) {
	all, err := p.library.called()
	if err != nil {
		return file{}, err
	}
	l, players, kinds := listed{Players: [][2]string{}, Presets: [][2]string{}, Games: [][8]any{}}, map[string]int{}, map[string]int{}
	for _, g := range all.games {
		white, black := place(&l.Players, players, g.White, playerPage(g.White)), place(&l.Players, players, g.Black, playerPage(g.Black))
		kind := place(&l.Presets, kinds, g.Variant, p.presetAddress(g.Variant))
		l.Games = append(l.Games, [8]any{g.page(), g.Short(), white, black, kind, string(g.Result), g.Turns, g.Date})
	}
	var b bytes.Buffer
	b.WriteString("globalThis.pbemGames = ")
	if err := json.NewEncoder(&b).Encode(l); err != nil {
		return file{}, err
	}
	return file{kind: mimeType(gamesName), body: b.Bytes(), policy: policy}, nil
}

// place returns where a name stands in a table, in which it is put when it is new.
func place(table *[][2]string, places map[string]int, name, page string) int {
	n, known := places[name]
	if !known {
		n = len(*table)
		places[name] = n
		*table = append(*table, [2]string{plainWords(name), page})
	}
	return n
}

// robots lets everybody read everything but searches in the list, of which there is no end.
func (p *Pages) robots() file {
	text := "User-agent: *\nDisallow: /?\nDisallow: /index.html?\n"
	return file{kind: mimeType("robots.txt"), body: []byte(text), policy: policy}
}
