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

// filter says which games are wanted, by facts of their records; "" is any. list.js chooses in the same way.
type filter struct {
	Preset       string
	Options      string       // as the record has them; noOptions for none
	Player       string       // a part of the name, however it is written, or the whole id
	Result       rules.Result // or broken
	Cause        string       // what ended it, by its stable name
	Event        string       // a part of it, however it is written
	Year         string
	Since, Until string // dates, as far as they are said: "2026-11-21", "2026-11"
	Least        string // turns
	Most         string
}

// The words of a filter for games without options, and for those that are void, or not verified.
const (
	noOptions = "-"
	void      = "void"
	broken    = "?"
)

// fields are the fields of the form, by their names.
func (f *filter) fields() map[string]*string {
	return map[string]*string{
		"preset": &f.Preset, "options": &f.Options, "player": &f.Player, "result": (*string)(&f.Result), "cause": &f.Cause, "event": &f.Event, "year": &f.Year,
		"from": &f.Since, "to": &f.Until, "least": &f.Least, "most": &f.Most,
	}
}

func readFilter(query url.Values) (f filter) {
	for name, field := range f.fields() {
		v := strings.TrimSpace(query.Get(name))
		*field = strings.ToValidUTF8(v[:min(len(v), maxWord)], "")
	}
	return f
}

// Rare reports whether anything is wanted that few look for: the form shows these fields only then.
func (f filter) Rare() bool {
	f.Preset, f.Player, f.Result, f.Year = "", "", "", ""
	return f != filter{}
}

func (f filter) choose(games []*game) []*game {
	if f == (filter{}) {
		return games
	}
	id := f.Player
	f.Player, f.Event = query.Fold(f.Player), query.Fold(f.Event)
	var found []*game
	for _, g := range games {
		if f.fits(g) && (f.Player == "" || g.players[0].ID == id || g.players[1].ID == id || contain(g.sought, f.Player)) {
			found = append(found, g)
		}
	}
	return found
}

// fits compares all but the players.
func (f filter) fits(g *game) bool {
	switch {
	case f.Preset != "" && f.Preset != g.Variant,
		f.Options != "" && f.Options != g.optionsWord(),
		f.Result != "" && string(f.Result) != g.resultWord(),
		f.Cause != "" && f.Cause != g.causeWord(),
		f.Year != "" && f.Year != g.Year(),
		f.Since != "" && (g.Date == "" || filled(g.Date, "0000-01-01") < filled(f.Since, "0000-01-01")),
		f.Until != "" && (g.Date == "" || filled(g.Date, "9999-12-31") > filled(f.Until, "9999-12-31")),
		f.Event != "" && !strings.Contains(query.Fold(g.Event), f.Event):
		return false
	}
	return within(g.Turns, f.Least, f.Most)
}

// filled ends a date as another does: "2026-11" is "2026-11-01", or "2026-11-31".
func filled(date, ending string) string { return date + ending[min(len(date), len(ending)):] }

// within reports whether a number lies between two, if these are numbers.
func within(n int, least, most string) bool {
	if low, err := strconv.Atoi(least); err == nil && n < low {
		return false
	}
	high, err := strconv.Atoi(most)
	return err != nil || n <= high
}

func contain(names []string, part string) bool {
	return slices.ContainsFunc(names, func(name string) bool { return strings.Contains(name, part) })
}

// optionsWord, resultWord and causeWord are what the form asks for, and games.js tells.
func (g *game) optionsWord() string {
	if g.Options == "" {
		return noOptions
	}
	return g.Options
}

func (g *game) resultWord() string {
	if g.fault != nil {
		return broken
	}
	if g.over && g.Result == rules.Ongoing {
		return void
	}
	return string(g.Result)
}

func (g *game) causeWord() string {
	if g.fault != nil {
		return ""
	}
	return g.End
}

// query writes the address of a page of what was found.
func (f filter) query(page int) string { return "?" + f.values(page).Encode() }

func (f filter) values(page int) url.Values {
	v := url.Values{}
	for name, value := range f.fields() {
		if *value != "" {
			v.Set(name, *value)
		}
	}
	if page > 1 {
		v.Set("page", strconv.Itoa(page))
	}
	return v
}
