package talk

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/mailer"
	"pbem/mailer/assent"
	"pbem/mailer/command"
	"pbem/mailer/token"
)

// Question is what a letter of a game's asked its reader, whose answer this is; or what a button of it does. Its address was computed:
// nothing of it is stored.
type Question struct {
	Act   token.Act
	Way   token.Way
	Claim token.Claim
	Told  int    // how many events the reader of the letter knew of
	Armed bool   // it still waited when the answer came: see armedIn
	Turn  string // what was tried, where that is the act and it still waits
}

// QuestionOf reads what the address of a request, or of a button, is for.
func QuestionOf(m *adjudicator.Match, claim token.Claim, tag token.Tag) *Question {
	q := &Question{Act: tag.Act, Way: tag.Way, Claim: claim, Told: tag.Told}
	if q.Armed = q.ArmedIn(m); q.Armed && q.Act == token.Play {
		q.Turn = m.Seats[claim.Seat.Side()].Prepared.Turn
	}
	return q
}

// ArmedIn reports whether nothing came after the letter that makes a yes to it worthless, and it still waits.
func (q *Question) ArmedIn(m *adjudicator.Match) bool {
	if !m.Armed(q.Claim.Seat, q.Told, false) {
		return false
	}
	return q.Act == token.Offer && m.Stage == adjudicator.Playing || WaitsIn(m, q.Claim.Seat, q.Act)
}

// Words are those that ask for the act, without the answer.
func (q *Question) Words() string {
	switch q.Act {
	case token.Accept:
		return "accept"
	case token.Draw, token.Offer:
		return "draw"
	case token.Undo:
		return "undo"
	}
	return "confirm"
}

// Command is what a yes or a no asks of the match.
func (q *Question) Command(yes bool) command.Command {
	kind := command.Kind(q.Words())
	if q.Act == token.Accept && !yes {
		kind = "decline"
	}
	return command.Command{Kind: kind, Yes: yes, No: !yes, At: command.Now}
}

// Said reads what a letter says to what was asked. A yes, a no and "this was not me" are heard at the address of the request
// alone; what is none of them is as good as sent to the address that the letter would have had otherwise.
// The number of the game that was asked about may stand in front of it. A yes beside words that were struck out is no plain yes.
func (r *Settings) Said(m mailer.Message, act string, game int) assent.Answer {
	text, ok := command.WithoutGame(m.Text, game, r.Asked(game, m.From))
	if game != 0 && act != "" && !strings.Contains(act, ":") { // "confirm 42: resign"
		act = changes.Itoa(game) + ": " + act
	}
	says := assent.ReadIn(text, FirstLine(act), r.Tongues(), m.From[0].Name, m.From[0].Mailbox)
	if says == assent.Yes && m.Struck != "" || !ok && says != assent.NotMe {
		return assent.Neither
	}
	return says
}

// Hearing is the speaker of a letter that says something to what was asked.
func (who Speaker) Hearing(says assent.Answer) Speaker {
	if who.Says = says; says != assent.Neither {
		who.Proof, who.Address = ByReply, atRequest
	}
	who.Consents = says == assent.Yes
	return who
}

// Requested reports whether the letter answers one that asked for a yes.
func (s *Session) Requested() bool {
	return s.Speaker.Question != nil && !s.Speaker.Question.Button() || s.Speaker.Request.Number != 0
}

// answers reports whether a command is the very act that the letter's address is for, which still waits: "accept say Hello!"; or one
// that waits in the game besides what the letter asked for.
func (s *Session) answers(c command.Command) bool {
	who := s.Speaker
	if c.Game != 0 && c.Game != who.Thread.Match {
		return false
	}
	return who.Question != nil && !who.Question.Button() && who.Question.takes(c) || slices.ContainsFunc(who.Besides, func(q Question) bool { return q.takes(c) })
}

// takes reports whether a command answers what was asked, which still waits.
func (q *Question) takes(c command.Command) bool {
	if !q.Armed {
		return false
	}
	for _, yes := range []bool{true, false} {
		act := q.Command(yes)
		if c.Kind == act.Kind && (q.Act == token.Accept || c.Yes == act.Yes && c.No == act.No) {
			return true
		}
	}
	return false
}

// Button reports whether it is a button's, which says yes or no by itself. There may be no question.
func (q *Question) Button() bool { return q != nil && q.Way != token.Asked }

// Tapped are the words that the button sends.
func (q *Question) Tapped() string {
	no := q.Way == token.TapNo
	switch {
	case q.Act == token.Accept && no:
		return "decline"
	case q.Act != token.Draw && q.Act != token.Undo:
		return q.Words()
	case no:
		return q.Words() + " no"
	}
	return q.Words() + " yes"
}

// Sends reports whether a command is what the button sends.
func (q *Question) Sends(c command.Command) bool {
	kind, answer, _ := strings.Cut(q.Tapped(), " ")
	return c.Problem.Empty() && string(c.Kind) == kind && c.Yes == (answer == "yes") && c.No == (answer == "no")
}

// requestLife is how long a request waits for its confirmation.
const requestLife = 7 * changes.Day

// Ask makes a request.
func (e *Execution) Ask(ctx context.Context, q games.Request) error {
	number, err := e.number(ctx)
	if err != nil {
		return err
	}
	if q.Player == "" {
		if q.Asked, err = e.AskedIn(ctx); err != nil {
			return err
		}
	}
	if q.Closed, err = Closings(ctx, e.Changes, q); err != nil {
		return err
	}
	now := e.Session.Message.Received
	q.Number, q.Made, q.Expires = number, now, now.Add(requestLife)
	q.Believed = q.Believed || e.Session.Message.Belief == mailer.Believed
	q.Elsewhere = q.Elsewhere || e.Session.Speaker.Elsewhere
	e.Changes.KeepRequest(q)
	return nil
}

// AskedIn is the thread in which the letter is answered.
func (e *Execution) AskedIn(ctx context.Context) (games.Asked, error) {
	if !e.Session.InThread(e.At) {
		return games.Asked{}, nil
	}
	m, err := e.Changes.Match(ctx, e.At.Match)
	if err != nil {
		return games.Asked{}, err
	}
	return games.Asked{Told: games.Told{Match: m.ID, Heard: m.Seats[e.At.Seat.Side()].Heard, Turn: m.Number(), Undos: m.Undos}, Seat: e.At.Seat}, nil
}

// ToldOtherwise is the turn, and the seat, at which a letter to a request's address stands otherwise; of no game for the account.
func ToldOtherwise(q games.Request) (games.Told, adjudicator.Seat) {
	told, seat := q.Asked.Told, q.Asked.Seat
	for _, about := range q.Told {
		if told.Match == 0 && about.Match == q.Match {
			told, seat = about, q.Seat
		}
	}
	return told, seat
}

// Closings is how often the address was ended that a letter to a request's has otherwise: of the turn at which it was asked or that it is
// about, else of the account.
func Closings(ctx context.Context, c *changes.Set, q games.Request) (int, error) {
	told, seat := ToldOtherwise(q)
	if told.Match == 0 {
		p, err := c.Player(ctx, cmp.Or(q.Player, q.Address))
		return p.Closed, err
	}
	m, err := c.Match(ctx, told.Match)
	if err != nil {
		return 0, err
	}
	return m.Closed(seat, told.Turn, told.Undos), nil
}

// number chooses the number of a request. It stands in an address that its reader sees, so it tells nothing of how many others have
// asked for something: it is a keyed hash of the letter, and deciding the letter again gives the same.
func (e *Execution) number(ctx context.Context) (int, error) {
	for try := 0; ; try++ {
		n := e.Settings.Key.Number(e.Session.Message.Digest, len(e.Changes.Letter.Requests)+try)
		if _, err := e.Changes.Request(ctx, n); changes.NotFound(err) || err != nil {
			return n, changes.Ignoring(err)
		}
	}
}

// Parse reads the words of a request again.
func (e *Execution) Parse(text string, game int) []command.Command {
	return e.Settings.Parse(text, "", game, e.Session.Message.From)
}

// Disarm makes an older yes of a seat worthless.
func (e *Execution) Disarm(ctx context.Context, at changes.Place) error {
	m, err := e.Changes.Match(ctx, at.Match)
	if err == nil {
		_, err = e.Rule(ctx, m, at.Seat, adjudicator.Disarm{})
	}
	return err
}

// DisarmHere makes older yeses worthless that an act of the speaker's came after, although it could not even be judged: a number in front
// that could be a game's or a turn's, a try of too many turns.
func (e *Execution) DisarmHere(ctx context.Context, c command.Command) error {
	if !e.Session.InThread(e.At) || e.Session.Speaker.Address == AtAccount {
		return nil
	}
	switch _, acts := adjudicator.ActionNamed(string(c.Kind)); {
	case !acts, c.Kind == command.Say, OnFreshBoard(c), c.Kind == command.Turn && !HoldsTurn(c.Text):
		return nil
	}
	return e.Disarm(ctx, e.At)
}
