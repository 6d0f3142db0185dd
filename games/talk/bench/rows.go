// Package bench is the inventor's bench by mail: a letter brings a game as a file, and tells what is wrong with it or that it is its sender's now.
//
// The idea: the file of a stranger is data, and nothing of it is said in the referee's voice. What may stand in one is settled twice: by package
// presets, which reads it within its limits, and by [talk.Misfits], which refuses the names and titles by which a letter could be mistaken.
package bench

import (
	"pbem/games/talk"
	"pbem/mailer/command"
)

// Rows are the commands of this subject, and how each is carried out.
func Rows() []talk.Row {
	return []talk.Row{
		{Kind: command.PresetFile, Do: check},
		{Kind: command.OwnPresets, Do: list},
		{Kind: command.ForgetPreset, Do: forget},
	}
}
