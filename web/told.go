package web

import (
	"strings"
	"time"

	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
)

// told is something that a record tells besides its turns: a label, and the words for it, which may be somebody's.
type told struct{ Label, Words phrase.Phrase }

// tells lists what the record tells that stands nowhere else on its game's page.
func (p gamePages) tells(g *played) (all []told) {
	say := func(label phrase.Phrase, fact string) {
		if words := p.library.facts.of(g.record, fact); words != "" {
			all = append(all, told{label, phrase.Of(phrase.Words(plainWords(words)))})
		}
	}
	say(phrase.New("web-told-site"), "site")
	say(phrase.New("web-told-tournament"), "tournament")
	say(phrase.New("web-told-round"), "round")
	say(phrase.New("web-told-control"), "timecontrol")
	if !g.record.Typed {
		all = append(all, told{phrase.New("web-told-rated"), phrase.New("web-told-yes", "is", yesNo(g.record.Tag("Rated")))})
	}
	all = append(all, g.began()...)
	if at, err := time.Parse(time.RFC3339, g.record.Tag("Ended")); err == nil {
		all = append(all, told{phrase.New("web-told-ended"), phrase.Of(phrase.Moment(at))})
	}
	if by, ok := g.endedBy(); ok && !g.Broken() {
		all = append(all, told{phrase.New("web-filter-cause"), by})
	}
	say(phrase.New("web-told-white-id"), "whiteid")
	say(phrase.New("web-told-black-id"), "blackid")
	if g.record.Tag("Judged") != "" {
		all = append(all, told{phrase.New("web-told-judged"), phrase.Of(phrase.Words(plainWords(g.record.Tag("Judged"))))})
	}
	if g.record.Tag("Revision") != "" {
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
func (p *played) began() []told {
	from := p.record.Tag("From")
	if from == "" {
		return nil
	}
	words := phrase.Of(phrase.Words(plainWords(from)))
	if from == "position" {
		words = phrase.New("web-told-position")
	} else if n, ok := strings.CutPrefix(from, "takeover "); ok {
		words = phrase.New("web-told-takeover", "game", phrase.Words(plainWords(n)))
	}
	return []told{{phrase.New("web-told-from"), words}}
}

// endedBy says who brought the end about, where somebody did.
func (p *played) endedBy() (phrase.Phrase, bool) {
	end, ok := p.record.Outcome()
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
func (p *played) firstLink() string {
	if p.head() == "" {
		return ""
	}
	first, err := p.record.Head(p.preset.Game, 0)
	if err != nil {
		return ""
	}
	return first
}

// letter is the line by which letters bear the whole record out; "" where they name no game of this kind.
func (p *played) letter() string {
	game, ok := plainNumber(p.record.Tag("Game"))
	if !ok || p.head() == "" {
		return ""
	}
	w := record.Witness{Game: game, Turn: p.Turns, Hash: p.head()}
	if p.record.ResultHash != "" {
		w.Turn = record.AfterResult
	}
	return w.String()
}
