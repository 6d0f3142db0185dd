// Package people is the subject of what players settle for themselves: names, addresses, languages, boards, time zones, vacations.
package people

import (
	"pbem/games/talk"
	"pbem/mailer/command"
)

// Rows are the commands of this subject, and how each is carried out.
func Rows() []talk.Row {
	return []talk.Row{
		{Kind: command.Games, Do: listGames},
		{Kind: command.Display, Do: display},
		{Kind: command.Timezone, Do: timezone},
		{Kind: command.Weekends, Do: weekends},
		{Kind: command.Vacation, Do: Vacation},
		{Kind: command.Reminders, Do: reminders},
		{Kind: command.Language, Do: language},
		{Kind: command.Name, Do: setting},
		{Kind: command.Mail, Do: setting},
		{Kind: command.Unblock, Do: setting},
		{Kind: command.Strict, Do: strict},
		{Kind: command.NewKey, Do: setting},
		{Kind: command.Addresses, Do: addresses},
		{Kind: command.AddAddress, Do: addresses},
		{Kind: command.RemoveAddress, Do: addresses},
	}
}
