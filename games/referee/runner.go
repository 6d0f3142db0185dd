package referee

import (
	"context"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// runner takes the commands of a letter through: which of them its proof covers, which must be confirmed first, and which are not
// tried, because one above them failed.
type runner struct{ *execution }

// letter does what the letter asks for, as far as its proof goes, and names what it does not say because it was struck out, and what was not read.
func (r runner) letter(ctx context.Context, list []command.Command) error {
	err := r.unstruck(ctx, list)
	if struck := r.session.message.Struck; err == nil && struck != "" {
		r.reply.add(say("", phrase.New("referee-struck", "words", phrase.Words(firstLine(strings.ReplaceAll(struck, "\n", " "))))))
	}
	if err == nil && r.session.message.Below {
		r.reply.add(say("", phrase.New("referee-below", "mb", mailer.MaxText>>20, "lines", mailer.MaxLines)))
	}
	return err
}

// unstruck does what a letter asks for by the words that stand.
func (r runner) unstruck(ctx context.Context, list []command.Command) error {
	if !r.session.message.Refused.Empty() {
		r.reply.add(refuse("", phrase.New("referee-not-read", "why", r.session.message.Refused)))
		return nil
	}
	if err := r.heard(ctx); err != nil {
		return err
	}
	if err := r.heardAgain(ctx); err != nil {
		return err
	}
	s := r.session
	if s.vouched() && !s.proven() { // also at the plain address it is a letter of theirs that was believed
		if err := r.verify(ctx); err != nil {
			return err
		}
	}
	if s.speaker.elsewhere {
		r.reply.add(say("", phrase.New("referee-from-elsewhere", "address", s.speaker.from)))
	}
	switch {
	case s.speaker.proof == byReply:
		if err := r.consented(ctx); err != nil {
			return err
		}
		return r.readByOthers(ctx)
	case s.speaker.invited.reads:
		return r.toInvitation(ctx)
	case s.requested() && s.legibility == nothing:
		return r.unclear(ctx)
	case s.proven():
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
func (r runner) heard(ctx context.Context) error {
	if !r.session.inThread(r.at) || r.session.legibility == nothing {
		return nil
	}
	m, err := r.changes.match(ctx, r.at.match)
	if err != nil {
		return err
	}
	d, err := r.rule(ctx, m, r.at.seat, adjudicator.Heard{})
	if err != nil {
		return err
	}
	r.reply.welcome = noticesTo(d.Notices, r.at.seat)
	return r.changes.takeAll(ctx)
}

// verifyAnswer verifies whoever answers a letter of ours. An answer of a newcomer's in which nothing can be read shows nothing yet: it may be
// a robot's, to a page that somebody else has brought upon them (CR-57).
func (r runner) verifyAnswer(ctx context.Context) error {
	s := r.session
	if !s.speaker.player.Verified && s.legibility == nothing {
		return nil
	}
	return r.verify(ctx)
}

// verify notes that the speaker has answered a letter of ours and when a letter of theirs was believed, and takes the name from the letter if none is known.
func (r runner) verify(ctx context.Context) error {
	p, err := r.me(ctx)
	now := r.session.message.Received
	believed := r.referee.believes(r.session.message) && p.Believed.Before(now)
	if err != nil || p.Verified && p.Name != "" && !believed {
		return err
	}
	if !p.Verified {
		r.reply.foretold = r.foretell()
	}
	p.Verified = true
	if believed {
		p.Believed = now
	}
	if p.Name == "" {
		if p, err = r.baptise(ctx, p); err != nil {
			return err
		}
	}
	r.changes.keepPlayer(p)
	return nil
}

// believes reports whether a letter is believed as far as any is: where letters are not judged, that is every one that shows a secret.
func (r *Referee) believes(m mailer.Message) bool {
	return m.Belief == mailer.Believed || r.Judge == nil
}

// foretell tells somebody whose address has just been proved if their letters will be asked back each time, while it is not yet their clock
// that runs; nothing where they will not.
func (e *execution) foretell() phrase.Phrase {
	m := e.session.message
	switch {
	case m.Belief == mailer.NotBelieved:
		return phrase.New("referee-foretold-all", "why", doubted(m.Doubt))
	case m.Belief == mailer.HalfBelieved && e.referee.Judge != nil:
		return phrase.New("referee-foretold-half", "why", doubted(m.Doubt))
	}
	return phrase.Phrase{}
}

// run carries out commands in order. A line that fails keeps those below it from being tried that concern the same game, and nothing
// else (mail.md, "Reading a message" 4). What is asked back is gathered, and asked at the end.
func (r runner) run(ctx context.Context, list []command.Command) error {
	if len(list) == 0 {
		// It counts as a failure: a robot that sends nothing but a greeting must come to an end.
		a := refuse("", phrase.New("referee-nothing-to-do"))
		a.prose = true
		r.reply.add(a)
	}
	list, err := r.settleNumbers(ctx, list)
	if err != nil {
		return err
	}
	list, back, err := r.judged(ctx, list)
	if err != nil {
		return err
	}
	r.asks = slices.Contains(back, true)
	var asking []command.Command
	failed := failures{games: map[int]bool{}}
	for i, c := range list {
		switch game := r.gameOf(c); {
		case failed.stop(c, game):
			r.reply.add(answer{line: c.Line, untried: true})
		case back[i]:
			asking = append(asking, c)
		default:
			r.below = carriedOut(list[i+1:], back[i+1:])
			done, err := r.one(ctx, c)
			if err != nil {
				return err
			}
			if !done {
				r.failed(c, game, &failed)
			}
		}
	}
	if err := r.playReady(ctx); err != nil {
		return err
	}
	if err := r.hold(ctx, asking); err != nil {
		return err
	}
	return r.keepLeftOut(ctx)
}

// one carries out a command. The conversation goes on where that was about a game.
func (r runner) one(ctx context.Context, c command.Command) (done bool, err error) {
	as, here, shown, err := r.answering(ctx, c)
	if err != nil {
		return false, err
	}
	var a answer
	if shown {
		a, err = r.shownOne(ctx, c, as, here)
	} else {
		a, err = r.carryOut(ctx, c)
	}
	if err != nil {
		return false, err
	}
	if a.about.match != 0 {
		r.at = a.about
	}
	r.reply.add(a)
	return !a.failed, nil
}

// judged says which lines are asked back, by the table of what a letter may do. In a game's thread, what names no game is about that
// one, also below a "new" that has opened another.
func (r runner) judged(ctx context.Context, list []command.Command) (placed []command.Command, asks []bool, err error) {
	asks = make([]bool, len(list))
	placed = slices.Clone(list)
	for i, c := range placed {
		if r.session.proven() && c.Game == 0 && ofGames(c) {
			placed[i].Game = r.at.match
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
func (r runner) asksBack(ctx context.Context, as *session, c command.Command, here place) (bool, error) {
	if as.verdict(c, here) != asked {
		return false, nil
	}
	if c.Kind == command.Block && c.Problem.Empty() {
		free, err := r.blocksAtOnce(ctx)
		return !free, err
	}
	off, err := r.callsOff(ctx, c)
	return !off || as.verdictOf(ofAsking, c, here) == asked, err
}
