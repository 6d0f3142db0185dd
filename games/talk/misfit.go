package talk

import (
	"bytes"
	"path"
	"slices"
	"strings"
	"unicode"

	"pbem/games/names"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// What a name or a title of a stranger's game may be.
const (
	leastOfName  = 3
	mostOfTitle  = 30 // characters of a title, and of a name
	mostOfDigits = 2
)

// Misfit is something in a preset file that a host may have in one, and a player not.
type Misfit struct {
	Line int // 0 where it has none
	Why  phrase.Phrase
}

// unfit lists what letters could not tell from their own words in a game whose file is right: names that are read as commands, titles that speak.
type unfit struct {
	settings *Settings
	data     []byte
	misfits  []Misfit
}

// Misfits says what of a preset keeps it from being a player's own: nothing where it can be one.
func Misfits(r *Settings, p *presets.Preset, data []byte) []Misfit {
	u := &unfit{settings: r, data: data}
	u.name(path.Base(p.Name))
	u.title(p.Title)
	if p.Endless {
		u.add("wins", phrase.New("bench-endless"))
	}
	if p.Engine == "amp" {
		u.words(p.Game.Vocabulary())
	}
	for _, o := range p.OwnOptions() {
		u.word(o.Name, o.Name, phrase.New("bench-the-option", "name", o.Name), false)
	}
	return u.misfits
}

func (u *unfit) add(field string, why phrase.Phrase) {
	u.misfits = append(u.misfits, Misfit{u.lineOf(field), why})
}

// lineOf is the first line of the file that has the text, counted from 1; 0 where none has.
func (u *unfit) lineOf(text string) int {
	at := bytes.Index(u.data, []byte(text))
	if at < 0 || text == "" {
		return 0
	}
	return 1 + bytes.Count(u.data[:at], []byte("\n"))
}

func (u *unfit) name(name string) {
	switch n := len(name); {
	case n < leastOfName || n > mostOfTitle || strings.Contains(name, "."):
		u.add("name", phrase.New("bench-name-shape", "least", leastOfName, "most", mostOfTitle))
	case command.ReadAs(name, u.settings.Tongues()) != command.ReadsFreely:
		u.add("name", phrase.New("bench-name-command", "name", name))
	case u.known(name):
		u.add("name", phrase.New("bench-name-taken", "name", name))
	}
}

// known reports whether a name or title looks like that of a game that everybody knows.
func (u *unfit) known(text string) bool {
	list := u.settings.Registry.List()
	ctx := command.Context{Presets: u.settings.Registry.Names(), Titles: u.settings.Registry.Titles()}
	return ctx.Preset(text) != "" || slices.ContainsFunc(list, func(s presets.Summary) bool { return names.Alike(s.Name, text) || names.Alike(s.Title, text) })
}

func (u *unfit) title(title string) {
	switch {
	case !spoken(title):
		u.add("title", phrase.New("bench-title-shape", "most", mostOfTitle, "digits", mostOfDigits))
	case names.Reserved(title):
		u.add("title", phrase.New("bench-title-reserved"))
	case u.known(title):
		u.add("title", phrase.New("bench-title-taken", "title", phrase.Words(title)))
	}
}

// spoken reports whether a text can stand in a letter as what somebody calls something: short, of letters, and no address or sentence.
func spoken(text string) bool {
	digits := 0
	for _, r := range text {
		if unicode.IsDigit(r) {
			digits++
		}
	}
	return len([]rune(text)) <= mostOfTitle && digits <= mostOfDigits && !strings.ContainsAny(text, ".:/@+") && names.Fits(text) && token.Scrub(text) == text
}

// words are the names of AMPs and units.
func (u *unfit) words(v *rules.Vocabulary) {
	for _, g := range v.Groups {
		u.word(g.Name, g.Name, phrase.New("bench-the-amp", "name", g.Name), true)
	}
	for _, n := range v.Units {
		if !spoken(n.Name) {
			u.add(n.Name, phrase.New("bench-unit-shape", "letter", string(n.Letter), "most", mostOfTitle))
			continue
		}
		for i, w := range strings.Fields(n.Name) {
			if i == 0 || command.ReadAs(w, u.settings.Tongues()) != command.ReadsCommand {
				u.word(n.Name, w, phrase.New("bench-the-unit", "letter", string(n.Letter), "name", phrase.Words(n.Name)), false)
			}
		}
	}
}

// word refuses a word of a name that letters read as something else. An AMP may have the name of a colour, in English.
func (u *unfit) word(name, word string, of phrase.Phrase, amp bool) {
	var as phrase.Phrase
	switch command.ReadAs(word, u.settings.Tongues()) {
	case command.ReadsFreely:
		return
	case command.ReadsCommand:
		as = phrase.New("bench-reads-command")
	case command.ReadsColour:
		if amp && command.ReadAs(word, nil) == command.ReadsColour {
			return
		}
		as = phrase.New("bench-reads-colour")
	case command.ReadsLink:
		as = phrase.New("bench-reads-link")
	case command.ReadsAnswer:
		as = phrase.New("bench-reads-answer")
	case command.ReadsRobot:
		as = phrase.New("bench-reads-robot")
	}
	u.add(name, phrase.New("bench-word", "of", of, "word", phrase.Words(word), "as", as))
}
