package talk

import (
	"cmp"
	"context"
	"math"
	"slices"
	"strings"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/names"
	"pbem/mailer"
	"pbem/mailer/catalog"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/mailer/tongue"
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
