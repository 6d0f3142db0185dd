package loader

import (
	"slices"
	"unicode"

	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

// File is a preset file as it was read, and what is known of it.
type File struct {
	Name string // in errors
	Root *tree.Node
	Hash string
	Text []byte // nil where only the tree is known
	// Found are mistakes that were found before the tree was made.
	Found []Mistake
}

// Kept makes the game of a file by which games were played before it was handed over: the rules beside a record, those in a store. It
// believes as little as [Check], but takes what only new files may not have.
func Kept(f File, engines []Engine, settings []Setting) (*Preset, error) {
	return check(f, engines, settings, true)
}

// Check makes the game of a file that nobody has read before: the values of options that were not chosen are checked, too. The error
// is a *FileError with a line for every mistake, "mine.yaml:12: …".
func Check(f File, engines []Engine, settings []Setting) (*Preset, error) {
	return check(f, engines, settings, false)
}

func check(f File, engines []Engine, settings []Setting, kept bool) (*Preset, error) {
	r := &loader{file: f.Name, known: newMemo(), printable: unicode.IsPrint, letter: unicode.IsLetter, kept: kept, drawn: map[byte]bool{}}
	for _, m := range f.Found {
		r.add(m)
	}
	s, err := open(f, engines, r)
	if s == nil {
		return nil, err
	}
	s.checkPage(Pages(engines))
	var t tried
	for _, v := range s.variants() {
		r.spec = nil // a reader need not say what it has read
		s.engine.read(r, s.laid(v.choice))
		r.incomplete = r.faults > 0
		if len(r.found) > mostMistakes { // enough to mend before the rest is of use
			break
		}
		t.note(v.option, r.spec)
	}
	if err := r.err(); err != nil {
		return nil, err
	}
	return s.checked(settings, t)
}

// checked makes the game of a file without mistakes, with what can hardly be meant in it.
func (s *source) checked(settings []Setting, t tried) (*Preset, error) {
	p, err := s.preset(settings)
	if err != nil {
		return nil, err
	}
	s.warnOptions(t)
	s.warnUnread()
	s.warnKinds()
	s.warnStart(p.Game)
	p.Warnings, p.Endless = byLine(s.r.warnings), s.r.endless
	return p, nil
}

// checkPage refuses a page of rules that there is not.
func (s *source) checkPage(pages []string) {
	if page := s.head.RulesPage; page != "" && !s.r.kept && !slices.Contains(pages, page) {
		s.r.wrong(s.at("rules"), phrase.New("presets-no-page", "page", page, "pages", anyOf(pages)))
	}
}

// field returns a field of the file itself; nil if it has none of that name.
func (s *source) field(name string) *tree.Node {
	for _, p := range s.r.pairs(s.root, thePreset()) {
		if p.name == name {
			return p.value
		}
	}
	return nil
}

// at returns the place of a field, or that of the file.
func (s *source) at(name string) tree.Place {
	if n := s.field(name); n != nil {
		return n.Place
	}
	return s.root.Place
}

// Load makes the game of a file that was checked before. It believes nothing all the same: what is wrong with the file or the settings
// is an error, as of [Check].
func Load(f File, engines []Engine, settings []Setting) (*Preset, error) {
	s, err := open(f, engines, &loader{file: f.Name, known: newMemo()})
	if err != nil {
		return nil, err
	}
	return s.preset(settings)
}

// Head reads what a preset says of itself, and makes no game.
func Head(f File, engines []Engine) (*Preset, error) {
	s, err := open(f, engines, &loader{file: f.Name, known: newMemo()})
	if err != nil {
		return nil, err
	}
	return &s.head, nil
}

// open reads the fields that every preset has. The error names the mistakes in them; no source is returned if there is no going on.
func open(f File, engines []Engine, r *loader) (*source, error) {
	s := r.source(f, engines)
	return s, r.err()
}

// source is a preset file before its options are chosen.
type source struct {
	r        *loader
	root     *tree.Node
	head     Preset // without what depends on the choice
	engine   Engine
	overlays []overlay
	fillings []filling
}

// headFields are the fields that every preset has, whatever its engine.
func headFields() []string {
	return []string{"name", "title", "about", "note", "text", "engine", "rules", "options", "repetition", "quiet_turns"}
}

// preset opens a preset file whose engine has fields of its own.
func (r *loader) preset(n *tree.Node, own []string) fields {
	return r.open(n, thePreset(), slices.Concat(headFields(), own)...)
}

// source reads the fields that every preset has; nil if no engine is known.
func (r *loader) source(file File, engines []Engine) *source {
	root := file.Root
	e, ok := r.engine(root, engines)
	if !ok {
		return nil
	}
	f := r.preset(root, e.fields)
	s := &source{r: r, root: root, engine: e, head: Preset{Engine: e.name, Data: file.Text, Hash: file.Hash}}
	for _, name := range []string{"name", "title", "about"} {
		f.need(name)
	}
	s.head.Name = f.shaped("name", isPresetName, phrase.New("presets-form-name"))
	s.head.Title = f.text("title", 60)
	s.head.About = f.text("about", 300)
	s.head.Note = f.text("note", 600)
	s.head.Text = f.paragraphs("text", 4096)
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
	chosen, err := choose(p.Options, settings)
	if err != nil {
		return nil, err
	}
	p.Settings = chosen.settings(p.Options)
	makeGame := s.engine.read(s.r, s.laidFor(chosen, s.r.choices(p.Settings))) // two options together may do what neither does alone
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
