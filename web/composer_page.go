package web

import (
	"maps"
	"slices"

	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// composerPage is the data of compose.html.
type composerPage struct {
	frame
	Known stock
}

// stock is what the composer does not have in itself, and the site has.
type stock struct {
	Presets []ownPreset       `json:"presets"` // the host's own
	Pages   map[string]string `json:"pages"`   // the rules to read, by the name of the preset: "rules/cosmic.html"
	Rules   []string          `json:"rules"`   // the hashes of rules that listed games are played by, and that are not as they are today: in rules/HEX.yaml
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
	games, err := p.library.called()
	if err != nil {
		return file{}, err
	}
	data := composerPage{frame: p.frame(composePath, composePath), Known: stock{[]ownPreset{}, map[string]string{}, p.otherRules(games)}}
	data.Policy = composing
	data.Card = p.plainCard(phrase.New("web-compose-title"), phrase.New("web-compose-choose"), composePath)
	for _, preset := range p.site.Presets {
		if slices.Contains(p.manual.rules, preset.RulesPage) {
			data.Known.Pages[preset.Name] = "rules/" + preset.RulesPage + ".html"
		}
		if inside, err := presets.Builtin(preset.Name, nil); err != nil || inside.Hash != preset.Hash {
			data.Known.Presets = append(data.Known.Presets, p.own(preset))
		}
	}
	f, err := p.html("composer.html", data)
	f.policy = composing
	return f, err
}

// otherRules lists the rules of games that are not those of a preset of today.
func (p *Pages) otherRules(games *roll) []string {
	others := []string{}
	for _, digits := range slices.Sorted(maps.Keys(games.variants)) {
		today := slices.ContainsFunc(p.site.Presets, func(preset *presets.Preset) bool { return preset.Hash == hashMark+digits })
		if !today && p.rulesText(digits, games) != nil {
			others = append(others, digits)
		}
	}
	return others
}

func (p *Pages) own(preset *presets.Preset) ownPreset {
	o := ownPreset{Name: preset.Name, Title: preset.Title, About: preset.About, Options: []ownOption{}, File: "presets/" + preset.Name + ".yaml"}
	for _, option := range preset.OwnOptions() {
		about, allowed := p.language.Say(option.About), p.language.Say(option.Allowed())
		o.Options = append(o.Options, ownOption{option.Name, about, allowed, append([]string{}, option.Values...), option.Default})
	}
	return o
}
