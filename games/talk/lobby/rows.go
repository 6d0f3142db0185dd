// Package lobby is the subject of how games begin: challenges, invitations and counter-offers, seeks, rematches, takeovers, wishes.
package lobby

import (
	"pbem/games/talk"
	"pbem/mailer/command"
)

// Rows are the commands of this subject, and how each is carried out.
func Rows() []talk.Row {
	return []talk.Row{
		{Kind: command.NewGame, Do: challenge},
		{Kind: command.PlayRobot, Do: playRobot},
		{Kind: command.Rematch, Do: rematch},
		{Kind: command.SeekGame, Do: seek},
		{Kind: command.Seeks, Do: seeks},
		{Kind: command.Take, Do: take},
		{Kind: command.Cancel, Do: cancel},
		{Kind: command.Limits, Do: limits},
		{Kind: command.Limit, Do: limit},
		{Kind: command.Refusing, Do: wish},
		{Kind: command.Accepting, Do: wish},
	}
}
