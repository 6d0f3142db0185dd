package referee

import (
	"pbem/games"
)

// Some mail services put signs on what people write that letters of robots have: a bounce address as the envelope's sender, fields of
// lists, marks against loops. Where a letter with such a sign comes to a valid address of its writer's, and something of theirs can be
// read in it, it is heard. Should a robot have written it all the same, its answers come to an end: see limitsOfRobot.

// robots reports whether a letter with such a sign is taken for a robot’s, and not answered: it came to no valid address of its writer's, or nothing can be read
// in it but what we have written.
func (s *session) robots() bool {
	who := s.speaker
	switch {
	case s.message.Automatic == "":
		return false
	case who.address == atPlain, who.elsewhere:
		return true
	case who.less: // the address says it all
		return false
	}
	return s.legibility == nothing && !s.asks && !s.assents()
}

// assents reports whether the letter is a bare yes or no, be it to nothing that was asked.
func (s *session) assents() bool {
	return len(s.commands) == 1 && s.commands[0].Problem.Key == "command-yes-to-what"
}

// toRobot reports whether a letter to an address answers one that a robot may have written.
func (w *writer) toRobot(address string) bool {
	return w.session.message.Automatic != "" && address == w.me.Mailbox()
}

// limitsOfRobot is what holds for the answers to a letter that a robot may have written. The same words at the same turn are answered
// twice a day, whatever they did; and so is all together that did nothing and asked nothing of a game, or could be read in part only.
func (w *writer) limitsOfRobot() []limit {
	account := robotAccount(w.session.speaker.player.Address)
	list := []limit{{account: account, words: w.sameAnywhere(), most: mostRobot, span: day, last: ofSame}}
	if w.vague() {
		list = append(list, limit{account: account, kinds: []string{chargeRobot}, most: mostRobot, span: day, last: ofRobot})
	}
	return list
}

// chargeRobot charges an answer to what limitsOfRobot counts.
func (w *writer) chargeRobot(kind string) {
	if w.vague() {
		kind = chargeRobot
	}
	w.chargeTo(games.Charge{Kind: kind, Words: w.sameAnywhere()}, robotAccount(w.session.speaker.player.Address))
}

// vague reports whether the letter did nothing, and asked nothing of a game, or can be read in part only.
func (w *writer) vague() bool {
	clear := w.session.asks && w.session.legibility == wholly
	return !w.acted() && !clear
}

// sameAnywhere is sameTurn together with the seat.
func (w *writer) sameAnywhere() string {
	return placeAccount(w.at, "") + " " + w.sameTurn()
}

func robotAccount(player string) string { return "robot " + player }
