package reply

import (
	"pbem/adjudicator"
	"pbem/games"
	"pbem/games/talk"
	"pbem/mailer/compose"
	"pbem/rules"
	"pbem/rules/phrase"
)

// firstBoard is what answers whoever asks, without any proof, for a game against the robot in which they have the first turn: the board, and how to
// play on it. A turn in reply begins the game. ok is false for all other requests.
func (a asker) firstBoard(q games.Request) (b []compose.Block, ok bool) {
	asked := a.parse(q.Text)
	if len(asked) != 1 || !asked[0].AgainstRobot() || a.Session.Proven() || q.Elsewhere {
		return nil, false
	}
	n := asked[0].Robot()
	preset, err := a.Settings.Registry.Find(n.Preset, talk.Options(n.Options))
	if err != nil || n.As == "" || n.As == "random" {
		return nil, false
	}
	position := preset.Game.Start()
	if n.Position != "" {
		if position, err = preset.Game.Parse(n.Position); err != nil {
			return nil, false
		}
	}
	side := rules.White
	if n.As == "black" {
		side = rules.Black
	}
	if rules.AwaitsSetup(position) || position.ToMove() != side || position.Outcome().Over() {
		return nil, false
	}
	seat := adjudicator.SeatOf(side)
	m := &adjudicator.Match{Game: preset.Game, Stage: adjudicator.Playing, Position: position, Start: position.String(), Begun: position.String(),
		Terms: adjudicator.Terms{Preset: preset.Name, Title: preset.Title, Position: n.Position}}
	m.Seats[seat.Other().Side()].Player = adjudicator.Player{Address: adjudicator.ProgramID, Level: max(1, n.Level)}
	letter := compose.GameLetter{News: compose.News{View: compose.View{Match: m, To: seat, Now: a.Session.Message.Received}}}
	b = compose.Paragraphs(phrase.New("robot-first", "title", phrase.GameText(preset.Title), "name", m.NameOf(seat.Other()), "side", side))
	b = append(b, letter.FirstBoard()...)
	return append(b, compose.Paragraphs(phrase.New("robot-first-until", "until", q.Expires), phrase.New("robot-first-not-me"))...), true
}
