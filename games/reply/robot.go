package reply

import (
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
)

// Some mail services put signs on what people write that letters of robots have: a bounce address as the envelope's sender, fields of
// lists, marks against loops. Where a letter with such a sign comes to a valid address of its writer's, and something of theirs can be
// read in it, it is heard. Should a robot have written it all the same, its answers come to an end: see limitsOfRobot.

// Robots reports whether a letter with such a sign is taken for a robot’s, and not answered: it came to no valid address of its writer's, or nothing can be read
// in it but what we have written.
func Robots(s *talk.Session) bool {
	who := s.Speaker
	switch {
	case s.Message.Automatic == "":
		return false
	case who.Address == talk.AtPlain, who.Elsewhere:
		return true
	case who.Less: // the address says it all
		return false
	}
	return s.Legibility == talk.Nothing && !s.Asks && !assents(s)
}

// assents reports whether the letter is a bare yes or no, be it to nothing that was asked.
func assents(s *talk.Session) bool {
	return len(s.Commands) == 1 && s.Commands[0].Problem.Key == "command-yes-to-what"
}

// toRobot reports whether a letter to an address answers one that a robot may have written.
func toRobot(w *Writer, address string) bool {
	return w.Session.Message.Automatic != "" && address == w.Me.Mailbox()
}

// limitsOfRobot is what holds for the answers to a letter that a robot may have written. The same words at the same turn are answered
// twice a day, whatever they did; and so is all together that did nothing and asked nothing of a game, or could be read in part only.
func limitsOfRobot(w *Writer) []talk.Limit {
	account := robotAccount(w.Session.Speaker.Player.Address)
	list := []talk.Limit{{Account: account, Words: sameAnywhere(w), Most: mostRobot, Span: changes.Day, Last: talk.OfSame}}
	if vague(w) {
		list = append(list, talk.Limit{Account: account, Kinds: []string{talk.ChargeRobot}, Most: mostRobot, Span: changes.Day, Last: talk.OfRobot})
	}
	return list
}

// chargeRobot charges an answer to what limitsOfRobot counts.
func chargeRobot(w *Writer, kind string) {
	if vague(w) {
		kind = talk.ChargeRobot
	}
	w.chargeTo(games.Charge{Kind: kind, Words: sameAnywhere(w)}, robotAccount(w.Session.Speaker.Player.Address))
}

// vague reports whether the letter did nothing, and asked nothing of a game, or can be read in part only.
func vague(w *Writer) bool {
	clear := w.Session.Asks && w.Session.Legibility == talk.Wholly
	return !w.Acted() && !clear
}

// sameAnywhere is sameTurn together with the seat.
func sameAnywhere(w *Writer) string {
	return talk.PlaceAccount(w.at, "") + " " + w.sameTurn()
}

func robotAccount(player string) string { return "robot " + player }
