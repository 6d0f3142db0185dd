package web

import (
	"net/url"
	"strconv"
	"strings"

	"pbem/games/archive/catalogue"
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

// wanted is the filter as the listing asks.
func (f filter) wanted() catalogue.Wanted {
	w := catalogue.Wanted{Variant: f.Preset, Options: f.Options, Result: string(f.Result), Cause: f.Cause, Year: f.Year,
		Folded: query.Fold(f.Player), Event: query.Fold(f.Event), Least: numberIn(f.Least), Most: numberIn(f.Most)}
	if w.Folded != "" {
		w.Code = f.Player
	}
	if f.Since != "" {
		w.Since = filled(f.Since, "0000-01-01")
	}
	if f.Until != "" {
		w.Until = filled(f.Until, "9999-12-31")
	}
	return w
}

// filled ends a date as another does: "2026-11" is "2026-11-01", or "2026-11-31".
func filled(date, ending string) string { return date + ending[min(len(date), len(ending)):] }

// numberIn reads a number; nil where there is none.
func numberIn(text string) *int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return nil
	}
	return &n
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
