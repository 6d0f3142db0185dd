package referee

import (
	"context"

	"pbem/adjudicator"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// runner takes the commands of a letter through: which of them its proof covers, which must be confirmed first, and no further
// than to the first that fails.
type runner struct{ *execution }

// letter does what the letter asks for, as far as its proof goes.
func (r runner) letter(ctx context.Context, list []command.Command) error {
	if !r.session.message.Refused.Empty() {
		r.reply.add(refuse("", phrase.New("referee-not-read", "why", r.session.message.Refused)))
		return nil
	}
	if err := r.heard(ctx); err != nil {
		return err
	}
	switch r.session.speaker.proof {
	case unproven:
		return r.unproven(ctx, list)
	case byReply:
		return r.confirmed(ctx)
	}
	if err := r.verify(ctx); err != nil {
		return err
	}
	return r.run(ctx, list)
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
	d := r.rule(m, r.at.seat, adjudicator.Heard{})
	r.reply.welcome = noticesTo(d.Notices, r.at.seat)
	return nil
}

// verify notes that the speaker has answered a letter of ours, and takes the name from the letter if none is known.
func (r runner) verify(ctx context.Context) error {
	p, err := r.me(ctx)
	if err != nil || p.Verified && p.Name != "" {
		return err
	}
	p.Verified = true
	if p.Name == "" {
		p.Name = nameOf(r.session.message.From[0])
	}
	r.changes.keepPlayer(p)
	return nil
}

// run carries out commands in order, up to the first that fails.
func (r runner) run(ctx context.Context, list []command.Command) error {
	if len(list) == 0 {
		// It counts as a failure: a robot that sends nothing but a greeting must come to an end.
		r.reply.add(refuse("", phrase.New("referee-nothing-to-do")))
	}
	list, err := r.settleNumbers(ctx, list)
	if err != nil {
		return err
	}
	list, elsewhere := r.split(list)
	for i, c := range list {
		done, err := r.one(ctx, c)
		if err != nil {
			return err
		}
		if !done {
			r.leave(append(list[i+1:len(list):len(list)], elsewhere...))
			return nil
		}
	}
	return r.hold(ctx, elsewhere)
}

// one carries out a command. The conversation goes on where that was about a game.
func (r runner) one(ctx context.Context, c command.Command) (done bool, err error) {
	a, err := r.carryOut(ctx, c)
	if err != nil {
		return false, err
	}
	if a.about.match != 0 {
		r.at = a.about
	}
	r.reply.add(a)
	return !a.failed, nil
}

// leave tells which lines were not tried.
func (r runner) leave(rest []command.Command) {
	for _, c := range rest {
		r.reply.add(answer{line: c.Line, untried: true})
	}
}

// split parts the lines that this letter's proof covers from those about other games. In a game's thread, what names no
// game is about that one, also below a "new" that has opened another.
func (r runner) split(list []command.Command) (here, elsewhere []command.Command) {
	byToken := r.session.speaker.proof == byToken
	for _, c := range list {
		if byToken && c.Game == 0 && ofGames(c) {
			c.Game = r.at.match
		}
		other := c.Game != 0 && c.Game != r.at.match && acts(c) || twice(c)
		if other && byToken {
			elsewhere = append(elsewhere, c)
		} else {
			here = append(here, c)
		}
	}
	return here, elsewhere
}
