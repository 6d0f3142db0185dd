package compose

import (
	"slices"

	"pbem/adjudicator"
	"pbem/rules/phrase"
)

// confirming is what the answer to a try asks for.
const confirming = "confirm"

// Asked is the action that a bare yes to the letter does: the one that the letter begins by asking for. It is "" where the letter asks for
// nothing, for two things, or brings words of the other player's, which a yes could answer as well. Words that come with an invitation are a
// part of what it asks.
func (in *News) Asked() string {
	action, told := "", in.toldHere()
	invites := slices.ContainsFunc(told, func(n adjudicator.Notice) bool { return n.Kind == adjudicator.Invitation })
	for _, n := range told {
		asked := asking(n)
		if action != "" && asked != "" && asked != action || !invites && slices.ContainsFunc(n.Text, isWords) {
			return ""
		}
		if asked != "" {
			action = asked
		}
	}
	return action
}

// asking is the action that a notice asks for; "" for none.
func asking(n adjudicator.Notice) string {
	if n.Offer > 0 {
		return confirming
	}
	return n.Asks
}

func isWords(p phrase.Phrase) bool {
	_, words := adjudicator.WordsIn(p)
	return words
}

// news are the notices to this letter's seat besides the answers, with what asks for something in front.
func (in *News) news() []adjudicator.Notice {
	var asks, rest []adjudicator.Notice
	for _, n := range in.mine(in.Notices) {
		if asking(n) != "" {
			asks = append(asks, n)
		} else {
			rest = append(rest, n)
		}
	}
	return append(asks, rest...)
}

// toldHere are all notices to this letter's seat.
func (in *News) toldHere() []adjudicator.Notice {
	told := in.news()
	for _, a := range in.Answers {
		told = append(told, in.mine(a.Notices)...)
	}
	return told
}
