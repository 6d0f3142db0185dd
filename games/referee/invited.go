package referee

import (
	"context"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/games/talk/lobby"
	"pbem/mailer"
	"pbem/mailer/assent"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules"
	"pbem/rules/phrase"
)

// begins carries out a yes in people's words, and asks the turn back that stands beside it.
func (r Runner) begins(ctx context.Context) error {
	p, err := r.Me(ctx)
	if err != nil {
		return err
	}
	if !p.Verified {
		p.Invitations = max(p.Invitations, talk.MostInvitations)
		r.Changes.KeepPlayer(p)
	}
	turn := r.Session.Speaker.Invited.Turn
	if turn == "" || r.Reply.Failed() {
		return nil
	}
	return r.hold(ctx, []command.Command{{Kind: command.Turn, Line: turn, Text: turn, Game: r.At.Match, At: command.Now}})
}

// toInvitation answers what somebody said to an invitation in people's words, and that is neither a yes nor a no.
func (r Runner) toInvitation(ctx context.Context) error {
	who, text := r.Session.Speaker, talk.Shorten(strings.TrimSpace(r.Session.Message.Text), mostUnclear)
	m, err := r.Changes.Match(ctx, r.At.Match)
	if err != nil {
		return err
	}
	if terms := who.Invited.Terms; terms != nil {
		a, err := lobby.Counter(ctx, r.Execution, command.Command{Kind: "accept", Line: text, New: terms, Game: m.ID})
		r.Reply.Add(a)
		return err
	}
	a := talk.Say(text, phrase.New("referee-yes-or-no"))
	a.Asks = who.Question.Words()
	name := changes.NameIn(m, m.Challenger)
	switch who.Invited.Reading {
	case assent.Postpones:
		a.Text = []phrase.Phrase{phrase.New("answer-later", "name", name)}
	case assent.Stipulates:
		a.Text = []phrase.Phrase{phrase.New("command-accept-with"), phrase.New("answer-or-yes")}
	case assent.Wonders:
		a.Text = append([]phrase.Phrase{phrase.New("answer-who", "name", name, "address", phrase.Words(m.Player(m.Challenger).Address), "title", m.Titled()),
			phrase.New("answer-what"), phrase.New("answer-side", "side", who.Thread.Seat.Side())}, slices.Concat(m.Terms.Phrases(), []phrase.Phrase{phrase.New("answer-reply")})...)
	}
	if command.WantsNoMail(text) {
		a = talk.Refuse(text, phrase.New("command-no-more-mail"))
	} else if who.Question.Act == token.Accept && !who.Question.Armed || m.Stage != adjudicator.Challenged {
		a.Text, a.Asks = []phrase.Phrase{phrase.New("referee-disarmed")}, ""
	}
	r.Reply.Add(a)
	return r.readByOthers(ctx)
}

// Who asks to play the robot without any proof gets the board. A turn in reply to it proves the address as a yes does: it begins the game, and the
// letter is read again as one of that game.

// unbegun is the number, while a letter is read, of the game that it may begin.
const unbegun = -1

// answersBoard reports whether a letter answers such a board with a turn of its writer's, alone or among words.
func (r Runner) answersBoard() bool {
	who, m := r.Session.Speaker, r.Session.Message
	q := who.Request
	if who.Proof != talk.ByAccount || q.Number == 0 || q.Player != "" || q.Match != 0 || q.Done || m.Received.After(q.Expires) || m.Belief == mailer.NotBelieved {
		return false
	}
	if drawsBoard(m.Text) && !talk.HoldsTurn(talk.FirstLine(m.Text)) { // the board came back, without marks
		return false
	}
	asked := r.Parse(q.Text, 0)
	if len(asked) != 1 || !asked[0].AgainstRobot() || assent.People(m.Text, m.From[0].Name) == assent.Refuses {
		return false
	}
	preset, err := r.Settings.Registry.Find(asked[0].Robot().Preset, talk.Options(asked[0].Robot().Options))
	if err != nil {
		return false
	}
	who = inGame(who, changes.Place{Match: unbegun}, preset.Game.Vocabulary())
	with := command.Context{Tables: func(game int) *command.Table { return &command.Table{Vocabulary: who.Words} }}
	return slices.ContainsFunc(read(r.Settings, r.Session.Raw, m, who, with).Commands, isFirstTurn)
}

// isFirstTurn reports whether a command is a turn of its writer's in the game that it may begin, be it doubted or one of several.
func isFirstTurn(c command.Command) bool {
	switch {
	case c.Kind != command.Turn, c.Game != 0 && c.Game != unbegun:
		return false
	case c.Problem.Empty(), c.Problem.Key == "command-ask", c.Problem.Key == "command-ask-which":
		return true
	}
	return false
}

// drawsBoard reports whether rows of a board stand in words, each between its number and its number.
func drawsBoard(text string) bool {
	rows := 0
	for line := range strings.Lines(text) {
		f := strings.Fields(line)
		if len(f) >= shortestRow && f[0] == f[len(f)-1] && strings.Trim(f[0], "0123456789") == "" {
			rows++
		}
	}
	return rows > 1
}

// shortestRow is the words of a row of a drawn board, at the least.
const shortestRow = 4

// inGame is a speaker whose letter is read as one of a game's.
func inGame(who talk.Speaker, at changes.Place, words *rules.Vocabulary) talk.Speaker {
	who.Thread, who.Words, who.Learns = at, words, false
	return who
}

// beginsByTurn begins the game that was asked for, and does in it what the letter says.
func (r Runner) beginsByTurn(ctx context.Context) error {
	s := r.Session
	before := s.Speaker
	s.Speaker = before.Hearing(assent.Yes)
	if s.Tongue == "" { // a turn is in no language
		s.Tongue = command.Tongue(r.Parse(before.Request.Text, 0))
	}
	if err := r.consented(ctx); err != nil || r.Reply.Begun == 0 {
		return err
	}
	for i := range r.Reply.Answers { // to what was asked for, which is no line of this letter
		r.Reply.Answers[i].Line = ""
	}
	list, err := r.readInGame(ctx, before)
	if err != nil {
		return err
	}
	return r.run(ctx, list)
}

// readInGame reads the letter again, as one to the first turn of the game that it has begun.
func (r Runner) readInGame(ctx context.Context, who talk.Speaker) ([]command.Command, error) {
	m, seat, err := r.SeatIn(ctx, r.Reply.Begun, who.Player.Address)
	if err != nil || seat == adjudicator.NoSeat {
		return nil, err
	}
	who = inTurn(who, m, token.Claim{Game: m.ID, Seat: seat, Turn: m.Number(), Undos: m.Undos})
	again, err := handler{r.Settings, r.Changes, r.Session.Raw}.read(ctx, r.Session.Message, inGame(who, who.Thread, who.Words))
	if err != nil {
		return nil, err
	}
	again.Tongue, again.Guess = r.Session.Tongue, r.Session.Guess
	*r.Session = *again
	return again.Commands, nil
}
