package main

import (
	"strings"
	"syscall"
	"testing"

	"pbem/internal/testing/realmail"
)

// TestMailboxOfThreeNodes: of three services that share a database one watches the mailbox. It is killed with letters in its hands, and another
// takes over; that one is frozen past its lease, and wakes when a third has taken over; and one is ended in order. Whatever befalls them, each
// letter is answered by one letter, and none is lost.
func TestMailboxOfThreeNodes(t *testing.T) {
	t.Parallel()
	servers := realmail.ForTest(t)
	n := startNodes(t, servers, 3)
	m := &mailing{nodes: n}
	watching := n.tookOver(t, -1)

	m.write(t, 8)
	answeredOnce(t, servers, 0)
	n.oneWatches(t)
	n.othersKeepAway(t, watching)
	n.all[watching].kill(t)
	m.write(t, 8)
	killed, watching := watching, n.tookOver(t, watching)
	n.all[killed] = n.all[killed].again(t)
	m.answered(t)
	n.all[killed].awaitReady(t)

	first := m.written
	m.write(t, 8)
	answeredOnce(t, servers, first)
	frozen := n.all[watching]
	frozen.signal(t, syscall.SIGSTOP)
	m.write(t, 8)
	watching = n.tookOver(t, watching)
	m.answered(t)
	frozen.signal(t, syscall.SIGCONT)
	eventually(t, "the one that was frozen leaves the mailbox to another", func() bool {
		return strings.Contains(frozen.log.String(), "another node goes on with what this one did alone")
	})
	frozen.awaitReady(t)
	n.oneWatches(t)

	n.all[watching].terminate(t)
	m.write(t, 4)
	n.tookOver(t, watching)
	m.answered(t)
	checkFolders(t, servers, m.written)
	n.unhandled(t)
	for i, d := range n.all {
		if i != watching {
			d.terminate(t)
		}
	}
	m.answered(t) // whatever came to an end only now
}

// othersKeepAway wants that node, and no other, to have watched the mailbox which has had its lease from the beginning.
func (n *nodes) othersKeepAway(t *testing.T, watching int) {
	t.Helper()
	for i, d := range n.all {
		if watched := strings.Contains(d.log.String(), "this node watches the mailbox"); watched != (i == watching) {
			t.Errorf("node %d has watched the mailbox: %v; node %d has its lease", i+1, watched, watching+1)
		}
	}
}

// mailing is what strangers have written to the nodes.
type mailing struct {
	nodes   *nodes
	written int
}

// write has some more of them write.
func (m *mailing) write(t *testing.T, count int) {
	t.Helper()
	for range count {
		askForHelp(t, m.nodes.servers, m.written)
		m.written++
	}
}

// answered wants each of them to have got one answer, and waits for it.
func (m *mailing) answered(t *testing.T) {
	t.Helper()
	for i := range m.written {
		answeredOnce(t, m.nodes.servers, i)
	}
}

func (d *served) signal(t *testing.T, s syscall.Signal) {
	t.Helper()
	if err := d.cmd.Process.Signal(s); err != nil {
		t.Fatal(err)
	}
}
