package crosstable

import (
	"html/template"
	"strconv"
	"strings"

	"pbem/adjudicator/tournament"
	"pbem/mailer/catalog"
)

// Links are where the pages of players and games are; "" for somebody, or a game, without one. The zero value has none.
type Links struct {
	Player func(id string) string
	Game   func(number int) string
}

// page are the tables as elements, each in one that scrolls on narrow screens. Nothing in them is from outside but names, which are escaped.
const page = `{{range $t := .Tables}}<div class="crosstable">
<table>
{{with .Title}}<caption>{{.}}</caption>
{{end}}<thead><tr>{{range $i, $head := .Heads}}{{if $head}}<th scope="col"{{if eq $i $t.NameAt}} class="name"{{end}}>{{$head}}</th>{{else}}<td></td>{{end}}{{end}}</tr></thead>
<tbody>
{{range .Rows}}<tr>{{range .Places}}<td>{{.}}</td>{{end}}<th scope="row">{{template "link" .Name}}</th>{{range .Games}}<td>{{range .}}{{template "link" .}}{{end}}</td>{{end}}{{range .Numbers}}<td>{{.}}</td>{{end}}</tr>
{{end}}</tbody>
</table>
</div>
{{end}}{{range .Notes}}<p class="crosstable-note">{{.}}</p>
{{end}}
{{- define "link"}}{{if .To}}<a href="{{.To}}">{{.Text}}</a>{{else}}{{.Text}}{{end}}{{end -}}
`

// shown is what the page is made of.
type shown struct {
	Tables []shownTable
	Notes  []string
}

type shownTable struct {
	Title  string
	Heads  []string
	NameAt int // which of them stands above the names
	Rows   []shownRow
}

type shownRow struct {
	Places  []string
	Name    link
	Games   [][]link
	Numbers []string
}

// link is a text, and where it leads to; "" for nowhere.
type link struct{ Text, To string }

// HTML is the tables of an event that has begun, with their notes, as elements of a page.
func HTML(e tournament.Event, in *catalog.Language, to Links) template.HTML {
	tables := e.Crosstables()
	var s shown
	for _, t := range tables {
		s.Tables = append(s.Tables, to.table(t, in))
	}
	s.Notes = in.All(Notes(e, tables))
	var b strings.Builder
	if err := template.Must(template.New("crosstable").Parse(page)).Execute(&b, s); err != nil {
		return ""
	}
	return template.HTML(b.String())
}

func (to Links) table(t tournament.Crosstable, in *catalog.Language) shownTable {
	front := places(t)
	var out shownTable
	for _, c := range front {
		out.Heads = append(out.Heads, c.head)
	}
	out.NameAt = len(front)
	out.Heads = append(out.Heads, in.Tell("crosstable-player"))
	if title := Title(t); !title.Empty() {
		out.Title = in.Say(title)
	}
	count := len(t.Lines)
	if t.System == tournament.BySwiss {
		count = t.Rounds
	}
	for n := range count {
		out.Heads = append(out.Heads, strconv.Itoa(n+1))
	}
	numbers := append([]column{pointsColumn(t, in)}, tieColumns(t, in)...)
	for _, c := range numbers {
		out.Heads = append(out.Heads, c.head)
	}
	for i, l := range t.Lines {
		row := shownRow{Name: link{l.Name, to.player(l.ID)}, Games: to.games(t, i, in)}
		for _, c := range front {
			row.Places = append(row.Places, c.cells[i])
		}
		for _, c := range numbers {
			row.Numbers = append(row.Numbers, c.cells[i])
		}
		out.Rows = append(out.Rows, row)
	}
	return out
}

// games are the cells of a line: by opponents, in a Swiss by rounds.
func (to Links) games(t tournament.Crosstable, i int, in *catalog.Language) (cells [][]link) {
	if t.System == tournament.BySwiss {
		for _, s := range t.Lines[i].Through {
			cells = append(cells, []link{{roundCell(s, in), to.game(s.Match)}})
		}
		return cells
	}
	for j, scores := range t.Lines[i].Against {
		var cell []link
		if i == j {
			cell = []link{{Text: "#"}}
		}
		for _, s := range scores {
			cell = append(cell, link{string(s.Mark), to.game(s.Match)})
		}
		cells = append(cells, cell)
	}
	return cells
}

func (to Links) player(id string) string {
	if to.Player == nil {
		return ""
	}
	return to.Player(id)
}

func (to Links) game(number int) string {
	if to.Game == nil || number == 0 {
		return ""
	}
	return to.Game(number)
}
