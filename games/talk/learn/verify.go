package learn

import (
	"context"
	"errors"
	"strconv"

	"pbem/adjudicator"
	"pbem/games/archive/collection"
	"pbem/games/archive/verify"
	"pbem/games/changes"
	"pbem/games/reply"
	"pbem/games/talk"
	"pbem/mailer/command"
	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/phrase"
)

// Verify says what is to be said of the records that came with the letter, as "pbem verify" does (record.md, R-3): in its files that are
// called .pbem or .txt, and below the command. Nothing is kept of them.
func Verify(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	most := talk.MostVerified(e.Session.Small())
	brought := collection.Enclosed(e.Session.Raw, e.Session.Message.Text, most)
	switch {
	case len(brought.Members) == 0 && brought.Left:
		return talk.Refuse(c.Line, phrase.New("verify-too-large", "kb", most.Bytes>>10)), nil
	case len(brought.Members) == 0 && brought.Begun:
		return talk.Refuse(c.Line, phrase.New("verify-incomplete")), nil
	case len(brought.Members) == 0 && e.Session.Speaker.Consents:
		return talk.Refuse(c.Line, phrase.New("verify-not-kept")), nil
	case len(brought.Members) == 0:
		return talk.Refuse(c.Line, phrase.New("verify-nothing")), nil
	}
	var each []phrase.Phrase
	found := map[verify.State]int{}
	for _, m := range brought.Members {
		v, err := examine(ctx, e, m)
		if err != nil {
			return talk.Answer{}, err
		}
		each = append(each, phrase.Join(phrase.Sentences, v.said...))
		found[v.state]++
	}
	a := talk.Answer{Line: c.Line, Text: each}
	if n := len(each); n > 1 {
		a.Lines, a.Text = each, []phrase.Phrase{phrase.New("verify-summary", "n", n, "signed", found[verify.Signed], "open", found[verify.InPlay],
			"unsigned", found[verify.Unsigned], "bad", found[verify.Bad], "without", found[withoutRules])}
	}
	if brought.Left {
		a.After = phrase.New("verify-left", "n", most.Records, "kb", most.Bytes>>10)
	}
	return a, nil
}

// withoutRules is the state of a record of which nothing could be found out.
const withoutRules verify.State = "without rules"

// known is the game of ours that a record says it is of, as far as its reader may know it: a player all of it, everybody else what both players
// have been told of a public one (CR-54). It is nil where there is none, or nothing of it may be known: that is told from nothing.
func known(ctx context.Context, e *talk.Execution, r *record.Record) (*adjudicator.Match, error) {
	id, err := strconv.Atoi(r.Tag("Game"))
	if err != nil || r.Tag("Site") != e.Settings.Site {
		return nil, nil
	}
	m, err := e.Changes.Match(ctx, id)
	switch {
	case err != nil:
		return nil, changes.Ignoring(err)
	case m.StartedAt.IsZero():
		return nil, nil
	case e.Session.Vouched() && m.SeatOfAddress(e.Session.Speaker.Player.Address) != adjudicator.NoSeat:
		return m, nil
	case m.Terms.Private:
		return nil, nil
	}
	p, err := reply.Published(ctx, e.Changes, m, talk.DecidedAt(e))
	if err != nil {
		return nil, changes.Ignoring(err)
	}
	told, err := e.Changes.After(ctx, p, p.UpTo)
	if err != nil || told.StartedAt.IsZero() {
		return nil, err
	}
	return told, nil
}

// held is how a record goes with the game as it is known here.
type held struct {
	said    phrase.Phrase // nothing where there is nothing to hold it to
	fits    bool
	against bool // it cannot stand for that game
}

// hold holds a record against the game that it says it is of, as everybody's mailbox would: link against link.
func hold(r *talk.Settings, one *record.Record, g rules.Game, known *adjudicator.Match) held {
	if known == nil {
		return held{}
	}
	ours := changes.RecordOf(known)
	w, err := lastOf(one, g)
	if err == nil {
		err = w.Check(ours, g)
	}
	misfit, game := (*record.Misfit)(nil), known.ID
	beyond := errors.As(err, &misfit) && misfit.Head == ""
	switch corrected := one.Revision() < changes.Revision(known); {
	case corrected && !one.InPlay() && known.Stage != adjudicator.Over:
		return held{said: phrase.New("verify-goes-on", "game", game), against: true}
	case beyond && known.Stage != adjudicator.Over: // it tells of more than may be known
		return held{}
	case err != nil && !one.InPlay() && corrected:
		return held{said: phrase.New("verify-corrected", "game", game, "revision", changes.Revision(known)), against: true}
	case err != nil:
		return held{said: phrase.New("verify-another", "game", game), against: true}
	case one.InPlay() && known.Stage == adjudicator.Over:
		return held{said: phrase.New("verify-cut", "game", game, "turn", len(one.Played()), "turns", len(ours.Played())), fits: true, against: true}
	case one.InPlay():
		return held{said: phrase.New("verify-so-far", "game", game), fits: true}
	case corrected:
		return held{said: phrase.New("verify-revised", "game", game, "revision", changes.Revision(known)), fits: true}
	}
	return held{said: phrase.New("verify-ours", "game", game), fits: true}
}

// lastOf is the last link of a record that is in order, as a letter would tell it.
func lastOf(r *record.Record, g rules.Game) (w record.Witness, err error) {
	w.Turn = len(r.Played())
	if r.ResultHash != "" {
		w.Turn = record.AfterResult
	}
	w.Hash, err = r.Head(g, w.Turn)
	return w, err
}
