package loader

import (
	"strings"

	"github.com/agnivade/levenshtein"

	"pbem/rules/phrase"
	"pbem/rules/presets/tree"
)

// Mistake is one thing wrong in a preset file, with the place where a person mends it; or one wrong in what a player chose, without.
type Mistake struct {
	tree.Place
	Why phrase.Phrase
}

// FileError is everything that is wrong in a file: Error and Phrase tell the first of it, a line each.
type FileError struct {
	File     string
	Mistakes []Mistake // in the order of their lines
	said     phrase.Phrase
}

func (e *FileError) Error() string { return e.said.String() }

// Phrase is what the error says.
func (e *FileError) Phrase() phrase.Phrase { return e.said }

// mostMistakes bounds a report, so that a file that is wrong throughout does not make an endless one.
const mostMistakes = 50

// mostFound bounds what is gathered of it: after so many the reader has seen enough, and looking up what each may have meant costs time.
const mostFound = 500

// loader reads one file and gathers its mistakes, so that its writer sees them all at once.
type loader struct {
	file  string
	found []Mistake
	// faults counts what was found wrong, also what had been found before: whoever goes on only with what is right compares it.
	faults int
	seen   map[fact]bool // of those found
	more   bool          // there were more than are kept
	// kept is set for the rules of games that were begun: what is refused or warned of in new files does not matter to them.
	kept     bool
	warnings []Mistake
	endless  bool          // no way to win can ever hold, and no limit of turns ends the game
	drawn    map[byte]bool // the letters of units that some drawing shows
	spec     any           // the game as its engine's reader has read it
	known    memo
	// incomplete is set while options are laid over a file that has mistakes: what is missing then is not missed again.
	incomplete bool
	unsure     unsure
	// printable and letter tell kinds of characters, in a file that nobody has read before; nil where one has. Unicode's tables are a
	// hundredth of what a browser loads.
	printable, letter func(rune) bool
	// chosen are a player's choices. A field filled by the last of them stands in line -1, by the one before it in line -2.
	chosen []Setting
}

// cannotBe says why the value of an option cannot be what was chosen.
func (s Setting) cannotBe(why phrase.Phrase) phrase.Phrase {
	return phrase.New("presets-cannot-be", "option", s.Name, "value", phrase.Quote(s.Value, 0), "why", why)
}

func (r *loader) wrong(at tree.Place, why phrase.Phrase) {
	if at.Line < 0 && -at.Line <= len(r.chosen) {
		r.add(Mistake{at, r.chosen[len(r.chosen)+at.Line].cannotBe(why)})
		return
	}
	r.add(Mistake{tree.Place{Line: max(at.Line, 1), Column: at.Column}, why})
}

// fact is a mistake by which two are told apart: the same key with the same arguments in the same line.
type fact struct {
	line int
	why  string
}

// add keeps a mistake. The same fields are read once for each option, so that one can be found more than once; it is told once.
func (r *loader) add(m Mistake) {
	r.faults++
	if r.full() {
		r.more = true
		return
	}
	f := fact{m.Line, m.Why.String()}
	if r.seen[f] {
		return
	}
	if r.seen == nil {
		r.seen = map[fact]bool{}
	}
	r.seen[f] = true
	r.found = append(r.found, m)
}

// full reports that no more mistakes are kept.
func (r *loader) full() bool { return len(r.found) >= mostFound }

// choices gives each of a player's settings the line by which its mistakes will be known.
func (r *loader) choices(settings []Setting) map[string]tree.Place {
	at := map[string]tree.Place{}
	for i, s := range settings {
		r.chosen = append(r.chosen, s)
		at[s.Name] = tree.Place{Line: i - len(settings)}
	}
	return at
}

// err joins the mistakes in the order of their lines.
func (r *loader) err() error {
	list := byLine(r.found)
	told := make([]phrase.Phrase, 0, min(len(list), mostMistakes+1))
	for i, m := range list {
		if i == mostMistakes && r.more {
			told = append(told, phrase.New("presets-many-more-mistakes", "file", r.file, "n", len(list)-i))
			break
		}
		if i == mostMistakes {
			told = append(told, phrase.New("presets-more-mistakes", "file", r.file, "n", len(list)-i))
			break
		}
		told = append(told, m.in(r.file))
	}
	if len(list) == 0 {
		return nil
	}
	return &FileError{File: r.file, Mistakes: list, said: phrase.Join(phrase.Lines, told...)}
}

// in says where the mistake is, and what it is.
func (m Mistake) in(file string) phrase.Phrase {
	if m.Line <= 0 {
		return m.Why
	}
	return phrase.New("presets-mistake", "file", file, "line", m.Line, "why", m.Why)
}

// In says where something that was warned of stands in a file, and what it is.
func (m Mistake) In(file string) phrase.Phrase {
	return phrase.New("presets-warning", "file", file, "line", m.Line, "why", m.Why)
}

// byLine sorts mistakes by their lines, those of one line as they were found. Most are found in order.
func byLine(found []Mistake) []Mistake {
	list := make([]Mistake, 0, len(found))
	for _, m := range found {
		list = append(list, m)
		for i := len(list) - 1; i > 0 && list[i].Line < list[i-1].Line; i-- {
			list[i], list[i-1] = list[i-1], list[i]
		}
	}
	return list
}

// Mistakes gathers what is wrong in a file of which there is no tree yet.
type Mistakes struct{ in loader }

// MistakesIn begins a list of mistakes in the file of a name.
func MistakesIn(file string) *Mistakes { return &Mistakes{loader{file: file}} }

// Add adds one, at a place in the file.
func (m *Mistakes) Add(at tree.Place, why phrase.Phrase) { m.in.wrong(at, why) }

// List returns them, as they were found.
func (m *Mistakes) List() []Mistake { return m.in.found }

// Err joins them in the order of their lines; nil if there are none.
func (m *Mistakes) Err() error { return m.in.err() }

// errorOf makes one error of what is wrong, a line each; nil where nothing is.
func errorOf(wrong []phrase.Phrase) error {
	if len(wrong) == 0 {
		return nil
	}
	return phrase.AsError(phrase.Join(phrase.Lines, wrong...))
}

func thePreset() phrase.Phrase { return phrase.New("presets-the-preset") }

func theOption(name string) phrase.Phrase { return phrase.New("presets-the-option", "name", name) }

func theField(name string) phrase.Phrase { return phrase.New("presets-the-field", "name", name) }

func commas(words []string) phrase.Phrase { return phrase.Join(phrase.Commas, phrase.Texts(words)...) }

func anyOf(words []string) phrase.Phrase { return phrase.Join(phrase.Or, phrase.Texts(words)...) }

// ofFields suggests a field's name in place of an unknown one.
func ofFields(unknown string, known []string) phrase.Phrase {
	return suggest(unknown, known, phrase.New("presets-its-fields", "fields", commas(known)))
}

// suggest ends what is said of an unknown word: with the nearest known one or, if none is near, with all of them.
func suggest(unknown string, known []string, all phrase.Phrase) phrase.Phrase {
	if near := nearest(unknown, known); near != "" {
		return phrase.New("presets-did-you-mean", "word", near)
	}
	if len(known) == 0 {
		return phrase.Phrase{}
	}
	return all
}

// nearest returns the first of the known words that are closest to the unknown one; "" if more than a third of the
// letters, or two where that is more (two letters exchanged), would have to change.
func nearest(unknown string, known []string) string {
	if len(unknown) > mostWord { // nobody means a word by that, and comparing takes long
		return ""
	}
	best, least := "", max(2, len(unknown)/3)+1
	if len(unknown) < 4 {
		least = 2
	}
	for _, k := range known {
		if d := distance(unknown, k); d < least {
			best, least = k, d
		}
	}
	return best
}

// distance is how many letters would have to change; case does not matter.
func distance(a, b string) int {
	return levenshtein.ComputeDistance(strings.ToLower(a), strings.ToLower(b))
}

// mostWord is more than any known word has.
const mostWord = 60

// Unknown is the error that there is no preset of a name, with the nearest of those there are.
func Unknown(name string, known []string) error {
	instead := suggest(name, known, phrase.New("presets-the-presets", "presets", commas(known)))
	return phrase.Errorf("presets-unknown", "name", phrase.Quote(name, 0), "instead", instead)
}
