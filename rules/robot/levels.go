package robot

import "pbem/rules"

// LevelsOf returns how many levels robots have in a game.
func LevelsOf(g rules.Game) int { return len(levelsOf(g.Vocabulary())) }
