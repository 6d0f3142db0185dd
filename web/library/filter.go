package library

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

// Filter says which games are wanted, by facts of their records; "" is any. list.js chooses in the same way.
type Filter struct {
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
	NoOptions = "-"
	void      = "void"
	Broken    = "?"
)

// fields are the fields of the form, by their names.
func (f *Filter) fields() map[string]*string {
	return map[string]*string{
		"preset": &f.Preset, "options": &f.Options, "player": &f.Player, "result": (*string)(&f.Result), "cause": &f.Cause, "event": &f.Event, "year": &f.Year,
		"from": &f.Since, "to": &f.Until, "least": &f.Least, "most": &f.Most,
	}
}

func ReadFilter(query url.Values) (f Filter) {
	for name, field := range f.fields() {
		v := strings.TrimSpace(query.Get(name))
		*field = strings.ToValidUTF8(v[:min(len(v), maxWord)], "")
	}
	return f
}

// Rare reports whether anything is wanted that few look for: the form shows these fields only then.
func (f Filter) Rare() bool {
	f.Preset, f.Player, f.Result, f.Year = "", "", "", ""
	return f != Filter{}
}

// wanted is the filter as the listing asks.
func (f Filter) wanted() catalogue.Wanted {
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

// OptionsWord, resultWord and causeWord are what the form asks for, and games.js tells.
func (g *Game) OptionsWord() string {
	if g.Options == "" {
		return NoOptions
	}
	return g.Options
}

func (g *Game) ResultWord() string {
	if g.Fault != nil {
		return Broken
	}
	if g.over && g.Result == rules.Ongoing {
		return void
	}
	return string(g.Result)
}

func (g *Game) CauseWord() string {
	if g.Fault != nil {
		return ""
	}
	return g.End
}

// Query writes the address of a page of what was found.
func (f Filter) Query(page int) string { return "?" + f.Values(page).Encode() }

func (f Filter) Values(page int) url.Values {
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
