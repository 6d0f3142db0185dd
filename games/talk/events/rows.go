// Package events is the subject of tournaments and of ratings.
package events

import (
	"pbem/games/talk"
	"pbem/mailer/command"
)

// Rows are the commands of this subject, and how each is carried out.
func Rows() []talk.Row {
	return []talk.Row{
		{Kind: command.NewTournament, Do: announce},
		{Kind: command.Tournaments, Do: listTournaments},
		{Kind: command.Joining, Do: enter},
		{Kind: command.Leaving, Do: leave},
		{Kind: command.Crosstable, Do: crosstable},
		{Kind: command.Players, Do: players},
		{Kind: command.Ratings, Do: Ratings},
	}
}
