package play

import (
	"context"
	"regexp"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// Words beside a turn go to nobody unasked. Those of the last letter are kept, and "send" passes them on, once, until its writer's next turn.
const (
	mostLeftOut    = 2000 // characters
	leftOutForDays = 7
)

// mailAddress is one that stands among words; it may be a secret one.
var mailAddress = regexp.MustCompile(`(?:mailto:)?[^\s<>"(),;:]+@[^\s<>"(),;:]+`)

// Separated parts the commands of a letter from the words that were left out of it.
func Separated(list []command.Command) (asked []command.Command, left string) {
	var words []string
	for _, c := range list {
		if c.LeftOut {
			words = append(words, c.Text)
			continue
		}
		asked = append(asked, c)
	}
	return asked, passable(strings.Join(words, "\n\n"))
}

// passable is what of somebody's words may be passed on: no addresses, and not too much.
func passable(words string) string {
	return talk.Shorten(strings.TrimSpace(mailAddress.ReplaceAllString(words, "…")), mostLeftOut)
}

// KeepLeftOut keeps what was left out of the letter and shows it.
func KeepLeftOut(ctx context.Context, e *talk.Execution) error {
	to, err := keep(ctx, e, e.Session.LeftOut)
	if to != "" {
		reply.Note(e.Reply, phrase.New("referee-left-out", "words", phrase.Words(e.Session.LeftOut), "name", to))
	}
	return err
}

// OnlyWords answers words in a game's thread without a turn or a command: they are kept like those beside a turn.
func OnlyWords(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	a := talk.Refuse(c.Line, c.Problem)
	a.Prose = true
	if words := passable(c.Text); len(e.Session.Commands) == 1 && !talk.HoldsTurn(words) {
		to, err := keep(ctx, e, words)
		if err != nil {
			return a, err
		}
		deaf, err := opposesProgram(ctx, e)
		if err != nil {
			return a, err
		}
		switch {
		case to != "":
			a.Line, a.Text = "", []phrase.Phrase{phrase.New("referee-only-words", "words", phrase.Words(words), "name", to)}
		case deaf && e.Session.InThread(e.At):
			a.Line, a.Text = "", []phrase.Phrase{phrase.New("referee-only-words-program")}
		}
	}
	return a, e.DisarmHere(ctx, c)
}

// opposesProgram reports whether a program plays the other side: it reads no words.
func opposesProgram(ctx context.Context, e *talk.Execution) (bool, error) {
	if e.At.Match == 0 {
		return false, nil
	}
	m, err := e.Changes.Match(ctx, e.At.Match)
	return err == nil && faces(m, e.At.Seat), err
}

// faces reports whether a seat's player plays against a program.
func faces(m *adjudicator.Match, seat adjudicator.Seat) bool {
	program := m.Program()
	return program != adjudicator.NoSeat && seat == program.Other()
}

// keep keeps words of the letter for "send", in place of what was left out of an older one. It returns whom they may be passed on to; "" where
// they are not kept, the other player has not accepted the game, or is a program.
func keep(ctx context.Context, e *talk.Execution, words string) (to phrase.Words, err error) {
	s := e.Session
	if words == "" || !s.InThread(e.At) || s.Speaker.Elsewhere || s.Message.Belief == mailer.NotBelieved || keepsNothing(s.Commands) {
		return "", nil
	}
	m, err := e.Changes.Match(ctx, e.At.Match)
	if err != nil || m.Stage != adjudicator.Playing && m.Stage != adjudicator.Over || faces(m, e.At.Seat) {
		return "", err
	}
	older, err := leftOutAt(ctx, e, m, e.At.Seat)
	if err != nil {
		return "", err
	}
	e.Changes.Bring(older)
	now := s.Message.Received
	changes.Hold(e.Changes, games.Held{ID: "left out " + s.Message.Digest, Player: m.Player(e.At.Seat).Address, Match: m.ID, Seat: e.At.Seat, Kind: changes.HeldLeftOut,
		Text: words, At: now, Due: now.Add(leftOutForDays * changes.Day)})
	return phrase.Words(m.Player(e.At.Seat.Other()).Name), nil
}

// keepsNothing reports whether a letter holds what only its writer may know, so that none of its words are kept.
func keepsNothing(list []command.Command) bool {
	for _, c := range list {
		switch c.Kind {
		case command.Try, command.If, command.Diary:
			return true
		case command.Turn:
			if strings.HasPrefix(strings.ToLower(strings.TrimSpace(c.Text)), "setup") {
				return true
			}
		}
	}
	return false
}

// leftOutAt lists what is kept of a player's letters in a game; one at most.
func leftOutAt(ctx context.Context, e *talk.Execution, m *adjudicator.Match, seat adjudicator.Seat) (list []games.Held, err error) {
	all, err := changes.AllHeldAt(ctx, e.Changes, games.Place{Player: m.Player(seat).Address, Match: m.ID, Seat: seat})
	for _, h := range all {
		if h.Kind == changes.HeldLeftOut {
			list = append(list, h)
		}
	}
	return list, err
}

// send passes on what was left out of the speaker's last letter, as "say" does.
func send(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	m, seat, trouble, err := e.SeatFor(ctx, c)
	if err != nil || trouble != nil {
		return talk.Deref(trouble), err
	}
	kept, err := leftOutAt(ctx, e, m, seat)
	if err != nil {
		return talk.Answer{}, err
	}
	if len(kept) == 0 || e.Session.Message.Received.After(kept[0].Due) || playedSince(m, seat, kept[0]) {
		return talk.Refuse(c.Line, phrase.New("referee-nothing-left-out")).In(m, seat), nil
	}
	say := c
	say.Kind, say.Text = command.Say, kept[0].Text
	a, err := talk.Act(ctx, e, say)
	if err == nil && !a.Failed {
		e.Changes.Bring(kept)
	}
	return a, err
}

// playedSince reports whether a seat has played a turn since words were kept, not counting the letter that they stood in.
func playedSince(m *adjudicator.Match, seat adjudicator.Seat, h games.Held) bool {
	for i := len(m.Turns) - 1; i >= 0; i-- {
		if t := m.Turns[i]; adjudicator.SeatOf(t.Side) == seat && !t.Ahead {
			return !t.At.Before(h.At) && h.ID != "left out "+t.Cause
		}
	}
	return false
}
