package referee

import (
	"context"

	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/assent"
	"pbem/mailer/command"
)

// Who asks to play the robot without any proof gets the board. A turn in reply to it proves the address as a yes does: it begins the game, and is
// played in it.

// firstTurn returns the turn with which a letter answers such a board; "" for any other letter.
func (r Runner) firstTurn(list []command.Command) string {
	who, m := r.Session.Speaker, r.Session.Message
	q := who.Request
	if who.Proof != talk.ByAccount || q.Number == 0 || q.Player != "" || q.Match != 0 || q.Done || m.Received.After(q.Expires) || m.Belief == mailer.NotBelieved {
		return ""
	}
	if asked := r.Parse(q.Text, 0); len(asked) != 1 || !asked[0].AgainstRobot() || len(list) != 1 {
		return ""
	}
	switch c := list[0]; {
	case c.Kind == command.Turn && c.Game == 0 && c.Problem.Empty(), c.Problem.Key == "command-turn-of-which-game":
		return c.Text
	}
	return ""
}

// begunBy begins the game that was asked for, and plays a turn in it.
func (r Runner) begunBy(ctx context.Context, turn string) error {
	s := r.Session
	s.Speaker = s.Speaker.Hearing(assent.Yes)
	if s.Tongue == "" { // a turn is in no language
		s.Tongue = command.Tongue(r.Parse(s.Speaker.Request.Text, 0))
	}
	if err := r.consented(ctx); err != nil || r.Reply.Begun == 0 {
		return err
	}
	for i := range r.Reply.Answers { // to what was asked for, which is no line of this letter
		r.Reply.Answers[i].Line = ""
	}
	return r.run(ctx, []command.Command{{Kind: command.Turn, Line: turn, Text: turn, Game: r.Reply.Begun, At: command.Now}})
}
