package record_test

import (
	"crypto/ed25519"
	"errors"
	"fmt"
	"strings"
	"time"

	"pbem/notation/record"
	"pbem/rules"
	"pbem/rules/presets"
)

// typed is the beginning of a game as somebody wrote it down.
const typed = `[Game "7"]
[White "Ada"]
[Black "Bo"]
[Variant "cosmic"]
[Result "*"]

1. b3 to c4
1... knight f4-e2
*
`

// Example reads a record that was typed by hand, verifies it, and writes its turns as the program does.
func Example() {
	preset, err := presets.Builtin("cosmic", nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	game, err := record.Parse([]byte(typed))
	if err != nil {
		fmt.Println(err)
		return
	}
	report, err := record.Verify(game, record.Rules{Game: preset.Game}, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("turns:", report.Turns, "hashed:", report.Hashed, "loose:", report.Loose)

	written, err := record.Canonical(game, preset.Game)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Print(written)
	// Output:
	// turns: 2 hashed: false loose: 2
	// [Game "7"]
	// [White "Ada"]
	// [Black "Bo"]
	// [Variant "cosmic"]
	// [Result "*"]
	//
	// 1. Pb3-c4
	// 1... Nf4-e2
	// *
}

// A finished record is signed; whoever has the public key sees whether it was changed.
func ExampleRecord_Sign() {
	preset, err := presets.Builtin("cosmic", nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	header := record.Header{Game: "7", White: "Ada", Black: "Bo", Variant: "cosmic", Judged: preset.Judged(), Ended: time.Date(2026, 11, 21, 10, 11, 12, 0, time.UTC)}
	game := record.New(header, preset.Game.Start().String(), []record.Turn{{Text: "Pb3-c4"}, {Text: "Nf4-e2"}}, rules.WhiteWins, "resigned")
	key := ed25519.NewKeyFromSeed(make([]byte, ed25519.SeedSize)) // of an example: a real one is random
	if err := game.Sign(key); err != nil {
		fmt.Println(err)
		return
	}
	public := []ed25519.PublicKey{key.Public().(ed25519.PublicKey)}
	report, err := record.Verify(game, record.Rules{Game: preset.Game}, public)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("signature checked:", report.Checked, "result:", report.Result)

	forged, err := record.Parse([]byte(strings.Replace(game.String(), "Ada", "Eve", 1)))
	if err != nil {
		fmt.Println(err)
		return
	}
	_, err = record.Verify(forged, record.Rules{Game: preset.Game}, public)
	fmt.Println("forged:", err != nil)
	// Output:
	// signature checked: true result: 1-0
	// forged: true
}

// A record with a turn that the rules do not allow is at fault from that turn on.
func ExampleVerify_fault() {
	preset, err := presets.Builtin("cosmic", nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	game, err := record.Parse([]byte(strings.Replace(typed, "f4-e2", "f4-d3", 1)))
	if err != nil {
		fmt.Println(err)
		return
	}
	_, err = record.Verify(game, record.Rules{Game: preset.Game}, nil)
	if fault := (*record.Fault)(nil); errors.As(err, &fault) {
		fmt.Println("at fault: turn", fault.Turn)
	}
	// Output:
	// at fault: turn 2
}

// Positions are the start and the board after every turn.
func ExamplePositions() {
	preset, err := presets.Builtin("cosmic", nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	game, err := record.Parse([]byte(typed))
	if err != nil {
		fmt.Println(err)
		return
	}
	positions, err := record.Positions(game, preset.Game)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, line := range positions {
		fmt.Println(line)
	}
	// Output:
	// 3nrk/3pnr/4pn/NP4/RNP3/KRN3 w
	// 3nrk/3pnr/2P1pn/N5/RNP3/KRN3 b
	// 3nrk/3pnr/2P1p1/N5/RNP1n1/KRN3 w
}
