package docs

import (
	"fmt"
	"strings"

	"pbem/mailer/catalog"
	"pbem/rules"
	"pbem/rules/board"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// Short returns a game in a paragraph, from its data. One that cannot describe itself has what its page says in English, if it is built in.
func Short(p *presets.Preset) phrase.Phrase {
	if d, ok := p.Game.(rules.Described); ok {
		return phrase.Join(phrase.Sentences, d.Describe().Short...)
	}
	if short := PageShort(nil, p.RulesPage); short != "" && presets.Text(p.Hash) != nil {
		return phrase.Of(short)
	}
	return phrase.Phrase{}
}

// Brief returns what a game is and how it is won, in two sentences, from its data; nothing, where the game can't tell.
func Brief(p *presets.Preset) phrase.Phrase {
	d, ok := p.Game.(rules.Described)
	if !ok {
		return phrase.Phrase{}
	}
	return phrase.Join(phrase.Sentences, d.Describe().Brief...)
}

// Facts returns what a game is, from its data, as Markdown: the board, the sides, a turn, how units move, each with a drawing, and how
// one wins.
func Facts(p *presets.Preset, in *catalog.Language) string {
	described, ok := p.Game.(rules.Described)
	if !ok {
		return ""
	}
	var b strings.Builder
	for _, part := range append(described.Describe().Parts, ending(p)) {
		b.WriteString("## " + in.Say(part.Title) + "\n\n")
		for _, line := range part.Lines {
			b.WriteString(wrapped("- "+in.Say(line), "  "))
		}
		if len(part.Lines) > 0 {
			b.WriteString("\n")
		}
		for _, u := range part.Units {
			writeUnit(&b, u, in)
		}
	}
	return b.String()
}

// ending says how a game ends besides by its own rules (G-4, G-5).
func ending(p *presets.Preset) rules.Part {
	said := []phrase.Phrase{phrase.New("rules-says-agreed")}
	if p.Repetition > 0 {
		said = append(said, phrase.New("rules-says-repetition", "n", p.Repetition))
	}
	if p.QuietTurns > 0 {
		said = append(said, phrase.New("rules-says-quiet", "n", p.QuietTurns, "event", p.Game.Vocabulary().Quiet))
	}
	return rules.Part{Title: phrase.New("rules-part-ending"), Lines: append(said, phrase.New("rules-says-resigning"))}
}

// reach is how far from the middle a movement is drawn.
const reach = 4

// writeUnit says how a kind moves, and draws it.
func writeUnit(b *strings.Builder, u rules.UnitFacts, in *catalog.Language) {
	unit := phrase.Term{Kind: "unit", Name: u.Name}
	said := []string{"**" + in.Say(phrase.New("rules-says-unit", "unit", unit, "letter", u.Letter)) + ":**"}
	if u.Moves != "" {
		said = append(said, moved(in, u.Moves)+".")
	}
	for _, s := range u.Says {
		said = append(said, in.Say(s))
	}
	b.WriteString(wrapped(strings.Join(said, " "), "") + "\n")
	draw(b, u.Letter, u.Moves+u.Drawn, in)
	seen := map[string]bool{u.Moves: true}
	for _, o := range u.Other {
		said := in.Say(phrase.New("rules-says-other-moves", "when", o.When, "move", moved(in, o.Moves)))
		b.WriteString(wrapped(said, "") + "\n")
		if !seen[o.Moves] {
			draw(b, u.Letter, o.Moves, in)
		}
		seen[o.Moves] = true
	}
}

// moved puts a movement into words, as the game has read it already.
func moved(in *catalog.Language, text string) string {
	m, err := board.ParseMove(text)
	if err != nil {
		return text
	}
	return in.Say(m.Words())
}

// draw draws where a movement leads on an empty board.
func draw(b *strings.Builder, letter byte, text string, in *catalog.Language) {
	m, err := board.ParseMove(text)
	if err != nil {
		return
	}
	rows := m.Sketch(letter, reach)
	for _, row := range rows {
		fmt.Fprintf(b, "    %s\n", strings.Join(strings.Split(string(row), ""), " "))
	}
	b.WriteString("\n")
	if signs := board.Signs(rows); len(signs) > 0 {
		b.WriteString(wrapped(in.Say(phrase.New("rules-says-signs", "signs", phrase.Join(phrase.Semicolons, signs...))), "") + "\n")
	}
}
