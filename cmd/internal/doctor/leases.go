package doctor

import (
	"fmt"
	"slices"
	"strings"

	"pbem/games"
)

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
