package web

import (
	"html/template"
	"net/url"
	"strconv"
	"strings"
	"time"

	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/web/library"
)

// moment is a turn of a game, and the side from which it is looked at.
type moment struct {
	turn int
	as   rules.Side
}

// fragment names a moment on the page of its game: "17", "17-black".
func (m moment) fragment() string {
	if m.as == rules.Black {
		return strconv.Itoa(m.turn) + "-black"
	}
	return strconv.Itoa(m.turn)
}

// readMoment reads a moment as fragment writes it; ok is false for one that the game does not have.
func readMoment(g *library.Game, text string) (m moment, ok bool) {
	turn, black := strings.CutSuffix(text, "-black")
	m.turn, ok = plainNumber(turn)
	if black {
		m.as = rules.Black
	}
	return m, ok && m.turn <= g.Turns
}

// momentOf reads which moment a served page is asked for: ?turn=17-black, which shows it also where no script runs; without
// that, the end of the game.
func momentOf(g *library.Game, query url.Values) (m moment, asked bool) {
	if m, ok := readMoment(g, query.Get("turn")); ok {
		return m, true
	}
	return moment{turn: g.Turns}, false
}

// moved returns where the page of a turn is that had an address of its own, 17-black.html: from beside it. ok is false for
// others.
func moved(g *library.Game, name string) (to string, ok bool) {
	base, isPage := strings.CutSuffix(name, ".html")
	m, ok := readMoment(g, base)
	return "index.html?turn=" + m.fragment() + "#" + m.fragment(), ok && isPage
}

// plainNumber reads a number that is written in the one way in which we write it.
func plainNumber(text string) (int, bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= 0 && strconv.Itoa(n) == text
}

// instant is a time for people and for programs.
type instant struct{ People, Machine string }

// instant returns nil for a time that is not known.
func (s speech) instant(t time.Time) *instant {
	if t.IsZero() {
		return nil
	}
	return &instant{s.Say(phrase.Of(phrase.Moment(t))), t.UTC().Format(time.RFC3339)}
}

// dated says a day, a month or a year of a record, "2026-11-21", "2026-11" or "2026", to people and to programs.
func (s speech) dated(text string) template.HTML {
	return template.HTML(`<time datetime="` + escaped(text) + `">` + escaped(s.day(text)) + "</time>")
}

// day says a day, a month or a year as people do: "21 November 2026", "November 2026", "2026".
func (s speech) day(text string) string {
	if t, err := time.Parse(time.DateOnly, text); err == nil {
		return s.Say(phrase.Of(phrase.Date(t)))
	}
	if t, err := time.Parse(monthOnly, text); err == nil {
		return s.Tell("month-"+strconv.Itoa(int(t.Month()))) + " " + strconv.Itoa(t.Year())
	}
	return text
}

// monthOnly is a month as programs write it.
const monthOnly = "2006-01"
