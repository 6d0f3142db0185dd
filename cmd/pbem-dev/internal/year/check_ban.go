package year

import (
	"context"
	"maps"
	"slices"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/rules"
)

// isBanned: what somebody plays is lost by them as of the ban, what they offer is gone, and they play no tournament any more (CR-45).
func (w *world) isBanned(ctx context.Context, s *sent, rest string) error {
	address, reason, _ := strings.Cut(rest, " ")
	p := w.byAddress[address]
	p.ban = ban{since: s.at, reason: reason}
	w.report.Checked["bans"]++
	return w.checkGivenUp(ctx, p)
}

// checkBans looks in the end at those who are banned then.
func (w *world) checkBans(ctx context.Context) error {
	for _, p := range w.people {
		if (p.ban.stands() || w.breaks(GoesOnBanned) && p.acted > 0 && p.leaving.IsZero()) && !p.forgotten {
			if err := w.checkGivenUp(ctx, p); err != nil {
				return err
			}
		}
	}
	return nil
}

// checkGivenUp looks at all that somebody plays who is banned.
func (w *world) checkGivenUp(ctx context.Context, p *person) error {
	for _, game := range slices.Sorted(maps.Keys(w.playing)) {
		if slices.Contains(w.playing[game], p) {
			if err := w.checkLost(ctx, p, game); err != nil {
				return err
			}
		}
	}
	return w.checkBarred(ctx, p)
}

// checkLost: a game that was being played by somebody who is banned is lost by them.
func (w *world) checkLost(ctx context.Context, p *person, game int) error {
	m, err := w.house.match(ctx, game)
	if err != nil {
		return err
	}
	seat := m.SeatOfAddress(p.address)
	lost := m.Stage == adjudicator.Over && m.Outcome.Result == rules.Win(seat.Other().Side()) && m.Adjudication.Banned == seat && m.EndedAt.Equal(p.ban.since)
	// A challenge of later stands, and they never hear of it: whoever has challenged them learns nothing (CR-56).
	switch live := m.Stage == adjudicator.Playing || m.Stage == adjudicator.Challenged && m.ChallengedAt.Before(p.ban.since); {
	case live || w.breaks(GoesOnBanned):
		w.find("bans", "game %d of %s goes on, who was banned at %s", game, p.address, p.ban.since.Format(time.DateTime))
	case w.stages[game] == adjudicator.Playing && !lost && !m.EndedAt.Before(p.ban.since):
		w.find("bans", "game %d of %s, who was banned at %s, ended otherwise: %+v at %s", game, p.address, p.ban.since.Format(time.DateTime), m.Outcome, m.EndedAt.Format(time.DateTime))
	}
	return nil
}

// checkBarred: neither an offer of somebody who is banned stands, nor do they play in a tournament that is not over.
func (w *world) checkBarred(ctx context.Context, p *person) error {
	store := w.house.store()
	player, err := store.Player(ctx, p.address)
	if err != nil {
		return err
	}
	offers, err := store.Offers(ctx, games.OfferQuery{Seeker: player.Number})
	if err != nil {
		return err
	}
	if len(offers) > 0 {
		w.find("bans", "%d offers of %s stand, who is banned", len(offers), p.address)
	}
	list, err := w.tournaments(ctx)
	for _, t := range list {
		if e, plays := t.Entrant(player.Number); plays && e.Left == "" && t.End == "" {
			w.find("bans", "%s plays in %s, and is banned", p.address, t.Name)
		}
	}
	return err
}

// isUnbanned ends a ban. What was answered to their letters has come by then.
func (w *world) isUnbanned(_ context.Context, _ *sent, rest string) error {
	p := w.byAddress[rest]
	if p.ban.told && !p.ban.heard {
		w.find("bans", "%s was never told why they are banned", p.address)
	}
	p.ban, p.unheard = ban{}, w.now
	p.missesSome()
	return nil
}

// checkBanned: of the letters of somebody who is banned the first is answered, and no other; none where they want no mail.
func (w *world) checkBanned(s *sent, came *games.Arrival, answers int) {
	want := 0
	if !s.from.ban.told && !s.robot && s.from.block.since.IsZero() {
		s.from.ban.told, want = true, 1
	}
	if w.report.Checked["letters of banned players"]++; answers != want || !s.robot && came.Disposition != games.Banned {
		w.find("bans", "%s is banned, and %q has %d answers (%s: %s)", s.from.address, oneLine(s.words), answers, came.Disposition, came.Why)
	}
}

// bansTakeEffect is how long letters may be under way that were written before a ban.
const bansTakeEffect = 2 * time.Hour

// checkSilence: who is banned gets one letter with the reason, and hears what the host decides in their games, and nothing else.
func (w *world) checkSilence(p *person, r *received) {
	switch stands := p.ban.stands() && p.leaving.IsZero(); {
	case !stands && !w.breaks(BannedHears):
	case stands && strings.Contains(string(onOneLine(r.plain)), p.ban.reason):
		p.ban.heard = true
	case w.corrected[r.game()] && !w.breaks(BannedHears):
	case r.since.Sub(p.ban.since) > bansTakeEffect || w.breaks(BannedHears):
		w.find("silence", "%s is banned since %s, and is written to: %q", p.address, p.ban.since.Format(time.DateTime), r.subject)
	}
}
