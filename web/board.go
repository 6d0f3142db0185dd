package web

import (
	"html/template"
	"strings"

	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/presets"
	"pbem/web/composer"
	"pbem/web/library"
)

// board is a drawing for a page.
type board struct {
	Figure template.HTML // an SVG, which is for the eyes alone; "" where there is no board
	Units  []string      // the same in words, a unit each
	shown  diagram.Drawing
	ready  *diagram.Ready // what the page has drawn besides; nil for nothing
}

// picture prepares drawings for a page: the last of them is shown, unless a step is asked for. The pens escape what they
// write.
func picture(frames []diagram.Drawing, v diagram.Voice) board {
	shown := frames[len(frames)-1].In(v)
	b := board{Units: shown.Units(), shown: shown}
	if len(frames) == 1 {
		b.Figure = template.HTML(shown.AppendFigure(nil))
		return b
	}
	b.Figure = template.HTML(diagram.AppendSteps(nil, frames))
	return b
}

// Key says what the signs on the board mean.
func (b board) Key() template.HTML {
	return template.HTML(terse(string(b.shown.AppendKeyWith(nil, b.ready))))
}

// fragment tells the composer where to begin. It holds nothing but letters, digits and -._~/*&=%: it needs no escaping.
func fragment(p *presets.Preset, at rules.Position) template.URL {
	digits := strings.TrimPrefix(p.Hash, "sha256:")
	return template.URL(composer.Start{
		Preset: p.Name, Options: p.OptionText(), Rules: digits[:min(16, len(digits))], Position: at.String(), Side: at.ToMove(),
	}.Fragment())
}

// composeLink is the address of the composer for a game, up to the position: the rest is in the reel.
func composeLink(g *library.Played, root string) template.URL {
	link, _, _ := strings.Cut(string(fragment(g.Preset, g.Start)), "&l=")
	return template.URL(root + composePath + "#" + link + "&l=")
}
