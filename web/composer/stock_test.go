package composer_test

import (
	"testing"

	"pbem/mailer/catalog"
	"pbem/rules/presets"
	"pbem/rules/presets/loader"
	"pbem/rules/presets/tree"
	"pbem/web/composer"
)

// stock is what a page has in store for a preset: packed, a host's own file or, where that is "", the built-in one.
func stock(name, yaml string) composer.Stock {
	has := composer.Stock{Engines: loader.Engines()}
	for _, p := range presets.Names() {
		has.Known = append(has.Known, p.Name)
	}
	data := []byte(yaml)
	if p, err := presets.Builtin(name, nil); err == nil && yaml == "" {
		data = p.Data
	}
	if packed, err := presets.Packed(data); err == nil {
		has.Packed = string(packed)
	}
	return has
}

// load makes a built-in preset as a page does.
func load(s composer.Start) (*loader.Preset, error) { return composer.Load(s, stock(s.Preset, "")) }

// opened opens a link in English.
func opened(fragment, yaml string) (*composer.Composer, error) {
	s, _ := composer.ParseFragment(fragment)
	c, err := composer.OpenLink(fragment, stock(s.Preset, yaml))
	if err != nil {
		return nil, err
	}
	return c.In(catalog.English().Say), nil
}

// TestMissingRules: what a page could not load, or cannot read, is said in a sentence that leads on.
func TestMissingRules(t *testing.T) {
	t.Parallel()
	cosmic := stock("cosmic", "")
	with := func(packed string) composer.Stock {
		return composer.Stock{Packed: packed, Engines: cosmic.Engines, Known: cosmic.Known}
	}
	other := cosmic
	other.Engines = []loader.Engine{loader.AMP()}
	mistaken := tree.Append(nil, "sha256:0", &tree.Node{Kind: tree.Mapping, Place: tree.Place{Line: 1}, Content: []*tree.Node{
		{Kind: tree.Text, Place: tree.Place{Line: 1}, Value: "engine"}, {Kind: tree.Text, Place: tree.Place{Line: 1}, Value: "cosmic"}}})
	for want, has := range map[string]composer.Stock{
		"We couldn't load the rules of cosmic: reload the page, or write the turn by hand in your reply.":                                      with(""),
		"This page didn't get the game: load it again, or write your turn by hand in the answer to your letter.":                               with("<!DOCTYPE html>"),
		"Cosmic.yaml:7: there's no engine \"cosmic\"; there are amp.":                                                                          other,
		"Cosmic.yaml:1: preset: \"name\" is missing\ncosmic.yaml:1: preset: \"title\" is missing\ncosmic.yaml:1: preset: \"about\" is missing": with(string(mistaken)),
	} {
		_, err := composer.OpenLink("p=cosmic", has)
		if got := failure(err).Error; err == nil || len(got) < len(want) || got[:len(want)] != want {
			t.Errorf("it says %q, want %q", got, want)
		}
	}
}
