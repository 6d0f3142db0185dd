package referee

import (
	"context"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/games/talk/leave"
	"pbem/games/talk/people"
	"pbem/games/talk/play"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// Runner takes the commands of a letter through: which of them its proof covers, which must be confirmed first, and which are not
// tried, because one above them failed.
type Runner struct{ questions }

// letter does what the letter asks for, as far as its proof goes, and names what it does not say because it was struck out, and what was not read.
func (r Runner) letter(ctx context.Context, list []command.Command) error {
	err := r.unstruck(ctx, list)
	if struck := r.Session.Message.Struck; err == nil && struck != "" {
		r.Reply.Add(talk.Say("", phrase.New("referee-struck", "words", phrase.Words(talk.FirstLine(strings.ReplaceAll(struck, "\n", " "))))))
	}
	if err == nil && r.Session.Message.Below {
		r.Reply.Add(talk.Say("", phrase.New("referee-below", "mb", mailer.MaxText>>20, "lines", mailer.MaxLines)))
	}
	return err
}

// unstruck does what a letter asks for by the words that stand.
func (r Runner) unstruck(ctx context.Context, list []command.Command) error {
	if !r.Session.Message.Refused.Empty() {
		r.Reply.Add(talk.Refuse("", phrase.New("referee-not-read", "why", r.Session.Message.Refused)))
		return nil
	}
	if err := r.heard(ctx); err != nil {
		return err
	}
	if err := r.heardAgain(ctx); err != nil {
		return err
	}
	s := r.Session
	if s.Vouched() && !s.Proven() { // also at the plain address it is a letter of theirs that was believed
		if err := r.verify(ctx); err != nil {
			return err
		}
	}
	if s.Speaker.Elsewhere {
		r.Reply.Add(talk.Say("", phrase.New("referee-from-elsewhere", "address", s.Speaker.From)))
	}
	switch {
	case r.answersBoard():
		if err := r.beginsByTurn(ctx); err != nil {
			return err
		}
		return r.readByOthers(ctx)
	case s.Speaker.Proof == talk.ByReply:
		if err := r.consented(ctx); err != nil {
			return err
		}
		return r.readByOthers(ctx)
	case s.Speaker.Invited.Reads:
		return r.toInvitation(ctx)
	case s.Requested() && s.Legibility == talk.Nothing:
		return r.unclear(ctx)
	case s.Proven():
		if err := r.verifyAnswer(ctx); err != nil {
			return err
		}
		if err := r.readByOthers(ctx); err != nil {
			return err
		}
	case len(list) == 0:
		list = []command.Command{{Kind: command.Help, Line: ""}}
	}
	if err := r.run(ctx, list); err != nil {
		return err
	}
	if err := r.askedAnew(ctx); err != nil {
		return err
	}
	if err := r.askedHere(ctx); err != nil {
		return err
	}
	return r.idled(ctx)
}

// heard notes that the speaker of a game can be reached. A letter in which nothing could be read may be a robot's.
func (r Runner) heard(ctx context.Context) error {
	if !r.Session.InThread(r.At) || r.Session.Legibility == talk.Nothing {
		return nil
	}
	m, err := r.Changes.Match(ctx, r.At.Match)
	if err != nil {
		return err
	}
	d, err := r.Rule(ctx, m, r.At.Seat, adjudicator.Heard{})
	if err != nil {
		return err
	}
	r.Reply.Welcome = talk.NoticesTo(d.Notices, r.At.Seat)
	return r.Changes.TakeAll(ctx)
}

// verifyAnswer verifies whoever answers a letter of ours. An answer of a newcomer's in which nothing can be read shows nothing yet: it may be
// a robot's, to a page that somebody else has brought upon them (CR-57).
func (r Runner) verifyAnswer(ctx context.Context) error {
	s := r.Session
	if !s.Speaker.Player.Verified && s.Legibility == talk.Nothing {
		return nil
	}
	return r.verify(ctx)
}

// verify notes that the speaker has answered a letter of ours and when a letter of theirs was believed, and takes the name from the letter if none is known.
func (r Runner) verify(ctx context.Context) error {
	p, err := r.Me(ctx)
	now := r.Session.Message.Received
	believed := believes(r.Settings, r.Session.Message) && p.Believed.Before(now)
	if err != nil || p.Verified && p.Name != "" && !believed {
		return err
	}
	if !p.Verified {
		r.Reply.Foretold = talk.Foretell(r.Execution)
	}
	p.Verified = true
	if believed {
		p.Believed = now
	}
	if p.Name == "" {
		if p, err = people.Baptise(ctx, r.Execution, p); err != nil {
			return err
		}
	}
	r.Changes.KeepPlayer(p)
	return nil
}

// believes reports whether a letter is believed as far as any is: where letters are not judged, that is every one that shows a secret.
func believes(r *talk.Settings, m mailer.Message) bool {
	return m.Belief == mailer.Believed || r.Judge == nil
}

// run carries out commands in order. A line that fails keeps those below it from being tried that concern the same game, and nothing
// else (mail.md, "Reading a message" 4). What is asked back is gathered, and asked at the end.
func (r Runner) run(ctx context.Context, list []command.Command) error {
	if len(list) == 0 {
		// It counts as a failure: a robot that sends nothing but a greeting must come to an end.
		a := talk.Refuse("", phrase.New("referee-nothing-to-do"))
		a.Prose = true
		r.Reply.Add(a)
	}
	list, err := r.settleNumbers(ctx, list)
	if err != nil {
		return err
	}
	list, back, err := r.judged(ctx, list)
	if err != nil {
		return err
	}
	r.Asks = slices.Contains(back, true)
	var asking []command.Command
	failed := failures{games: map[int]bool{}}
	for i, c := range list {
		switch game := r.GameOf(c); {
		case failed.stop(c, game):
			r.Reply.Add(talk.Answer{Line: c.Line, Untried: true})
		case back[i]:
			asking = append(asking, c)
		default:
			r.Below = play.CarriedOut(list[i+1:], back[i+1:])
			done, err := r.one(ctx, c)
			if err != nil {
				return err
			}
			if !done {
				r.failed(c, game, &failed)
			}
		}
	}
	if err := play.PlayReady(ctx, r.Execution); err != nil {
		return err
	}
	if err := r.hold(ctx, asking); err != nil {
		return err
	}
	return play.KeepLeftOut(ctx, r.Execution)
}

// one carries out a command. The conversation goes on where that was about a game.
func (r Runner) one(ctx context.Context, c command.Command) (done bool, err error) {
	as, here, shown, err := r.answering(ctx, c)
	if err != nil {
		return false, err
	}
	var a talk.Answer
	if shown {
		a, err = r.shownOne(ctx, c, as, here)
	} else {
		a, err = carryOut(ctx, r.Execution, c)
	}
	if err != nil {
		return false, err
	}
	if a.About.Match != 0 {
		r.At = a.About
	}
	r.Reply.Add(a)
	return !a.Failed, nil
}

// judged says which lines are asked back, by the table of what a letter may do. In a game's thread, what names no game is about that
// one, also below a "new" that has opened another.
func (r Runner) judged(ctx context.Context, list []command.Command) (placed []command.Command, asks []bool, err error) {
	asks = make([]bool, len(list))
	placed = slices.Clone(list)
	for i, c := range placed {
		if r.Session.Proven() && c.Game == 0 && talk.OfGames(c) {
			placed[i].Game = r.At.Match
		}
		as, here, _, err := r.answering(ctx, placed[i])
		if err != nil {
			return nil, nil, err
		}
		if asks[i], err = r.asksBack(ctx, as, placed[i], here); err != nil {
			return nil, nil, err
		}
	}
	return placed, asks, nil
}

// asksBack reports whether a line is asked back. "block" and the calling off of a game may be free where what can't be undone is not.
func (r Runner) asksBack(ctx context.Context, as *talk.Session, c command.Command, here changes.Place) (bool, error) {
	if as.Verdict(c, here) != talk.Asked {
		return false, nil
	}
	if c.Kind == command.Block && c.Problem.Empty() {
		free, err := leave.BlocksAtOnce(ctx, r.Execution)
		return !free, err
	}
	off, err := play.CallsOff(ctx, r.Execution, c)
	return !off || as.VerdictOf(talk.OfAsking, c, here) == talk.Asked, err
}
