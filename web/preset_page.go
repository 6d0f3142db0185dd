package web

import (
	"context"
	"html/template"
	"strings"

	"pbem/docs"
	"pbem/notation/diagram"
	"pbem/rules/phrase"
	"pbem/rules/presets"
	"pbem/web/library"
)

// presetsPage is the data of presets/index.html.
type presetsPage struct {
	frame
	Presets []counted
}

// counted is a preset with the games of it.
type counted struct {
	*presets.Preset
	library.Counter
}

// presetPage is the data of presets/NAME.html.
type presetPage struct {
	frame
	Preset *presets.Preset
	Short  phrase.Phrase // the rules in a paragraph
	Manual string        // the page of the manual that was written of it; "" for a host's own
	Facts  template.HTML // the whole of what its data says, as the manual prints it
	board
	Fragment template.URL // tells the composer which game it is
	Counted  library.Counter
	Tree     string // the page of its tree of openings, from the top; "" where there is none
	Rows     []row
	More     string // the query by which the list shows all games; "" if these are all
}

// presetPages makes the pages of presets.
type presetPages struct{ *Pages }

func (p presetPages) presetFile(name string) (file, bool, error) {
	if name == "index.html" {
		return known(p.presetsPage())
	}
	if base, ok := strings.CutSuffix(name, ".yaml"); ok && p.preset(base) != nil {
		return file{kind: mimeType(name), body: p.preset(base).Data, policy: policy}, true, nil
	}
	if base, ok := strings.CutSuffix(name, ".svg"); ok && p.preset(base) != nil {
		return p.presetPicture(p.preset(base)), true, nil
	}
	base, ok := strings.CutSuffix(name, ".html")
	if preset := p.preset(base); ok && preset != nil {
		return known(p.presetPage(preset))
	}
	return nothing()
}

func (p presetPages) presetsPage() (file, error) {
	all, err := p.library.Called()
	if err != nil {
		return file{}, err
	}
	data := presetsPage{frame: p.frame(presetsPath, presetsPath)}
	data.Card = p.plainCard(phrase.New("web-presets"), phrase.New("web-presets-about"), presetsPath)
	for _, preset := range p.site.Presets {
		data.Presets = append(data.Presets, counted{preset, all.Counters[preset.Name]})
	}
	return p.html("presets.html", data)
}

func (p presetPages) presetPage(preset *presets.Preset) (file, error) {
	all, err := p.library.Called()
	if err != nil {
		return file{}, err
	}
	data := presetPage{frame: p.frame("presets/"+preset.Name+".html", presetsPath), Preset: preset, Short: docs.Short(preset)}
	if data.Facts, err = markdown(docs.Facts(preset, p.language.Language)); err != nil {
		return file{}, err
	}
	if docs.HasPage(preset) {
		data.Manual = "rules/" + preset.RulesPage + ".html"
	}
	data.Card = &card{Title: p.gameText(preset.Title), About: p.gameText(preset.About)}
	if p.site.URL != "" {
		data.Card.Address = p.site.URL + "presets/" + preset.Name + ".html"
	}
	by := library.Filter{Preset: preset.Name}
	data.Counted = all.Counters[preset.Name]
	games, err := library.Searches{Library: p.library}.Find(by, pageSize+1)
	if err != nil {
		return file{}, err
	}
	data.Rows, data.More = p.newest(data.frame, games, by)
	if begun, err := p.library.Listed().Openings(context.Background(), preset.Name, 1); err != nil {
		return file{}, err
	} else if len(begun) > 0 {
		data.Tree = treesPath + preset.Name + "/index.html"
	}
	start := preset.Game.Start()
	data.Fragment = fragment(preset, start)
	drawing := diagram.New(start, preset.Game.Vocabulary(), diagram.Options{LastSide: start.ToMove().Other()})
	data.board = picture([]diagram.Drawing{drawing}, p.language.Say)
	return p.html("preset.html", data)
}

// gameText is what a preset's file says, in the language of the pages.
func (p *Pages) gameText(text string) string { return p.language.Say(phrase.Of(phrase.GameText(text))) }

// presetPicture is the first position, small, for lists and other pages.
func (p presetPages) presetPicture(preset *presets.Preset) file {
	start := preset.Game.Start()
	drawing := diagram.New(start, preset.Game.Vocabulary(), diagram.Options{LastSide: start.ToMove().Other()})
	return file{kind: mimeType(".svg"), body: drawing.AppendFigure(nil), policy: policy}
}
