package web

import "pbem/rules/presets"

// composerPage is the data of compose.html.
type composerPage struct {
	frame
	Own []ownPreset // the host's own presets, which the composer does not have in itself
}

// ownPreset tells the composer of a preset what it knows itself of those built in, and where its file lies.
type ownPreset struct {
	Name    string      `json:"name"`
	Title   string      `json:"title"`
	About   string      `json:"about"`
	Options []ownOption `json:"options"`
	File    string      `json:"file"` // from the page: "presets/mine.yaml"
}

type ownOption struct {
	Name    string   `json:"name"`
	About   string   `json:"about"`
	Allowed string   `json:"allowed"` // in words
	Values  []string `json:"values"`  // where they are listed
	Default string   `json:"default"`
}

// compose makes the page on which turns are put together.
func (p *Pages) compose() (file, error) {
	data := composerPage{frame: p.frame("compose.html", "Compose"), Own: []ownPreset{}}
	data.Policy = composing
	for _, preset := range p.site.Presets {
		if inside, err := presets.Builtin(preset.Name, nil); err != nil || inside.Hash != preset.Hash {
			data.Own = append(data.Own, own(preset))
		}
	}
	f, err := p.html("composer.html", data)
	f.policy = composing
	return f, err
}

func own(p *presets.Preset) ownPreset {
	o := ownPreset{Name: p.Name, Title: p.Title, About: p.About, Options: []ownOption{}, File: "presets/" + p.Name + ".yaml"}
	for _, option := range p.OwnOptions() {
		o.Options = append(o.Options, ownOption{option.Name, option.About, option.Allowed(), append([]string{}, option.Values...), option.Default})
	}
	return o
}
