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
