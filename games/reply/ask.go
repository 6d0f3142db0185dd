package reply

import (
	"context"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/mailer/compose"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// askSubject is the Subject of a letter that asks for a yes.
func askSubject(q games.Request) phrase.Phrase {
	return phrase.New("referee-confirm-subject", "what", phrase.Words(talk.FirstLine(q.Text)))
}

// asker puts the question into letters that ask for a yes.
type asker struct{ letterhead }

// asking is the part of an answer that asks for a yes: what was asked for, why it is not done yet, and how to say yes and no.
func (a asker) asking(ctx context.Context, q games.Request) ([]compose.Block, error) {
	about, err := a.about(ctx, q)
	if err != nil {
		return nil, err
	}
	b := []compose.Block{compose.Paragraph(a.whoAsks(q)), compose.Quote(askedFor(q))}
	return append(b, compose.Paragraphs(append(append(about.games, about.acts...), a.unproved(), a.notYet(q, about),
		phrase.New("referee-confirm-reply"), phrase.New("referee-confirm-until", "until", q.Expires))...)...), nil
}

// askedFor is what a request asks for, with an empty line between two lines: where it is kept there are two.
func askedFor(q games.Request) string { return strings.ReplaceAll(q.Text, "\n\n\n", "\n\n") }

// whoAsks says from where the letter came that asked.
func (a asker) whoAsks(q games.Request) phrase.Phrase {
	switch {
	case !q.Elsewhere:
		return phrase.New("referee-confirm-asks")
	case a.Session.Speaker.Elsewhere:
		return phrase.New("referee-confirm-asks-from", "address", a.Session.Speaker.From)
	}
	return phrase.New("referee-confirm-asks-elsewhere")
}

// notYet says why what was asked for is not done yet.
func (a asker) notYet(q games.Request, about requested) phrase.Phrase {
	switch {
	case q.Elsewhere:
		return phrase.New("referee-confirm-not-yours")
	case a.Session.Speaker.Invited.Turn != "":
		return phrase.New("answer-turn-beside")
	case a.Session.Proven() && about.final:
		return phrase.New("referee-confirm-final")
	case a.Session.Proven() && a.Session.Speaker.InSubject:
		return phrase.New("referee-confirm-in-subject")
	}
	return phrase.New("referee-confirm-unproven")
}

// unproved says, as a sentence, what stood against a token that came along; nothing where none came.
func (a asker) unproved() phrase.Phrase {
	if a.Session.Speaker.Why.Empty() {
		return phrase.Phrase{}
	}
	return phrase.New("referee-sentence", "why", a.Session.Speaker.Why)
}

// askInGame puts the question into an answer in the thread of a game. What else waits for a yes there is named, to be answered by itself.
func (w *Writer) askInGame(ctx context.Context, letter *compose.GameLetter, q games.Request) error {
	asks, err := asker{w.letterhead}.asking(ctx, q)
	if err != nil {
		return err
	}
	asked := w.Settings.Parse(q.Text, "", q.Match, w.Session.Message.From)
	for _, act := range talk.Waiting(letter.Match, w.at.Seat) {
		if slices.ContainsFunc(asked, func(c command.Command) bool { return answersTo(c, act, q.Match, letter.Match.ID) }) {
			continue
		}
		asks = append(asks, compose.Paragraph(phrase.New("referee-waits-besides", "what", talk.Waits(letter.Match, w.at.Seat, act))))
	}
	letter.Ask = compose.Ask{Subject: askSubject(q), Body: asks}
	return nil
}

// answersTo reports whether a command in a letter about one match says yes or no to what waits in another, or in the same.
func answersTo(c command.Command, act token.Act, about, match int) bool {
	if c.Game != 0 {
		about = c.Game
	}
	asks := &talk.Question{Act: act}
	yes, no := asks.Command(true).Kind, asks.Command(false).Kind
	return about == match && (c.Kind == yes || c.Kind == no) && (c.Yes || c.No || yes != no)
}

// requested is what a request is about, in sentences.
type requested struct {
	games, acts []phrase.Phrase
	final       bool // it cannot be undone
}

// about says which games a request is about, and of what cannot be undone what a yes to it does.
func (a asker) about(ctx context.Context, q games.Request) (requested, error) {
	var about requested
	name, playing := phrase.Words(""), false
	for _, told := range q.Told {
		m, err := a.Changes.Match(ctx, told.Match)
		if err != nil {
			return about, err
		}
		seat := m.SeatOfAddress(a.Me.Address)
		if told.Match == q.Match {
			seat = q.Seat
		}
		if seat == adjudicator.NoSeat { // of a host's
			about.games = append(about.games, talk.StandsNow(m))
			continue
		}
		name, playing = changes.NameIn(m, seat.Other()), m.Stage == adjudicator.Playing
		about.games = append(about.games, phrase.New("referee-about-game", "game", m.ID, "title", m.Titled(), "name", name))
		if asked, counts := m.CountsAsOf(seat, a.Session.Message.Received); counts {
			about.games = append(about.games, phrase.New("match-asked-counts", "asked", asked, "until", asked.Add(changes.Day)))
		}
	}
	for _, c := range a.Settings.Parse(q.Text, "", q.Match, a.Session.Message.From) {
		if talk.ClassOf(c) == talk.OfNoReturn {
			about.final = about.final || c.Kind != command.Block // "unblock" undoes that, but for tournaments
			about.acts = append(about.acts, finalAct(c, name, playing))
			leaves, err := a.leaves(ctx, c)
			if err != nil {
				return about, err
			}
			about.acts = append(about.acts, leaves...)
			about.final = about.final || len(leaves) > 0
			if c.Kind == "resign" && changes.Played(a.Changes, q.Match) {
				about.acts = append(about.acts, phrase.New("referee-resign-with-turn", "name", name)) // CR-47
			}
		}
		entering, err := a.entering(ctx, c)
		if err != nil {
			return about, err
		}
		about.acts = append(about.acts, entering...)
		if game := gameAsked(q, c); game != 0 && len(q.Told) > 1 {
			about.acts = append(about.acts, phrase.New("referee-about-line", "game", game, "line", phrase.Words(talk.FirstLine(c.Line))))
		}
	}
	return about, nil
}

// leaves says which tournaments a yes to something leaves besides (CR-51).
func (a asker) leaves(ctx context.Context, c command.Command) ([]phrase.Phrase, error) {
	if c.Kind != command.Block && c.Kind != command.Forget || a.Me.Number == 0 {
		return nil, nil
	}
	list, err := a.Changes.TournamentsOf(ctx, a.Me.Number)
	if err != nil || len(list) == 0 {
		return nil, err
	}
	var names []phrase.Phrase
	for _, t := range list {
		names = append(names, phrase.Of(phrase.Words(t.Name)))
	}
	return []phrase.Phrase{phrase.New("event-act-leaves", "names", phrase.Join(phrase.Commas, names...))}, nil
}

// entering says which tournament a yes to something joins, and by which terms its games are played.
func (a asker) entering(ctx context.Context, c command.Command) ([]phrase.Phrase, error) {
	if c.Kind != command.Joining {
		return nil, nil
	}
	t, err := changes.TournamentNamed(ctx, a.Changes, c.Text)
	if err != nil || !t.Exists() {
		return nil, err
	}
	rated := phrase.Text("unrated")
	if t.Terms.Rated {
		rated = "rated"
	}
	return []phrase.Phrase{phrase.New("event-act-join", "name", phrase.Words(t.Name), "title", phrase.GameText(t.Terms.Title), "system", phrase.Terms(t.SystemWords()),
		"terms", phrase.Terms(t.Words()), "rated", rated)}, nil
}

// gameAsked is which of the games of a request a line of it is about; 0 for none.
func gameAsked(q games.Request, c command.Command) int {
	for _, told := range q.Told {
		if told.Match == c.Game || told.Match == c.Number {
			return told.Match
		}
	}
	if !talk.Concerns(c) {
		return 0
	}
	return q.Match
}

// finalAct says what a yes to something does that cannot be undone.
func finalAct(c command.Command, opponent phrase.Words, playing bool) phrase.Phrase {
	switch c.Kind {
	case "resign":
		return phrase.New("referee-act-resign", "name", opponent)
	case "withdraw":
		if playing {
			return phrase.New("referee-act-call-off", "name", opponent)
		}
		return phrase.New("referee-act-withdraw", "name", opponent)
	case command.NewKey:
		return phrase.New("referee-act-newkey")
	case command.Admin:
		return phrase.New("referee-act-admin", "words", phrase.Words(talk.FirstLine(c.Line)))
	case command.Leaving:
		return phrase.New("event-act-leave", "name", phrase.Words(talk.FirstLine(c.Text)))
	case command.Forget:
		return phrase.New("referee-act-forget")
	case command.Block:
		return phrase.New("referee-act-block")
	case command.AddAddress:
		return phrase.New("referee-act-add", "address", c.Text)
	}
	return phrase.New("referee-act-remove", "address", c.Text)
}
