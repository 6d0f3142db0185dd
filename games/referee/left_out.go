package referee

import (
	"context"
	"regexp"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// Words beside a turn go to nobody unasked. Those of the last letter are kept, and "send" passes them on, once, until its writer's next turn.
const (
	mostLeftOut    = 2000 // characters
	leftOutForDays = 7
)

// heldLeftOut is the kind of such held words.
const heldLeftOut = "left out"

// mailAddress is one that stands among words; it may be a secret one.
var mailAddress = regexp.MustCompile(`(?:mailto:)?[^\s<>"(),;:]+@[^\s<>"(),;:]+`)

// separated parts the commands of a letter from the words that were left out of it.
func separated(list []command.Command) (asked []command.Command, left string) {
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
	return shorten(strings.TrimSpace(mailAddress.ReplaceAllString(words, "…")), mostLeftOut)
}

// keepLeftOut keeps what was left out of the letter and shows it.
func (e *execution) keepLeftOut(ctx context.Context) error {
	to, err := e.keep(ctx, e.session.leftOut)
	if to != "" {
		e.reply.note(phrase.New("referee-left-out", "words", phrase.Words(e.session.leftOut), "name", to))
	}
	return err
}

// onlyWords answers words in a game's thread without a turn or a command: they are kept like those beside a turn.
func (e *execution) onlyWords(ctx context.Context, c command.Command) (answer, error) {
	a := refuse(c.Line, c.Problem)
	a.prose = true
	if words := passable(c.Text); len(e.session.commands) == 1 && !holdsTurn(words) {
		to, err := e.keep(ctx, words)
		if err != nil {
			return a, err
		}
		if to != "" {
			a.line, a.text = "", []phrase.Phrase{phrase.New("referee-only-words", "words", phrase.Words(words), "name", to)}
		}
	}
	return a, e.disarmHere(ctx, c)
}

// keep keeps words of the letter for "send", in place of what was left out of an older one. It returns whom they may be passed on to; "" where
// they are not kept, or the other player has not accepted the game.
func (e *execution) keep(ctx context.Context, words string) (to phrase.Words, err error) {
	s := e.session
	if words == "" || !s.inThread(e.at) || s.speaker.elsewhere || s.message.Belief == mailer.NotBelieved || keepsNothing(s.commands) {
		return "", nil
	}
	m, err := e.changes.match(ctx, e.at.match)
	if err != nil || m.Stage != adjudicator.Playing && m.Stage != adjudicator.Over {
		return "", err
	}
	older, err := e.leftOutAt(ctx, m, e.at.seat)
	if err != nil {
		return "", err
	}
	e.changes.bring(older)
	now := s.message.Received
	e.changes.hold(games.Held{ID: "left out " + s.message.Digest, Player: m.Player(e.at.seat).Address, Match: m.ID, Seat: e.at.seat, Kind: heldLeftOut,
		Text: words, At: now, Due: now.Add(leftOutForDays * day)})
	return phrase.Words(m.Player(e.at.seat.Other()).Name), nil
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
func (e *execution) leftOutAt(ctx context.Context, m *adjudicator.Match, seat adjudicator.Seat) (list []games.Held, err error) {
	all, err := e.changes.allHeldAt(ctx, games.Place{Player: m.Player(seat).Address, Match: m.ID, Seat: seat})
	for _, h := range all {
		if h.Kind == heldLeftOut {
			list = append(list, h)
		}
	}
	return list, err
}

// send passes on what was left out of the speaker's last letter, as "say" does.
func (e *execution) send(ctx context.Context, c command.Command) (answer, error) {
	m, seat, trouble, err := e.seatFor(ctx, c)
	if err != nil || trouble != nil {
		return deref(trouble), err
	}
	kept, err := e.leftOutAt(ctx, m, seat)
	if err != nil {
		return answer{}, err
	}
	if len(kept) == 0 || e.session.message.Received.After(kept[0].Due) || playedSince(m, seat, kept[0]) {
		return refuse(c.Line, phrase.New("referee-nothing-left-out")).in(m, seat), nil
	}
	say := c
	say.Kind, say.Text = command.Say, kept[0].Text
	a, err := e.act(ctx, say)
	if err == nil && !a.failed {
		e.changes.bring(kept)
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

// forgetLeftOut drops what was kept of a player's own letters for long enough, and returns the other texts.
func (c *Changeset) forgetLeftOut(waiting []games.Held, now time.Time) (rest []games.Held) {
	for _, h := range waiting {
		switch {
		case h.Kind != heldLeftOut:
			rest = append(rest, h)
		case !now.Before(h.Due):
			c.bring([]games.Held{h})
		}
	}
	return rest
}
