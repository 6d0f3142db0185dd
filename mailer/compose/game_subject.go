package compose

import (
	"cmp"

	"pbem/adjudicator"
	"pbem/rules/phrase"
)

// kind names the letter for those who count letters.
func (in *GameLetter) kind() string {
	if len(in.Answers) > 0 || in.asks() {
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

// subject is the same but for its end in all letters of a game, "Chesimals II: Ada – Bo, turn 12", but for those that ask for a yes.
func (in *GameLetter) subject() phrase.Phrase {
	if in.asks() {
		return in.Ask.Subject
	}
	m := in.Match
	return phrase.New("letter-subject", "title", in.title(), "white", phrase.Words(headerLine(m.Players[0].Name, nameLength)),
		"black", phrase.Words(headerLine(m.Players[1].Name, nameLength)), "stage", in.stage())
}

func (in *GameLetter) title() string { return cmp.Or(in.Match.Terms.Title, in.Match.Terms.Preset) }

func (in *GameLetter) stage() phrase.Phrase {
	switch in.Match.Stage {
	case adjudicator.Challenged:
		return phrase.New("letter-stage-challenge")
	case adjudicator.Refused:
		return phrase.New("letter-stage-no-game")
	case adjudicator.Over:
		return phrase.Of(string(in.Match.Outcome.Result))
	}
	turn := phrase.New("letter-stage-turn", "number", in.Match.Number())
	if in.Match.SettingUp() {
		turn = phrase.New("letter-stage-set-ups")
	}
	if in.kind() == string(adjudicator.Reminder) {
		return phrase.New("letter-stage-reminder", "turn", turn)
	}
	return turn
}
