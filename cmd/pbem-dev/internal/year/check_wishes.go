package year

import (
	"context"
	"errors"
	"iter"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer/token"
)

// ordered goes through what is kept by words, in their order, so that everything follows from the seed.
func ordered[V any](m map[string]V) iter.Seq[string] {
	return slices.Values(slices.Sorted(maps.Keys(m)))
}

// hasOf counts the games of a preset that somebody has going, but for one; of all presets for "".
func (w *world) hasOf(p *person, preset string, but int) (n int) {
	for game, stage := range w.stages {
		if game != but && stage == adjudicator.Playing && (preset == "" || w.presets[game] == preset) && slices.Contains(w.playing[game], p) {
			n++
		}
	}
	return n
}

// limited reports whether somebody has as many games of a preset, or in all, as they want to have at once.
func (w *world) limited(p *person, preset string, but int) bool {
	for _, of := range []string{preset, ""} {
		if most, chosen := p.wish.most[of]; chosen && w.hasOf(p, of, but) >= most {
			return true
		}
	}
	return w.breaks(OverLimit)
}

// checkWelcome: by an offer that is taken no game begins that one of the two does not want: with the other, of that preset, or one too many at
// once. What somebody takes themselves, only whom they refuse keeps them from.
func (w *world) checkWelcome(m *adjudicator.Match) {
	if m.Terms.Event > 0 || w.now.Sub(m.StartedAt) > 3*time.Minute || !m.ChallengedAt.Equal(m.StartedAt) {
		return
	}
	seeker, taker := w.byAddress[m.Player(m.Challenger).Address], w.byAddress[m.Player(m.Challenger.Other()).Address]
	if seeker == nil || taker == nil {
		return
	}
	w.report.Checked["offers held to wishes"]++
	if w.limited(seeker, m.Terms.Preset, m.ID) {
		w.find("limits", "game %d of %s begins with %s, who limits these: %v", m.ID, m.Terms.Preset, seeker.address, seeker.wish.most)
	}
	if seeker.wish.refuse(taker) || taker.wish.refuse(seeker) || seeker.wish.presets[m.Terms.Preset] || w.breaks(RefusedPlays) {
		w.find("refusals", "game %d of %s begins between %s and %s, and one of them refuses that", m.ID, m.Terms.Preset, seeker.address, taker.address)
	}
}

// checkInvited: nobody is written of a challenge that their wishes exclude.
func (w *world) checkInvited(p *person, r *received) {
	if r.tag.Kind != token.AskTag || r.tag.Act != token.Accept || p.said[r.answers] != "" {
		return
	}
	m, err := w.house.match(context.Background(), r.game())
	if err != nil || m.Stage != adjudicator.Challenged || r.since.Sub(m.ChallengedAt) > 3*time.Minute {
		return
	}
	other := w.byAddress[m.Player(m.Challenger).Address]
	if w.report.Checked["invitations held to wishes"]++; p.wish.refuse(other) || p.wish.presets[m.Terms.Preset] || w.breaks(RefusedPlays) {
		w.find("refusals", "%s is invited by %s to game %d of %s, and refuses that", p.address, other.address, m.ID, m.Terms.Preset)
	}
	if w.limited(p, m.Terms.Preset, m.ID) {
		w.find("limits", "%s is invited to game %d of %s, and limits these: %v", p.address, m.ID, m.Terms.Preset, p.wish.most)
	}
}

// checkUntold: nobody hears that they are refused.
func (w *world) checkUntold(ctx context.Context, s *sent, other *person) error {
	traces, err := w.house.store().Trace(ctx, s.id, 1)
	if err != nil || len(traces) == 0 {
		return err
	}
	for _, d := range traces[0].Went {
		if w.byAddress[d.To] == other && other != s.from || w.breaks(RefusedHears) {
			w.find("refused", "%s refuses %s, who is written to: %s", s.from.address, other.address, d.Kind)
		}
	}
	return nil
}

// reason is why somebody was refused, by its stable name, and whether it was so by the second book.
type reason struct {
	name string
	so   func(w *world, me, seeker *person, preset string) bool
}

func reasons() []reason {
	full := func(w *world, p *person) bool { return !p.wish.lifted && w.hasGoing(p, 0) >= w.mayHave(p) }
	return []reason{
		{"club-limits", func(w *world, _, seeker *person, preset string) bool { return w.limited(seeker, preset, 0) }},
		{"club-refuses-player", func(_ *world, me, seeker *person, _ string) bool { return seeker.wish.refuse(me) }},
		{"club-refuses-preset", func(_ *world, _, seeker *person, preset string) bool { return seeker.wish.presets[preset] }},
		{"club-take-refused", func(_ *world, me, seeker *person, _ string) bool { return me.wish.refuse(seeker) }},
		{"club-cap-theirs", func(w *world, _, seeker *person, _ string) bool { return full(w, seeker) }},
		{"club-cap-yours", func(w *world, me, _ *person, _ string) bool { return full(w, me) }},
	}
}

// checkReason: who is refused for somebody's wishes, or for the cap of games, is refused rightly.
func (w *world) checkReason(ctx context.Context, s *sent, came *games.Arrival) error {
	if came.Disposition != games.Refused {
		return nil
	}
	for _, r := range reasons() {
		if !strings.Contains(came.Why, r.name) && !w.breaks(WrongRefusal) {
			continue
		}
		if r.name == "club-cap-yours" {
			s.from.wish.capped = w.now
		}
		seeker, preset, known, err := w.soughtBy(ctx, s)
		if err != nil || !known && r.name != "club-cap-yours" {
			return err
		}
		if w.report.Checked["refusals held to wishes"]++; !r.so(w, s.from, seeker, preset) || w.breaks(WrongRefusal) {
			w.find("reasons", "%s is refused for %s: %q", s.from.address, came.Why, oneLine(s.words))
		}
	}
	return nil
}

// soughtBy is who has made the offer that a letter takes, and of which preset; known is false for a letter that takes none.
func (w *world) soughtBy(ctx context.Context, s *sent) (seeker *person, preset string, known bool, err error) {
	rest, takes := strings.CutPrefix(s.from.said[s.id], "take ")
	number, wrong := strconv.Atoi(rest)
	if !takes || wrong != nil {
		return nil, "", false, nil
	}
	events, err := w.house.store().ClubEvents(ctx, club.OfferStream(number))
	if err != nil {
		return nil, "", false, err
	}
	o, err := club.ApplyOffer(club.Offer{}, events...)
	if err != nil || o.Seeker == 0 {
		return nil, "", false, err
	}
	player, err := w.house.store().PlayerNumbered(ctx, o.Seeker)
	seeker = w.byAddress[player.Address]
	return seeker, o.Terms.Preset, seeker != nil, err
}

// checkCrowd looks in the end at how many offers stand of each, and whom the host has let have as many games as they like.
func (w *world) checkCrowd(ctx context.Context) error {
	for _, p := range w.people {
		if p.forgotten || !p.known || w.isForgotten(p) {
			continue
		}
		n, err := w.offersOf(ctx, p)
		if err != nil {
			return err
		}
		if n > mostStanding || w.breaks(ManySeeks) {
			w.find("seeks", "%d offers of %s stand", n, p.address)
		}
		person, err := w.personOf(ctx, p)
		if err != nil && !errors.Is(err, games.ErrNotFound) {
			return err
		}
		if person.Uncapped != p.wish.lifted || w.breaks(BoundAgain) {
			w.find("lifts", "%s may have as many games as they like: %v, and the host has said %v", p.address, person.Uncapped, p.wish.lifted)
		}
	}
	return nil
}
