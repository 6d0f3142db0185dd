package hosts

import (
	"context"
	"slices"
	"strings"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// How many lines the host gets by mail, and on the machine.
const (
	mostHostLines    = 100
	mostMachineLines = 100_000
)

func (h Hosting) most() int {
	if h.machine {
		return mostMachineLines
	}
	return mostHostLines
}

// listed is an answer of lines, with a word where there are more.
func (h Hosting) listedAs(head phrase.Phrase, lines []phrase.Phrase) talk.Answer {
	a := talk.Say(h.Line, head)
	if a.Lines = lines; len(lines) > h.most() {
		a.Lines, a.After = lines[:h.most()], phrase.New("admin-more")
	}
	return a
}

// games lists what is being played, the newest first.
func (h Hosting) games(ctx context.Context) (talk.Answer, error) {
	all, err := h.Changes.Store.Matches(ctx, games.Query{Live: true, Limit: changes.AllGames})
	if err != nil {
		return talk.Answer{}, err
	}
	var rows []talk.Listed
	for _, s := range all {
		if s.Stage == adjudicator.Playing {
			rows = append(rows, talk.Listed{Summary: s})
		}
	}
	if err := talk.Outdated(ctx, h.Execution, rows[:min(len(rows), h.most())]); err != nil {
		return talk.Answer{}, err
	}
	events, err := h.events(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	lines := make([]phrase.Phrase, len(rows))
	for i, row := range rows {
		lines[i] = row.ToHost(h.Session.Message.Received, events[row.ID])
	}
	return h.listedAs(phrase.New("admin-games", "n", len(lines)), lines), nil
}

// events are the names of the tournaments that go on, by the numbers of their games.
func (h Hosting) events(ctx context.Context) (map[int]string, error) {
	list, err := h.Changes.TournamentsOf(ctx, 0)
	names := map[int]string{}
	for _, t := range list {
		for _, g := range t.Groups {
			for _, p := range g.Games {
				names[p.Match] = t.Name
			}
		}
	}
	return names, err
}

// players lists those whose name, number or address has a text in it, the newest first.
func (h Hosting) players(ctx context.Context) (talk.Answer, error) {
	var lines []phrase.Phrase
	var failed error
	err := h.everybody(ctx, func(p games.Player) bool {
		if text := strings.ToLower(p.Name + " " + p.ID() + " " + p.Address + " " + p.Mail); !strings.Contains(text, strings.ToLower(h.Do.Text)) {
			return true
		}
		line, err := h.playerLine(ctx, p)
		lines, failed = append(lines, line), err
		return err == nil && len(lines) <= h.most()
	})
	if err == nil {
		err = failed
	}
	return h.listedAs(phrase.New("admin-players", "n", len(lines)), lines), err
}

// playerLine is a player as the host sees them.
func (h Hosting) playerLine(ctx context.Context, p games.Player) (phrase.Phrase, error) {
	banned, err := h.Changes.Banned(ctx, p)
	how := phrase.Text("plain")
	switch {
	case banned:
		how = "banned"
	case p.Blocked:
		how = "blocked"
	case !p.Verified:
		how = "unproved"
	}
	return phrase.New("admin-player-line", "id", p.ID(), "name", phrase.Words(p.Name), "address", p.Mailbox(), "how", how), err
}

// letters tells of the last letters from and to a player. They can see that the host has looked.
func (h Hosting) letters(ctx context.Context, p games.Player) (talk.Answer, error) {
	found, err := h.Changes.Store.Trace(ctx, p.Mailbox(), mostHostLines)
	if err != nil && !changes.NotFound(err) {
		return talk.Answer{}, err
	}
	lines := letterLines(found, p)
	h.audit(0, false, p)
	if len(lines) == 0 {
		return h.done(phrase.New("admin-no-letters", "name", phrase.Words(p.Name))), nil
	}
	a := h.listedAs(phrase.New("admin-letters", "name", phrase.Words(p.Name)), lines)
	a.Acted = true
	return a, nil
}

// letterLines tells of the letters from and to a player, also of those that came from somebody else's address to an address of theirs, and of
// none that the same letter has caused to others.
func letterLines(found []games.Trace, p games.Player) (lines []phrase.Phrase) {
	for _, t := range found {
		if a := t.Came; a != nil && (strings.EqualFold(a.From, p.Mailbox()) || a.Player == p.Address) {
			whence := phrase.Text("theirs")
			if !strings.EqualFold(a.From, p.Mailbox()) {
				whence = "other"
			}
			lines = append(lines, phrase.New("admin-letter-came", "at", t.At(), "whence", whence, "from", phrase.Words(a.From),
				"became", phrase.Text(a.Disposition), "why", a.Why, "digest", games.ShortDigest(a.Digest)))
		}
		for _, d := range t.Went {
			if strings.EqualFold(d.To, p.Mailbox()) {
				lines = append(lines, phrase.New("admin-letter-went", "at", d.Created, "kind", d.Kind, "game", d.Match, "state", phrase.Text(d.State)))
			}
		}
	}
	return lines
}

// queue tells what waits, for whom it may be in the way.
func (h Hosting) queue(ctx context.Context) (talk.Answer, error) {
	store := h.Changes.Store
	waiting, failed, err := store.OutboxCounts(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	undecided, err := store.Undecided(ctx, mostMachineLines)
	if err != nil {
		return talk.Answer{}, err
	}
	aside, err := store.Quarantine(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	unfetched, err := store.Unfetched(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	a := talk.Say(h.Line, phrase.New("admin-queue", "waiting", waiting, "failed", failed, "undecided", len(undecided), "aside", len(aside), "unfetched", len(unfetched)))
	if pause, on, err := h.paused(ctx, h.Session.Message.Received); err != nil || on {
		a.After = phrase.New("admin-queue-paused", "until", pause.Ended)
		return a, err
	}
	return a, nil
}

// audited lists what hosts have done, the newest first.
func (h Hosting) audited(ctx context.Context) (talk.Answer, error) {
	list, err := h.Changes.Store.Audit(ctx, games.AuditQuery{Limit: h.most() + 1})
	if len(list) == 0 {
		return talk.Say(h.Line, phrase.New("admin-audit-none")), err
	}
	a := h.listedAs(phrase.Phrase{}, auditLines(list))
	return a, err
}

func auditLines(list []games.Audited) (lines []phrase.Phrase) {
	for _, a := range list {
		if a.Words == "" {
			lines = append(lines, phrase.New("audit-line-gone", "at", a.At))
		} else {
			lines = append(lines, phrase.New("audit-line", "at", a.At, "words", phrase.Command("admin "+talk.FirstLine(a.Words)), "game", unnamed(a)))
		}
	}
	return lines
}

// unnamed is the game in which something was done whose words do not say it: a ban loses several; 0 where they do, or for none.
func unnamed(a games.Audited) int {
	if slices.Contains(strings.Fields(a.Words), changes.Itoa(a.Match)) {
		return 0
	}
	return a.Match
}

// audit lists for a player what the host has done that concerns them, or in a game of theirs.
func audit(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	me, err := e.Me(ctx)
	if err != nil {
		return talk.Answer{}, err
	}
	none, head := phrase.New("audit-none"), phrase.New("audit-list")
	q := games.AuditQuery{Player: me.Number, Match: c.Game}
	if c.Game != 0 {
		none, head = phrase.New("audit-none-game", "game", c.Game), phrase.New("audit-list-game", "game", c.Game)
	}
	list, err := []games.Audited(nil), error(nil)
	if me.Number > 0 {
		list, err = e.Changes.Store.Audit(ctx, q)
	}
	if err != nil || len(list) == 0 {
		return talk.Say(c.Line, none), err
	}
	a := talk.Say(c.Line, head)
	a.Lines = auditLines(list)
	return a, nil
}
