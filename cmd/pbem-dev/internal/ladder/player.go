package ladder

import (
	"fmt"

	"pbem/rules"
	"pbem/rules/robot"
)

// Player is one of two who play.
type Player struct {
	Name string
	turn func(at *played, seed uint64) (rules.Turn, error)
}

// Level is the robot of a level; nodes are its budget, 0 for the level's own.
func Level(r *robot.Robot, level, nodes int) Player {
	name := fmt.Sprintf("level %d", level)
	if nodes != 0 {
		name += fmt.Sprintf(", %d nodes", nodes)
	}
	return Player{Name: name, turn: func(at *played, seed uint64) (rules.Turn, error) {
		thought, err := r.Think(robot.Task{Start: at.since, Turns: at.turns, Level: level, Nodes: nodes, Seed: seed})
		return thought.Turn, err
	}}
}

// Simple is a player without levels.
func Simple(name string, p robot.Player) Player {
	return Player{Name: name, turn: func(at *played, seed uint64) (rules.Turn, error) {
		turn, ok := p.Turn(at.position, 0, seed)
		if !ok {
			return turn, robot.ErrNoTurn
		}
		return turn, nil
	}}
}
