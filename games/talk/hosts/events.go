package hosts

import (
	"context"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/talk"
	"pbem/games/talk/events"
	"pbem/rules/phrase"
)

// keep ends the notices of somebody who has lost two games of a tournament on time: they play on (CR-49).
func (h Hosting) keep(ctx context.Context, p games.Player) (talk.Answer, error) {
	list, err := h.Changes.TournamentsOf(ctx, p.Number)
	if err != nil {
		return talk.Answer{}, err
	}
	var kept []phrase.Phrase
	for _, t := range list {
		f, ok := t.Keep(p.Number)
		if !ok {
			continue
		}
		if enters, err := h.enters(ctx, t.Number); err != nil || enters && !h.machine {
			return talk.Refuse(h.Line, phrase.New("admin-own-game")), err
		}
		c := &events.Contest{Ticking: talk.Ticking{Settings: h.Settings, Changes: h.Changes, Reply: h.Reply, Now: h.Session.Message.Received}, State: t, Before: t}
		if err := c.Add(ctx, f); err != nil {
			return talk.Answer{}, err
		}
		if err := c.TellPlayers(ctx); err != nil {
			return talk.Answer{}, err
		}
		kept = append(kept, phrase.Of(phrase.Words(t.Name)))
	}
	if len(kept) == 0 {
		return h.not(phrase.New("admin-no-notice", "name", phrase.Words(p.Name)))
	}
	h.audit(0, false, p)
	return h.done(phrase.New("admin-kept", "name", phrase.Words(p.Name), "events", phrase.Join(phrase.Commas, kept...))), nil
}

// enters reports whether the host takes part in a tournament.
func (h Hosting) enters(ctx context.Context, number int) (bool, error) {
	host, err := host(ctx, h.Execution)
	if err != nil || host.Number == 0 {
		return false, err
	}
	t, err := h.Changes.Tournament(ctx, number)
	_, in := t.Entrant(host.Number)
	return in, err
}

// ownEvent says by mail that a game belongs to a tournament of the host's own (CR-60); nothing where it does not.
func (h Hosting) ownEvent(ctx context.Context, m *adjudicator.Match) (phrase.Phrase, error) {
	if m.Terms.Event == 0 || h.machine {
		return phrase.Phrase{}, nil
	}
	enters, err := h.enters(ctx, m.Terms.Event)
	if err != nil || !enters {
		return phrase.Phrase{}, err
	}
	return phrase.New("admin-own-game"), nil
}

// correct has the tournament of a game know what the host has decided in it. One that was over goes on with a game that does, or keeps its
// end with other places: all hear that, also who has left.
func (h Hosting) correct(ctx context.Context, m *adjudicator.Match) error {
	if m.Terms.Event == 0 {
		return nil
	}
	before, err := h.Changes.Tournament(ctx, m.Terms.Event)
	if err != nil {
		return err
	}
	if err := h.Changes.TakeResults(ctx); err != nil {
		return err
	}
	after, err := h.Changes.Tournament(ctx, m.Terms.Event)
	if err != nil || before.End == "" || after.Version == before.Version {
		return err
	}
	c := &events.Contest{Ticking: talk.Ticking{Settings: h.Settings, Changes: h.Changes, Reply: h.Reply, Now: h.Session.Message.Received}, State: after, Before: before}
	on := phrase.Text("nothing")
	switch p, _ := after.Game(m.ID); {
	case !p.Over:
		on = "game"
	case after.End == "":
		on = "event"
	}
	c.Say(0, phrase.New("event-corrected", "name", phrase.Words(after.Name), "game", m.ID, "on", on))
	if after.End != "" {
		if err := c.TellPlaces(ctx); err != nil {
			return err
		}
	}
	return c.TellAll(ctx, true, true)
}
