package web

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"html/template"

	"pbem/mailer/catalog"
	"pbem/notation/diagram"
)

// alonePage is the data of a page that stands by itself.
type alonePage struct {
	board
	Title, Lang, Policy string
	Look                template.CSS
}

// Alone is a page of one board, which a file holds whole: in the look of all pages, with nothing from elsewhere and no script.
func Alone(d diagram.Drawing, title string, l *catalog.Language) ([]byte, error) {
	look, err := staticFiles.ReadFile("static/site.css")
	if err != nil {
		return nil, err
	}
	look = append(look, "body { padding-top: 1rem; }\n"...)
	page, err := template.New("alone.tmpl").Funcs(functions(l, nil)).ParseFS(templateFiles, "templates/alone.tmpl", "templates/explained.html")
	if err != nil {
		return nil, err
	}
	sum := sha256.Sum256(look)
	data := alonePage{
		board: picture([]diagram.Drawing{d}, l.Say), Title: title, Lang: l.Tag(), Look: template.CSS(look),
		Policy: "default-src 'none'; style-src 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'",
	}
	var b bytes.Buffer
	err = page.Execute(&b, data)
	return b.Bytes(), err
}
