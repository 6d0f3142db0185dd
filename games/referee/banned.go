package referee

import (
	"context"

	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer"
	"pbem/rules/phrase"
)

// banned reports whether the host wants somebody to play here no more.
func (c *Changeset) banned(ctx context.Context, p games.Player) (bool, error) {
	if p.Number == 0 {
		return false, nil
	}
	person, err := c.person(ctx, p.Address)
	return person.Ban.Stands(), err
}

// banned answers the first letter of somebody who is banned with the reason, and no later one (CR-45). One that is not believed is
// never answered, for it may be somebody else's.
func (h handler) banned(ctx context.Context, m mailer.Message, who speaker) (games.Handling, bool, error) {
	banned, err := h.changes.banned(ctx, who.player)
	if err != nil || !banned {
		return games.Handling{}, false, err
	}
	s := h.referee.read(m, who)
	handling := games.Handling{Disposition: games.Banned, Why: kinds(s.commands), Player: who.player.Address, Proof: who.proof.name()}
	person, err := h.changes.person(ctx, who.player.Address)
	if err != nil || person.Ban.Told || m.Belief == mailer.NotBelieved || who.elsewhere || who.player.Blocked {
		return handling, true, err
	}
	if _, err = h.changes.happened(ctx, who.player.Address, club.BanTold{}); err != nil {
		return handling, true, err
	}
	reply := newReply(h.referee, h.changes, s)
	reply.add(answer{failed: true, text: []phrase.Phrase{
		phrase.New("ban-told", "since", person.Ban.Since, "reason", phrase.Words(person.Ban.Reason)), phrase.New("ban-silence"),
	}})
	_, err = reply.write(ctx, place{})
	return handling, true, err
}
