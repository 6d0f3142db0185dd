package diagram_test

import (
	"fmt"
	"strings"

	"pbem/notation"
	"pbem/notation/diagram"
	"pbem/rules"
	"pbem/rules/presets"
)

// Example draws a board as a letter shows it, after White's first turn and from White's side.
func Example() {
	preset, err := presets.Builtin("cosmic", nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	words := preset.Game.Vocabulary()
	verdict, err := notation.Judge("Pb3-c4", words, preset.Game.Start())
	if err != nil {
		fmt.Println(err)
		return
	}
	drawing := diagram.New(verdict.Next, words, diagram.Options{As: rules.White, Last: verdict.Turn, LastSide: rules.White})
	board, _, _ := strings.Cut(drawing.Text(diagram.Plain), "\n\n") // the legend follows
	fmt.Println(board)
	// Output:
	//     a   b   c   d   e   f
	//  6  .   .   .  <n> <r> <k>   6
	//  5  .   .   .  <p> <n> <r>   5
	//  4  .   .  *P   .  <p> <n>   4
	//  3  N   ()  .   .   .   .    3
	//  2  R   N   P   .   .   .    2
	//  1  K   R   N   .   .   .    1
	//     a   b   c   d   e   f
}

// Cells goes over the board as the reader sees it: Black has f1 at the top left. Each cell's Words are for those who hear
// the board.
func ExampleDrawing_Cells() {
	preset, err := presets.Builtin("cosmic", nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	drawing := diagram.New(preset.Game.Start(), preset.Game.Vocabulary(), diagram.Options{As: rules.Black})
	for cell := range drawing.Cells() {
		if cell.Row == 0 && cell.Column < 3 {
			fmt.Println(cell.At)
		}
	}
	// Output:
	// f1
	// e1
	// d1
}
