package doctor

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"pbem/games"
)

// nodes tells on which machines a service works on a database that they share, for nobody else can tell who has it open; and what is not as it should be
// with several.
func (e *exam) nodes(found games.Contents) {
	run := e.running(found)
	for _, p := range run {
		e.ok("service", "It runs on %s: %s, which knows the tables up to number %d; last seen on %s.", named(p.Node), orUnknown(p.Version), p.Layout, date(p.Alive))
	}
	for _, n := range found.Nodes {
		if quiet := e.Now().Sub(n.Alive); quiet > silent && quiet < lately {
			e.look("service", "On %s it was last alive on %s. That is as it should be where you have stopped it there.", named(n.Name), date(n.Alive))
		}
	}
	switch e.stopped = len(run) == 0; {
	case !e.stopped:
		e.versions(run, found.Layout)
		e.keys(run)
		e.namesakes(run)
	case len(found.Nodes) > 0:
		e.look("service", "It runs on no machine; it was last alive on %s.", date(e.alive))
	default:
		e.look("service", "It does not run yet.")
	}
	e.leases(found, run)
}

// checksums tells of a database in which a byte can change without anybody's seeing it.
func (e *exam) checksums(found games.Contents) {
	if found.Unsummed {
		e.look("store", "The pages of the database carry no checksums, so not every damage of a disk is seen. While its server is stopped, pg_checksums --enable switches them on.")
	}
}

// running are the processes that work now: those that have been seen lately and that none has followed on their node. Of a node whose program is of
// before there were processes, the node itself is one.
func (e *exam) running(found games.Contents) (run []games.Process) {
	for _, p := range found.Processes {
		followed := func(next games.Process) bool {
			return next.Node == p.Node && next.Began.After(p.Began) && !games.Together(p, next)
		}
		if e.Now().Sub(p.Alive) <= silent && !slices.ContainsFunc(found.Processes, followed) {
			run = append(run, p)
		}
	}
	for _, n := range found.Nodes {
		if e.Now().Sub(n.Alive) <= silent && !slices.ContainsFunc(run, func(p games.Process) bool { return p.Node == n.Name }) {
			run = append(run, games.Process{Node: n.Name, Version: n.Version, Layout: n.Layout, Alive: n.Alive})
		}
	}
	slices.SortStableFunc(run, func(a, b games.Process) int { return strings.Compare(a.Node, b.Node) })
	return run
}

// versions tells which program is behind the tables, or else that not all are the same.
func (e *exam) versions(run []games.Process, layout int64) {
	behind := false
	for _, p := range run {
		if p.Layout < layout {
			behind = true
			e.look("service", "The program on %s, %s, knows the tables up to number %d only, and they are at number %d. It goes on while it runs, and would not start again: upgrade it.",
				named(p.Node), orUnknown(p.Version), p.Layout, layout)
		}
	}
	all := by(run, func(p games.Process) string { return orUnknown(p.Version) })
	if len(all) > 1 && !behind {
		e.look("service", "Its versions differ: %s. That is as it should be during an upgrade; else upgrade the others, too.", where(all))
	}
}

// keys wants all to have one current key: an answer comes to any of them.
func (e *exam) keys(run []games.Process) {
	all := by(run, func(p games.Process) string { return p.Key })
	delete(all, "") // of programs that do not tell
	if len(all) > 1 {
		e.broken("key", "The machines have different current keys: %s. What players answer to letters of one the others do not know: bring the same key file to all, and start them anew.", where(all))
	}
}

// by are the names of the nodes of which something is the same.
func by(run []games.Process, what func(games.Process) string) map[string][]string {
	all := map[string][]string{}
	for _, p := range run {
		all[what(p)] = append(all[what(p)], named(p.Node))
	}
	return all
}

// where is "v1.3.0 on one and two, v1.2.0 on three", in the order of the alphabet.
func where(all map[string][]string) string {
	var parts []string
	for _, what := range slices.Sorted(maps.Keys(all)) {
		parts = append(parts, what+" on "+strings.Join(all[what], " and "))
	}
	return strings.Join(parts, ", ")
}

func named(node string) string {
	if node == "" {
		return "a machine without a name"
	}
	return node
}

func orUnknown(version string) string {
	if version == "" {
		return "a version of before they were told"
	}
	return version
}

// leases tells which machine does for all what one does at a time. Only the mailbox is always somebody's: the others have something to do now and then.
func (e *exam) leases(found games.Contents, run []games.Process) {
	watched := false
	for _, l := range found.Leases {
		if !l.Until.After(e.Now()) {
			continue
		}
		watched = watched || l.Name == games.MailboxLease
		e.ok("leases", "%s %s, until %s if it does not go on.", holder(l, found.Processes), task(l.Name), l.Until.UTC().Format("15:04:05 UTC"))
	}
	if e.Config.Inbox != "" && len(run) > 0 && !watched {
		e.look("leases", "No machine watches the mailbox just now, though the service runs. One takes it over within half a minute; if this stays so, look at the logs.")
	}
}

// holder is the node whose process has a lease. A process is called as its node, and by a word of its own.
func holder(l games.Lease, processes []games.Process) string {
	if i := slices.IndexFunc(processes, func(p games.Process) bool { return p.Name == l.Node }); i >= 0 {
		return named(processes[i].Node)
	}
	if cut := strings.LastIndexByte(l.Node, ' '); cut > 0 {
		return l.Node[:cut]
	}
	return l.Node
}

// task is what a lease is for, as words behind whoever has it.
func task(lease string) string {
	switch lease {
	case games.MailboxLease:
		return "watches the mailbox"
	case games.ForgetLease:
		return "forgets what is old"
	case games.EraseLease:
		return "forgets players who have asked for it"
	case games.RecordsLease:
		return "writes the records"
	case games.RecoveryLease:
		return "goes on with an older store"
	}
	return fmt.Sprintf("does what a later version calls “%s”", lease)
}

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
