package web

import (
	"strings"
	"time"

	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/web/library"
)

// told is something that a record tells besides its turns: a label, and the words for it, which may be somebody's.
type told struct{ Label, Words phrase.Phrase }

// tells lists what the record tells that stands nowhere else on its game's page.
func (p gamePages) tells(g *library.Played) (all []told) {
	say := func(label phrase.Phrase, fact string) {
		if words := p.library.Facts.Of(g.Record, fact); words != "" {
			all = append(all, told{label, phrase.Of(phrase.Words(library.PlainWords(words)))})
		}
	}
	say(phrase.New("web-told-site"), "site")
	say(phrase.New("web-told-tournament"), "tournament")
	say(phrase.New("web-told-round"), "round")
	say(phrase.New("web-told-control"), "timecontrol")
	if !g.Record.Typed {
		all = append(all, told{phrase.New("web-told-rated"), phrase.New("web-told-yes", "is", yesNo(g.Record.Tag("Rated")))})
	}
	all = append(all, began(g)...)
	if at, err := time.Parse(time.RFC3339, g.Record.Tag("Ended")); err == nil {
		all = append(all, told{phrase.New("web-told-ended"), phrase.Of(phrase.Moment(at))})
	}
	if by, ok := endedBy(g); ok && !g.Broken() {
		all = append(all, told{phrase.New("web-filter-cause"), by})
	}
	say(phrase.New("web-told-white-id"), "whiteid")
	say(phrase.New("web-told-black-id"), "blackid")
	if g.Record.Tag("Judged") != "" {
		all = append(all, told{phrase.New("web-told-judged"), phrase.Of(phrase.Words(library.PlainWords(g.Record.Tag("Judged"))))})
	}
	if g.Record.Tag("Revision") != "" {
		say(phrase.New("web-told-revision"), "revision")
	}
	return all
}

func yesNo(tag string) phrase.Text {
	if tag == "yes" {
		return "yes"
	}
	return "no"
}

// began says why the game did not begin as its preset does.
func began(p *library.Played) []told {
	from := p.Record.Tag("From")
	if from == "" {
		return nil
	}
	words := phrase.Of(phrase.Words(library.PlainWords(from)))
	if from == "position" {
		words = phrase.New("web-told-position")
	} else if n, ok := strings.CutPrefix(from, "takeover "); ok {
		words = phrase.New("web-told-takeover", "game", phrase.Words(library.PlainWords(n)))
	}
	return []told{{phrase.New("web-told-from"), words}}
}

// endedBy says who brought the end about, where somebody did.
func endedBy(p *library.Played) (phrase.Phrase, bool) {
	end, ok := p.Record.Outcome()
	switch {
	case !ok:
	case end.By == rules.ByWhite:
		return phrase.Of(rules.White), true
	case end.By == rules.ByBlack:
		return phrase.Of(rules.Black), true
	case end.By == record.ByHost:
		return phrase.New("web-told-host"), true
	}
	return phrase.Phrase{}, false
}

// firstLink is that of the record's chain before its first turn; "" where there is none. The later ones stand in the record's lines.
func firstLink(p *library.Played) string {
	if head(p) == "" {
		return ""
	}
	first, err := p.Record.Head(p.Preset.Game, 0)
	if err != nil {
		return ""
	}
	return first
}

// letter is the line by which letters bear the whole record out; "" where they name no game of this kind.
func letter(p *library.Played) string {
	game, ok := plainNumber(p.Record.Tag("Game"))
	if !ok || head(p) == "" {
		return ""
	}
	w := record.Witness{Game: game, Turn: p.Turns, Hash: head(p)}
	if p.Record.ResultHash != "" {
		w.Turn = record.AfterResult
	}
	return w.String()
}
