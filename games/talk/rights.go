package talk

import (
	"context"

	"pbem/adjudicator"
	"pbem/games/changes"
	"pbem/mailer"
	"pbem/mailer/command"
)

// What a letter may do: the table of mail.md under that heading. A letter is sent to an address of some kind, is believed to some
// degree, and asks for things of several classes; each cell says what becomes of such a thing.

// address is the kind of address that a letter came to, as far as that address is proven.
type address uint8

const (
	AtPlain   address = iota // the service's own, or one that proves nothing
	AtOlder                  // of a turn that does not stand any more
	AtNewest                 // of the turn that stands
	AtAccount                // of no single game
	atRequest                // of a request, with a yes, a no, or "this was not me"; what comes to that of a button: see tap.go
)

// class is what kinds of command have in common, as to what they need.
type class uint8

const (
	OfAnybody  class = iota // shows nothing that is not for everybody
	OfLooking               // shows games and settings to whose they are
	ofTalking               // to the opponent, or to oneself
	ofTurns                 // a turn, a try
	OfAsking                // the opponent, who can say no
	ofDeciding              // a question of the opponent's, by a yes, or the game
	OfSettings              // what belongs to no seat, and can be taken back
	OfNoReturn              // what cannot be undone
)

// verdict is what becomes of something that a letter asks for.
type verdict uint8

const (
	Asked     verdict = iota // nothing is done, and the player is asked back
	done                     // it is done
	Overtaken                // it was meant for a turn that does not stand any more: the board is shown
	ignorant                 // nothing is done, and how to write is explained
)

// rights are the cells of a row, for letters of each class.
type rights [OfNoReturn + 1]verdict

// may is the table. A yes at the address of a request is not in it: see consent.go.
func may(to address, as mailer.Belief) rights {
	all := rights{done, done, done, done, done, done, done, Asked}
	switch to {
	case AtNewest:
		return [...]rights{
			mailer.NotBelieved:  {},
			mailer.HalfBelieved: {done, done, done, done, done, Asked, Asked, Asked},
			mailer.Believed:     all,
		}[as]
	case AtOlder:
		looks := rights{done, done, done, Overtaken, Asked, Asked, Asked, Asked}
		return [...]rights{mailer.NotBelieved: {}, mailer.HalfBelieved: looks, mailer.Believed: looks}[as]
	case AtAccount:
		return [...]rights{
			mailer.NotBelieved:  {},
			mailer.HalfBelieved: {done, done, Asked, Asked, Asked, Asked, Asked, Asked},
			mailer.Believed:     {done, done, Asked, Asked, Asked, Asked, done, Asked},
		}[as]
	case atRequest:
		return all
	}
	return [...]rights{
		mailer.NotBelieved:  {ignorant, ignorant, ignorant, ignorant, ignorant, ignorant, ignorant, ignorant},
		mailer.HalfBelieved: {done, done, Asked, Asked, Asked, Asked, Asked, Asked},
		mailer.Believed:     {done, done, Asked, Asked, Asked, Asked, done, Asked},
	}[as]
}

// ClassOf is the class of a command. One that cannot be read does nothing: it is only told so. An action that is not named here asks the
// opponent something, or decides what they asked: so a new one needs no line.
func ClassOf(c command.Command) class {
	if !c.Problem.Empty() || !Acts(c) {
		return OfAnybody
	}
	switch c.Kind {
	case "say", command.Send, command.Keep, command.Unkeep, command.Diary:
		return ofTalking
	case command.Strict:
		if c.Yes || c.No {
			return OfSettings
		}
		return OfLooking
	case command.Turn, command.Try, command.If, "unif": // what is left ready is as good as a turn
		return ofTurns
	case "withdraw": // of a challenge; see callsOff
		switch {
		case c.Yes:
			return ofDeciding
		case c.No:
			return OfAsking
		}
		return OfNoReturn
	case "resign", command.Leaving, command.Admin, command.Forget, command.NewKey, command.Block, command.AddAddress, command.RemoveAddress:
		return OfNoReturn
	case "claim": // the time that the other has overstepped wins; all other claims end the game in a draw
		if c.Claim == adjudicator.ClaimTime {
			return OfAsking
		}
		return ofDeciding
	case "accept", "decline": // the inviter has asked, and nobody loses anything by the answer
		return OfAsking
	case command.CopyInventor: // it ends nothing, and what goes is public
		if c.Yes || c.No {
			return OfAsking
		}
		return OfLooking
	case command.Rematch: // it asks the opponent, in their game, who can say no
		return OfAsking
	case command.Timezone, command.Weekends, command.Vacation, command.Language:
		if c.Text == "" {
			return OfLooking
		}
		return OfSettings
	case command.Limit, command.Refusing, command.Accepting, command.Reminders, command.NewGame, command.PlayRobot, command.SeekGame, command.Take, command.Cancel, command.NewTournament, command.Joining, command.Name, command.Mail, command.Unblock, command.ForgetPreset,
		command.Watch, command.Unwatch, command.Comment, command.Comments:
		return OfSettings
	case Confirm: // it says yes to what is judged by itself
		return OfLooking
	}
	if _, ok := adjudicator.ActionNamed(string(c.Kind)); !ok {
		return OfLooking
	}
	if c.Yes { // a no takes nothing from anybody
		return ofDeciding
	}
	return OfAsking
}

// Acts reports whether a command does something, or shows what is not for everybody: then it needs proof.
func Acts(c command.Command) bool {
	switch c.Kind {
	case command.Verify, command.Help, command.Presets, command.PresetFile, command.Rules, command.Study, command.Display,
		command.Unknown, Confirm:
		return false
	case command.Try:
		return !OnFreshBoard(c)
	}
	return true
}

// OnFreshBoard reports whether the command tries a turn in no game.
func OnFreshBoard(c command.Command) bool { return c.Try != nil && c.Try.Preset != "" }

// OfGames reports whether a command that names no game is about the thread's.
func OfGames(c command.Command) bool {
	switch c.Kind {
	case command.NewGame, command.PlayRobot, command.PresetFile, command.OwnPresets, command.ForgetPreset, command.Admin, command.Audit, command.SeekGame, command.Seeks, command.Take,
		command.Cancel, command.NewTournament, command.Tournaments, command.Joining, command.Leaving, command.Crosstable,
		command.Limits, command.Limit, command.Refusing, command.Accepting, command.Next, command.Watch,
		command.Unwatch, command.Watching, command.Comment, command.Comments, command.Players, command.Ratings,
		command.Verify, command.Display, command.Tutorial, LessonTurn, LessonTry, LessonLegal,
		LessonShow, command.Timezone, command.Weekends, command.Vacation, command.Reminders, command.Language,
		command.Strict, command.Forget, command.AddAddress, command.RemoveAddress:
		return !c.Problem.Empty()
	}
	return true
}

// listing reports whether a look is at no single game, but at what a player has.
func listing(c command.Command) bool {
	return c.Kind == command.Games || c.Kind == command.Next || c.Kind == command.Watching || c.Kind == command.Limits || c.Kind == command.Vacation || c.Kind == command.Timezone || c.Kind == command.Weekends || c.Kind == command.Language || c.Kind == command.Addresses || c.Kind == command.OwnPresets
}

// Verdict is what becomes of a command of this letter. At the address of a turn only its own game is spoken for: lines about
// others are asked back, but for looks, which are free to whose games they are; at an older one looks at others are, too. What asks for nothing is only told so. Whoever has
// never answered a letter of ours is asked before anybody is written to on their behalf.
func (s *Session) Verdict(c command.Command, here changes.Place) verdict {
	return s.VerdictOf(ClassOf(c), c, here)
}

// choosesLanguage reports whether the letter asks at a secret address to be written to in another language, and is at least half believed:
// it takes nothing from anybody, and who can't read a letter can't answer what it asks.
func (s *Session) choosesLanguage(c command.Command) bool {
	secret := s.Speaker.Address == AtNewest || s.Speaker.Address == AtOlder || s.Speaker.Address == AtAccount
	return c.Kind == command.Language && secret && !s.Speaker.InSubject && s.Message.Belief != mailer.NotBelieved
}

// VerdictOf is the same of a command that is of a class because of how its game stands.
func (s *Session) VerdictOf(class class, c command.Command, here changes.Place) verdict {
	who := s.Speaker
	if who.Read && class != OfAnybody && class != ofTurns {
		return Asked
	}
	v := may(who.Address, s.Message.Belief)[class]
	if who.InSubject && who.Address != AtPlain && v == done && class != OfAnybody && class != OfLooking && class != ofTurns {
		v = Asked
	}
	elsewhere := c.Game != 0 && c.Game != here.Match
	if who.Address == AtOlder && class == OfLooking && (elsewhere || listing(c)) { // others may have come to see that letter
		v = Asked
	}
	switch {
	case who.Address == atRequest && who.Consents:
		return done
	case c.Kind == command.Admin && !who.Hosts: // it is told that it is not theirs
		return done
	case s.Taps(c):
		return done
	case who.Stale && who.Address == AtAccount && v == done && class != OfAnybody:
		return Asked
	case s.choosesLanguage(c):
		return done
	case s.answers(c) && s.Message.Belief != mailer.NotBelieved:
		return done
	case class == OfSettings && !who.Player.Verified && v == done && who.Address == AtPlain:
		return Asked
	case v == Asked && (c.Kind == Confirm || c.Kind == command.Unknown || !c.Problem.Empty()):
		return done
	case elsewhere && class != OfAnybody && class != OfLooking && v != ignorant:
		return Asked
	}
	return v
}

// Row is how one kind of command is carried out. What it needs stands in the table above; its words are mailer/command's. What is asked of a match has no
// row: it stands in the table of its actions (adjudicator.Actions), and [Act] carries it out.
type Row struct {
	Kind command.Kind
	Do   Do
}

// Do carries out a command, and returns what to say about it. The error is the store's.
type Do func(context.Context, *Execution, command.Command) (Answer, error)

// Plainly is for what needs neither store nor session.
func Plainly(do func(*Settings, command.Command) Answer) Do {
	return func(_ context.Context, e *Execution, c command.Command) (Answer, error) {
		return do(e.Settings, c), nil
	}
}

// Glance looks at a game from a seat.
type Glance func(*Execution, command.Command, *adjudicator.Match, adjudicator.Seat) (Answer, error)

// Looking is for a look at a game of the speaker's.
func Looking(do Glance) Do {
	return func(ctx context.Context, e *Execution, c command.Command) (Answer, error) {
		m, seat, trouble, err := e.SeatFor(ctx, c)
		if err != nil || trouble != nil {
			return Deref(trouble), err
		}
		return do(e, c, m, seat)
	}
}

// There has the conversation go on in the game that was looked at.
func There(do func(command.Command, *adjudicator.Match, adjudicator.Seat) Answer) Glance {
	return func(_ *Execution, c command.Command, m *adjudicator.Match, seat adjudicator.Seat) (Answer, error) {
		return do(c, m, seat).In(m, seat), nil
	}
}
