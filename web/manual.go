package web

import (
	"bytes"
	"fmt"
	"html/template"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"

	"pbem/docs"
	"pbem/docs/scene"
	"pbem/mailer/catalog"
	"pbem/notation/diagram"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// manual is the pages of rules and of help, printed once; by their addresses.
type manual struct {
	pages map[string]manualText
	rules []string // names, in the order of the presets
	help  []string
}

// has reports whether there is a page at an address.
func (m manual) has(address string) bool { _, there := m.pages[address]; return there }

type manualText struct {
	Title string
	Text  template.HTML
}

// printManual turns the manual's Markdown into HTML, in a language. HTML that stands in it would be dropped.
func printManual(of []*presets.Preset, in *catalog.Language) (manual, error) {
	m := manual{pages: map[string]manualText{}, help: inOrder(docs.Topics())}
	add := func(address, page string) error {
		text, err := illustrated(page, in)
		m.pages[address] = text
		return err
	}
	for _, topic := range m.help {
		page, _ := docs.Marked(in, "help", topic)
		if err := add("help/"+topic+".html", page); err != nil {
			return manual{}, err
		}
	}
	for _, p := range of {
		page, ok := docs.Marked(in, "rules", p.RulesPage)
		if !ok || slices.Contains(m.rules, p.RulesPage) {
			continue
		}
		m.rules = append(m.rules, p.RulesPage)
		if err := add("rules/"+p.RulesPage+".html", page); err != nil {
			return manual{}, err
		}
	}
	return m, nil
}

// readingOrder is how somebody new reads the pages of help. Others follow, and at the end what is for hosts.
func readingOrder() []string {
	return []string{"help", "new", "tutorial", "turns", "setup", "notation", "display", "time", "vacation", "pause", "ending", "rematch", "seek", "tournaments", "ratings",
		"watching", "study", "ahead", "notebook", "digest", "commands", "safety", "limits", "forget", "verify", "inventor", "inventing"}
}

// inOrder puts topics into that order.
func inOrder(topics []string) []string {
	place := func(topic string) int {
		if i := slices.Index(readingOrder(), topic); i >= 0 {
			return i
		}
		if topic == "hosting" {
			return len(readingOrder()) + 1
		}
		return len(readingOrder())
	}
	sorted := slices.Clone(topics)
	slices.SortStableFunc(sorted, func(a, b string) int { return place(a) - place(b) })
	return sorted
}

// markdown prints Markdown as HTML. What goldmark writes without its option for raw HTML is safe. A wide drawing scrolls, by keys too.
func markdown(page string) (template.HTML, error) {
	var b bytes.Buffer
	printer := goldmark.New(goldmark.WithExtensions(extension.Table), goldmark.WithParserOptions(parser.WithAutoHeadingID()))
	err := printer.Convert([]byte(page), &b)
	return template.HTML(sketched(bytes.ReplaceAll(b.Bytes(), []byte("<pre>"), []byte(`<pre tabindex="0">`)))), err
}

// manualPage is the data of manual.html.
type manualPage struct {
	frame
	manualText
	Presets []*presets.Preset // those that are played by these rules
}

// contentsPage is the data of rules/index.html.
type contentsPage struct {
	frame
	Rules, Help []entry
}

// manualPages makes the pages of the manual.
type manualPages struct{ *Pages }

func (p manualPages) manualFile(address string) (file, bool, error) {
	if address == "rules/index.html" {
		return known(p.html("manuals.html", contentsPage{p.frame(address, rulesPath), p.contents("rules/", p.manual.rules), p.contents("help/", p.manual.help)}))
	}
	text, ok := p.manual.pages[address]
	if !ok {
		return nothing()
	}
	data := manualPage{frame: p.frame(address, rulesPath), manualText: text}
	for _, preset := range p.site.Presets {
		if address == "rules/"+preset.RulesPage+".html" && docs.HasPage(preset) {
			data.Presets = append(data.Presets, preset)
		}
	}
	return known(p.html("manual.html", data))
}

// contents lists pages of the manual by their titles.
func (p manualPages) contents(folder string, names []string) []entry {
	var all []entry
	for _, n := range names {
		all = append(all, entry{phrase.Of(p.manual.pages[folder+n+".html"].Title), folder + n + ".html"})
	}
	return all
}

// illustrated prints a page of the manual with its markers: each drawing of a board, which letters have in plain text, is a picture.
func illustrated(page string, in *catalog.Language) (manualText, error) {
	plain, figures, err := withoutBoards(page, in)
	if err != nil {
		return manualText{}, err
	}
	text, err := markdown(plain)
	if err != nil {
		return manualText{}, err
	}
	pairs := make([]string, 0, 2*len(figures))
	for i, figure := range figures {
		pairs = append(pairs, "<p>"+figurePlace(i)+"</p>", figure)
	}
	return manualText{Title: title(plain), Text: template.HTML(strings.NewReplacer(pairs...).Replace(string(text)))}, nil
}

// title is the first heading of a page.
func title(page string) string {
	line, _, _ := strings.Cut(strings.TrimSpace(page), "\n")
	return strings.TrimSpace(strings.TrimLeft(line, "#"))
}

// figurePlace stands in a page where a picture comes.
func figurePlace(i int) string { return "\uE000" + strconv.Itoa(i) + "\uE001" }

// withoutBoards takes the markers out of a page, and the drawings that they tell of, for which there are pictures.
func withoutBoards(page string, in *catalog.Language) (plain string, figures []string, err error) {
	var b strings.Builder
	var s scene.Scene
	const normal, afterMarker, inDrawing = 0, 1, 2
	state := normal
	for line := range strings.Lines(page) {
		marker, isMarker := scene.Marker(line)
		switch {
		case isMarker:
			if s, err = s.Show(marker); err != nil {
				return "", nil, fmt.Errorf("%s: %w", marker, err)
			}
			if state = afterMarker; scene.Kind(marker) == "board" {
				state = inDrawing
				b.WriteString("\n" + figurePlace(len(figures)) + "\n\n")
				figures = append(figures, withIDs(figureOf(s, in), len(figures)+1))
			}
		case state == inDrawing && (line == "\n" || strings.HasPrefix(line, "    ")):
		case state == afterMarker && line == "\n": // the empty line below it
			state = normal
		default:
			state = normal
			b.WriteString(line)
		}
	}
	return b.String(), figures, nil
}

// figureOf draws a scene. Who cannot see it is told what stands where.
func figureOf(s scene.Scene, in *catalog.Language) string {
	shown := diagram.New(s.Position, s.Preset.Game.Vocabulary(), s.Options).In(in.Say)
	body := `<div class="figure manual-board" role="img" aria-label="` + escaped(strings.Join(shown.Units(), "; ")) + `">` + string(shown.AppendFigure(nil)) + "</div>"
	if s.Bare {
		return body
	}
	return body + `<details class="legend"><summary>` + escaped(in.Tell("web-signs")) + "</summary>" + string(shown.AppendKeyHTML(nil)) + "</details>"
}

// withIDs gives the shapes of a drawing ids of their own, for there are several on a page.
func withIDs(drawing string, n int) string {
	own := "m" + strconv.Itoa(n) + "-"
	return strings.NewReplacer(`id="pb-`, `id="`+own, `href="#pb-`, `href="#`+own, `id=pb-`, "id="+own, `href=#pb-`, "href=#"+own).Replace(drawing)
}

// aSketch is the drawing of a movement in plain text: "* . *", rank below rank. The words above it say the same.
var aSketch = regexp.MustCompile(`<pre tabindex="0"><code>((?:[^ \n<&](?: [^ \n<&])+\n){3,})</code></pre>`)

// sketched makes pictures of the drawings of movements.
func sketched(page []byte) []byte {
	return aSketch.ReplaceAllFunc(page, func(whole []byte) []byte {
		rows := strings.Split(strings.TrimSuffix(string(aSketch.FindSubmatch(whole)[1]), "\n"), "\n")
		for i := range rows {
			if rows[i] = strings.ReplaceAll(rows[i], " ", ""); len(rows[i]) != len(rows[0]) {
				return whole
			}
		}
		return sketch(rows)
	})
}

// sketchSquare is the side of a square of such a picture.
const sketchSquare = 24

// sketch draws where a movement leads: a dot on each square; or its mark, where there are several, which the words below explain.
func sketch(rows []string) []byte {
	all := strings.Join(rows, "")
	dots := strings.Count(all, ".")+strings.Count(all, "*") == len(all)-1
	width, height := strconv.Itoa(len(rows[0])*sketchSquare), strconv.Itoa(len(rows)*sketchSquare)
	var b bytes.Buffer
	b.WriteString(`<svg class="sketch" aria-hidden="true" width="` + width + `" height="` + height + `" viewBox="0 0 ` + width + " " + height + `">`)
	for y, row := range rows {
		for x, mark := range row {
			ground := "light"
			if (x+y)%2 == 1 {
				ground = "dark"
			}
			fmt.Fprintf(&b, `<rect class="%s" x="%d" y="%d" width="%d" height="%d"/>`, ground, x*sketchSquare, y*sketchSquare, sketchSquare, sketchSquare)
			middleX, middleY := x*sketchSquare+sketchSquare/2, y*sketchSquare+sketchSquare/2
			switch {
			case mark == '.':
			case mark == '*' && dots:
				fmt.Fprintf(&b, `<circle cx="%d" cy="%d" r="5"/>`, middleX, middleY)
			case x == len(row)/2 && y == len(rows)/2:
				fmt.Fprintf(&b, `<circle class="unit" cx="%d" cy="%d" r="10"/><text class="unit" x="%d" y="%d">%c</text>`, middleX, middleY, middleX, middleY, mark)
			default:
				fmt.Fprintf(&b, `<text x="%d" y="%d">%c</text>`, middleX, middleY, mark)
			}
		}
	}
	b.WriteString("</svg>")
	return b.Bytes()
}
