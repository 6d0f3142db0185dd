package adjudicator

import (
	"errors"
	"fmt"
	"strings"

	"pbem/notation"
	"pbem/rules"
)

func (d *decider) play(do Play) {
	if d.answersThis(do.Answers) && d.guardHolds(do.Guard) {
		d.playText(do.Text)
	}
}

// playText plays what a player has written: a set-up where one can be sent, else the turn.
func (d *decider) playText(text string) {
	reading, v := read(d.Game, text)
	switch {
	case d.MaySetUp(d.c.By) && (d.SettingUp() || reading.Draft.IsSetup()):
		d.playSetup(reading, v)
	case d.onTurn():
		d.playTurn(reading, v)
	}
}

func (d *decider) playTurn(reading notation.Reading, v *rules.Violation) {
	var verdict rules.Verdict
	if v == nil {
		verdict, v = judged(d.Position, reading.Draft)
	}
	if v != nil {
		d.refuseTurn(reading.Draft, v)
		return
	}
	number, before := d.Number(), d.Match
	d.commitTurn(verdict)
	d.tellTurn(number, before, append(reading.Notes, verdict.Notes...))
	if verdict.Outcome.Over() {
		d.end(d.c.By, verdict.Outcome)
	}
}

// judge reads a turn and judges it. Its error is always a violation, also where the text cannot be read.
func judge(g rules.Game, p rules.Position, text string) (notation.Reading, rules.Verdict, *rules.Violation) {
	reading, v := read(g, text)
	if v != nil {
		return reading, rules.Verdict{}, v
	}
	verdict, v := judged(p, reading.Draft)
	return reading, verdict, v
}

func read(g rules.Game, text string) (notation.Reading, *rules.Violation) {
	reading, err := notation.Read(text, g.Vocabulary())
	if err != nil {
		return notation.Reading{}, violation(err)
	}
	return reading, nil
}

func judged(p rules.Position, draft rules.Draft) (rules.Verdict, *rules.Violation) {
	verdict, err := p.Judge(draft)
	if err != nil {
		return rules.Verdict{}, violation(err)
	}
	return verdict, nil
}

func violation(err error) *rules.Violation {
	var v *rules.Violation
	if errors.As(err, &v) {
		return v
	}
	return &rules.Violation{Code: rules.CannotRead, Why: err.Error()}
}

func (d *decider) commitTurn(v rules.Verdict) {
	d.happen(TurnPlayed{
		Number:   d.Number(),
		Turn:     v.Turn.String(),
		Line:     v.Next.String(),
		Captured: captured(d.Game.Vocabulary(), v.Captured),
		Removed:  captured(d.Game.Vocabulary(), v.Removed),
		Reset:    v.Reset,
	})
}

// tellTurn tells both players of the last turn, and what it made idle.
func (d *decider) tellTurn(number int, before *Match, notes []string) {
	if d.refused {
		return
	}
	turn := d.Turns[number-1]
	mine, theirs := lapsed(before, d.c.By)
	d.answer(fmt.Sprintf("Turn %d is played: %s", number, turn.Turn), captureWords(turn), removedWords(turn),
		strings.Join(notes, " "), mine, d.offerStands(d.c.By))
	d.report(fmt.Sprintf("%s has played turn %d: %s", d.name(d.c.By), number, turn.Turn), captureWords(turn), removedWords(turn),
		theirs, d.offerStands(d.c.By.Other()))
}

// lapsed tells what the turn of a seat made idle: first for that seat, then for the opponent.
func lapsed(before *Match, by Seat) (mine, theirs string) {
	var my, their []string
	if before.DrawOffer == by.Other() {
		my = append(my, fmt.Sprintf("%s's offer of a draw has lapsed with your turn.", before.name(by.Other())))
		their = append(their, "Your offer of a draw has lapsed with it.")
	}
	switch before.UndoAsked {
	case NoSeat:
	case by:
		my = append(my, "Your wish to take a turn back has lapsed with it.")
		their = append(their, fmt.Sprintf("The wish of %s to take a turn back has lapsed with it.", before.name(by)))
	default:
		my = append(my, fmt.Sprintf("The wish of %s to take a turn back has lapsed with your turn.", before.name(by.Other())))
		their = append(their, "Your wish to take a turn back has lapsed with it.")
	}
	return strings.Join(my, " "), strings.Join(their, " ")
}

func captureWords(t Played) string {
	if len(t.Captured) == 0 {
		return ""
	}
	return "Captured: " + strings.Join(t.Captured, ", ") + "."
}

func removedWords(t Played) string {
	if len(t.Removed) == 0 {
		return ""
	}
	return "Removed by the body rules: " + strings.Join(t.Removed, ", ") + "."
}

// captured writes units as the record keeps them: "orange warmachine on p5"; "neutral pawn on h4"; "White rook on a1"
// in games without AMPs.
func captured(v *rules.Vocabulary, taken []rules.Placement) []string {
	var words []string
	for _, p := range taken {
		owner := p.Group
		switch {
		case p.Neutral:
			owner = "neutral"
		case owner == "":
			owner = p.Side.String()
		}
		kind := string(p.Unit)
		if unit, ok := v.Unit(p.Unit); ok {
			kind = unit.Name
		}
		words = append(words, fmt.Sprintf("%s %s on %s", owner, kind, p.At))
	}
	return words
}
