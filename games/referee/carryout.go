package referee

import (
	"context"
	"strings"

	"pbem/adjudicator"
	"pbem/mailer/command"
	"pbem/rules"
)

// carryOut does one command and returns what to say about it.
func (t *visit) carryOut(ctx context.Context, c command.Command) (answer, error) {
	if c.Problem != "" {
		return refuse(c.Line, "%s", c.Problem), nil
	}
	switch c.Kind {
	case command.NewGame:
		return t.challenge(ctx, c)
	case command.Games:
		return t.listGames(ctx, c)
	case command.Help:
		return t.help(c), nil
	case command.Presets:
		return t.listPresets(c), nil
	case command.Rules:
		return t.rules(ctx, c)
	case command.Name, command.Mail, command.Block, command.Unblock:
		return t.setting(c), nil
	case command.Addresses, command.AddAddress, command.RemoveAddress:
		return t.addresses(ctx, c)
	case command.NewKey:
		return t.newKey(c), nil
	case command.Unknown:
		return unknown(c), nil
	case command.Try:
		return t.try(ctx, c)
	}
	return t.inGame(ctx, c)
}

func unknown(c command.Command) answer {
	if c.Nearest != "" {
		return refuse(c.Line, "I do not know that. Did you mean “%s”? “help” explains what can be written.", c.Nearest)
	}
	if holdsSquare(c.Line) {
		return refuse(c.Line, "I do not know which game that is for. To play a turn, reply to the game's letter, or write its number in front, as in “42: %s”.", firstLine(c.Line))
	}
	return refuse(c.Line, "I do not know that. “help” explains what can be written.")
}

// holdsSquare reports whether a word of the line has a square in it, as those of turns have.
func holdsSquare(line string) bool {
	for word := range strings.FieldsSeq(line) {
		word = strings.TrimLeft(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
		if _, n := rules.ParseSquare(word); n > 0 {
			return true
		}
	}
	return false
}

// inGame does a command that is about one game.
func (t *visit) inGame(ctx context.Context, c command.Command) (answer, error) {
	m, seat, trouble, err := t.seatFor(ctx, c)
	if err != nil || trouble != nil {
		return deref(trouble), err
	}
	switch c.Kind {
	case command.Show, command.Resend:
		return t.show(c, m), nil
	case command.History:
		return t.history(c, m), nil
	case command.Record:
		return t.record(c, m)
	case command.Legal:
		return t.legal(c, m), nil
	case command.Time:
		return clock(c, m, t.message.Received), nil
	}
	do := t.deed(c, m)
	if do == nil {
		return unknown(c), nil
	}
	if t.tooLate(c, m) {
		return refuse(c.Line, "Your letter answers the one about %s; the game is at %s. Nothing was done; here is the board.", turnWords(t.who.turn), turnWords(m.Number())), nil
	}
	if trouble, err := t.unheard(ctx, c, m, seat); err != nil || trouble != nil {
		return deref(trouble), err
	}
	decision := t.decide(m, seat, do)
	a := answer{line: c.Line, failed: decision.Refused}
	for _, n := range decision.Notices {
		if n.To == seat {
			a.notices = append(a.notices, n)
		}
	}
	t.who.match, t.who.seat = m.ID, seat
	return a, nil
}

// tooLate reports whether a command that means the game as it stood comes in answer to an earlier turn: an old "draw yes"
// must not accept a later offer. Turns and "confirm" are checked by the adjudicator; the rest does no harm late.
func (t *visit) tooLate(c command.Command, m adjudicator.Match) bool {
	switch c.Kind {
	case command.Draw, command.Undo, command.Claim:
		return t.answersTurn() && t.who.turn != m.Number()
	}
	return false
}

// answersTurn reports whether it is known to which turn of a game the letter, or the request that it confirms, was written.
func (t *visit) answersTurn() bool {
	return t.who.proof == byToken || t.who.proof == byReply && t.who.request.Match != 0
}

// unheard refuses words to a stranger who has been invited and has not answered: he is written to once, not as often as
// the challenger likes.
func (t *visit) unheard(ctx context.Context, c command.Command, m adjudicator.Match, seat adjudicator.Seat) (*answer, error) {
	before, touched := t.before[m.ID]
	inInvitation := touched && before == 0
	if c.Kind != command.Say || m.Stage != adjudicator.Challenged || inInvitation {
		return nil, nil
	}
	p, err := t.owner(ctx, m, seat.Other())
	if err != nil || p.Verified {
		return nil, err
	}
	a := refuse(c.Line, "Your words were not sent: %s has not answered your challenge yet, and gets no more mail from here before that.", m.Player(seat.Other()).Name)
	return &a, nil
}

func deref(a *answer) answer {
	if a == nil {
		return answer{}
	}
	return *a
}

// seatFor finds the game a command is about and the speaker's seat in it; trouble is what to answer when there is none.
func (t *visit) seatFor(ctx context.Context, c command.Command) (adjudicator.Match, adjudicator.Seat, *answer, error) {
	id := t.gameOf(c)
	if id == 0 {
		only, trouble, err := t.onlyGame(ctx, c)
		if err != nil || trouble != nil {
			return adjudicator.Match{}, adjudicator.NoSeat, trouble, err
		}
		id = only
	}
	m, err := t.match(ctx, id)
	if err != nil && !notFound(err) {
		return m, adjudicator.NoSeat, nil, err
	}
	seat := t.who.seat
	if id != t.who.match || seat == adjudicator.NoSeat {
		seat = m.SeatOfAddress(t.who.Address)
	}
	if err != nil || seat == adjudicator.NoSeat {
		a := refuse(c.Line, "You have no seat in a game %d.", id)
		return m, adjudicator.NoSeat, &a, nil
	}
	return m, seat, nil, nil
}

// onlyGame returns the speaker's one live game, for a letter that names none.
func (t *visit) onlyGame(ctx context.Context, c command.Command) (int, *answer, error) {
	list, err := t.view.matchesOf(ctx, t.who.Address)
	if err != nil {
		return 0, nil, err
	}
	switch len(list) {
	case 0:
		a := refuse(c.Line, "You are playing no game here at the moment. “help new” says how to begin one.")
		return 0, &a, nil
	case 1:
		return list[0].ID, nil, nil
	}
	a := refuse(c.Line, "Which of your %d games do you mean? Write the number in front, as in “%d: %s”.", len(list), list[0].ID, c.Line)
	a.verbatim, err = t.gameTable(ctx, list)
	return 0, &a, err
}

// deed translates a command into what the adjudicator knows; nil if it is none of that kind.
func (t *visit) deed(c command.Command, m adjudicator.Match) adjudicator.Deed {
	answers := m.Number()
	if t.answersTurn() {
		answers = t.who.turn
	}
	switch c.Kind {
	case command.Turn:
		return adjudicator.Play{Text: c.Text, Answers: answers, Guard: c.Guard}
	case command.Accept:
		return adjudicator.Accept{Note: c.Text, Name: t.who.Name}
	case command.Decline:
		return adjudicator.Decline{Note: c.Text}
	case command.Withdraw:
		return adjudicator.Withdraw{}
	case command.Try:
		return adjudicator.Try{Texts: c.Try.Turns, From: c.Try.At}
	case command.Confirm:
		return adjudicator.Confirm{Answers: answers}
	case command.Draw:
		return drawDeed(c)
	case command.Claim:
		return adjudicator.Claim{What: c.Claim}
	case command.Resign:
		return adjudicator.Resign{}
	case command.Undo:
		return undoDeed(c)
	case command.Say:
		return adjudicator.Say{Text: c.Text}
	}
	return nil
}

func drawDeed(c command.Command) adjudicator.Deed {
	if c.Yes || c.No {
		return adjudicator.AnswerDraw{Yes: c.Yes}
	}
	return adjudicator.OfferDraw{}
}

func undoDeed(c command.Command) adjudicator.Deed {
	if c.Yes || c.No {
		return adjudicator.AnswerUndo{Yes: c.Yes}
	}
	return adjudicator.AskUndo{}
}
