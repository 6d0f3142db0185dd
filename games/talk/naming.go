package talk

import (
	"bytes"
	"cmp"
	"context"
	"math"
	"path"
	"slices"
	"strings"
	"unicode"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/names"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/mailer/tongue"
	"pbem/rules"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// NameOf takes a name from a From header, or from the local part of its address, as far as it can be one.
func (r *Settings) NameOf(a mailer.Address) string {
	local, _, _ := strings.Cut(a.Mailbox, "@")
	choices := []string{a.Name, local, "Player " + local}
	if strings.Contains(a.Name, "@") {
		choices = choices[1:]
	}
	for _, text := range choices {
		if name := names.Clean(token.Scrub(text)); name != "" && !names.Reserved(name) && !r.isCommand(name) {
			return name
		}
	}
	return "Player"
}

// Unfit says why nobody can be called what a text says, of which a name is left; nothing where they can.
func (r *Settings) Unfit(text, name string) phrase.Phrase {
	fits := names.Fits(text) && token.Scrub(text) == text
	switch {
	case name == "" || !fits && names.Reserved(name):
		return phrase.New("referee-no-name", "most", names.Most)
	case !fits:
		return phrase.New("referee-no-name-but", "most", names.Most, "name", phrase.Words(name))
	case names.Reserved(name), r.isCommand(name):
		return phrase.New("referee-name-reserved", "name", phrase.Words(name))
	}
	return phrase.Phrase{}
}

// isCommand reports whether some language reads the whole name as a command, or as the word that one begins with: in a letter it would be
// one.
func (r *Settings) isCommand(name string) bool {
	is := func(word string) bool { return strings.EqualFold(word, name) }
	return slices.ContainsFunc(command.FirstWords(), is) ||
		slices.ContainsFunc(r.Tongues(), func(t *tongue.Tongue) bool { return slices.ContainsFunc(t.Heads(), is) })
}

// Reads is the language of the speaker, as the letter has left it.
func Reads(ctx context.Context, e *Execution) (*catalog.Language, error) {
	p, err := e.Changes.Person(ctx, e.Session.Speaker.Player.Address)
	if err != nil {
		return nil, err
	}
	if l := e.Settings.Named(cmp.Or(p.Language, e.Session.Tongue, e.Session.Guess)); l != nil {
		return l, nil
	}
	return catalog.English(), nil
}

// About is what a preset says of itself, as a sentence.
func About(p *presets.Preset) phrase.Phrase {
	return phrase.New("referee-sentence", "why", phrase.GameText(p.About))
}

// Called finds who has a name now, however it is spelt.
func Called(ctx context.Context, e *Execution, name string) (p games.Player, known bool, err error) {
	for _, look := range names.Looks(name) {
		n, err := e.Changes.Name(ctx, look)
		if err != nil {
			return p, false, err
		}
		if n.Version == 0 || !n.GivenUp.IsZero() {
			continue
		}
		p, err := e.Changes.Player(ctx, n.Player)
		return p, err == nil && p.Number > 0, err
	}
	return p, false, nil
}

func Whole(x float64) string { return changes.Itoa(int(math.Round(x))) }

// Foretell tells somebody whose address has just been proved if their letters will be asked back each time, while it is not yet their clock
// that runs; nothing where they will not.
func Foretell(e *Execution) phrase.Phrase {
	m := e.Session.Message
	switch {
	case m.Belief == mailer.NotBelieved:
		return phrase.New("referee-foretold-all", "why", Doubted(m.Doubt))
	case m.Belief == mailer.HalfBelieved && e.Settings.Judge != nil:
		return phrase.New("referee-foretold-half", "why", Doubted(m.Doubt))
	}
	return phrase.Phrase{}
}

// NumberedMe is the speaker with the number that offers name them by.
func (e *Execution) NumberedMe(ctx context.Context) (games.Player, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return me, err
	}
	return e.Changes.Numbered(ctx, me.Address)
}

// MostSeeks offers get a line each in one answer.
const MostSeeks = 100

// Punctual says how somebody has kept their time (CR-38).
func Punctual(p club.Punctuality) phrase.Phrase {
	percent, ok := p.Share()
	if !ok {
		return phrase.New("offers-punctuality-unknown", "late", p.Late)
	}
	return phrase.New("offers-punctuality", "percent", percent, "late", p.Late)
}

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
