// Package hosts is the subject of those who run a club. A ban ends what a player has in other subjects, so this package may import those.
package hosts

import (
	"pbem/games/talk"
	"pbem/mailer/command"
)

// Rows are the commands of this subject, and how each is carried out.
func Rows() []talk.Row {
	return []talk.Row{
		{Kind: command.Admin, Do: Command},
		{Kind: command.Audit, Do: audit},
	}
}
