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
