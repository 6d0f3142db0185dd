// Package watching is the subject of games of others: watching them, and commenting on them.
package watching

import (
	"pbem/games/talk"
	"pbem/mailer/command"
)

// Rows are the commands of this subject, and how each is carried out.
func Rows() []talk.Row {
	return []talk.Row{
		{Kind: command.Watch, Do: watch},
		{Kind: command.Unwatch, Do: unwatch},
		{Kind: command.Watching, Do: watching},
		{Kind: command.Comment, Do: comment},
		{Kind: command.Comments, Do: switchComments},
	}
}
