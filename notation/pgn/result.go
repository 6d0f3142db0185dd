package pgn

import (
	"strings"

	"pbem/rules"
)

// bothLost is the result by which both sides have lost.
const bothLost = "0-0"

// resultOf reads a result, also as typographers write it ("0–1", "½–½"), as some countries do ("1:0"), and a draw in short ("1/2").
func resultOf(text string) (string, bool) {
	plain := strings.NewReplacer("½", "1/2", "⁄", "/", "∕", "/", ":", "-", "‐", "-", "‑", "-", "‒", "-", "–", "-", "—", "-", "−", "-").Replace(text)
	switch plain {
	case string(rules.WhiteWins), string(rules.BlackWins), string(rules.Drawn), string(rules.Ongoing), bothLost:
		return plain, true
	case "1/2":
		return string(rules.Drawn), true
	}
	return "", false
}
