package referee

import (
	"context"
	"errors"
	"slices"
	"strings"

	"pbem/adjudicator/club"
	"pbem/adjudicator/tournament"
	"pbem/games"
	"pbem/games/names"
	"pbem/mailer/command"
	"pbem/notation/eventfile"
	"pbem/rules/phrase"
)

// mostTournaments get a line each in one answer.
const mostTournaments = 100

// announce founds a tournament, where the host allows it to the speaker.
func (e *execution) announce(ctx context.Context, c command.Command) (answer, error) {
	me, err := e.numberedMe(ctx)
	if err != nil {
		return answer{}, err
	}
	if may, err := e.mayFound(ctx, me); err != nil || !may {
		return refuse(c.Line, phrase.New("event-hosts-only")), err
	}
	preset, err := e.referee.Registry.Find(c.Announce.Preset, settings(c.Announce.Options))
	if err != nil {
		return refuse(c.Line, sentence(err)), nil
	}
	if why := e.outOfBounds(&c.Announce.New, "tournament"); !why.Empty() {
		return refuse(c.Line, why), nil
	}
	name := names.Clean(c.Announce.Name)
	if name == "" || !names.Fits(c.Announce.Name) || strings.Trim(name, "0123456789 ") == "" {
		return refuse(c.Line, phrase.New("event-name", "most", names.Most)), nil
	}
	if other, err := e.changes.tournamentNamed(ctx, name); err != nil || other.Exists() {
		return refuse(c.Line, phrase.New("event-name-taken", "name", phrase.Words(other.Name))), err
	}
	now := e.session.message.Received
	plan := club.Plan{
		Name: name, System: tournament.System(c.Announce.System), Size: c.Announce.Size, Terms: e.opening(&c.Announce.New, preset, me, me).Terms,
		Start: c.Announce.Start, StartAt: c.Announce.StartAt, Round: c.Announce.Rounds, Worth: c.Announce.Worth, Until: c.Announce.Until,
	}.Announced(now)
	if why := club.Found(plan, now); !why.Empty() {
		return refuse(c.Line, why), nil
	}
	number, err := e.changes.nextTournament(ctx)
	if err != nil {
		return answer{}, err
	}
	e.changes.keepPreset(games.Preset{Hash: preset.Hash, Data: preset.Data})
	t, err := e.changes.contested(ctx, number, club.TournamentFounded{Number: number, Founder: me.Number, Plan: plan})
	if err != nil {
		return answer{}, err
	}
	a := say(c.Line, phrase.New("event-founded", "name", phrase.Words(name), "title", phrase.GameText(preset.Title), "system", phrase.Terms(plan.SystemWords()), "terms", phrase.Terms(plan.Words())))
	a.text = append(a.text, startOf(t))
	if t.StartAt == 0 {
		a.text = append(a.text, phrase.New("event-last-date", "last", plan.LastDate(plan.Start)))
	}
	a.acted = true
	return a, nil
}

// mayFound reports whether somebody may found tournaments: the host, and whoever the host allows.
func (e *execution) mayFound(ctx context.Context, p games.Player) (bool, error) {
	if e.referee.AllFound {
		return true, nil
	}
	addresses, err := e.changes.addresses(ctx, p.Address)
	return slices.ContainsFunc(addresses, func(a string) bool {
		return a == e.referee.Host || slices.Contains(e.referee.Founders, a)
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
func (e *execution) listTournaments(ctx context.Context, c command.Command) (answer, error) {
	list, err := e.changes.tournamentsOf(ctx, 0)
	if err != nil {
		return answer{}, err
	}
	over, err := e.lastTournaments(ctx)
	if err != nil {
		return answer{}, err
	}
	if len(list)+len(over) == 0 {
		return say(c.Line, phrase.New("event-none")), nil
	}
	a := say(c.Line, phrase.New("event-list"))
	for _, t := range slices.Backward(append(list, over...)) {
		a.lines = append(a.lines, tournamentLine(t))
	}
	a.after = phrase.New("event-list-how")
	return a, nil
}

// mostOver tournaments that are over are listed below those that are not.
const mostOver = 10

func (e *execution) lastTournaments(ctx context.Context) (list []club.Tournament, err error) {
	rows, err := e.changes.store.Tournaments(ctx, games.TournamentQuery{Limit: mostTournaments})
	for _, row := range rows {
		if row.Over && err == nil && len(list) < mostOver {
			var t club.Tournament
			if t, err = e.changes.tournament(ctx, row.Number); err == nil && t.End != "" && t.End != club.TooFew {
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
func (e *execution) enter(ctx context.Context, c command.Command) (answer, error) {
	t, trouble, err := e.tournamentOf(ctx, c)
	if err != nil || trouble != nil {
		return deref(trouble), err
	}
	me, err := e.numberedMe(ctx)
	if err != nil {
		return answer{}, err
	}
	if me.Blocked {
		return refuse(c.Line, phrase.New("event-join-blocked")), nil
	}
	now := e.session.message.Received
	joined, why := t.Join(now, me.Number)
	if !why.Empty() {
		return refuse(c.Line, why), nil
	}
	if t, err = e.changes.contested(ctx, t.Number, joined); err != nil {
		return answer{}, err
	}
	a := say(c.Line, phrase.New("event-joined", "name", phrase.Words(t.Name), "title", phrase.GameText(t.Terms.Title), "system", phrase.Terms(t.SystemWords())))
	a.acted = true
	if start := t.Start(); !start.IsZero() && !now.Before(start) {
		a.text = append(a.text, phrase.New("event-joined-last"))
		return a, ticking{e.referee, e.changes, e.reply, now}.tournament(ctx, t.Number)
	}
	a.text = append(a.text, startOf(t))
	a.text = append(a.text, t.Terms.Phrases()...)
	return a, nil
}

// leave has the speaker take part no longer: after the start that is dropping out, of which all are told.
func (e *execution) leave(ctx context.Context, c command.Command) (answer, error) {
	t, trouble, err := e.tournamentOf(ctx, c)
	if err != nil || trouble != nil {
		return deref(trouble), err
	}
	me, err := e.numberedMe(ctx)
	if err != nil {
		return answer{}, err
	}
	if why := t.Leave(me.Number); !why.Empty() {
		return refuse(c.Line, why), nil
	}
	if err := e.referee.dropOut(ctx, ticking{e.referee, e.changes, e.reply, e.session.message.Received}, t, me.Number, tournament.Resigned); err != nil {
		return answer{}, err
	}
	a := say(c.Line, phrase.New("event-left", "name", phrase.Words(t.Name)))
	if t.Runs() {
		a = say(c.Line, phrase.New("event-left-running", "name", phrase.Words(t.Name)))
	}
	a.acted = true
	return a, nil
}

// dropOut has a player leave a tournament, and ends the games of it that they play (CR-10).
func (r *Referee) dropOut(ctx context.Context, t ticking, state club.Tournament, player int, why tournament.Departure) error {
	f, ok := state.DropOut(player, why)
	if !ok {
		return nil
	}
	c := &contest{ticking: t, state: state, before: state}
	if err := c.add(ctx, f); err != nil {
		return err
	}
	if err := c.pass(ctx); err != nil {
		return err
	}
	return c.tell(ctx)
}

// dropOutOfAll has a player leave all tournaments.
func (r *Referee) dropOutOfAll(ctx context.Context, t ticking, player int, why tournament.Departure) error {
	if player == 0 {
		return nil
	}
	list, err := t.changes.tournamentsOf(ctx, player)
	for _, state := range list {
		if err == nil {
			err = r.dropOut(ctx, t, state, player, why)
		}
	}
	return err
}

// tournamentOf finds the tournament that a command names; trouble is what to answer where there is none.
func (e *execution) tournamentOf(ctx context.Context, c command.Command) (club.Tournament, *answer, error) {
	t, err := e.changes.tournamentNamed(ctx, c.Text)
	if err != nil || t.Exists() {
		return t, nil, err
	}
	a := refuse(c.Line, phrase.New("event-unknown", "words", phrase.Words(firstLine(c.Text))))
	return t, &a, nil
}

// crosstable shows where everybody stands in a tournament; of one that waits for players, who takes part.
func (e *execution) crosstable(ctx context.Context, c command.Command) (answer, error) {
	t, trouble, err := e.tournamentOf(ctx, c)
	if err != nil || trouble != nil {
		return deref(trouble), err
	}
	t, _, err = e.changes.asTold(ctx, t)
	if err != nil {
		return answer{}, err
	}
	view, err := e.changes.viewOf(ctx, t)
	if err != nil {
		return answer{}, err
	}
	a := say(c.Line, tournamentLine(t))
	if t.Begun.IsZero() {
		for _, p := range view.Players {
			a.lines = append(a.lines, phrase.Of(phrase.Words(p.Name)))
		}
		return a, nil
	}
	a.table = &view
	return a, nil
}

// ErrUntold is of a tournament of which a player has not been told yet how their game ended.
var ErrUntold = errors.New("a player has not been told yet how a game of it ended")

// TournamentFile is the file of a tournament for the archive, unsigned (CR-2); nil before it has begun. The error is ErrUntold where it would tell
// more than the log of the archive does yet.
func (r *Referee) TournamentFile(ctx context.Context, store games.Store, number int) (*eventfile.File, error) {
	c := r.Changes(store)
	t, err := c.tournament(ctx, number)
	if err != nil || t.Begun.IsZero() || len(t.Groups) == 0 {
		return nil, err
	}
	_, all, err := c.asTold(ctx, t)
	if err == nil && !all {
		err = ErrUntold
	}
	if err != nil {
		return nil, err
	}
	view, err := c.viewOf(ctx, t)
	if err != nil {
		return nil, err
	}
	return view.File(r.Site), nil
}
