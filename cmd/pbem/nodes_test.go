package main

import (
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pbem/games/postgres"
	"pbem/internal/testing/pgtest"
	"pbem/internal/testing/realmail"
)

// nodes are services in processes of their own that share a database, a key and a mailbox, with everything else in one folder. The first is
// called as this machine is, the others have a number behind that.
type nodes struct {
	servers  *realmail.Servers
	database string
	store    *postgres.Store // for looks at the database
	all      []*served
}

// startNodes starts so many of them, one after the other.
func startNodes(t *testing.T, servers *realmail.Servers, count int) *nodes {
	t.Helper()
	var server pgtest.Shared
	server.Start(t)
	n := &nodes{servers: servers, database: server.Database(t)}
	dir := t.TempDir()
	for i := range count {
		n.all = append(n.all, n.start(t, dir, i))
	}
	store, err := postgres.Open(n.database)
	if err != nil {
		t.Fatal(err)
	}
	n.store = store
	t.Cleanup(func() { store.Close() })
	return n
}

// start starts the ith node.
func (n *nodes) start(t *testing.T, dir string, i int) *served {
	t.Helper()
	program, err := built.path()
	if err != nil {
		t.Fatal(err)
	}
	d := &served{listen: freeAddress(t), archive: filepath.Join(dir, fmt.Sprintf("records%d", i+1))}
	alone := writeConfig(t, dir, d.listen, n.servers, []string{"inbox: imaps://" + url.QueryEscape(realService) + "@" + n.servers.IMAPS + "/INBOX"})
	text, err := os.ReadFile(alone)
	if err != nil {
		t.Fatal(err)
	}
	config := filepath.Join(dir, fmt.Sprintf("pbem%d.yaml", i+1))
	shared := strings.NewReplacer("store: sqlite:games.db", "store: "+n.database, "archive: dir:records", "archive: dir:"+d.archive).Replace(string(text))
	if err := os.WriteFile(config, []byte(shared), 0o600); err != nil {
		t.Fatal(err)
	}
	d.cmd = exec.Command(program, "serve", "--config", config)
	d.cmd.Env = []string{"PATH=" + os.Getenv("PATH")}
	d.begin(t)
	d.awaitReady(t)
	return d
}

// watches is which node watches the mailbox, by its lease; -1 for none.
func (n *nodes) watches(t *testing.T) int {
	t.Helper()
	leases, err := n.store.Leases(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	machine, err := os.Hostname()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range leases {
		if l.Name != "mailbox" || time.Now().After(l.Until) {
			continue
		}
		for i := range n.all {
			if strings.HasPrefix(l.Node, nodeName(machine, i)+" ") && strings.Count(l.Node, " ") == strings.Count(nodeName(machine, i), " ")+1 {
				return i
			}
		}
		t.Fatalf("nobody is called %q", l.Node)
	}
	return -1
}

// nodeName is what the ith node is called on a machine.
func nodeName(machine string, i int) string {
	if i == 0 {
		return machine
	}
	return fmt.Sprintf("%s %d", machine, i+1)
}

// tookOver waits until another node than the one watches the mailbox, and returns which.
func (n *nodes) tookOver(t *testing.T, from int) (to int) {
	t.Helper()
	eventually(t, "another node watches the mailbox", func() bool {
		to = n.watches(t)
		return to >= 0 && to != from
	})
	return to
}

// oneWatches waits until there is one connection to the mailbox.
func (n *nodes) oneWatches(t *testing.T) {
	t.Helper()
	eventually(t, "one node alone is connected to the mailbox", func() bool {
		there, err := n.servers.Connections(realService)
		if err != nil {
			t.Fatal(err)
		}
		return there == 1
	})
}

// unhandled wants nothing in quarantine, and waits until nothing waits to be sent: a letter can be read before it is noted that it went out.
func (n *nodes) unhandled(t *testing.T) {
	t.Helper()
	aside, err := n.store.Quarantine(t.Context())
	if err != nil || len(aside) > 0 {
		t.Errorf("%d letters lie in quarantine: %v", len(aside), err)
	}
	eventually(t, "no letter waits to be sent", func() bool {
		waiting, _, err := n.store.OutboxCounts(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return waiting == 0
	})
}
