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
