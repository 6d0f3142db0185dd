package adjudicator

import (
	"slices"
	"time"

	"pbem/notation"
	"pbem/rules"
	"pbem/rules/phrase"
)

// playSetup takes a set-up, the first or one in place of another. Whatever is wrong is told to its writer alone.
func playSetup(d *decider, reading notation.Reading, v *rules.Violation) {
	if _, in := setupOf(&d.Match, d.c.By.Side()); in && v == nil && !reading.Draft.IsSetup() {
		d.refuse(phrase.New("match-set-up-first", "name", seatName(&d.Match, d.c.By.Other())))
		return
	}
	board, err := setupBoard(&d.Match, d.c.By.Side())
	if err != nil {
		d.refuse(phrase.New("match-failed", "why", err))
		return
	}
	var verdict rules.Verdict
	if v == nil {
		verdict, v = judgedSetup(board, d.c.By.Side(), reading.Draft, d.Game.Vocabulary())
	}
	if v != nil {
		refuseSetup(d, board, reading.Draft, v)
		return
	}
	if askSetup(d, board, reading, verdict) {
		return
	}
	endWait(d)
	before, fact := d.Match, SetUp{Turn: verdict.Turn.String()}
	if d.Seats[d.c.By.Side()].ToCome {
		fact.Left = keeps(d)
	}
	if d.Secret() {
		fact.Salt = d.c.Nonce
	}
	if d.Secret() && d.c.Nonce == "" {
		d.refuse(phrase.New("match-cannot-do"))
		return
	}
	d.happen(fact)
	tellSetup(d, &before, verdict, append(reading.Notes, verdict.Notes...))
}

// judgedSetup judges a set-up of a side in the position in which that side sets up next. Where either side may come first
// the rules take squares as those of the side whose own ranks they are: so what comes out must be this side's.
func judgedSetup(p rules.Position, side rules.Side, draft rules.Draft, words *rules.Vocabulary) (rules.Verdict, *rules.Violation) {
	verdict, v := judged(p, draft)
	if v != nil {
		return verdict, v
	}
	if after, ok := verdict.Next.(rules.Setting); verdict.Turn.IsSetup() && ok && !after.Awaits(side) {
		return verdict, nil
	}
	return rules.Verdict{}, &rules.Violation{
		Code: rules.SetupRanks, Ruling: "LF-11",
		Why:  phrase.New("match-set-up-ranks-theirs", "side", side.Other()),
		Help: ranksOf(side, words),
	}
}

// ranksOf says where a side sets up: "White sets up on ranks 1–3."
func ranksOf(side rules.Side, words *rules.Vocabulary) phrase.Phrase {
	low, high := 1, words.SetupRanks
	if side == rules.Black {
		low, high = words.Ranks-words.SetupRanks+1, words.Ranks
	}
	if low == high {
		return phrase.New("match-set-up-rank", "side", side, "rank", low)
	}
	return phrase.New("match-set-up-ranks", "side", side, "low", low, "high", high)
}

// refuseSetup tells what is wrong with a set-up, and that nothing has changed.
func refuseSetup(d *decider, board rules.Position, draft rules.Draft, v *rules.Violation) {
	standing := phrase.New("match-set-up-refused")
	if _, in := setupOf(&d.Match, d.c.By.Side()); in {
		standing = phrase.New("match-set-up-refused-again")
	}
	refuseWith(d, standing, explainDraft(&d.Match, board, draft, v), v)
}

// tellSetup tells the writer everything, and the opponent what they may know.
func tellSetup(d *decider, before *Match, verdict rules.Verdict, notes []phrase.Phrase) {
	if d.refused {
		return
	}
	turn := verdict.Turn.String()
	text := []phrase.Phrase{phrase.New("match-set-up-in", "turn", turn)}
	if !before.Seats[d.c.By.Side()].ToCome {
		text[0] = phrase.New("match-set-up-replaced", "turn", turn)
	}
	mine, theirs := lapsedBySetup(before, d.c.By)
	text = append(text, phrase.Join(phrase.Sentences, notes...))
	d.answer(append(append(text, setupAnswer(d, before)...), mine)...)
	if d.Secret() && awaitsSetup(&d.Match) {
		last := &d.notices[len(d.notices)-1]
		last.Shows = []Shown{{Title: phrase.New("match-own-set-up-title"), Board: verdict.Next, Last: verdict.Turn, Side: d.c.By.Side()}}
	}
	if news := setupNews(d, before); len(news) > 0 {
		d.report(append(news, theirs)...)
	}
}

// lapsedBySetup tells what a first set-up made idle: first for the seat that sent it, then for the opponent.
func lapsedBySetup(before *Match, by Seat) (mine, theirs phrase.Phrase) {
	if before.Seats[by.Side()].ToCome {
		return lapsed(before, by)
	}
	return phrase.Phrase{}, phrase.Phrase{}
}

// setupAnswer says to the writer what their set-up has brought about.
func setupAnswer(d *decider, before *Match) []phrase.Phrase {
	own, other := d.Setups[d.c.By.Side()], seatName(&d.Match, d.c.By.Other())
	switch {
	case d.Secret() && awaitsSetup(&d.Match):
		return []phrase.Phrase{
			phrase.New("match-set-up-hidden", "name", other), phrase.New("match-set-up-sealed", "seal", own.Commitment),
			lateOpponent(d, d.c.By),
		}
	case awaitsSetup(&d.Match):
		return []phrase.Phrase{phrase.New("match-set-up-next", "name", other)}
	case !awaitsSetup(before):
		return []phrase.Phrase{phrase.New("match-set-up-told", "name", other, "whose", whoseTurn(&d.Match, d.c.By))}
	}
	return append(begins(d, d.c.By), canReplace(d, d.c.By))
}

// setupNews says to the opponent what they may know; nothing when a secret set-up is replaced.
func setupNews(d *decider, before *Match) []phrase.Phrase {
	reader, name := d.c.By.Other(), seatName(&d.Match, d.c.By)
	again := !before.Seats[d.c.By.Side()].ToCome
	turn := d.Setups[d.c.By.Side()].Turn
	switch {
	case d.Secret() && awaitsSetup(&d.Match) && again:
		return nil
	case d.Secret() && awaitsSetup(&d.Match):
		return []phrase.Phrase{phrase.New("match-set-up-theirs-hidden", "name", name), ownTimeRanOut(d, reader)}
	case again:
		return []phrase.Phrase{
			phrase.New("match-set-up-theirs-replaced", "name", name, "turn", turn),
			phrase.New("match-set-up-old-board"),
			lapsedOffer(before, reader, d.c.By),
		}
	case awaitsSetup(&d.Match):
		return []phrase.Phrase{phrase.New("match-set-up-theirs", "name", name, "turn", turn)}
	}
	return append([]phrase.Phrase{phrase.New("match-set-up-theirs", "name", name, "turn", turn)}, begins(d, reader)...)
}

// begins says that both set-ups are in, and what each was sealed with.
func begins(d *decider, reader Seat) []phrase.Phrase {
	text := []phrase.Phrase{phrase.New("match-set-ups-in")}
	if !d.Secret() {
		return text
	}
	for _, seat := range []Seat{WhiteSeat, BlackSeat} {
		text = append(text, phrase.New("match-set-up-seal", "name", PlainName(&d.Match, seat), "side", seat.Side(), "seal", d.Setups[seat.Side()].Commitment),
			phrase.Verbatim(d.Setups[seat.Side()].Turn))
	}
	return append(text, phrase.New("match-salts-later"))
}

// canReplace says how long an open set-up that completed the board can still be replaced.
func canReplace(d *decider, s Seat) phrase.Phrase {
	if !d.MaySetUp(s) {
		return phrase.Phrase{}
	}
	return phrase.New("match-set-up-until-turn-1", "name", seatName(&d.Match, s.Other()))
}

// lateOpponent tells the writer that the opponent's time for the set-up is over.
func lateOpponent(d *decider, s Seat) phrase.Phrase {
	deadline, ok := d.Deadline()
	if !ok || !outOfTime(&d.Match, d.c.At) {
		return phrase.Phrase{}
	}
	return phrase.New("match-set-up-late-theirs", "name", seatName(&d.Match, s.Other()), "at", deadline, "from", claimableAt(&d.Match, deadline))
}

func ownTimeRanOut(d *decider, s Seat) phrase.Phrase {
	deadline, ok := d.Deadline()
	if !ok || !outOfTime(&d.Match, d.c.At) {
		return phrase.Phrase{}
	}
	return phrase.New("match-set-up-late-yours", "at", deadline, "from", claimableAt(&d.Match, deadline), "name", seatName(&d.Match, s.Other()))
}

func lapsedOffer(before *Match, reader, writer Seat) phrase.Phrase {
	switch before.DrawOffer {
	case reader:
		return phrase.New("match-lapsed-offer-yours")
	case writer:
		return phrase.New("match-lapsed-offer-of", "name", seatName(before, writer))
	}
	return phrase.Phrase{}
}

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
