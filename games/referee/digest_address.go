package referee

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/mailer/token"
	"pbem/rules/phrase"
)

// ofDigest is what the addresses of a player's digests allow.
func ofDigest(p games.Player) token.Digest {
	return token.Digest{Player: p.Address, Epoch: p.Epoch, Closed: p.Closed}
}

// digestOf returns the digest that a true tag names, and whose it is; ok is false where it is not true, or too old to be known.
func (r *Referee) digestOf(ctx context.Context, c *Changeset, m mailer.Message, tag token.Tag) (d games.Digest, owner games.Player, ok bool, err error) {
	if d, err = c.store.Digest(ctx, tag.Digest); err != nil {
		return d, owner, false, ignoring(err)
	}
	if owner, err = c.player(ctx, d.Player); err != nil {
		return d, owner, false, err
	}
	forgiven, err := r.forgiven(ctx, c, m, ofTheAccount)
	before := owner
	before.Closed -= forgiven
	return d, owner, err == nil && r.Key.OfDigest(tag, ofDigest(before)), err
}

// byDigest judges the address of a digest, or of its unsubscribing. It is one of the account, and for what the digest has shown as good as the
// addresses of those games.
func (r *Referee) byDigest(ctx context.Context, c *Changeset, who speaker, m mailer.Message, tag token.Tag) (speaker, error) {
	d, owner, ok, err := r.digestOf(ctx, c, m, tag)
	theirs := owner.Address == who.player.Address
	switch {
	case err != nil:
		return who, err
	case !ok:
		who.why = phrase.New("referee-address-not-valid")
		return who, nil
	case !theirs && tag.Kind == token.LessTag:
		who.why = phrase.New("referee-address-of-another")
		return who, nil
	case !theirs:
		who = who.writtenElsewhere(owner)
	}
	who.proof, who.address, who.digest = byAccount, atAccount, &d
	who.less = tag.Kind == token.LessTag
	who.stale = dayOf(m.Received)-dayOf(d.At) > accountLife
	if len(d.Shown) != 1 {
		return who, nil
	}
	match, err := c.match(ctx, d.Shown[0].Match)
	if err != nil {
		return who, ignoring(err)
	}
	return who.inTurn(match, shownAs(d.Shown[0])), nil
}

// shownAs is what the address of a game's turn would allow that a digest has shown.
func shownAs(s games.Shown) token.Claim {
	return token.Claim{Game: s.Match, Seat: s.Seat, Turn: s.Turn, Undos: s.Undos}
}

// many reports whether lines name more games than one.
func many(list []command.Command) bool {
	game := 0
	for _, c := range list {
		if c.Game != 0 && game != 0 && c.Game != game {
			return true
		}
		if c.Game != 0 {
			game = c.Game
		}
	}
	return false
}

// shown returns what the digest that the letter answers has shown of a game; ok is false for one that it has not, or where there is no digest.
func (s *session) shown(game int) (shown games.Shown, ok bool) {
	if s.speaker.digest == nil || !s.proven() || game == 0 {
		return games.Shown{}, false
	}
	i := slices.IndexFunc(s.speaker.digest.Shown, func(d games.Shown) bool { return d.Match == game })
	if i < 0 {
		return games.Shown{}, false
	}
	return s.speaker.digest.Shown[i], true
}

// answering is the letter as if it had come to the address of the turn at which its digest has shown a game: what it says of that game is heard
// so. ok is false for what counts as sent to the address of the account.
func (r runner) answering(ctx context.Context, c command.Command) (s *session, here place, ok bool, err error) {
	shown, ok := r.session.shown(c.Game)
	if !ok {
		return r.session, r.at, false, nil
	}
	m, err := r.changes.match(ctx, shown.Match)
	if err != nil {
		return r.session, r.at, false, ignoring(err)
	}
	if m.Player(shown.Seat).Address != r.session.speaker.player.Address {
		return r.session, r.at, false, nil
	}
	as := *r.session
	as.speaker = as.speaker.inTurn(m, shownAs(shown))
	return &as, place{shown.Match, shown.Seat}, true, nil
}

// shownOne carries out a command about a game that the digest has shown, which its writer thereby shows to have come.
func (r runner) shownOne(ctx context.Context, c command.Command, as *session, here place) (answer, error) {
	m, err := r.changes.match(ctx, here.match)
	if err != nil {
		return answer{}, err
	}
	var welcome []adjudicator.Notice
	if c.Legible() {
		d, err := r.rule(ctx, m, here.seat, adjudicator.Heard{})
		if err == nil {
			err = r.changes.takeAll(ctx)
		}
		if err != nil {
			return answer{}, err
		}
		welcome = noticesTo(d.Notices, here.seat)
	}
	whole, at := r.session, r.at
	r.session, r.at = as, here
	a, err := r.carryOut(ctx, c)
	r.session, r.at = whole, at
	a.notices = append(welcome, a.notices...)
	return a, err
}

// less does what the unsubscribing address of a digest is for, whatever the letter says: mail programs write there by themselves. It is answered
// once.
func (h handler) less(ctx context.Context, s *session) (games.Handling, error) {
	me, number := s.speaker.player, s.speaker.digest.Number
	handling := games.Handling{Disposition: games.Acted, Why: "fewer letters", Player: me.Address, Proof: games.ByAccountAddress}
	before, err := h.changes.person(ctx, me.Address)
	if err != nil {
		return handling, err
	}
	h.hears(s)
	if slices.Contains(before.Letters.Less, number) || me.Blocked {
		handling.Disposition, handling.Why = games.Capped, "fewer letters, again"
		return handling, nil
	}
	if _, err := h.changes.happened(ctx, me.Address, club.LessWished{Digest: number}); err != nil {
		return handling, err
	}
	w := &writer{reply: newReply(h.referee, h.changes, s), me: me, kind: kindAnswer}
	a := say("", phrase.New("digest-less"))
	a.text = append(a.text, phrase.New("digest-less-how"))
	w.add(acting(a))
	l := w.plainLetter("answer", phrase.New("digest-less-subject"))
	if err := w.fill(ctx, &l); err != nil {
		return handling, err
	}
	return handling, w.tell(ctx, l, place{}, kindAnswer)
}
