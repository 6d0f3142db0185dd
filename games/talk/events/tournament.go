package events

import (
	"context"
	"errors"
	"slices"
	"strings"

	"pbem/adjudicator/club"
	"pbem/adjudicator/tournament"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/names"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/notation/eventfile"
	"pbem/rules/phrase"
)

// announce founds a tournament, where the host allows it to the speaker.
func announce(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.NumberedMe(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	if may, err := mayFound(ctx, e, me); err != nil || !may {
		return talk.Refuse(c.Line, phrase.New("event-hosts-only")), err
	}
	preset, err := e.Settings.Registry.Find(c.Announce.Preset, talk.Options(c.Announce.Options))
	if err != nil {
		return talk.Refuse(c.Line, changes.Sentence(err)), nil
	}
	if why := talk.OutOfBounds(e, &c.Announce.New, "tournament"); !why.Empty() {
		return talk.Refuse(c.Line, why), nil
	}
	name := names.Clean(c.Announce.Name)
	if name == "" || !names.Fits(c.Announce.Name) || strings.Trim(name, "0123456789 ") == "" {
		return talk.Refuse(c.Line, phrase.New("event-name", "most", names.Most)), nil
	}
	if other, err := changes.TournamentNamed(ctx, e.Changes, name); err != nil || other.Exists() {
		return talk.Refuse(c.Line, phrase.New("event-name-taken", "name", phrase.Words(other.Name))), err
	}
	now := e.Session.Message.Received
	plan := club.Plan{
		Name: name, System: tournament.System(c.Announce.System), Size: c.Announce.Size, Terms: talk.Opening(e, &c.Announce.New, preset, me, me).Terms,
		Start: c.Announce.Start, StartAt: c.Announce.StartAt, Round: c.Announce.Rounds, Worth: c.Announce.Worth, Until: c.Announce.Until,
	}.Announced(now)
	if why := club.Found(plan, now); !why.Empty() {
		return talk.Refuse(c.Line, why), nil
	}
	number, err := changes.NextTournament(ctx, e.Changes)
	if err != nil {
		return talk.Answer{}, err
	}
	changes.KeepPreset(e.Changes, games.Preset{Hash: preset.Hash, Data: preset.Data})
	t, err := changes.Contested(ctx, e.Changes, number, club.TournamentFounded{Number: number, Founder: me.Number, Plan: plan})
	if err != nil {
		return talk.Answer{}, err
	}
	a := talk.Say(c.Line, phrase.New("event-founded", "name", phrase.Words(name), "title", phrase.GameText(preset.Title), "system", phrase.Terms(plan.SystemWords()), "terms", phrase.Terms(plan.Words())))
	a.Text = append(a.Text, startOf(t))
	if t.StartAt == 0 {
		a.Text = append(a.Text, phrase.New("event-last-date", "last", plan.LastDate(plan.Start)))
	}
	a.Acted = true
	return a, nil
}

// mayFound reports whether somebody may found tournaments: the host, and whoever the host allows.
func mayFound(ctx context.Context, e *talk.Execution, p games.Player) (bool, error) {
	if e.Settings.AllFound {
		return true, nil
	}
	addresses, err := changes.Addresses(ctx, e.Changes, p.Address)
	return slices.ContainsFunc(addresses, func(a string) bool {
		return a == e.Settings.Host || slices.Contains(e.Settings.Founders, a)
	}), err
}

// startOf says when a tournament starts.
func startOf(t club.Tournament) phrase.Phrase {
	if t.StartAt > 0 {
		return phrase.New("event-starts-at", "n", t.StartAt, "have", len(t.Entrants))
	}
	return phrase.New("event-starts-on", "start", t.Plan.Start, "least", t.Least(), "have", len(t.Entrants))
}

// listTournaments lists the tournaments that are not over, and the last ones that are.
func listTournaments(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	list, err := e.Changes.TournamentsOf(ctx, 0)
	if err != nil {
		return talk.Answer{}, err
	}
	over, err := lastTournaments(ctx, e)
	if err != nil {
		return talk.Answer{}, err
	}
	if len(list)+len(over) == 0 {
		return talk.Say(c.Line, phrase.New("event-none")), nil
	}
	a := talk.Say(c.Line, phrase.New("event-list"))
	for _, t := range slices.Backward(append(list, over...)) {
		a.Lines = append(a.Lines, tournamentLine(t))
	}
	a.After = phrase.New("event-list-how")
	return a, nil
}

// mostOver tournaments that are over are listed below those that are not.
const mostOver = 10

func lastTournaments(ctx context.Context, e *talk.Execution) (list []club.Tournament, err error) {
	rows, err := e.Changes.Store.Tournaments(ctx, games.TournamentQuery{Limit: changes.MostTournaments})
	for _, row := range rows {
		if row.Over && err == nil && len(list) < mostOver {
			var t club.Tournament
			if t, err = e.Changes.Tournament(ctx, row.Number); err == nil && t.End != "" && t.End != club.TooFew {
				list = append(list, t)
			}
		}
	}
	return list, err
}

// tournamentLine is a tournament in the list.
func tournamentLine(t club.Tournament) phrase.Phrase {
	args := []any{"name", phrase.Words(t.Name), "title", phrase.GameText(t.Terms.Title), "system", phrase.Terms(t.SystemWords()), "n", len(t.Entrants)}
	switch {
	case t.End != "":
		return phrase.New("event-listed-over", append(args, "at", t.EndedAt)...)
	case t.Runs() && t.System == tournament.BySwiss && len(t.Groups) > 0:
		return phrase.New("event-listed-round", append(args, "round", t.Groups[0].Round, "rounds", t.Size)...)
	case t.Runs():
		return phrase.New("event-listed-running", append(args, "at", t.Begun)...)
	}
	return phrase.New("event-listed-open", append(args, "terms", phrase.Terms(t.Words()), "start", startOf(t))...)
}

// enter has the speaker take part in a tournament. The one who was still missing starts it.
func enter(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	t, trouble, err := tournamentOf(ctx, e, c)
	if err != nil || trouble != nil {
		return talk.Deref(trouble), err
	}
	me, err := e.NumberedMe(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	if me.Blocked {
		return talk.Refuse(c.Line, phrase.New("event-join-blocked")), nil
	}
	now := e.Session.Message.Received
	joined, why := t.Join(now, me.Number)
	if !why.Empty() {
		return talk.Refuse(c.Line, why), nil
	}
	if t, err = changes.Contested(ctx, e.Changes, t.Number, joined); err != nil {
		return talk.Answer{}, err
	}
	a := talk.Say(c.Line, phrase.New("event-joined", "name", phrase.Words(t.Name), "title", phrase.GameText(t.Terms.Title), "system", phrase.Terms(t.SystemWords())))
	a.Acted = true
	if start := t.Start(); !start.IsZero() && !now.Before(start) {
		a.Text = append(a.Text, phrase.New("event-joined-last"))
		return a, Tournament(ctx, talk.Ticking{Settings: e.Settings, Changes: e.Changes, Reply: e.Reply, Now: now}, t.Number)
	}
	a.Text = append(a.Text, startOf(t))
	a.Text = append(a.Text, t.Terms.Phrases()...)
	return a, nil
}

// leave has the speaker take part no longer: after the start that is dropping out, of which all are told.
func leave(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	t, trouble, err := tournamentOf(ctx, e, c)
	if err != nil || trouble != nil {
		return talk.Deref(trouble), err
	}
	me, err := e.NumberedMe(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	if why := t.Leave(me.Number); !why.Empty() {
		return talk.Refuse(c.Line, why), nil
	}
	if err := dropOut(ctx, e.Settings, talk.Ticking{Settings: e.Settings, Changes: e.Changes, Reply: e.Reply, Now: e.Session.Message.Received}, t, me.Number, tournament.Resigned); err != nil {
		return talk.Answer{}, err
	}
	a := talk.Say(c.Line, phrase.New("event-left", "name", phrase.Words(t.Name)))
	if t.Runs() {
		a = talk.Say(c.Line, phrase.New("event-left-running", "name", phrase.Words(t.Name)))
	}
	a.Acted = true
	return a, nil
}

// dropOut has a player leave a tournament, and ends the games of it that they play (CR-10).
func dropOut(ctx context.Context, r *talk.Settings, t talk.Ticking, state club.Tournament, player int, why tournament.Departure) error {
	f, ok := state.DropOut(player, why)
	if !ok {
		return nil
	}
	c := &Contest{Ticking: t, State: state, Before: state}
	if err := c.Add(ctx, f); err != nil {
		return err
	}
	if err := c.pass(ctx); err != nil {
		return err
	}
	return c.TellPlayers(ctx)
}

// DropOutOfAll has a player leave all tournaments.
func DropOutOfAll(ctx context.Context, r *talk.Settings, t talk.Ticking, player int, why tournament.Departure) error {
	if player == 0 {
		return nil
	}
	list, err := t.Changes.TournamentsOf(ctx, player)
	for _, state := range list {
		if err == nil {
			err = dropOut(ctx, r, t, state, player, why)
		}
	}
	return err
}

// tournamentOf finds the tournament that a command names; trouble is what to answer where there is none.
func tournamentOf(ctx context.Context, e *talk.Execution, c command.Command) (club.Tournament, *talk.Answer, error) {
	t, err := changes.TournamentNamed(ctx, e.Changes, c.Text)
	if err != nil || t.Exists() {
		return t, nil, err
	}
	a := talk.Refuse(c.Line, phrase.New("event-unknown", "words", phrase.Words(talk.FirstLine(c.Text))))
	return t, &a, nil
}

// crosstable shows where everybody stands in a tournament; of one that waits for players, who takes part.
func crosstable(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	t, trouble, err := tournamentOf(ctx, e, c)
	if err != nil || trouble != nil {
		return talk.Deref(trouble), err
	}
	t, _, err = reply.AsTold(ctx, e.Changes, t)
	if err != nil {
		return talk.Answer{}, err
	}
	view, err := changes.ViewOf(ctx, e.Changes, t)
	if err != nil {
		return talk.Answer{}, err
	}
	a := talk.Say(c.Line, tournamentLine(t))
	if t.Begun.IsZero() {
		for _, p := range view.Players {
			a.Lines = append(a.Lines, phrase.Of(phrase.Words(p.Name)))
		}
		return a, nil
	}
	a.Table = &view
	return a, nil
}

// ErrUntold is of a tournament of which a player has not been told yet how their game ended.
var ErrUntold = errors.New("a player has not been told yet how a game of it ended")

// TournamentFile is the file of a tournament for the archive, unsigned (CR-2); nil before it has begun. The error is ErrUntold where it would tell
// more than the log of the archive does yet.
func TournamentFile(ctx context.Context, r *talk.Settings, store games.Store, number int) (*eventfile.File, error) {
	c := r.Changes(store)
	t, err := c.Tournament(ctx, number)
	if err != nil || t.Begun.IsZero() || len(t.Groups) == 0 {
		return nil, err
	}
	_, all, err := reply.AsTold(ctx, c, t)
	if err == nil && !all {
		err = ErrUntold
	}
	if err != nil {
		return nil, err
	}
	view, err := changes.ViewOf(ctx, c, t)
	if err != nil {
		return nil, err
	}
	return view.File(r.Site), nil
}
