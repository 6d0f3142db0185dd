// Package play is the subject of a game that goes on: turns that are tried or left ready, looks at boards and records, the notebook, words passed on.
package play

import (
	"pbem/games/talk"
	"pbem/mailer/command"
)

// Rows are the commands of this subject, and how each is carried out.
func Rows() []talk.Row {
	return []talk.Row{
		{Kind: command.Try, Do: try},
		{Kind: command.Show, Do: talk.Looking(talk.There(show))},
		{Kind: command.Resend, Do: talk.Looking(talk.There(show))},
		{Kind: command.History, Do: talk.Looking(history)},
		{Kind: command.Variations, Do: talk.Looking(variations)},
		{Kind: command.ShowDiary, Do: talk.Looking(showDiary)},
		{Kind: command.Record, Do: showRecord},
		{Kind: command.Ifs, Do: talk.Looking(talk.There(ifs))},
		{Kind: command.Send, Do: send},
		{Kind: command.Legal, Do: talk.Looking(talk.There(talk.Legal))},
		{Kind: command.Time, Do: talk.Looking(clocks)},
	}
}
