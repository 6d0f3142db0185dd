package adjudicator

import (
	"slices"

	"pbem/notation"
	"pbem/rules"
	"pbem/rules/phrase"
)

// askDrawn asks whether a set-up that was drawn without numbers and letters is understood as it was meant, and reports whether it
// did. Books draw Black's ranks from White's side, players their own from theirs, and nothing tells them apart. A secret set-up can be
// final at once, so it is asked whatever was drawn: the opponent must not learn from the time what. An open one, which is shown and can
// be replaced, is asked about if the royal units would not stand behind the others. Who sends the same once more means it.
func (d *decider) askDrawn(board rules.Position, reading notation.Reading, verdict rules.Verdict) bool {
	if !reading.Draft.OwnView || d.Prepared[d.c.By.Side()].is(verdict.Turn.String(), d.Number()) {
		return false
	}
	other, legal := d.readFromOtherSide(board, reading.Draft, verdict)
	if !d.Secret() && !royalsForward(reading.Draft, d.Game.Vocabulary()) {
		return false
	}
	text := []phrase.Phrase{phrase.New("match-set-up-drawn", "turn", verdict.Turn), phrase.Join(phrase.Sentences, verdict.Notes...), d.hold(verdict.Turn)}
	text = slices.DeleteFunc(text, phrase.Phrase.Empty)
	offer := len(text)
	if legal {
		text = append(text, phrase.New("match-set-up-drawn-other", "turn", other))
	}
	d.notices = append(d.notices, Notice{To: d.c.By, Kind: Answered, Heads: AskedBack, Text: text, Offer: offer, Shows: []Shown{{
		Title: phrase.New("match-try-set-up-title"), Board: verdict.Next, Last: verdict.Turn, Side: d.c.By.Side(), Before: board,
	}}})
	return true
}

// royalsForward reports whether the royal units of a drawing do not stand nearer to their player than to the opponent.
func royalsForward(draft rules.Draft, words *rules.Vocabulary) bool {
	forward := 0
	for _, a := range draft.Actions {
		if u, ok := words.Unit(a.Unit); ok && u.Royal {
			forward += 2*int(a.From.Rank) - (words.SetupRanks + 1)
		}
	}
	return forward >= 0
}

// readFromOtherSide reads a drawing with its first row as the player's first rank, and reports whether that is legal and something
// else.
func (d *decider) readFromOtherSide(board rules.Position, draft rules.Draft, understood rules.Verdict) (turn rules.Turn, legal bool) {
	words := d.Game.Vocabulary()
	draft.Actions = slices.Clone(draft.Actions)
	for i, a := range draft.Actions {
		at := rules.Square{File: int16(words.Files-1) - a.From.File, Rank: int16(words.SetupRanks+1) - a.From.Rank}
		draft.Actions[i].From, draft.Actions[i].To = at, at
	}
	verdict, v := judgedSetup(board, d.c.By.Side(), draft, words)
	if v != nil || verdict.Turn.String() == understood.Turn.String() {
		return rules.Turn{}, false
	}
	return verdict.Turn, true
}
