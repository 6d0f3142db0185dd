package talk

import (
	"context"
	"strings"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

func Wished(ctx context.Context, e *Execution, c command.Command, me games.Player, fact club.Fact, text phrase.Phrase) (Answer, error) {
	if _, err := e.Changes.Happened(ctx, me.Address, fact); err != nil {
		return Answer{}, err
	}
	a := Say(c.Line, text)
	a.Acted = true
	return a, nil
}

// Shortened is as much of an address as somebody knows it by who has written it.
func Shortened(address string) string {
	local, domain, _ := strings.Cut(address, "@")
	for i, r := range local {
		if i > 0 || r == 0 {
			return local[:i] + "…@" + domain
		}
	}
	return local + "…@" + domain
}

// Full says that the speaker has as many games going as they may have; nothing where they have not (CR-34).
func Full(ctx context.Context, e *Execution) (phrase.Phrase, error) {
	if e.Settings.Caps == (club.Caps{}) {
		return phrase.Phrase{}, nil
	}
	me, err := e.Me(ctx)
	if err != nil || me.Number == 0 {
		return phrase.Phrase{}, err
	}
	m, err := e.Member(ctx, me)
	return m.TooMany(), err
}

// Excludes reports whether what somebody wishes excludes a game with another, or they have as many as they may have. The other is not told
// (CR-56).
func Excludes(ctx context.Context, e *Execution, somebody, other games.Player, preset string) (bool, error) {
	if somebody.Number == 0 || somebody.Address == other.Address {
		return false, nil
	}
	theirs, err := e.Member(ctx, somebody)
	if err != nil {
		return false, err
	}
	mine, err := e.Member(ctx, other)
	return !theirs.Excludes(mine, preset, "").Empty() || theirs.Full(), err
}

func challengerFull(ctx context.Context, e *Execution, m *adjudicator.Match) (phrase.Phrase, error) {
	if e.Settings.Caps == (club.Caps{}) {
		return phrase.Phrase{}, nil
	}
	p, err := e.Changes.Seated(ctx, m, m.Challenger)
	if err != nil {
		return phrase.Phrase{}, err
	}
	who, err := e.Member(ctx, p)
	return who.TooManyOf(), err
}

// withheld says that the opponent refuses the speaker: no words of theirs are passed on (CR-51); nor are any to somebody who is banned, who hears
// of nothing but the reason (CR-45).
func withheld(ctx context.Context, e *Execution, m *adjudicator.Match, seat adjudicator.Seat) (phrase.Phrase, error) {
	other, err := e.Changes.Seated(ctx, m, seat.Other())
	if err != nil || other.Address == m.Player(seat).Address {
		return phrase.Phrase{}, err
	}
	p, err := e.Changes.Person(ctx, other.Address)
	if err == nil && p.Ban.Stands() {
		return phrase.New("wishes-withheld-banned", "name", changes.NameIn(m, seat.Other())), nil
	}
	if err != nil || len(p.Refused) == 0 && len(p.Unwanted) == 0 {
		return phrase.Phrase{}, err
	}
	theirs := club.Member{Person: p}
	me, err := e.Me(ctx)
	if err != nil {
		return phrase.Phrase{}, err
	}
	mine, err := e.Member(ctx, me)
	if err != nil || !theirs.Refuses(mine) {
		return phrase.Phrase{}, err
	}
	return phrase.New("wishes-withheld", "name", changes.NameIn(m, seat.Other())), nil
}

// CloseCounter ends the counter-offer to an invitation that stands, if one does.
func CloseCounter(ctx context.Context, e *Execution, root *adjudicator.Match) error {
	if root.Countered == 0 {
		return nil
	}
	m, err := e.Changes.Match(ctx, root.Countered)
	if err != nil {
		return changes.Ignoring(err)
	}
	return closeQuietly(e, m)
}

// closeQuietly takes back a challenge that is open, without a word.
func closeQuietly(e *Execution, m *adjudicator.Match) error {
	if m.Stage != adjudicator.Challenged {
		return nil
	}
	d := e.Settings.Decision(Ruling{Match: m, By: m.Challenger, Letter: e.Session.Message, Do: adjudicator.Withdraw{}, Decided: e.Changes.Now})
	e.Changes.Decided(m, d)
	return nil
}

// wishing is a player as far as somebody refuses them, or they somebody.
func (r *Settings) wishing(ctx context.Context, c *changes.Set, p games.Player) (club.Member, error) {
	m := club.Member{Number: p.Number, Name: phrase.Words(p.Name)}
	var err error
	if m.Person, err = c.Person(ctx, p.Address); err != nil {
		return m, err
	}
	addresses, err := changes.Addresses(ctx, c, p.Address)
	for _, a := range addresses {
		m.Addresses = append(m.Addresses, r.Key.Trace("refused", a))
	}
	return m, err
}

// Unwanted reports whether a player of a match wants to read no words of somebody's.
func (r *Settings) Unwanted(ctx context.Context, c *changes.Set, m *adjudicator.Match, by games.Player) (bool, error) {
	who, err := r.wishing(ctx, c, by)
	if err != nil {
		return false, err
	}
	for _, seat := range []adjudicator.Seat{adjudicator.WhiteSeat, adjudicator.BlackSeat} {
		p, err := c.Seated(ctx, m, seat)
		if err != nil {
			return false, err
		}
		player, err := r.wishing(ctx, c, p)
		if err != nil || player.Refuses(who) {
			return err == nil, err
		}
	}
	return false, nil
}

// Member is a player as offers look at them.
func (e *Execution) Member(ctx context.Context, p games.Player) (club.Member, error) {
	m, err := e.Settings.wishing(ctx, e.Changes, p)
	if err != nil {
		return m, err
	}
	live, err := e.Changes.MatchesOf(ctx, p.Address)
	if err != nil {
		return m, err
	}
	for _, s := range live {
		if s.Stage == adjudicator.Playing && s.Program == games.NoProgram {
			m.Going = append(m.Going, s.Preset)
		}
	}
	endings, err := e.Changes.Store.Endings(ctx, p.Number)
	m.Caps, m.Most = e.Settings.Caps, e.Settings.Caps.After(endings)
	if m.Person.Uncapped {
		m.Most = 0
	}
	return m, err
}
