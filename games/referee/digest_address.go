package referee

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/adjudicator/club"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
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
func digestOf(ctx context.Context, r *talk.Settings, c *changes.Set, m mailer.Message, tag token.Tag) (d games.Digest, owner games.Player, ok bool, err error) {
	if d, err = c.Store.Digest(ctx, tag.Digest); err != nil {
		return d, owner, false, changes.Ignoring(err)
	}
	if owner, err = c.Player(ctx, d.Player); err != nil {
		return d, owner, false, err
	}
	forgiven, err := forgiven(ctx, r, c, m, ofTheAccount)
	before := owner
	before.Closed -= forgiven
	return d, owner, err == nil && r.Key.OfDigest(tag, ofDigest(before)), err
}

// byDigest judges the address of a digest, or of its unsubscribing. It is one of the account, and for what the digest has shown as good as the
// addresses of those games.
func byDigest(ctx context.Context, r *talk.Settings, c *changes.Set, who talk.Speaker, m mailer.Message, tag token.Tag) (talk.Speaker, error) {
	d, owner, ok, err := digestOf(ctx, r, c, m, tag)
	theirs := owner.Address == who.Player.Address
	switch {
	case err != nil:
		return who, err
	case !ok:
		who.Why = phrase.New("referee-address-not-valid")
		return who, nil
	case !theirs && tag.Kind == token.LessTag:
		who.Why = phrase.New("referee-address-of-another")
		return who, nil
	case !theirs:
		who = writtenElsewhere(who, owner)
	}
	who.Proof, who.Address, who.Digest = talk.ByAccount, talk.AtAccount, &d
	who.Less = tag.Kind == token.LessTag
	who.Stale = talk.DayOf(m.Received)-talk.DayOf(d.At) > talk.AccountLife
	if len(d.Shown) != 1 {
		return who, nil
	}
	match, err := c.Match(ctx, d.Shown[0].Match)
	if err != nil {
		return who, changes.Ignoring(err)
	}
	return inTurn(who, match, shownAs(d.Shown[0])), nil
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
func shown(s *talk.Session, game int) (shown games.Shown, ok bool) {
	if s.Speaker.Digest == nil || !s.Proven() || game == 0 {
		return games.Shown{}, false
	}
	i := slices.IndexFunc(s.Speaker.Digest.Shown, func(d games.Shown) bool { return d.Match == game })
	if i < 0 {
		return games.Shown{}, false
	}
	return s.Speaker.Digest.Shown[i], true
}

// answering is the letter as if it had come to the address of the turn at which its digest has shown a game: what it says of that game is heard
// so. ok is false for what counts as sent to the address of the account.
func (r Runner) answering(ctx context.Context, c command.Command) (s *talk.Session, here changes.Place, ok bool, err error) {
	shown, ok := shown(r.Session, c.Game)
	if !ok {
		return r.Session, r.At, false, nil
	}
	m, err := r.Changes.Match(ctx, shown.Match)
	if err != nil {
		return r.Session, r.At, false, changes.Ignoring(err)
	}
	if m.Player(shown.Seat).Address != r.Session.Speaker.Player.Address {
		return r.Session, r.At, false, nil
	}
	as := *r.Session
	as.Speaker = inTurn(as.Speaker, m, shownAs(shown))
	return &as, changes.Place{Match: shown.Match, Seat: shown.Seat}, true, nil
}

// shownOne carries out a command about a game that the digest has shown, which its writer thereby shows to have come.
func (r Runner) shownOne(ctx context.Context, c command.Command, as *talk.Session, here changes.Place) (talk.Answer, error) {
	m, err := r.Changes.Match(ctx, here.Match)
	if err != nil {
		return talk.Answer{}, err
	}
	var welcome []adjudicator.Notice
	if c.Legible() {
		d, err := r.Rule(ctx, m, here.Seat, adjudicator.Heard{})
		if err == nil {
			err = r.Changes.TakeAll(ctx)
		}
		if err != nil {
			return talk.Answer{}, err
		}
		welcome = talk.NoticesTo(d.Notices, here.Seat)
	}
	whole, at := r.Session, r.At
	r.Session, r.At = as, here
	a, err := carryOut(ctx, r.Execution, c)
	r.Session, r.At = whole, at
	a.Notices = append(welcome, a.Notices...)
	return a, err
}

// less does what the unsubscribing address of a digest is for, whatever the letter says: mail programs write there by themselves. It is answered
// once.
func (h handler) less(ctx context.Context, s *talk.Session) (games.Handling, error) {
	me, number := s.Speaker.Player, s.Speaker.Digest.Number
	handling := games.Handling{Disposition: games.Acted, Why: "fewer letters", Player: me.Address, Proof: games.ByAccountAddress}
	before, err := h.changes.Person(ctx, me.Address)
	if err != nil {
		return handling, err
	}
	h.hears(s)
	if slices.Contains(before.Letters.Less, number) || me.Blocked {
		handling.Disposition, handling.Why = games.Capped, "fewer letters, again"
		return handling, nil
	}
	if _, err := h.changes.Happened(ctx, me.Address, club.LessWished{Digest: number}); err != nil {
		return handling, err
	}
	w := reply.NewWriter(talk.NewReply(h.settings, h.changes, s), me, talk.KindAnswer)
	a := talk.Say("", phrase.New("digest-less"))
	a.Text = append(a.Text, phrase.New("digest-less-how"))
	w.Add(reply.Acting(a))
	l := w.PlainLetter("answer", phrase.New("digest-less-subject"))
	if err := w.Fill(ctx, &l); err != nil {
		return handling, err
	}
	return handling, w.Answer(ctx, l, changes.Place{}, talk.KindAnswer)
}
