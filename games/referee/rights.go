package referee

import (
	"pbem/adjudicator"
	"pbem/mailer"
	"pbem/mailer/command"
)

// What a letter may do: the table of mail.md under that heading. A letter is sent to an address of some kind, is believed to some
// degree, and asks for things of several classes; each cell says what becomes of such a thing.

// address is the kind of address that a letter came to, as far as that address is proven.
type address uint8

const (
	atPlain   address = iota // the service's own, or one that proves nothing
	atOlder                  // of a turn that does not stand any more
	atNewest                 // of the turn that stands
	atAccount                // of no single game
	atRequest                // of a request, with a yes, a no, or "this was not me"; what comes to that of a button: see tap.go
)

// class is what kinds of command have in common, as to what they need.
type class uint8

const (
	ofAnybody  class = iota // shows nothing that is not for everybody
	ofLooking               // shows games and settings to whose they are
	ofTalking               // to the opponent, or to oneself
	ofTurns                 // a turn, a try
	ofAsking                // the opponent, who can say no
	ofDeciding              // a question of the opponent's, by a yes, or the game
	ofSettings              // what belongs to no seat, and can be taken back
	ofNoReturn              // what cannot be undone
)

// verdict is what becomes of something that a letter asks for.
type verdict uint8

const (
	asked     verdict = iota // nothing is done, and the player is asked back
	done                     // it is done
	overtaken                // it was meant for a turn that does not stand any more: the board is shown
	ignorant                 // nothing is done, and how to write is explained
)

// rights are the cells of a row, for letters of each class.
type rights [ofNoReturn + 1]verdict

// may is the table. A yes at the address of a request is not in it: see consent.go.
func may(to address, as mailer.Belief) rights {
	all := rights{done, done, done, done, done, done, done, asked}
	switch to {
	case atNewest:
		return [...]rights{
			mailer.NotBelieved:  {},
			mailer.HalfBelieved: {done, done, done, done, done, asked, asked, asked},
			mailer.Believed:     all,
		}[as]
	case atOlder:
		looks := rights{done, done, done, overtaken, asked, asked, asked, asked}
		return [...]rights{mailer.NotBelieved: {}, mailer.HalfBelieved: looks, mailer.Believed: looks}[as]
	case atAccount:
		return [...]rights{
			mailer.NotBelieved:  {},
			mailer.HalfBelieved: {done, done, asked, asked, asked, asked, asked, asked},
			mailer.Believed:     {done, done, asked, asked, asked, asked, done, asked},
		}[as]
	case atRequest:
		return all
	}
	return [...]rights{
		mailer.NotBelieved:  {ignorant, ignorant, ignorant, ignorant, ignorant, ignorant, ignorant, ignorant},
		mailer.HalfBelieved: {done, done, asked, asked, asked, asked, asked, asked},
		mailer.Believed:     {done, done, asked, asked, asked, asked, done, asked},
	}[as]
}

// classOf is the class of a command. One that cannot be read does nothing: it is only told so. An action that is not named here asks the
// opponent something, or decides what they asked: so a new one needs no line.
func classOf(c command.Command) class {
	if !c.Problem.Empty() || !acts(c) {
		return ofAnybody
	}
	switch c.Kind {
	case "say", command.Send, command.Keep, command.Unkeep, command.Diary:
		return ofTalking
	case command.Strict:
		if c.Yes || c.No {
			return ofSettings
		}
		return ofLooking
	case command.Turn, command.Try, command.If, "unif": // what is left ready is as good as a turn
		return ofTurns
	case "withdraw": // of a challenge; see callsOff
		switch {
		case c.Yes:
			return ofDeciding
		case c.No:
			return ofAsking
		}
		return ofNoReturn
	case "resign", command.Leaving, command.Admin, command.Forget, command.NewKey, command.Block, command.AddAddress, command.RemoveAddress:
		return ofNoReturn
	case "claim": // the time that the other has overstepped wins; all other claims end the game in a draw
		if c.Claim == adjudicator.ClaimTime {
			return ofAsking
		}
		return ofDeciding
	case "accept", "decline": // the inviter has asked, and nobody loses anything by the answer
		return ofAsking
	case command.CopyInventor: // it ends nothing, and what goes is public
		if c.Yes || c.No {
			return ofAsking
		}
		return ofLooking
	case command.Rematch: // it asks the opponent, in their game, who can say no
		return ofAsking
	case command.Timezone, command.Weekends, command.Vacation, command.Language:
		if c.Text == "" {
			return ofLooking
		}
		return ofSettings
	case command.Limit, command.Refusing, command.Accepting, command.Reminders, command.NewGame, command.SeekGame, command.Take, command.Cancel, command.NewTournament, command.Joining, command.Name, command.Mail, command.Unblock,
		command.Watch, command.Unwatch, command.Comment, command.Comments:
		return ofSettings
	case confirm: // it says yes to what is judged by itself
		return ofLooking
	}
	if _, ok := adjudicator.ActionNamed(string(c.Kind)); !ok {
		return ofLooking
	}
	if c.Yes { // a no takes nothing from anybody
		return ofDeciding
	}
	return ofAsking
}

// acts reports whether a command does something, or shows what is not for everybody: then it needs proof.
func acts(c command.Command) bool {
	switch c.Kind {
	case command.Verify, command.Help, command.Presets, command.Rules, command.Study, command.Display,
		command.Unknown, confirm:
		return false
	case command.Try:
		return !onFreshBoard(c)
	}
	return true
}

// onFreshBoard reports whether the command tries a turn in no game.
func onFreshBoard(c command.Command) bool { return c.Try != nil && c.Try.Preset != "" }

// ofGames reports whether a command that names no game is about the thread's.
func ofGames(c command.Command) bool {
	switch c.Kind {
	case command.NewGame, command.Admin, command.Audit, command.SeekGame, command.Seeks, command.Take,
		command.Cancel, command.NewTournament, command.Tournaments, command.Joining, command.Leaving, command.Crosstable,
		command.Limits, command.Limit, command.Refusing, command.Accepting, command.Next, command.Watch,
		command.Unwatch, command.Watching, command.Comment, command.Comments, command.Players, command.Ratings,
		command.Verify, command.Display, command.Tutorial, lessonTurn, lessonTry, lessonLegal,
		lessonShow, command.Timezone, command.Weekends, command.Vacation, command.Reminders, command.Language,
		command.Strict, command.Forget, command.AddAddress, command.RemoveAddress:
		return !c.Problem.Empty()
	}
	return true
}

// listing reports whether a look is at no single game, but at what a player has.
func listing(c command.Command) bool {
	return c.Kind == command.Games || c.Kind == command.Next || c.Kind == command.Watching || c.Kind == command.Limits || c.Kind == command.Vacation || c.Kind == command.Timezone || c.Kind == command.Weekends || c.Kind == command.Language || c.Kind == command.Addresses
}

// verdict is what becomes of a command of this letter. At the address of a turn only its own game is spoken for: lines about
// others are asked back, but for looks, which are free to whose games they are; at an older one looks at others are, too. What asks for nothing is only told so. Whoever has
// never answered a letter of ours is asked before anybody is written to on their behalf.
func (s *session) verdict(c command.Command, here place) verdict {
	return s.verdictOf(classOf(c), c, here)
}

// choosesLanguage reports whether the letter asks at a secret address to be written to in another language, and is at least half believed:
// it takes nothing from anybody, and who can't read a letter can't answer what it asks.
func (s *session) choosesLanguage(c command.Command) bool {
	secret := s.speaker.address == atNewest || s.speaker.address == atOlder || s.speaker.address == atAccount
	return c.Kind == command.Language && secret && !s.speaker.inSubject && s.message.Belief != mailer.NotBelieved
}

// verdictOf is the same of a command that is of a class because of how its game stands.
func (s *session) verdictOf(class class, c command.Command, here place) verdict {
	who := s.speaker
	if who.read && class != ofAnybody && class != ofTurns {
		return asked
	}
	v := may(who.address, s.message.Belief)[class]
	if who.inSubject && who.address != atPlain && v == done && class != ofAnybody && class != ofLooking && class != ofTurns {
		v = asked
	}
	elsewhere := c.Game != 0 && c.Game != here.match
	if who.address == atOlder && class == ofLooking && (elsewhere || listing(c)) { // others may have come to see that letter
		v = asked
	}
	switch {
	case who.address == atRequest && who.consents:
		return done
	case c.Kind == command.Admin && !who.hosts: // it is told that it is not theirs
		return done
	case s.taps(c):
		return done
	case who.stale && who.address == atAccount && v == done && class != ofAnybody:
		return asked
	case s.choosesLanguage(c):
		return done
	case s.answers(c) && s.message.Belief != mailer.NotBelieved:
		return done
	case class == ofSettings && !who.player.Verified && v == done && who.address == atPlain:
		return asked
	case v == asked && (c.Kind == confirm || c.Kind == command.Unknown || !c.Problem.Empty()):
		return done
	case elsewhere && class != ofAnybody && class != ofLooking && v != ignorant:
		return asked
	}
	return v
}
