package referee

import (
	"context"
	"slices"

	"pbem/adjudicator"
	"pbem/games"
	"pbem/mailer/command"
	"pbem/rules/phrase"
)

// otherGames finds the lines of a game's thread that are about another game: in "57: resign" the number is that of a game if
// the speaker plays a game 57, and in "57: Nc1-d3" that of the turn, unless another turn is to be played and they play such a
// game. A line about another game must be confirmed, so this is safe. A number that is neither's may be a slip: "75: draw yes",
// written for 57, must not end this game.
func (r runner) otherGames(ctx context.Context, list []command.Command) ([]command.Command, error) {
	if r.at.match == 0 {
		return list, nil
	}
	list = slices.Clone(list)
	var mine []games.Summary
	for i, c := range list {
		if c.Guard == 0 || c.Game != 0 {
			continue
		}
		if mine == nil {
			var err error
			if mine, err = r.changes.matchesOf(ctx, r.session.speaker.player.Address); err != nil {
				return nil, err
			}
		}
		now, _ := turnOf(mine, r.at.match)
		_, playing := turnOf(mine, c.Guard)
		switch {
		case playing && (now != c.Guard || c.Kind != command.Turn):
			list[i].Game, list[i].Guard = c.Guard, 0
		case c.Kind == command.Turn, !ofGames(c), !acts(c), c.Guard == now, c.Guard == r.at.match:
		case slices.ContainsFunc(mine, func(s games.Summary) bool { return s.ID == c.Guard }):
			list[i].Game, list[i].Guard = c.Guard, 0
		case c.Problem.Empty():
			list[i].Problem = phrase.New("referee-neither-game-nor-turn", "number", phrase.Text(itoa(c.Guard)))
		}
	}
	return list, nil
}

// turnOf returns the number of the turn to be played in a game of the list; ok is false when it is not among them or not
// begun.
func turnOf(list []games.Summary, game int) (turn int, ok bool) {
	for _, s := range list {
		if s.ID == game && s.Stage == adjudicator.Playing {
			return s.Turn, true
		}
	}
	return 0, false
}
