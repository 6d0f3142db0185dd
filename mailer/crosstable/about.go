// Package crosstable shows the tables of a tournament: as text for letters and terminals, as HTML, and for programs.
//
// The idea: whoever has a [tournament.Event], the service from its store or a reader from a file and records, shows the same table,
// because it is made here. Text keeps to a number of columns as a screen has them: names take the room that is left, and what does not
// fit is left out from the right, tie-breaks before games.
package crosstable

import (
	"html/template"
	"strings"

	"pbem/adjudicator/tournament"
	"pbem/mailer/catalog"
	"pbem/rules/phrase"
)

// About says what an event is that has begun, a line each: what is played and how, and since when and until when.
func About(e tournament.Event) []phrase.Phrase {
	game := e.Preset
	if e.Options != "" {
		game += " " + e.Options
	}
	what := phrase.New("crosstable-what", "game", phrase.Text(game), "system", phrase.Terms(System(e)), "terms", phrase.Terms(e.Terms), "n", len(e.Players))
	when := phrase.New("crosstable-began", "began", phrase.Date(e.Begun))
	if !e.Ended.IsZero() {
		when = phrase.New("crosstable-ended", "began", phrase.Date(e.Begun), "ended", phrase.Date(e.Ended))
	}
	return []phrase.Phrase{what, when}
}

const whole = `<!doctype html>
<html lang="{{.Language}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{.Name}}</title>
<style>:root{color-scheme:light dark}body{font-family:sans-serif;margin:1rem}.crosstable{overflow-x:auto;margin:1rem 0}table{border-collapse:collapse}caption{text-align:left;font-weight:bold}td,th{padding:.15rem .45rem;border:1px solid #8888;text-align:right}tbody th{text-align:left;white-space:nowrap}</style>
</head>
<body>
<h1>{{.Name}}</h1>
{{range .About}}<p>{{.}}</p>
{{end}}{{.Tables}}</body>
</html>
`

// Page is a whole page with the tables of an event that has begun.
func Page(e tournament.Event, in *catalog.Language) string {
	var b strings.Builder
	shown := struct {
		Language, Name string
		About          []string
		Tables         template.HTML
	}{in.Tag(), e.Name, in.All(About(e)), HTML(e, in, Links{})}
	if err := template.Must(template.New("page").Parse(whole)).Execute(&b, shown); err != nil {
		return ""
	}
	return b.String()
}

// Notes are what is said below the tables: what the signs in them mean, and who has dropped out.
func Notes(e tournament.Event, tables []tournament.Crosstable) (notes []phrase.Phrase) {
	var signs []phrase.Phrase
	for _, m := range tournament.Marks(tables) {
		if sign := meaning(m); !sign.Empty() {
			signs = append(signs, sign)
		}
	}
	if len(signs) > 0 {
		notes = append(notes, phrase.New("crosstable-signs", "signs", phrase.Join(phrase.Commas, signs...)))
	}
	var gone, struck []phrase.Phrase
	for _, p := range e.Gone() {
		gone = append(gone, phrase.New("crosstable-gone-one", "name", p.Name, "at", phrase.Date(p.LeftAt)))
	}
	for _, t := range tables {
		for _, s := range t.Out {
			struck = append(struck, phrase.Verbatim(e.Players[s-1].Name))
		}
	}
	if len(gone) > 0 {
		notes = append(notes, phrase.New("crosstable-gone", "names", phrase.Join(phrase.Commas, gone...)))
	}
	if len(struck) > 0 {
		notes = append(notes, phrase.New("crosstable-struck", "names", phrase.Join(phrase.Commas, struck...)))
	}
	return notes
}

// meaning says what a mark means; empty for those that nobody asks about.
func meaning(m tournament.Mark) phrase.Phrase {
	switch m {
	case tournament.Won:
		return phrase.New("crosstable-won")
	case tournament.Drew:
		return phrase.New("crosstable-drew")
	case tournament.Lost:
		return phrase.New("crosstable-lost")
	case tournament.ForfeitWon:
		return phrase.New("crosstable-forfeit-won")
	case tournament.ForfeitLost:
		return phrase.New("crosstable-forfeit-lost")
	case tournament.Unplayed:
		return phrase.New("crosstable-unplayed")
	}
	return phrase.Phrase{}
}
