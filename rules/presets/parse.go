package presets

import (
	"slices"

	"gopkg.in/yaml.v3"

	"pbem/rules"
	"pbem/rules/phrase"
)

// Parse reads a host's own preset file. The file's name is used in errors alone. They are a *phrase.Error with a line for
// every mistake, "mine.yaml:12: …"; the values of options that were not chosen are checked, too.
func Parse(file string, data []byte, settings []Setting) (*Preset, error) {
	r := &loader{file: file}
	s := r.source(data)
	if s == nil {
		return nil, r.err()
	}
	for _, c := range s.variants() {
		s.engine.read(r, s.laid(c))
		r.incomplete = len(r.found) > 0
	}
	if err := r.err(); err != nil {
		return nil, err
	}
	return s.preset(settings)
}

// source is a preset file before its options are chosen.
type source struct {
	r        *loader
	root     *yaml.Node
	head     Preset // without what depends on the choice
	engine   engine
	overlays []overlay
	fillings []filling
}

// headFields are the fields that every preset has, whatever its engine.
func headFields() []string {
	return []string{"name", "title", "about", "note", "engine", "rules", "options", "repetition", "quiet_turns"}
}

// preset opens a preset file whose engine has fields of its own.
func (r *loader) preset(n *yaml.Node, own []string) fields {
	return r.open(n, thePreset(), slices.Concat(headFields(), own)...)
}

// source reads the fields that every preset has; nil if the file is no YAML mapping or no engine is known.
func (r *loader) source(data []byte) *source {
	root := r.document(data)
	if root == nil {
		return nil
	}
	e, ok := r.engine(root)
	if !ok {
		return nil
	}
	f := r.preset(root, e.fields)
	s := &source{r: r, root: root, engine: e, head: Preset{Engine: e.name, Data: data, Hash: Hash(data)}}
	for _, name := range []string{"name", "title", "about"} {
		f.need(name)
	}
	s.head.Name = f.shaped("name", isPresetName, phrase.New("presets-form-name"))
	s.head.Title = f.text("title", 60)
	s.head.About = f.text("about", 300)
	s.head.Note = f.text("note", 600)
	s.head.RulesPage = f.shaped("rules", isPageName, phrase.New("presets-form-page"))
	if !f.has("rules") {
		s.head.RulesPage = e.page
	}
	s.readOptions(f)
	return s
}

// preset makes the preset with its options set.
func (s *source) preset(settings []Setting) (*Preset, error) {
	p := s.head
	chosen, err := choose(p.Name, p.Options, settings)
	if err != nil {
		return nil, err
	}
	p.Settings = chosen.settings(p.Options)
	makeGame := s.engine.read(s.r, s.laidFor(chosen, s.r.choices(p.Name, p.Settings))) // two options together may do what neither does alone
	if err := s.r.err(); err != nil {
		return nil, err
	}
	if p.Game, err = makeGame(); err != nil {
		return nil, phrase.Errorf("presets-no-game", "file", s.r.file, "why", err)
	}
	p.Options = s.options(p.Game)
	p.Repetition = chosen.number("repetition")
	p.QuietTurns = chosen.number("quiet_turns")
	return &p, nil
}

// options returns the options with what only the game can say: what its quiet turns are turns without.
func (s *source) options(game rules.Game) []Option {
	list := slices.Clone(s.head.Options)
	list[len(list)-1].About = aboutQuiet(game.Vocabulary().Quiet)
	return list
}
