package adjudicator_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"pbem/adjudicator"
	"pbem/adjudicator/clock"
	"pbem/rules"
)

// TestSecretSetupsLeakNothing plays the same letters twice, with two different hidden set-ups, each replaced, tried and got
// wrong as often as it happens to be. Whatever the opponent and the public can see must be the same in every byte.
func TestSecretSetupsLeakNothing(t *testing.T) {
	for _, name := range []string{"tiny-secret", "lifeform-secret"} {
		t.Run(name, func(t *testing.T) { leakNothing(t, builtin(t, name)) })
	}
}

func leakNothing(t *testing.T, game rules.Game) {
	rapid.Check(t, func(t *rapid.T) {
		hider := adjudicator.Seat(rapid.IntRange(1, 2).Draw(t, "hider"))
		one, two := newPublic(game, hider), newPublic(game, hider)
		both := func(by adjudicator.Seat, do adjudicator.Deed) {
			one.do(t, by, do)
			two.do(t, by, do)
			one.now, two.now = one.now.Add(time.Minute), two.now.Add(time.Minute)
		}
		both(adjudicator.WhiteSeat, adjudicator.Open{ID: 1, Challenger: adjudicator.WhiteSeat, Terms: adjudicator.Terms{
			Time: clock.PerTurn(48 * time.Hour), Grace: rapid.SampledFrom([]time.Duration{0, 24 * time.Hour}).Draw(t, "grace")}})
		both(adjudicator.BlackSeat, adjudicator.Accept{})
		for range rapid.IntRange(1, 12).Draw(t, "letters") {
			pause := rapid.SampledFrom([]time.Duration{0, time.Hour, 20 * time.Hour}).Draw(t, "pause")
			one.now, two.now = one.now.Add(pause), two.now.Add(pause)
			if rapid.Bool().Draw(t, "hidden") {
				one.hide(t, one.match.Awaits(hider))
				two.hide(t, two.match.Awaits(hider))
			} else {
				both(adjudicator.Seat(rapid.IntRange(0, 2).Draw(t, "seat")), drawPublic(t, drawSetup(t, game, hider.Other())))
			}
			if a, b := one.seen(t), two.seen(t); a != b {
				t.Fatalf("with one set-up this can be seen:\n%s\nwith another:\n%s", a, b)
			}
		}
	})
}

// public is a match, and what everybody but the hider has been told.
type public struct {
	match  *adjudicator.Match
	events []adjudicator.Event
	hider  adjudicator.Seat
	now    time.Time
	told   strings.Builder
}

func newPublic(game rules.Game, hider adjudicator.Seat) *public {
	return &public{match: &adjudicator.Match{Game: game}, hider: hider, now: epoch()}
}

func (p *public) do(t *rapid.T, by adjudicator.Seat, do adjudicator.Deed) {
	d := decideChecked(t, p.match, p.events, adjudicator.Command{At: p.now, By: by, Cause: "letter", Do: do, Nonce: fmt.Sprint(rapid.Uint32().Draw(t, "salt"))})
	p.match, p.events = d.Match, append(p.events, d.Events...)
	for _, n := range d.Notices {
		if _, open := do.(adjudicator.Play); n.To != p.hider || by == adjudicator.NoSeat && !open {
			fmt.Fprintf(&p.told, "%+v\n", n)
		}
	}
}

// hide has the hider send whatever they like; the first time a set-up that counts, unless the game is closed by then (CR-3).
func (p *public) hide(t *rapid.T, first bool) {
	good := drawSetup(t, p.match.Game, p.hider)
	if first && p.match.MaySetUp(p.hider) {
		if p.do(t, p.hider, adjudicator.Play{Text: good}); p.match.Setups[p.hider.Side()].Turn == "" && p.match.Stage == adjudicator.Playing {
			t.Fatalf("%s was not taken", good)
		}
	}
	for range rapid.IntRange(0, 3).Draw(t, "hidden letters") {
		p.do(t, p.hider, rapid.SampledFrom([]adjudicator.Deed{
			adjudicator.Play{Text: good}, adjudicator.Play{Text: good, Answers: 3}, adjudicator.Play{Text: good, Guard: 1},
			adjudicator.Play{Text: "setup: Ka2 Qb2"}, adjudicator.Play{Text: "Ka1-a2"}, adjudicator.Play{Text: "oh"},
			adjudicator.Try{From: -1, Texts: []string{good}}, adjudicator.Try{From: 0, Texts: []string{good, "setup: Ka4 Qb4"}},
			adjudicator.Try{From: -1, Texts: []string{"setup: Kb2"}}, adjudicator.Disarm{}, adjudicator.CloseAddress{}, adjudicator.AskUndo{},
		}).Draw(t, "hidden deed"))
	}
	if p.match.Seats[p.hider.Side()].Prepared.Turn != "" && !first {
		p.do(t, p.hider, adjudicator.Confirm{})
	}
}

// drawSetup makes a legal set-up.
func drawSetup(t *rapid.T, game rules.Game, by adjudicator.Seat) string {
	limbs, ranks := "PPPPPPPP", [2]int{1, 2}
	row := rapid.SampledFrom([]string{"RNBQKBNR", "RNBKQBNR", "NBRQKRBN", "BNRKQRNB"}).Draw(t, "row")
	if game.Vocabulary().Files == 4 {
		limbs, ranks = "", [2]int{1, 1}
		row = rapid.SampledFrom([]string{"KQ", "QK", "K Q", " Q K", "  KQ"}).Draw(t, "row")
	}
	if by == adjudicator.BlackSeat {
		high := game.Vocabulary().Ranks + 1
		ranks = [2]int{high - ranks[0], high - ranks[1]}
	}
	text := "setup:"
	for i, units := range []string{row, limbs} {
		for file, unit := range units {
			if unit != ' ' {
				text += fmt.Sprintf(" %c%c%d", unit, 'a'+file, ranks[i])
			}
		}
	}
	return text
}

// drawPublic is what both matches see alike; trial is a set-up of the opponent's. Neither a set-up of theirs that counts, which
// shows all, nor the hider's confirm.
func drawPublic(t *rapid.T, trial string) adjudicator.Deed {
	return rapid.SampledFrom([]adjudicator.Deed{
		adjudicator.OfferDraw{}, adjudicator.AnswerDraw{Yes: true}, adjudicator.AnswerDraw{}, adjudicator.AskUndo{}, adjudicator.Say{Text: "hm"},
		adjudicator.Tick{}, adjudicator.Tick{}, adjudicator.Claim{What: adjudicator.ClaimTime},
		adjudicator.Claim{What: adjudicator.ClaimQuiet}, adjudicator.Play{Text: "setup: Ka2 Qb2"}, adjudicator.Play{Text: "Kb1-b2"},
		adjudicator.Try{From: -1, Texts: []string{trial}}, adjudicator.Try{From: 0, Texts: []string{trial, "Bc1-b3", "pass"}},
		adjudicator.Try{From: -1, Texts: []string{trial, "Ka1-a2"}}, adjudicator.Try{From: 0, Texts: []string{"Ka1-a2"}}, adjudicator.Try{From: -1, Texts: []string{"setup: Kb2 Qb1"}},
	}).Draw(t, "deed")
}

// seen is everything that is not the hider's own.
func (p *public) seen(t *rapid.T) string {
	m := p.match
	other := p.hider.Other()
	due, dueOK := adjudicator.NextDue(m)
	deadline, limited := m.Deadline()
	board, err := m.PositionAfter(0)
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintln(p.told.String(), status(m), adjudicator.History(m), m.Position, board, m.Told, m.Undos, m.Number(), m.ToMove(),
		m.Awaits(p.hider), m.Awaits(other), m.SettingUp(), m.MaySetUp(other), m.SetupsShown(), due, dueOK, deadline, limited, m.DrawOffer, m.UndoAsked,
		m.Seats[other.Side()].Prepared, m.Seats[other.Side()].Heard, m.Seats[other.Side()].Disarmed, m.Stage, m.Outcome, m.Occurrences(), m.Quiet(), m.Begun, m.Seats[0].ToCome, m.Seats[1].ToCome, m.Reminded, m.FlagFell, m.Credit, m.Start, m.Terms)
}
