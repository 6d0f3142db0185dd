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
