package doctor

import (
	"strings"

	"pbem/games"
)

// nodes tells on which machines a service works on a database that they share: nobody else can tell who has it open.
func (e *exam) nodes(all []games.Node) {
	var awake []string
	for _, n := range all {
		if n.Name == "" {
			n.Name = "a machine without a name"
		}
		switch quiet := e.Now().Sub(n.Alive) > silent; {
		case !quiet:
			awake = append(awake, n.Name)
		case e.Now().Sub(n.Alive) < lately:
			e.look("service", "On %s it was last alive on %s. That is as it should be where you have stopped it there.", n.Name, date(n.Alive))
		}
	}
	switch e.stopped = len(awake) == 0; {
	case len(awake) > 0:
		e.ok("service", "It runs on %s.", strings.Join(awake, ", "))
	case len(all) > 0:
		e.look("service", "It runs on no machine; it was last alive on %s.", date(e.alive))
	default:
		e.look("service", "It does not run yet.")
	}
}
