package referee

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/games/talk/hosts"
	"pbem/games/talk/play"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// questions asks the speaker back, and looks at what became of the questions of earlier letters.
type questions struct{ *talk.Execution }

// hold asks the speaker back about commands that are not done on the strength of this letter alone. One letter asks one question: a
// request holds one act that cannot be undone, or none; what does not go into it is named, to be asked by itself.
func (r questions) hold(ctx context.Context, list []command.Command) error {
	q := games.Request{Match: r.At.Match}
	var held, rest []command.Command
	prepared, err := lapse(ctx, r.Reply)
	if err != nil {
		return err
	}
	if prepared { // its answer asks for a yes already
		list, rest = nil, list
	}
	for _, c := range list {
		if c.Kind == "resign" && r.Outrun[r.GameOf(c)] {
			if err := play.ResignsLate(ctx, r.Execution, c); err != nil {
				return err
			}
			continue
		}
		if len(held) > 0 && (talk.ClassOf(c) == talk.OfNoReturn || talk.ClassOf(held[0]) == talk.OfNoReturn) {
			rest = append(rest, c)
			continue
		}
		if r.GameOf(c) == 0 && slices.ContainsFunc(held, func(other command.Command) bool {
			return other.Kind == command.NewGame || other.Kind == command.PlayRobot
		}) {
			held = append(held, c) // it is about the game that the line above opens
			continue
		}
		c, told, trouble, err := r.heldIn(ctx, c)
		if err != nil {
			return err
		}
		if trouble != nil {
			r.Reply.Add(*trouble)
			continue
		}
		if told.Match != 0 {
			q.Told = with(q.Told, told)
		}
		held = append(held, c)
	}
	if err := r.request(ctx, q, held); err != nil {
		return err
	}
	for _, c := range rest {
		r.Reply.Add(talk.Answer{Line: c.Line, Text: []phrase.Phrase{phrase.New("referee-ask-one-by-one")}})
	}
	return nil
}

// with adds a game to those that a request is about.
func with(list []games.Told, told games.Told) []games.Told {
	for i, t := range list {
		if t.Match == told.Match {
			list[i].Heard = max(t.Heard, told.Heard)
			return list
		}
	}
	return append(list, told)
}

// heldIn finds the game that a command is about, and how far it has come; trouble is what to answer where the speaker has no seat in it.
func (r questions) heldIn(ctx context.Context, c command.Command) (command.Command, games.Told, *talk.Answer, error) {
	if c.Kind == command.Admin {
		return r.heldAdmin(ctx, c)
	}
	game := r.GameOf(c)
	switch class := talk.ClassOf(c); {
	case class == talk.OfSettings, class == talk.OfAnybody, class == talk.OfLooking && game == 0,
		class == talk.OfNoReturn && c.Kind != "resign" && c.Kind != "withdraw":
		return c, games.Told{}, nil, nil
	}
	if game == 0 {
		only, trouble, err := r.OnlyGame(ctx, c)
		if err != nil || trouble != nil {
			return c, games.Told{}, trouble, err
		}
		game = only
		c.Game, c.Line = game, changes.Itoa(game)+": "+c.Line
	}
	m, seat, err := r.SeatIn(ctx, game, r.Session.Speaker.Player.Address)
	if err != nil {
		return c, games.Told{}, nil, err
	}
	if seat == adjudicator.NoSeat {
		a := talk.Refuse(c.Line, r.Session.Speaker.WithoutSeat(game))
		return c, games.Told{}, &a, nil
	}
	if m, err = r.AskedBack(ctx, c, m, seat); err != nil {
		return c, games.Told{}, nil, err
	}
	return c, games.Told{Match: game, Heard: m.Seats[seat.Side()].Heard, Turn: m.Number(), Undos: m.Undos}, nil, nil
}

// request asks for a yes to what is held.
func (r questions) request(ctx context.Context, q games.Request, held []command.Command) error {
	if len(held) == 0 {
		return nil
	}
	me, err := r.Me(ctx)
	if err != nil {
		return err
	}
	switch len(q.Told) {
	case 0:
		q.Match = 0
	case 1:
		q.Match = q.Told[0].Match
	}
	q.Address, q.Epoch, q.Text = me.Address, me.Epoch, command.Join(held)
	if q.Match != 0 {
		m, seat, err := r.SeatIn(ctx, q.Match, me.Address)
		if err != nil {
			return err
		}
		if q.Seat = seat; q.Match == r.At.Match && r.At.Seat != adjudicator.NoSeat {
			q.Seat = r.At.Seat
		}
		if q.Seat == adjudicator.NoSeat {
			q.Match = 0
		} else {
			q.Turn = m.Number()
		}
	}
	return r.Ask(ctx, q)
}

// askedHere has a question that is asked again answered where it is asked now: what answers it and is no yes is as good as sent to
// the game whose board the letter shows. Where that is not the one of the letter that has asked, a question of the same words takes its place.
func (r Runner) askedHere(ctx context.Context) error {
	q, asks := r.Reply.Question()
	if !asks || len(r.Reply.Repeated) == 0 || !r.Session.InThread(r.At) {
		return nil
	}
	here, err := r.AskedIn(ctx)
	if err != nil || here.Seat == q.Asked.Seat && here.Match == q.Asked.Match && here.Turn == q.Asked.Turn && here.Undos == q.Asked.Undos {
		return err
	}
	q.Done = true
	r.Changes.KeepRequest(q)
	q.Done = false
	return r.Ask(ctx, q)
}

// answeredOtherwise names the address whose endings closings counts.
func answeredOtherwise(q games.Request) string {
	told, seat := talk.ToldOtherwise(q)
	if told.Match == 0 {
		return ofTheAccount
	}
	return ofTheTurn(token.Claim{Game: told.Match, Seat: seat, Turn: told.Turn, Undos: told.Undos})
}

// heldAdmin looks over a line of the host's before it is asked back.
func (r questions) heldAdmin(ctx context.Context, c command.Command) (command.Command, games.Told, *talk.Answer, error) {
	if c.Admin == nil || c.Admin.Game == 0 {
		return c, games.Told{}, nil, nil
	}
	m, trouble, err := hosts.Hosting{Execution: r.Execution, Line: c.Line, Do: *c.Admin}.Game(ctx)
	if err != nil || trouble != nil {
		return c, games.Told{}, trouble, err
	}
	return c, hosts.AdminTold(m), nil, nil
}

// dropAsked ends what a request has waited for, which its reader has said no to.
func (r questions) dropAsked(ctx context.Context, q games.Request) error {
	for _, told := range q.Told {
		m, seat, err := r.SeatIn(ctx, told.Match, r.Session.Speaker.Player.Address)
		if err != nil {
			return err
		}
		if told.Match == q.Match {
			seat = q.Seat
		}
		if m == nil || seat == adjudicator.NoSeat {
			continue
		}
		if held := m.Seats[seat.Side()].Prepared; held.Turn != "" || held.Asked.IsZero() {
			continue
		}
		if err := r.Disarm(ctx, changes.Place{Match: m.ID, Seat: seat}); err != nil {
			return err
		}
	}
	return nil
}

// heardAgain: whoever writes a letter that is believed can be reached, and what letters that came back have taken of their budget and has
// not begun returns to it (CR-52).
func (r Runner) heardAgain(ctx context.Context) error {
	s := r.Session
	believed := s.Message.Belief == mailer.Believed && s.Vouched() || r.Settings.Judge == nil && s.Proven()
	if !believed || s.Speaker.Player.Number == 0 || s.Speaker.Elsewhere {
		return nil
	}
	p, err := r.Changes.Person(ctx, s.Speaker.Player.Address)
	if err != nil || !p.CutOff {
		return err
	}
	_, err = r.Changes.Chosen(ctx, s.Speaker.Player.Address, club.HeardAgain{})
	return err
}
