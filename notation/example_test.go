package notation_test

import (
	"errors"
	"fmt"

	"pbem/notation"
	"pbem/rules"
	"pbem/rules/presets"
)

// A turn is read as people type it, and written in the one way in which records have it.
func ExampleJudge() {
	preset, err := presets.Builtin("chesimals-2", nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	start, words := preset.Game.Start(), preset.Game.Vocabulary()
	for _, typed := range []string{"orange: Wn4-n7, Cn3-n4", "Orange Wn4 – N7; n3 to n4", "orange Wn4-n11"} {
		verdict, err := notation.Judge(typed, words, start)
		if violation := (*rules.Violation)(nil); errors.As(err, &violation) {
			fmt.Printf("%s at action %d: %q\n", violation.Code, violation.Action, violation.Quote)
			continue
		}
		fmt.Println(verdict.Turn)
	}
	// Output:
	// orange: Wn4-n7, Cn3-n4
	// orange: Wn4-n7, Cn3-n4
	// cannot-move-so at action 1: "Wn4-n11"
}

// Reading knows a game's words and none of its rules: what the writer has not said stays open, and a position fills it.
func ExampleRead() {
	preset, err := presets.Builtin("chesimals-2", nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	reading, err := notation.Read("n4 n7", preset.Game.Vocabulary())
	if err != nil {
		fmt.Println(err)
		return
	}
	action := reading.Draft.Actions[0]
	fmt.Println("from", action.From, "to", action.To)
	fmt.Println("lead said:", reading.Draft.Lead != rules.Lead{})
	fmt.Println("unit said:", action.Unit != 0)
	fmt.Println("capture said:", action.How != rules.Unstated)

	_, err = notation.Read("Dear Bo, how is the weather?", preset.Game.Vocabulary())
	if violation := (*rules.Violation)(nil); errors.As(err, &violation) {
		fmt.Println(violation.Code)
	}
	// Output:
	// from n4 to n7
	// lead said: false
	// unit said: false
	// capture said: false
	// cannot-read
}

// Fold takes back what mail programs and keyboards make of plain writing.
func ExampleFold() {
	folded, _ := notation.Fold("Wn4–n7")
	fmt.Println(folded)
	// Output:
	// Wn4-n7
}
