package compose

import (
	"slices"

	"pbem/adjudicator"
	"pbem/rules"
	"pbem/rules/phrase"
)

// kind names the letter for those who count letters.
func (in *News) kind() string {
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

// headName is how much of a name stands in front of the title: a narrow list shows some forty characters.
const headName = 16

// subject begins with what the reader must know in a narrow list: "Your turn 12: Chesimals II, Bo". For those who want one
// conversation a game it is the same in all letters: "Chesimals II: Ada – Bo". A letter that asks for a yes says so.
func (in *GameLetter) subject() phrase.Phrase {
	if in.ConstantSubject {
		seats := in.Match.Seats
		return phrase.New("letter-subject-constant", "title", in.title(), "white", subjectName(seats[0].Player.Name, nameLength),
			"black", subjectName(seats[1].Player.Name, nameLength))
	}
	if in.asks() {
		return in.Ask.Subject
	}
	head := in.head()
	if head.Arg("name") != nil { // the opponent stands in it already
		return phrase.New("letter-subject-named", "head", head, "title", in.title())
	}
	return phrase.New("letter-subject", "head", head, "title", in.title(), "name", in.opponent(nameLength))
}

func subjectName(name string, most int) phrase.Words { return phrase.Words(headerLine(name, most)) }

func (in *View) title() phrase.Phrase { return in.Match.Titled() }

// head is what the reader must know: what was not done, else what has happened, else where the game stands.
func (in *News) head() phrase.Phrase {
	headline, failed := in.headline()
	switch {
	case headline == adjudicator.NotPlayed:
		return phrase.New("letter-head-not-played")
	case failed && !in.onlyProse():
		return in.notDone()
	case headline == adjudicator.Wrote && slices.ContainsFunc(in.mine(in.Notices), func(n adjudicator.Notice) bool { return n.Heads == adjudicator.NoHeadline }):
	case headline != adjudicator.NoHeadline && in.Match.Stage == adjudicator.Playing:
		return in.happened(headline)
	}
	return in.standing()
}

// notDone is for a letter of which something was not done: what was done of it is told, too, the turn before all.
func (in *News) notDone() phrase.Phrase {
	turn := in.played()
	switch {
	case turn > 0 && in.Match.Stage == adjudicator.Over:
		return in.standing()
	case turn > 0 && in.Match.Awaits(in.To): // an answer was ready
		return phrase.New("letter-head-in-part", "head", in.standing())
	case turn > 0:
		return phrase.New("letter-head-played-in-part", "number", turn)
	case slices.ContainsFunc(in.Answers, in.done):
		return phrase.New("letter-head-not-all-done")
	}
	return phrase.New("letter-head-not-done")
}

// played is the number of the turn that the letter's sender has played in it; 0 for none.
func (in *News) played() int {
	for _, a := range in.Answers {
		for _, n := range in.mine(a.Notices) {
			if n.Kind == adjudicator.Answered && n.Tells.Turn > 0 {
				return n.Tells.Turn
			}
		}
	}
	return 0
}

// done reports whether something of a line was done.
func (in *View) done(a Answer) bool {
	return slices.ContainsFunc(in.mine(a.Notices), func(n adjudicator.Notice) bool { return n.Kind == adjudicator.Answered })
}

// headline is the weightiest of those of this letter; failed reports whether anything in it was not done.
func (in *News) headline() (best adjudicator.Headline, failed bool) {
	for _, a := range in.Answers {
		best = max(best, weightiest(in.mine(a.Notices)))
	}
	return max(best, weightiest(in.mine(in.Notices))), in.failed() >= 0
}

func weightiest(list []adjudicator.Notice) (best adjudicator.Headline) {
	for _, n := range list {
		best = max(best, n.Heads)
	}
	return best
}

func (in *View) happened(h adjudicator.Headline) phrase.Phrase {
	switch h {
	case adjudicator.Wrote:
		return phrase.New("letter-head-wrote", "name", in.opponent(headName))
	case adjudicator.DrawOffer:
		return phrase.New("letter-head-draw-offered")
	case adjudicator.DrawRefusal:
		return phrase.New("letter-head-draw-declined")
	case adjudicator.PauseWish:
		return phrase.New("letter-head-pause-offered")
	case adjudicator.PauseRefusal:
		return phrase.New("letter-head-pause-declined")
	case adjudicator.UndoWish:
		return phrase.New("letter-head-undo-asked")
	case adjudicator.UndoRefusal:
		return phrase.New("letter-head-undo-refused")
	case adjudicator.TakenBack:
		return phrase.New("letter-head-taken-back", "number", in.Match.Number())
	case adjudicator.ClockStands:
		return phrase.New("letter-head-clock-stands")
	case adjudicator.TimeGiven:
		return phrase.New("letter-head-time-given")
	case adjudicator.ClockRuns:
		return phrase.New("letter-head-clock-runs")
	case adjudicator.AskedBack:
		return phrase.New("letter-head-asked-back")
	case adjudicator.TimeOver:
		return in.timeOver()
	}
	return in.timeShort()
}

// starts reports whether the game begins with the letter.
func (in *View) starts() bool {
	return len(in.Match.Turns) == 0 && in.Match.StartedAt.Equal(in.Now)
}

// timeOver says whose time is over.
func (in *View) timeOver() phrase.Phrase {
	if left, _, _ := in.Match.RemainsOf(in.To, in.Now); in.Match.Awaits(in.To) && left <= 0 {
		return phrase.New("letter-head-time-over-yours")
	}
	return phrase.New("letter-head-time-over", "name", in.opponent(headName))
}

func (in *View) timeShort() phrase.Phrase {
	left := phrase.Left(in.Match.Remains(in.Now))
	if in.Match.SettingUp() {
		return phrase.New("letter-head-time-short-set-up", "left", left)
	}
	return phrase.New("letter-head-time-short", "left", left, "number", in.Match.Number())
}

// standing is where the game stands, for the reader.
func (in *View) standing() phrase.Phrase {
	m := in.Match
	switch m.Stage {
	case adjudicator.Challenged:
		if m.Terms.After != 0 {
			return phrase.New("letter-head-rematch")
		}
		if in.To == m.Challenger {
			return phrase.New("letter-head-challenge-sent")
		}
		return phrase.New("letter-head-challenge")
	case adjudicator.Refused:
		return phrase.New("letter-head-no-game")
	case adjudicator.Over:
		return in.result()
	}
	return in.due()
}

func (in *View) result() phrase.Phrase {
	winner, won := in.Match.Outcome.Result.Winner()
	switch {
	case in.Match.Outcome.Cause == rules.CalledOff:
		return phrase.New("letter-head-called-off")
	case in.Match.Outcome.Cause == rules.Void:
		return phrase.New("letter-head-void")
	case !won:
		return phrase.New("letter-head-drawn")
	case adjudicator.SeatOf(winner) == in.To:
		return phrase.New("letter-head-you-won")
	}
	return phrase.New("letter-head-won", "name", in.opponent(headName))
}

// due is whose turn it is.
func (in *View) due() phrase.Phrase {
	m := in.Match
	switch mine := m.Awaits(in.To); {
	case m.SettingUp() && mine:
		return phrase.New("letter-head-your-set-up")
	case m.SettingUp():
		return phrase.New("letter-head-their-set-up", "name", in.opponent(headName))
	case mine && m.Position.Standing().Check:
		return phrase.New("letter-head-check", "number", m.Number())
	case mine:
		return phrase.New("letter-head-your-turn", "number", m.Number())
	}
	return phrase.New("letter-head-their-turn", "name", in.opponent(headName), "number", m.Number())
}

// opponent is the other player's name, of at most so many bytes.
func (in *View) opponent(most int) phrase.Phrase {
	if other := in.To.Other(); in.Match.Player(other).Level > 0 {
		return in.Match.NameOf(other)
	}
	return phrase.Of(subjectName(in.Match.Player(in.To.Other()).Name, most))
}
