package web

import (
	"bytes"
	"fmt"
	"html/template"
	"regexp"
	"strconv"
	"strings"

	"pbem/docs/scene"
	"pbem/mailer/catalog"
	"pbem/notation/diagram"
)

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
