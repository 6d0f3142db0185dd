// Package learn is the subject of getting to know: help, rules, the tutorial, the study of a preset, the verification of records.
package learn

import (
	"pbem/games/talk"
	"pbem/mailer/command"
)

// Rows are the commands of this subject, and how each is carried out.
func Rows() []talk.Row {
	return []talk.Row{
		{Kind: command.Verify, Do: Verify},
		{Kind: command.Help, Do: help},
		{Kind: command.Presets, Do: talk.Plainly(listPresets)},
		{Kind: command.Rules, Do: Rules},
		{Kind: command.Study, Do: lookBack},
		{Kind: command.Tutorial, Do: Tutorial},
		{Kind: talk.LessonTurn, Do: lesson},
		{Kind: talk.LessonTry, Do: lesson},
		{Kind: talk.LessonLegal, Do: lesson},
		{Kind: talk.LessonShow, Do: lesson},
	}
}
