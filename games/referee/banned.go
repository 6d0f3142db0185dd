package referee

import (
	"context"
	"slices"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/assent"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// Outlasting is the erasure of a player with what must stay of a ban: a keyed hash of each mailbox.
func Outlasting(ctx context.Context, r *talk.Settings, c *changes.Set, e games.Erasure) (games.Erasure, error) {
	person, err := c.Person(ctx, e.Player)
	if err != nil || !person.Ban.Stands() {
		return e, err
	}
	e.Traces = slices.Clip(e.Traces)
	for _, a := range e.Addresses {
		e.Traces = append(e.Traces, r.Key.Trace(changes.BannedTrace, changes.Canonical(a)))
	}
	return e, nil
}

// parting is what is heeded of a letter from somebody who is banned: that they want to be forgotten, and the yes to that.
func (h handler) parting(s *talk.Session) []command.Command {
	asked := s.Commands
	if s.Speaker.Proof == talk.ByReply && s.Speaker.Says == assent.Yes {
		asked = h.settings.Parse(s.Speaker.Request.Text, "", s.Speaker.Request.Match, s.Message.From)
	}
	i := slices.IndexFunc(asked, func(c command.Command) bool { return c.Kind == command.Forget })
	if i < 0 || s.Speaker.Elsewhere || s.Speaker.Player.Number == 0 || s.Speaker.Proof == talk.ByReply && len(asked) > 1 {
		return nil
	}
	return asked[i : i+1]
}

// banned answers the first letter of somebody who is banned with the reason, and no later one (CR-45). One that is not believed is
// never answered, for it may be somebody else's; and whoever was forgotten since was answered before.
func (h handler) banned(ctx context.Context, s *talk.Session) (games.Handling, error) {
	who := s.Speaker
	handling := games.Handling{Disposition: games.Banned, Why: talk.Kinds(s.Commands), Player: who.Player.Address, Proof: who.Proof.Name()}
	person, err := h.changes.Person(ctx, who.Player.Address)
	if err != nil || !person.Ban.Stands() || person.Ban.Told || s.Message.Belief == mailer.NotBelieved || who.Elsewhere || who.Player.Blocked {
		return handling, err
	}
	if _, err = h.changes.Happened(ctx, who.Player.Address, club.BanTold{}); err != nil {
		return handling, err
	}
	replies := talk.NewReply(h.settings, h.changes, s)
	replies.Add(talk.Answer{Failed: true, Text: []phrase.Phrase{
		phrase.New("ban-told", "since", person.Ban.Since, "reason", phrase.Words(person.Ban.Reason)), phrase.New("ban-silence"),
	}})
	_, err = reply.Write(ctx, replies, changes.Place{})
	return handling, err
}
