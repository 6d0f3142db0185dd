package referee

import (
	"context"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

const mostJoined = 9 // lines of a turn: an activation each

// settleNumbers finds out what the bare numbers in front of the lines of a game's thread are: "57: resign" names a game, if the
// speaker plays a game 57, and "12: Nc1-d3" guards a turn, if 12 is about to be played. Of a turn that could be both it is asked
// which is meant: it is never guessed (mail.md, "Reading a message" 3). A number that is neither's may be a slip: "75: draw yes",
// written for 57, must not end this game.
func (r Runner) settleNumbers(ctx context.Context, list []command.Command) ([]command.Command, error) {
	if _, seat, err := r.SeatIn(ctx, r.At.Match, r.Session.Speaker.Player.Address); err != nil || seat == adjudicator.NoSeat {
		return list, err // how far that game is, is nobody else's business
	}
	list = slices.Clone(list)
	for i, c := range list {
		if c.Number == 0 {
			continue
		}
		settled, err := r.settle(ctx, c)
		if err != nil {
			return nil, err
		}
		list[i] = settled
	}
	return list, nil
}

// settle makes a game's or a turn's of the bare number, or a problem.
func (r Runner) settle(ctx context.Context, c command.Command) (command.Command, error) {
	n := c.Number
	c.Number = 0
	game, err := r.plays(ctx, n)
	if err != nil {
		return c, err
	}
	turn, now, err := canBeTurnNumber(ctx, r.Execution, n)
	if err != nil {
		return c, err
	}
	played := c.Kind == command.Turn || c.Kind == command.Try
	switch {
	case r.Session.Speaker.Digest != nil: // a digest shows games, and their numbers
		c.Game = n
	case n == r.At.Match && n == now: // both say the same
		c.Game, c.Guard = n, n
	case r.Session.Speaker.Consents && (game || n == r.At.Match): // it was settled before the request was made
		c.Game = n
	case n == r.At.Match && now-1 <= n && n <= now+1 && c.Kind == command.Turn && now > 0:
		c.Number = n // it is not settled
		c.Problem = phrase.New("referee-this-game-or-turn", "number", phrase.Text(changes.Itoa(n)), "now", talk.TurnWords(now), "line", onOneLine(c))
	case n != r.At.Match && game && turn && played:
		c.Number = n // it is not settled
		c.Problem = phrase.New("referee-game-or-turn", "number", phrase.Text(changes.Itoa(n)), "line", onOneLine(c))
	case game, n == r.At.Match:
		c.Game = n
	case turn, c.Kind == command.Turn: // it guards, and the answer says against what
		c.Guard = n
	case played, talk.OfGames(c) && talk.Acts(c) && c.Problem.Empty():
		c.Number = n // it is not settled
		c.Problem = phrase.New("referee-neither-game-nor-turn", "number", phrase.Text(changes.Itoa(n)), "now", talk.TurnWords(now))
	}
	return c, nil
}

// onOneLine is what stood behind a number, for copying; of a drawing and its like only the beginning.
func onOneLine(c command.Command) phrase.Value {
	text := c.Text
	if c.Kind != command.Turn {
		text = string(c.Kind) + " " + text
	}
	lines := strings.FieldsFunc(text, func(r rune) bool { return r == '\n' })
	joined := strings.Join(lines, "; ")
	if len(lines) > mostJoined {
		joined = talk.FirstLine(text) + " …"
	}
	if c.Kind != command.Turn {
		return phrase.Command(joined)
	}
	return phrase.Words(joined)
}

// plays reports whether the speaker has a seat in a game that is going on or offered.
func (r Runner) plays(ctx context.Context, game int) (bool, error) {
	m, seat, err := r.SeatIn(ctx, game, r.Session.Speaker.Player.Address)
	if err != nil || seat == adjudicator.NoSeat {
		return false, err
	}
	return m.Stage == adjudicator.Playing || m.Stage == adjudicator.Challenged, nil
}

// canBeTurnNumber reports whether a number can be meant for the turn of the thread's game: it is the one to be played, now, the
// one that the letter answers, or a miscount by one.
func canBeTurnNumber(ctx context.Context, r *talk.Execution, n int) (can bool, now int, err error) {
	m, err := r.Changes.Match(ctx, r.At.Match)
	if changes.NotFound(err) {
		return false, 0, nil
	}
	if err != nil {
		return false, 0, err
	}
	now = m.Number()
	if now == 0 { // set-ups have no number
		return false, 0, nil
	}
	return now-1 <= n && n <= now+1 || n == r.Answered(m), now, nil
}
