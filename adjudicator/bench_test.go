package adjudicator_test

import (
	"testing"

	"pbem/adjudicator"
)

// longGame is a begun game of n turns in which two units step to and fro, and its events.
func longGame(b testing.TB, n int) (*adjudicator.Match, []adjudicator.Event) {
	m := &adjudicator.Match{Game: builtin(b, "chesimals-0.1")}
	commands := []adjudicator.Command{
		{By: adjudicator.WhiteSeat, Do: adjudicator.Open{ID: 1, Challenger: adjudicator.WhiteSeat}},
		{By: adjudicator.BlackSeat, Do: adjudicator.Accept{}},
	}
	turns := []string{"white: Zd2-d3", "black: Fd7-e6", "white: Zd3-d2", "black: Fe6-d7"}
	for i := range n {
		commands = append(commands, adjudicator.Command{By: adjudicator.Seat(1 + i%2), Do: adjudicator.Play{Text: turns[i%4], Answers: i + 1}})
	}
	var events []adjudicator.Event
	for _, c := range commands {
		d := adjudicator.Decide(m, c)
		if d.Refused {
			b.Fatal(d.Notices)
		}
		m, events = d.Match, append(events, d.Events...)
	}
	return m, events
}

func BenchmarkReplay200Turns(b *testing.B) {
	m, events := longGame(b, 200)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := adjudicator.Replay(m.Game, events); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkCheck200Turns(b *testing.B) {
	m, _ := longGame(b, 200)
	b.ReportAllocs()
	for b.Loop() {
		if err := adjudicator.Check(m.Game, m); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkDecidePlayAfter200Turns(b *testing.B) {
	m, _ := longGame(b, 200)
	b.ReportAllocs()
	for b.Loop() {
		if d := adjudicator.Decide(m, adjudicator.Command{By: adjudicator.WhiteSeat, Do: adjudicator.Play{Text: "white: Zd2-d3", Answers: 201}}); d.Refused {
			b.Fatal(d.Notices)
		}
	}
}
