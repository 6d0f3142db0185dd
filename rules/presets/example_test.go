package presets_test

import (
	"errors"
	"fmt"
	"strings"

	"pbem/notation"
	"pbem/rules"
	"pbem/rules/presets"
)

// Example loads a game, judges a turn in it, and says what a refusal rests on.
func Example() {
	preset, err := presets.Builtin("cosmic", nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	start, words := preset.Game.Start(), preset.Game.Vocabulary()
	fmt.Println(start)

	verdict, err := notation.Judge("pawn b3 to c4", words, start)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(verdict.Turn)
	fmt.Println(verdict.Next)
	fmt.Println("over:", verdict.Outcome.Over())

	_, err = notation.Judge("pawn d5 to c6", words, start)
	if violation := (*rules.Violation)(nil); errors.As(err, &violation) {
		fmt.Println(violation.Code)
	}
	// Output:
	// 3nrk/3pnr/4pn/NP4/RNP3/KRN3 w
	// Pb3-c4
	// 3nrk/3pnr/2P1pn/N5/RNP3/KRN3 b
	// over: false
	// not-your-unit
}

// Options are chosen by name and value; a record tells those that differ from the default, and by which text it was played.
func ExampleBuiltin() {
	settings, err := presets.ParseSettings("king_jumps=1")
	if err != nil {
		fmt.Println(err)
		return
	}
	preset, err := presets.Builtin("cosmic", settings)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(preset.Title, "on the engine", preset.Engine)
	fmt.Println(preset.OptionText())
	fmt.Println(preset.Hash == presets.Hash(preset.Data))
	// Output:
	// Cosmic Chess on the engine cosmic
	// king_jumps=1
	// true
}

// Names is the list of games to choose from.
func ExampleNames() {
	for _, game := range presets.Names()[:3] {
		fmt.Printf("%-14s %s\n", game.Name, game.Title)
	}
	// Output:
	// chesimals-0.1  Chesimals 0.1
	// chesimals-0.5  Chesimals 0.5
	// chesimals-0.75 Chesimals 0.75
}

// A host's own game is a file of the same form: here Cosmic Chess under another name, and so with another hash.
func ExampleParse() {
	cosmic, err := presets.Builtin("cosmic", nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	file := strings.Replace(string(cosmic.Data), "name: cosmic", "name: garden", 1)
	own, err := presets.Parse("garden.yaml", []byte(file), nil)
	if err != nil {
		fmt.Println(err) // garden.yaml:12: …, a line for every mistake
		return
	}
	fmt.Println(own.Name, own.Game.Start())
	fmt.Println("built in:", presets.Text(own.Hash) != nil)
	// Output:
	// garden 3nrk/3pnr/4pn/NP4/RNP3/KRN3 w
	// built in: false
}
