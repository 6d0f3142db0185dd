package lifeform

import (
	"fmt"

	"pbem/rules"
)

// warn tells the player what the turn does to the own body (LF-10).
func (t *trial) warn() {
	side := t.before.toMove
	var own []rules.Placement
	for _, p := range t.verdict.Removed {
		if p.Side == side {
			own = append(own, p)
		}
	}
	parted := t.verdict.Outcome.Over()
	if len(own) == 0 && !parted {
		return
	}
	note := "This turn breaks your own body: "
	if len(own) > 0 {
		note += fmt.Sprintf("%s %s removed from the board", placed(own), isAre(len(own)))
	}
	switch {
	case parted && len(own) > 0:
		note += ", and your Head and Torso are parted, which loses the game (LF-9)."
	case parted:
		note += "your Head and Torso are parted, which loses the game (LF-9)."
	default:
		note += " (LF-9)."
	}
	t.verdict.Notes = append(t.verdict.Notes, note)
}
