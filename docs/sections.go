package docs

import (
	"slices"
	"strings"

	"pbem/mailer/catalog"
	"pbem/rules/presets"
)

// A section of a rules page may say of which presets it is true, by a line below its heading: "<!-- only chesimals-1 chesimals-2 -->", or
// "<!-- only built-in -->". One without such a line is true of every game that has the page, also a host's own.
const onlyMarker = "<!-- only "

// shortMarker stands below the heading of the section that is the game in short, whatever the heading is called in its language.
const shortMarker = "<!-- short -->"

// prose is what a rules page says that is true of a preset.
type prose struct{ intro, rest string }

// sectionsOf takes from the page of a preset what is true of it. What the preset itself says, the page does not say again.
func sectionsOf(p *presets.Preset, l *catalog.Language) prose {
	data, err := in(l, "rules/"+strings.ToLower(p.RulesPage)+".md")
	if err != nil {
		return prose{}
	}
	sections := strings.Split(string(data), "\n## ")
	var out prose
	if _, intro, _ := strings.Cut(sections[0], "\n"); trueOf(sections[0], p) {
		out.intro = strings.TrimLeft(unmarked(intro), "\n") + "\n"
	}
	for _, section := range sections[1:] {
		if strings.Contains(section, shortMarker) || !trueOf(section, p) {
			continue
		}
		out.rest += "## " + strings.TrimRight(unmarked(section), "\n") + "\n\n"
	}
	return out
}

// PageShort returns the section of a rules page that is the game in short as one paragraph; "" if it has none. It is for games that cannot
// describe themselves.
func PageShort(l *catalog.Language, name string) string {
	page, _ := in(l, "rules/"+strings.ToLower(name)+".md")
	for _, section := range strings.Split(string(page), "\n## ") {
		if _, text, ok := strings.Cut(section, shortMarker); ok {
			return strings.Join(strings.Fields(unmarked(text)), " ")
		}
	}
	return ""
}

// HasPage reports whether the rules page of a preset was written of it: those of a host's own are told by their data alone.
func HasPage(p *presets.Preset) bool {
	_, ok := Rules(nil, p.RulesPage)
	return ok && presets.Text(p.Hash) != nil
}

// trueOf reports whether a section may be printed for a preset.
func trueOf(section string, p *presets.Preset) bool {
	_, rest, marked := strings.Cut(section, onlyMarker)
	if !marked {
		return true
	}
	names, _, _ := strings.Cut(rest, " -->")
	return presets.Text(p.Hash) != nil && (names == "built-in" || slices.Contains(strings.Fields(names), p.Name))
}
