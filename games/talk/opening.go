package talk

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/docs"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/rules/phrase"
	"pbem/rules/presets"
)

// Opening is the challenge as the adjudicator takes it, but for its number.
func Opening(e *Execution, n *command.New, preset *presets.Preset, challenger, opponent games.Player) adjudicator.Open {
	terms := adjudicator.Terms{
		Preset: preset.Name, Title: preset.Title, Options: preset.OptionText(), RulesHash: preset.Hash, Position: n.Position,
		Repetition: preset.Repetition, QuietTurns: preset.QuietTurns,
		Time: e.Settings.Time, Grace: e.Settings.Grace, Rated: n.Rated, Private: n.Private, NoVacation: n.NoVacation, After: n.After,
	}
	if n.Timed {
		terms.Time = n.Time
	}
	terms.Private = terms.Private || terms.OfInventor()
	me := adjudicator.Player{Name: challenger.Name, Address: challenger.Address}
	// What the opponent is called comes from the address, until they accept: their own name would tell that they play here.
	you := adjudicator.Player{Name: e.Settings.NameOf(n.Opponent), Address: opponent.Address}
	if opponent.Address == challenger.Address {
		you.Name = challenger.Name
	}
	to := n.Opponent.Mailbox
	if n.After != 0 { // a rematch: they know each other
		to = ""
	}
	black := PlaysBlack(e, n.As)
	if terms.OfInventor() {
		terms.Own = adjudicator.WhiteSeat
		if black == strings.HasPrefix(terms.Preset, string(club.PersonStream(challenger.Number))+"/") {
			terms.Own = adjudicator.BlackSeat
		}
	}
	if black {
		return adjudicator.Open{Terms: terms, White: you, Black: me, Challenger: adjudicator.BlackSeat, Note: n.Note, To: to}
	}
	return adjudicator.Open{Terms: terms, White: me, Black: you, Challenger: adjudicator.WhiteSeat, Note: n.Note, To: to}
}

// Introduce says in the invitation what sort of game it is: the opponent may never have heard of it. Its rules are not told before they are
// asked for.
func Introduce(notices []adjudicator.Notice, preset *presets.Preset, terms adjudicator.Terms) {
	brief := docs.Brief(preset)
	if brief.Empty() {
		brief = About(preset)
	}
	for i, n := range notices {
		if n.Kind == adjudicator.Invitation {
			notices[i].Text = slices.Insert(slices.Clone(n.Text), 1, introduction(n, preset, terms, brief))
		}
	}
}

// introduction is what an invitation says of the game: of an inventor's own whose it is, and nothing that its file says in sentences.
func introduction(n adjudicator.Notice, preset *presets.Preset, terms adjudicator.Terms, brief phrase.Phrase) phrase.Phrase {
	switch title := phrase.Words(preset.Title); {
	case !terms.OfInventor():
		return brief
	case n.To == terms.Own:
		return phrase.New("own-invited-yours", "title", title)
	default:
		return phrase.Join(phrase.Sentences, phrase.New("own-invited", "title", title), docs.Brief(preset))
	}
}

// TellNewer says to both where a rematch is played by a newer file of an inventor's own than the game before.
func TellNewer(ctx context.Context, e *Execution, notices []adjudicator.Notice, terms adjudicator.Terms) error {
	if !terms.OfInventor() || terms.After == 0 {
		return nil
	}
	before, err := e.Changes.Match(ctx, terms.After)
	if err != nil || before.Terms.RulesHash == terms.RulesHash {
		return err
	}
	for i, n := range notices {
		notices[i].Text = append(slices.Clip(n.Text), phrase.New("own-newer", "title", phrase.Words(terms.Title)))
	}
	return nil
}

// PlaysBlack draws lots where no side was chosen. The lot is a keyed hash of the letter: nobody can choose it, and
// deciding the letter again gives the same.
func PlaysBlack(e *Execution, as string) bool {
	switch as {
	case "white":
		return false
	case "black":
		return true
	}
	lot := hmac.New(sha256.New, e.Settings.Key.Key)
	lot.Write([]byte("lot " + e.Session.Message.Digest))
	return lot.Sum(nil)[0]&1 == 1
}

func Options(options []command.Option) []presets.Setting {
	list := make([]presets.Setting, len(options))
	for i, o := range options {
		list[i] = presets.Setting{Name: o.Name, Value: o.Value}
	}
	return list
}

// Begun has notices tell that a game begins by an offer, of which nobody has challenged anybody; first is said before all.
func Begun(notices []adjudicator.Notice, first phrase.Phrase) []adjudicator.Notice {
	notices = slices.Clone(notices)
	for i, n := range notices {
		text := slices.Clone(n.Text)
		if n.Accepts > 0 {
			text[n.Accepts-1] = phrase.New("match-program-side", "side", n.To.Side())
		}
		if !first.Empty() {
			text, first = slices.Insert(text, 0, first), phrase.Phrase{}
		}
		notices[i].Text, notices[i].Accepts = text, 0
	}
	return notices
}

// OutOfBounds says that the control of a game that somebody wants to begin lies outside of the host's bounds, and what to write instead;
// nothing where it does not. verb is the word of their command.
func OutOfBounds(e *Execution, n *command.New, verb string) phrase.Phrase {
	control, bounds := e.Settings.Time, e.Settings.TimeBounds
	if n.Timed {
		control = n.Time
	}
	if bounds.Hold(control) {
		return phrase.Phrase{}
	}
	return phrase.New("referee-time-bounds", "said", control.String(), "least", bounds.Least, "most", bounds.Most,
		"clocked", YesOrNo(bounds.Clocked), "verb", verb, "example", bounds.Nearest(control).String())
}
