package doctor

import (
	"maps"
	"slices"
	"strings"

	"pbem/games"
)

// namesakes looks for what marks and signs of life do not tell apart: two machines that are called the same, and two processes under one name. What serves
// beside another on one machine is “NAME 2”, by a lock beside the key; machines know nothing of each other's locks.
func (e *exam) namesakes(run []games.Process) {
	machines := map[string]map[string]bool{} // the machines by the name of a machine
	processes := map[string]int{}            // how many there are by the name of a node
	for _, p := range run {
		name, _, _ := strings.Cut(p.Node, " ")
		if p.Machine != "" {
			if machines[name] == nil {
				machines[name] = map[string]bool{}
			}
			machines[name][p.Machine] = true
		}
		processes[p.Node]++
	}
	for _, name := range slices.Sorted(maps.Keys(machines)) {
		if n := len(machines[name]); n > 1 {
			e.look("service", "%d machines are called %s, and each takes the other's marks and signs of life for its own: while one sleeps nobody notices, and each begins its folder of records anew again and again. "+
				"Call them differently (hostnamectl set-hostname), and start them anew.", n, name)
		}
	}
	for _, node := range slices.Sorted(maps.Keys(processes)) {
		name, _, _ := strings.Cut(node, " ")
		if n := processes[node]; n > 1 && len(machines[name]) < 2 {
			e.look("service", "%d processes serve as %s at the same time, and have the marks and the sign of life of one. Machines must be called differently (hostnamectl set-hostname); "+
				"processes of one machine tell each other apart by having the same key file, in a folder where they can make files.", n, named(node))
		}
	}
}
