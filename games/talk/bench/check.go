package bench

import (
	"context"
	"errors"

	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer"
	"pbem/mailer/command"
	"pbem/rules/phrase"
	"pbem/rules/presets"
	"pbem/rules/presets/loader"
)

// How much one sender, and all of a domain, may bring.
const (
	mostADay      = 10  // files of one sender a day
	mostKept      = 20  // presets of one inventor
	mostOfDomain  = 200 // files of a domain within games.ChargesKept
	mostSaid      = 50  // mistakes in one answer
	mostSaidSmall = 8   // in one to somebody who has proved nothing
	longestSmall  = 200 // bytes of such a mistake
)

// chargeFile is a preset file that was looked at.
const chargeFile = "preset"

// check says what is wrong with the file that came with the letter, all of it, or that it is the speaker's now.
func check(ctx context.Context, e *talk.Execution, c command.Command) (talk.Answer, error) {
	f, ok := brought(e, c)
	switch {
	case !ok && e.Session.Speaker.Consents:
		return talk.Refuse(c.Line, phrase.New("bench-not-kept")), nil
	case !ok:
		return talk.Refuse(c.Line, phrase.New("bench-nothing")), nil
	}
	many, err := counted(ctx, e, f)
	if err != nil || !many.Empty() {
		return talk.Refuse(c.Line, many), err
	}
	preset, faults := read(e.Settings, f)
	if len(faults) > 0 {
		return wrong(e, c, f, faults), nil
	}
	if !mayKeep(e.Session) {
		return right(e, c, f, preset), nil
	}
	return keep(ctx, e, c, f, preset)
}

// counted counts the file against its sender, and says that they have sent too many; nothing where they have not.
func counted(ctx context.Context, e *talk.Execution, f file) (phrase.Phrase, error) {
	now, me := e.Session.Message.Received, e.Session.Speaker.Player.Address
	for _, of := range []struct {
		account string
		most    int
		days    int
	}{{changes.WriterAccount(me), mostADay, 1}, {e.Session.DomainAccount(me), mostOfDomain, int(games.ChargesKept / changes.Day)}} {
		n, err := e.Changes.Charged(ctx, of.account, chargeFile, now.AddDate(0, 0, -of.days))
		if err != nil {
			return phrase.Phrase{}, err
		}
		if n >= of.most {
			return phrase.New("bench-many", "n", of.most, "days", of.days), nil
		}
		e.Changes.Charge(games.Charge{Account: of.account, Kind: chargeFile, Bytes: len(f.data)})
	}
	return phrase.Phrase{}, nil
}

// read reads a file as a player's own: the game, or all that is wrong with it.
func read(r *talk.Settings, f file) (*presets.Preset, []talk.Misfit) {
	p, err := presets.Parse(f.called(), f.data, nil)
	var all *loader.FileError
	switch {
	case err == nil:
		return p, talk.Misfits(r, p, f.data)
	case !errors.As(err, &all):
		return nil, []talk.Misfit{{Why: changes.Sentence(err)}}
	}
	var faults []talk.Misfit
	for _, m := range all.Mistakes {
		faults = append(faults, talk.Misfit{Line: m.Line, Why: m.Why})
	}
	return nil, faults
}

// mayKeep reports whether the letter shows well enough whose it is for its file to be kept: it is believed, or came half believed to a secret
// address that others have not read.
func mayKeep(s *talk.Session) bool {
	who := s.Speaker
	switch {
	case who.Elsewhere || who.Read || who.Stale:
		return false
	case s.Message.Belief == mailer.Believed:
		return true
	}
	return s.Message.Belief == mailer.HalfBelieved && !who.InSubject && (who.Address == talk.AtNewest || who.Address == talk.AtAccount)
}

// wrong lists what is wrong with a file.
func wrong(e *talk.Execution, c command.Command, f file, faults []talk.Misfit) talk.Answer {
	small := e.Session.Small() && e.Session.Message.Belief != mailer.Believed
	most := mostSaid
	if small {
		most = mostSaidSmall
	}
	a := talk.Refuse(c.Line, phrase.New("bench-wrong", "file", phrase.Words(f.called()), "n", len(faults)))
	for i, one := range faults {
		if i == most {
			a.Lines = append(a.Lines, phrase.New("bench-more-mistakes", "n", len(faults)-i))
			break
		}
		if small && len(one.Why.String()) > longestSmall {
			one.Why = phrase.New("bench-mistake-not-here")
		}
		if one.Line == 0 {
			a.Lines = append(a.Lines, one.Why)
			continue
		}
		a.Lines = append(a.Lines, phrase.New("bench-mistake", "line", one.Line, "why", one.Why))
	}
	a.Lines, a.Subject = talk.List(a.Lines), subject()
	a.After = phrase.New("bench-mend")
	if f.name == "" {
		a.After = phrase.New("bench-mend-attached")
	}
	return a
}

// right says that nothing is wrong with a file that was not kept, for anybody could have sent it.
func right(e *talk.Execution, c command.Command, f file, p *presets.Preset) talk.Answer {
	a := talk.Say(c.Line, phrase.New("bench-right", "file", phrase.Words(f.called()), "preset", p.Name))
	a.Text, a.Subject = append(a.Text, phrase.New("bench-send-again")), subject()
	return a
}

// subject is that of letters about a file.
func subject() phrase.Phrase { return phrase.New("bench-subject") }
