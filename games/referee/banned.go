package referee

import (
	"context"
	"slices"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/assent"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// bannedTrace is of what a keyed hash stays when somebody is forgotten who is banned (club.md, C-4).
const bannedTrace = "banned"

// banned reports whether the host wants somebody to play here no more. That outlasts their being forgotten.
func (c *Changeset) banned(ctx context.Context, p games.Player) (bool, error) {
	if p.Number == 0 {
		return c.traced(ctx, bannedTrace, canonical(p.Address))
	}
	person, err := c.person(ctx, p.Address)
	return person.Ban.Stands(), err
}

// Outlasting is the erasure of a player with what must stay of a ban: a keyed hash of each mailbox.
func (r *Referee) Outlasting(ctx context.Context, c *Changeset, e games.Erasure) (games.Erasure, error) {
	person, err := c.person(ctx, e.Player)
	if err != nil || !person.Ban.Stands() {
		return e, err
	}
	e.Traces = slices.Clip(e.Traces)
	for _, a := range e.Addresses {
		e.Traces = append(e.Traces, r.Key.Trace(bannedTrace, canonical(a)))
	}
	return e, nil
}

// parting is what is heeded of a letter from somebody who is banned: that they want to be forgotten, and the yes to that.
func (h handler) parting(s *session) []command.Command {
	asked := s.commands
	if s.speaker.proof == byReply && s.speaker.says == assent.Yes {
		asked = h.referee.parse(s.speaker.request.Text, "", s.speaker.request.Match, s.message.From)
	}
	i := slices.IndexFunc(asked, func(c command.Command) bool { return c.Kind == command.Forget })
	if i < 0 || s.speaker.elsewhere || s.speaker.player.Number == 0 || s.speaker.proof == byReply && len(asked) > 1 {
		return nil
	}
	return asked[i : i+1]
}

// banned answers the first letter of somebody who is banned with the reason, and no later one (CR-45). One that is not believed is
// never answered, for it may be somebody else's; and whoever was forgotten since was answered before.
func (h handler) banned(ctx context.Context, s *session) (games.Handling, error) {
	who := s.speaker
	handling := games.Handling{Disposition: games.Banned, Why: kinds(s.commands), Player: who.player.Address, Proof: who.proof.name()}
	person, err := h.changes.person(ctx, who.player.Address)
	if err != nil || !person.Ban.Stands() || person.Ban.Told || s.message.Belief == mailer.NotBelieved || who.elsewhere || who.player.Blocked {
		return handling, err
	}
	if _, err = h.changes.happened(ctx, who.player.Address, club.BanTold{}); err != nil {
		return handling, err
	}
	replies := newReply(h.referee, h.changes, s)
	replies.add(answer{failed: true, text: []phrase.Phrase{
		phrase.New("ban-told", "since", person.Ban.Since, "reason", phrase.Words(person.Ban.Reason)), phrase.New("ban-silence"),
	}})
	_, err = replies.write(ctx, place{})
	return handling, err
}
