package web

import (
	"fmt"

	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/web/library"
)

// gone lists the units that a turn took off the board: those that it captured, and those that the body rules removed.
func gone(l library.Line) []rules.Placement {
	return append(l.Captured[:len(l.Captured):len(l.Captured)], l.Removed...)
}

// Taken says what a turn captured and what left the board besides, as sentences; empty where nothing did.
func taken(p *library.Played, l library.Line) phrase.Phrase {
	var said []phrase.Phrase
	if len(l.Captured) > 0 {
		said = append(said, phrase.New("diagram-captured", "units", units(p, l.Captured)))
	}
	if len(l.Removed) > 0 {
		said = append(said, phrase.New("web-removed", "units", units(p, l.Removed)))
	}
	return phrase.Join(phrase.Sentences, said...)
}

// units names units with their squares.
func units(p *library.Played, all []rules.Placement) phrase.Phrase {
	var said []phrase.Phrase
	for _, u := range all {
		said = append(said, phrase.New("diagram-lost-unit", "unit", kind(p, u), "square", u.At))
	}
	return phrase.Join(phrase.Commas, said...)
}

// kind names the kind of a unit, with its AMP where it has one.
func kind(p *library.Played, u rules.Placement) phrase.Phrase {
	words, name := p.Preset.Game.Vocabulary(), string(rune(u.Unit))
	for _, n := range words.Units {
		if n.Letter == u.Unit {
			name = n.Name
		}
	}
	unit := phrase.Of(phrase.Term{Kind: "unit", Name: library.PlainWords(name)})
	if u.Group == "" || u.Neutral {
		return unit
	}
	return phrase.New("diagram-cell-group", "group", phrase.Of(phrase.Term{Kind: "group", Name: library.PlainWords(u.Group)}), "unit", unit)
}

// losses say, for each side that lost units by the end of a turn, which.
func losses(p *library.Played, turn int, say func(phrase.Phrase) string) (all []string) {
	var kinds [3][]string
	counts := [3]map[string]int{{}, {}, {}}
	for _, l := range p.Lines[:p.Setups+turn] {
		for _, u := range gone(l) {
			side, kind := int(u.Side), say(kind(p, u))
			if u.Neutral {
				side = nobody
			}
			if counts[side][kind]++; counts[side][kind] == 1 {
				kinds[side] = append(kinds[side], kind)
			}
		}
	}
	for side, names := range kinds {
		if len(names) == 0 {
			continue
		}
		var listed []phrase.Phrase
		for _, name := range names {
			listed = append(listed, phrase.Of(phrase.Words(times(counts[side][name], name))))
		}
		all = append(all, say(lossOf(side, phrase.Join(phrase.Commas, listed...))))
	}
	return all
}

// lossOf says what a side has lost.
func lossOf(side int, units phrase.Phrase) phrase.Phrase {
	switch side {
	case int(rules.White):
		return phrase.New("web-white-lost", "units", units)
	case int(rules.Black):
		return phrase.New("web-black-lost", "units", units)
	}
	return phrase.New("web-neutral-lost", "units", units)
}

// times is "warmachine", or "2 × warmachine": a number that fits the names of every language.
func times(n int, name string) string {
	if n == 1 {
		return name
	}
	return fmt.Sprintf("%d × %s", n, name)
}
