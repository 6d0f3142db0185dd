package adjudicator

import (
	"fmt"
	"strings"
)

// Words returns the terms as sentences, each a paragraph of an invitation.
func (t Terms) Words() []string {
	words := []string{t.timeWords()}
	if t.Options != "" {
		words = append(words, fmt.Sprintf("Options: %s.", strings.ReplaceAll(t.Options, " ", ", ")))
	}
	if t.Position != "" {
		words = append(words, "The game starts from a position of the challenger's choice: "+t.Position)
	}
	if draws := t.drawWords(); draws != "" {
		words = append(words, draws)
	}
	if t.Rated {
		words = append(words, "The game is rated.")
	}
	if t.Private {
		words = append(words, "The game is private: its record is not published.")
	}
	return words
}

func (t Terms) timeWords() string {
	if t.PerTurn <= 0 {
		return "There is no limit of time."
	}
	words := fmt.Sprintf("Each player has %s for each turn. When somebody's time has run out the opponent may claim the game with claim time", span(t.PerTurn))
	if t.Grace <= 0 {
		return fmt.Sprintf("Each player has %s for each turn; whose time runs out has lost.", span(t.PerTurn))
	}
	return fmt.Sprintf("%s; %s later the service closes it.", words, span(t.Grace))
}

func (t Terms) drawWords() string {
	var words []string
	if t.Repetition > 0 {
		words = append(words, fmt.Sprintf("A position that has occurred %s may be claimed as a draw.", times(t.Repetition)))
	}
	if t.QuietTurns > 0 {
		words = append(words, fmt.Sprintf("So may %s in a row without a %s, both sides counted.", count(t.QuietTurns, "turn"), t.quietUntil()))
	}
	if t.Repetition <= 0 && t.QuietTurns > 0 {
		return fmt.Sprintf("A draw may be claimed after %s in a row without a %s, both sides counted.", count(t.QuietTurns, "turn"), t.quietUntil())
	}
	return strings.Join(words, " ")
}

// quietUntil names what ends a row of quiet turns: "capture", "capture or pawn move".
func (t Terms) quietUntil() string {
	if t.QuietUntil == "" {
		return "capture"
	}
	return t.QuietUntil
}
