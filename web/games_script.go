package web

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/url"

	"pbem/rules"
	"pbem/web/library"
)

// gamesName is the script that tells list.js all games, where no server looks for them. It is loaded when somebody does.
const gamesName = "games.js"

// listed is a table of all games, the newest first, by their facts. Words that come again stand in tables of their own, and are told
// by where they stand there.
type listed struct {
	Players [][3]string    `json:"players"` // name, address of the page, id
	Presets [][3]string    `json:"presets"` // name, address of the page, title
	Words   []string       `json:"words"`   // options, causes and events
	Games   [][11]any      `json:"games"`   // address, what it is called, White, Black, preset, result, turns, date, options, cause, event
	Faults  map[int]string `json:"faults"`  // by the place of a game, why it is not verified
}

// tables say where a word stands in one of the tables.
type tables struct {
	players map[[3]string]int
	presets map[string]int
	words   map[string]int
}

// mostScripted is how many games may be in a script that a server makes: it answers the form itself, so only a site that was written needs it.
const mostScripted = 100_000

// gamesScript makes games.js; the query is nil for one that is written.
func (p listPages) script(query url.Values) (file, bool, error) {
	all, err := p.library.Called()
	if err != nil || query != nil && all.Games > mostScripted {
		return file{}, false, err
	}
	l := listed{Players: [][3]string{}, Presets: [][3]string{}, Words: []string{}, Games: [][11]any{}, Faults: map[int]string{}}
	t := tables{map[[3]string]int{}, map[string]int{}, map[string]int{}}
	i := 0
	for g, err := range p.library.All(context.Background(), false) {
		if err != nil {
			return file{}, false, err
		}
		l.add(t, g, p.presetAddress(g.Variant), p.titles.of(g.Variant))
		if g.Fault != nil {
			l.Faults[i] = library.PlainWords(p.language.Say(g.Why()))
		}
		i++
	}
	var b bytes.Buffer
	b.WriteString("globalThis.pbemGames = ")
	if err := json.NewEncoder(&b).Encode(l); err != nil {
		return file{}, false, err
	}
	return file{kind: mimeType(gamesName), body: b.Bytes(), policy: policy}, true, nil
}

func (l *listed) add(t tables, g *library.Game, presetPage, title string) {
	word := func(w string) int {
		return place(t.words, w, func() { l.Words = append(l.Words, library.PlainWords(w)) })
	}
	player := func(side rules.Side, name string) int {
		who := [3]string{library.PlainWords(name), g.Players[side].Page(), g.Players[side].ID}
		return place(t.players, who, func() { l.Players = append(l.Players, who) })
	}
	kind := place(t.presets, g.Variant, func() { l.Presets = append(l.Presets, [3]string{library.PlainWords(g.Variant), presetPage, title}) })
	l.Games = append(l.Games, [11]any{
		g.Page(), g.Short(), player(rules.White, g.White), player(rules.Black, g.Black), kind, g.ResultWord(), g.Turns, g.Date,
		word(g.OptionsWord()), word(g.CauseWord()), word(g.Event),
	})
}

// place returns where a word stands in a table, to which it is appended when it is new.
func place[K comparable](places map[K]int, word K, add func()) int {
	n, known := places[word]
	if !known {
		n = len(places)
		places[word] = n
		add()
	}
	return n
}

// robots lets everybody read everything but searches in the list, of which there is no end.
func (p *Pages) robots() file {
	text := []byte("User-agent: *\n")
	for _, one := range p.all {
		text = fmt.Appendf(text, "Disallow: /%sgames/?\nDisallow: /%sgames/index.html?\n", one.below, one.below)
	}
	return file{kind: mimeType("robots.txt"), body: text, policy: policy}
}
