package reply

import (
	"context"
	"reflect"
	"slices"
	"time"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/changes"
	"pbem/games/talk"
	"pbem/mailer/compose"
	"pbem/rules/phrase"
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

// thinkTime is for how long an answer waits for the robot's turn. What plays that takes the answer back, and tells both in one letter.
const thinkTime = time.Minute

// WaitingID is the Message-ID of a letter to the player against a robot that waits for the robot's turn.
func WaitingID(r *talk.Settings, m *adjudicator.Match, seat adjudicator.Seat) string {
	return compose.MessageID(r.Domain(), m.ID, m.Told, seat, "waits "+r.Key.Thread(m.ID, seat))
}

// waits reports whether an answer has nothing to tell but what the letter of the robot's turn can tell as well.
func (w *Writer) waits(m *adjudicator.Match, letter compose.GameLetter) bool {
	if !m.Thinks() || !w.Settings.Robots.Think() || letter.Asked() != "" || len(letter.Ask.Body) > 0 || len(w.News) > 0 {
		return false
	}
	if len(letter.Notices)+len(letter.Parts) > 0 || !onlyPlays(w, m.ID) {
		return false
	}
	var said []phrase.Phrase
	for _, a := range w.Answers {
		if !a.Plain() || a.About != w.at {
			return false
		}
		for _, n := range a.Notices {
			said = append(said, n.Text...)
		}
	}
	said = slices.DeleteFunc(said, phrase.Phrase.Empty)
	return reflect.DeepEqual(said, m.Retold())
}

// onlyPlays reports whether the letter at hand has done nothing but play in one match.
func onlyPlays(w *Writer, match int) bool {
	if len(w.Changes.Letter.Changes) != 1 || w.Changes.Letter.Changes[0].Match != match {
		return false
	}
	for _, e := range w.Changes.Letter.Changes[0].Events {
		switch e.Fact.(type) {
		case adjudicator.Opened, adjudicator.Accepted, adjudicator.TurnPlayed:
		default:
			return false
		}
	}
	return true
}

// robotNews tells a player what happened in a game against a robot: at once, whatever they have chosen for games with people. Where an answer of
// theirs was ready, and the robot is to move again, it waits for that turn, too.
func (w *Writer) robotNews(ctx context.Context, m *adjudicator.Match, seat adjudicator.Seat, owner games.Player) error {
	held, waiting, err := waitingFor(ctx, w, m, seat)
	if err != nil {
		return err
	}
	letter := w.gameLetter(m, seat, owner)
	letter.Notices = append(slices.Clip(w.Notices[m.ID]), waiting...)
	if letter.Notices, err = w.withLevel(ctx, m, seat, letter.Notices); err != nil {
		return err
	}
	letter.Behind = m.Turns != nil && w.Retold == m.ID
	letter.Known = len(m.Turns)
	waits := m.Thinks() && onlyPlays(w, m.ID)
	if waits {
		letter.MessageID = WaitingID(w.Settings, m, seat)
	}
	l := w.laidOut(letter, owner)
	if err := w.Settings.AtEnd(ctx, w.Changes, &l, m, seat, letter.Notices); err != nil {
		return err
	}
	kind := talk.KindNews
	if talk.Reminds(talk.NoticesTo(letter.Notices, seat)) {
		kind = talk.KindReminder
	}
	sent, err := w.Post(ctx, l, changes.Place{Match: m.ID, Seat: seat}, kind)
	if err == nil && sent {
		w.Changes.Bring(held)
		if waits {
			delay(w.Changes, thinkTime)
		}
	}
	return err
}

// withLevel adds to what is told at the end of a game against a robot that it has changed the player's own level.
func (w *Writer) withLevel(ctx context.Context, m *adjudicator.Match, seat adjudicator.Seat, notices []adjudicator.Notice) ([]adjudicator.Notice, error) {
	played, ok := changes.RobotPlayed(w.Changes, m)
	if !ok {
		return notices, nil
	}
	person, err := w.Changes.Person(ctx, m.Player(seat).Address)
	if err != nil {
		return notices, err
	}
	before := person.Against(m.Terms.Preset)
	after := before.After(played)
	title := phrase.GameText(m.Terms.Title)
	text := phrase.New("robot-level-up", "title", title, "level", after.Level)
	switch {
	case after.Level == before.Level:
		return notices, nil
	case after.Level < before.Level:
		text = phrase.New("robot-level-down", "title", title, "level", after.Level)
	}
	return append(slices.Clip(notices), adjudicator.Notice{To: seat, Kind: adjudicator.Happened, Text: []phrase.Phrase{text}}), nil
}
