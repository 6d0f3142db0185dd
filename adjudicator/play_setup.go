package adjudicator

import (
	"fmt"
	"strings"

	"pbem/notation"
	"pbem/rules"
)

// playSetup takes a set-up, the first or one in place of another. Whatever is wrong is told to its writer alone.
func (d *decider) playSetup(reading notation.Reading, v *rules.Violation) {
	if _, in := d.setupOf(d.c.By.Side()); in && v == nil && !reading.Draft.IsSetup() {
		d.refuse(fmt.Sprintf("No turn can be played before %s's set-up is in, too. Yours stands; until then you can send another in its place.", d.name(d.c.By.Other())))
		return
	}
	board, err := d.setupBoard(d.c.By.Side())
	if err != nil {
		d.refuse("This could not be done: " + err.Error() + ".")
		return
	}
	var verdict rules.Verdict
	if v == nil {
		verdict, v = judgedSetup(board, d.c.By.Side(), reading.Draft, d.Game.Vocabulary())
	}
	if v != nil {
		d.refuseSetup(board, reading.Draft, v)
		return
	}
	before, fact := d.Match, SetUp{Turn: verdict.Turn.String()}
	if d.Secret() {
		fact.Salt = d.c.Nonce
	}
	if d.Secret() && d.c.Nonce == "" {
		d.refuse("This could not be done: a secret set-up cannot be sealed without a salt.")
		return
	}
	d.happen(fact)
	d.tellSetup(before, verdict, append(reading.Notes, verdict.Notes...))
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
		Why:  fmt.Sprintf("These squares are %s's.", side.Other()),
		Help: fmt.Sprintf("%s sets up on %s.", side, ranksOf(side, words)),
	}
}

// ranksOf names the ranks of a side's set-up: "ranks 1–3", "ranks 6–8".
func ranksOf(side rules.Side, words *rules.Vocabulary) string {
	low, high := 1, words.SetupRanks
	if side == rules.Black {
		low, high = words.Ranks-words.SetupRanks+1, words.Ranks
	}
	if low == high {
		return fmt.Sprintf("rank %d", low)
	}
	return fmt.Sprintf("ranks %d–%d", low, high)
}

// refuseSetup tells what is wrong with a set-up, and that nothing has changed.
func (d *decider) refuseSetup(board rules.Position, draft rules.Draft, v *rules.Violation) {
	standing := "Your set-up was not taken, and is still awaited."
	if _, in := d.setupOf(d.c.By.Side()); in {
		standing = "This set-up was not taken; the one that you sent before stands."
	}
	d.refuse(append([]string{standing}, explain(board, draft, v)...)...)
	d.notices[len(d.notices)-1].Violation = v
}

// tellSetup tells the writer everything, and the opponent what he may know.
func (d *decider) tellSetup(before *Match, verdict rules.Verdict, notes []string) {
	if d.refused {
		return
	}
	turn := verdict.Turn.String()
	text := []string{"Your set-up is in: " + turn}
	if !before.ToCome[d.c.By.Side()] {
		text[0] = "Your set-up is replaced; this one counts now: " + turn
	}
	text = append(text, strings.Join(notes, " "))
	d.answer(append(text, d.setupAnswer(before)...)...)
	if d.Secret() && d.unset() {
		last := &d.notices[len(d.notices)-1]
		last.Shows = []Shown{{Title: "Your set-up, which nobody but you sees yet:", Line: verdict.Next.String(), Last: verdict.Turn, Side: d.c.By.Side()}}
	}
	if news := d.setupNews(before); len(news) > 0 {
		d.report(news...)
	}
}

// setupAnswer says to the writer what his set-up has brought about.
func (d *decider) setupAnswer(before *Match) []string {
	own, other := d.Setups[d.c.By.Side()], d.name(d.c.By.Other())
	switch {
	case d.Secret() && d.unset():
		return []string{
			fmt.Sprintf("It stays hidden until %s's is in, too. Until then you can send another in its place.", other),
			fmt.Sprintf("It is sealed: %s. This hash of it, with a salt that will be told when the game is over, goes to both of you as soon as both set-ups are in; so nobody can change one unseen.", own.Commitment),
			d.lateOpponent(d.c.By),
		}
	case d.unset():
		return []string{fmt.Sprintf("It is on the board, and %s sets up next. Until then you can send another in its place.", other)}
	case !before.unset():
		return []string{fmt.Sprintf("%s is told, and %s.", other, d.whoseTurn(d.c.By))}
	}
	return append(d.begins(d.c.By), d.canReplace(d.c.By))
}

// setupNews says to the opponent what he may know; nothing when a secret set-up is replaced.
func (d *decider) setupNews(before *Match) []string {
	reader, name := d.c.By.Other(), d.name(d.c.By)
	again := !before.ToCome[d.c.By.Side()]
	turn := d.Setups[d.c.By.Side()].Turn
	switch {
	case d.Secret() && d.unset() && again:
		return nil
	case d.Secret() && d.unset():
		return []string{fmt.Sprintf("%s's set-up is in. It stays hidden until yours is in, too.", name), d.ownTimeRanOut(reader)}
	case again:
		return []string{
			fmt.Sprintf("%s has sent another set-up in place of the first: %s", name, turn),
			"What you have written for the old board is not valid any more; answer this letter.",
			lapsedOffer(before, reader, d.c.By),
		}
	case d.unset():
		return []string{fmt.Sprintf("%s's set-up is in: %s", name, turn), "Now it is for you to set up."}
	}
	return append([]string{fmt.Sprintf("%s's set-up is in: %s", name, turn)}, d.begins(reader)...)
}

// begins says that both set-ups are in, and what each was sealed with.
func (d *decider) begins(reader Seat) []string {
	text := []string{fmt.Sprintf("Both set-ups are in, and the game begins: %s.", d.whoseTurn(reader))}
	if !d.Secret() {
		return text
	}
	for _, seat := range []Seat{WhiteSeat, BlackSeat} {
		text = append(text, fmt.Sprintf("%s's set-up (%s), sealed as %s:", d.Player(seat).Name, seat.Side(), d.Setups[seat.Side()].Commitment),
			"    "+d.Setups[seat.Side()].Turn)
	}
	return append(text, "The salts are told when the game is over; then everybody can check the seals.")
}

// canReplace says how long an open set-up that completed the board can still be replaced.
func (d *decider) canReplace(s Seat) string {
	if !d.MaySetUp(s) {
		return ""
	}
	return fmt.Sprintf("Until %s has played turn 1 you can send another set-up in its place.", d.name(s.Other()))
}

// lateOpponent tells the writer that the opponent's time for the set-up is over.
func (d *decider) lateOpponent(s Seat) string {
	deadline, ok := d.Deadline()
	if !ok || !d.outOfTime(d.c.At) {
		return ""
	}
	return fmt.Sprintf("%s's time for the set-up ran out on %s: you may claim the game with claim time.", d.name(s.Other()), moment(deadline))
}

func (d *decider) ownTimeRanOut(s Seat) string {
	deadline, ok := d.Deadline()
	if !ok || !d.outOfTime(d.c.At) {
		return ""
	}
	return fmt.Sprintf("Your time for the set-up ran out on %s: %s may now claim the game. Until that happens your set-up still counts.", moment(deadline), d.name(s.Other()))
}

func lapsedOffer(before *Match, reader, writer Seat) string {
	switch before.DrawOffer {
	case reader:
		return "Your offer of a draw has lapsed with it."
	case writer:
		return fmt.Sprintf("The offer of a draw from %s has lapsed with it.", before.name(writer))
	}
	return ""
}
