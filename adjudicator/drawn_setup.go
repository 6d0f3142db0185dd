package adjudicator

import (
	"slices"
	"time"

	"pbem/notation"
	"pbem/rules"
	"pbem/rules/phrase"
)

// askSetup asks whether a set-up is meant, and reports whether it did: one that was drawn without numbers and letters, and any of a player
// who wants nothing to be played before they have confirmed it. Books draw Black's ranks from White's side, players their own from theirs,
// and nothing tells them apart. A secret set-up can be final at once, so it is asked whatever was drawn: the opponent must not learn from
// the time what. An open one, which is shown and can be replaced, is asked about if the royal units would not stand behind the others. Who
// sends the same once more means it. While a first set-up waits for the yes it holds the clocks up (CR-46).
func askSetup(d *decider, board rules.Position, reading notation.Reading, verdict rules.Verdict) bool {
	drawn := reading.Draft.OwnView && (d.Secret() || royalsForward(reading.Draft, d.Game.Vocabulary()))
	switch {
	case d.strict:
		holdSetup(d, board, reading, verdict, time.Time{})
	case holdsAlready(d, verdict.Turn):
		asOf(d)
		return false
	case drawn && d.Awaits(d.c.By):
		holdSetup(d, board, reading, verdict, d.c.At)
	case drawn:
		holdSetup(d, board, reading, verdict, time.Time{})
	default:
		return false
	}
	return true
}

// holdSetup shows a set-up, and keeps it for a yes.
func holdSetup(d *decider, board rules.Position, reading notation.Reading, verdict rules.Verdict, asked time.Time) {
	head := phrase.New("match-set-up-strict", "turn", verdict.Turn)
	if reading.Draft.OwnView {
		head = phrase.New("match-set-up-drawn", "turn", verdict.Turn)
	}
	text := []phrase.Phrase{head, phrase.Join(phrase.Sentences, verdict.Notes...), hold(d, verdict.Turn, asked)}
	text = slices.DeleteFunc(text, phrase.Phrase.Empty)
	offer := len(text)
	if !asked.IsZero() && d.Terms.Time.Limited() {
		text = append(text, phrase.New("match-asked-counts", "asked", asked, "until", asked.Add(day)))
	}
	if other, legal := readFromOtherSide(d, board, reading.Draft, verdict); legal && reading.Draft.OwnView {
		text = append(text, phrase.New("match-set-up-drawn-other", "turn", other))
	}
	d.notices = append(d.notices, Notice{To: d.c.By, Kind: Answered, Heads: AskedBack, Text: text, Offer: offer, Shows: []Shown{{
		Title: phrase.New("match-try-set-up-title"), Board: verdict.Next, Last: verdict.Turn, Side: d.c.By.Side(), Before: board,
	}}})
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
func readFromOtherSide(d *decider, board rules.Position, draft rules.Draft, understood rules.Verdict) (turn rules.Turn, legal bool) {
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
