package compose

import (
	"strconv"

	"pbem/adjudicator"
)

// kind names the letter for those who count letters.
func (in *GameLetter) kind() string {
	if len(in.Answers) > 0 {
		if in.failed() >= 0 {
			return "error"
		}
		return "answer"
	}
	for _, n := range in.mine(in.Notices) {
		return string(n.Kind)
	}
	return string(adjudicator.Happened)
}

// subject is the same but for its end in all letters of a game: "[pbem 42] Chesimals II: Ada – Bo, turn 12".
func (in *GameLetter) subject() string {
	m := in.Match
	return "[pbem " + strconv.Itoa(m.ID) + "] " + in.title() + ": " + headerLine(m.Players[0].Name, nameLength) + " – " +
		headerLine(m.Players[1].Name, nameLength) + ", " + in.stage()
}

func (in *GameLetter) title() string {
	if in.Match.Terms.Title == "" {
		return in.Match.Terms.Preset
	}
	return in.Match.Terms.Title
}

func (in *GameLetter) stage() string {
	switch in.Match.Stage {
	case adjudicator.Challenged:
		return "challenge"
	case adjudicator.Refused:
		return "no game"
	case adjudicator.Over:
		return string(in.Match.Outcome.Result)
	}
	turn := "turn " + strconv.Itoa(in.Match.Number())
	if in.Match.SettingUp() {
		turn = "set-ups"
	}
	if in.kind() == string(adjudicator.Reminder) {
		return turn + ", reminder"
	}
	return turn
}
