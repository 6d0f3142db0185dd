// Package leave is the subject of those who go: who wants no more mail, and who is to be forgotten. Both end what a player has in other subjects, so this
// package may import those.
package leave

import (
	"pbem/games/talk"
	"pbem/mailer/command"
)

// Rows are the commands of this subject, and how each is carried out.
func Rows() []talk.Row {
	return []talk.Row{
		{Kind: command.Block, Do: block},
		{Kind: command.Forget, Do: forget},
	}
}
