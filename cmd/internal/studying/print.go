package studying

import (
	"io"

	"pbem/cmd/internal/terminal"
	"pbem/mailer/catalog"
	"pbem/mailer/compose"
	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/robot/study"
)

// Printer prints studies: as text and JSON each as it comes, as HTML all on one page at the end.
type Printer struct {
	Out    io.Writer
	Format string // "text", "json" or "html"
	As     rules.Side
	Style  diagram.Style
	Words  *catalog.Language

	page []compose.Block
	any  bool
}

// Print takes a study.
func (p *Printer) Print(s Studied) error {
	switch p.Format {
	case "json":
		line, err := terminal.JSONLine(inJSON(s))
		if err == nil {
			_, err = p.Out.Write(line)
		}
		return err
	case "html":
		p.page = append(p.page, p.blocks(s)...)
		return nil
	}
	text := compose.Letter{Language: p.Words, Style: p.Style, Body: p.blocks(s)}.Plain()
	_, err := io.WriteString(p.Out, terminal.Visible(string(text)))
	return err
}

// End prints the page.
func (p *Printer) End() error {
	if p.Format != "html" {
		return nil
	}
	_, err := p.Out.Write(compose.Letter{Language: p.Words, Body: p.page}.HTML())
	return err
}

// blocks are those of a study below the name of its game.
func (p *Printer) blocks(s Studied) []compose.Block {
	var b []compose.Block
	if p.any {
		b = append(b, compose.Rule{})
	}
	p.any = true
	b = append(b, compose.Paragraph(phrase.New("moments-game", "title", phrase.GameText(s.Preset.Title), "white", phrase.Words(s.Record.Tag("White")), "black", phrase.Words(s.Record.Tag("Black")),
		"result", string(s.Record.Result))))
	return append(b, compose.Moments(s.Study, s.Vocabulary(), p.As)...)
}

// schema is the version of the JSON.
const schema = 1

// studyJSON is a study for programs.
type studyJSON struct {
	Version int          `json:"version"`
	File    string       `json:"file"`
	Variant string       `json:"variant"`
	Head    string       `json:"head"`  // of the record's chain
	First   int          `json:"first"` // turn of the curve
	Curve   []int        `json:"curve"`
	Moments []momentJSON `json:"moments"`
	Nodes   int          `json:"nodes"`
}

type momentJSON struct {
	Kind     study.Kind `json:"kind"`
	Proven   bool       `json:"proven"`
	Turn     int        `json:"turn"`
	Side     string     `json:"side"`
	Before   string     `json:"before"`
	Played   string     `json:"played"`
	Better   []string   `json:"better"`
	After    []string   `json:"after"` // the positions after each turn of Better
	Threat   string     `json:"threat,omitempty"`
	Expected int        `json:"expected"`
	Got      int        `json:"got"`
}

func inJSON(s Studied) studyJSON {
	j := studyJSON{Version: schema, File: s.File, Variant: s.Record.Tag("Variant"), Head: s.Record.LastLink(), First: s.First, Curve: s.Curve, Moments: []momentJSON{}, Nodes: s.Nodes}
	for _, m := range s.Moments {
		one := momentJSON{Kind: m.Kind, Proven: m.Sure(), Turn: m.Number, Side: m.Before.ToMove().String(), Before: m.Before.String(), Played: m.Played.Turn.String(), Expected: m.Expected, Got: m.Got}
		for _, v := range m.Better {
			one.Better, one.After = append(one.Better, v.Turn.String()), append(one.After, v.Next.String())
		}
		if m.Threat != nil {
			one.Threat = m.Threat.Turn.String()
		}
		j.Moments = append(j.Moments, one)
	}
	return j
}
