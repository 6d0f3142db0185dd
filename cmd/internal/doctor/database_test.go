package doctor

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/storage"
	"pbem/games"
	"pbem/internal/testing/pgtest"
)

var noon = time.Date(2026, 11, 26, 12, 0, 0, 0, time.UTC)

// process is one that has run for an hour and was seen half a minute ago.
func process(name, node, machine string) games.Process {
	return games.Process{Name: name, Node: node, Machine: machine, Key: "key1", Version: "v1.3.0", Layout: 180, Began: noon.Add(-time.Hour), Alive: noon.Add(-30 * time.Second)}
}

// but is a process of which something is otherwise.
func but(p games.Process, change func(*games.Process)) games.Process {
	change(&p)
	return p
}

// TestNodes: what is said of the machines that share a database, line by line.
func TestNodes(t *testing.T) {
	t.Parallel()
	one, two := process("one AAAA", "one", "m1"), process("two BBBB", "two", "m2")
	const runs = "ok service: It runs on %: v1.3.0, which knows the tables up to number 180; last seen on 26 November 2026, 11:59 UTC."
	oneRuns, twoRuns := strings.Replace(runs, "%", "one", 1), strings.Replace(runs, "%", "two", 1)
	for name, c := range map[string]struct {
		found games.Contents
		want  []string // each is how a finding begins
	}{
		"not yet":                 {games.Contents{}, []string{"look at this service: It does not run yet."}},
		"pages without checksums": {games.Contents{Unsummed: true}, []string{"look at this store: The pages of the database carry no checksums", "look at this service: It does not run yet."}},
		"two":                     {games.Contents{Layout: 180, Processes: []games.Process{one, two}}, []string{oneRuns, twoRuns}},
		"two that were started again": {games.Contents{Layout: 180, Processes: []games.Process{
			but(one, func(p *games.Process) {
				p.Name, p.Began, p.Alive = "one OLD", noon.Add(-2*time.Hour), noon.Add(-2*time.Minute)
			}), two,
			but(one, func(p *games.Process) { p.Began = noon.Add(-time.Minute) }),
		}}, []string{oneRuns, twoRuns}},
		"one that is gone": {games.Contents{Layout: 180, Processes: []games.Process{one, but(two, func(p *games.Process) { p.Alive = noon.Add(-time.Hour) })},
			Nodes: []games.Node{{Name: "one", Alive: one.Alive}, {Name: "two", Alive: noon.Add(-time.Hour)}}},
			[]string{oneRuns, "look at this service: On two it was last alive on 26 November 2026, 11:00 UTC."}},
		"none any more": {games.Contents{Nodes: []games.Node{{Name: "two", Alive: noon.Add(-8 * 24 * time.Hour)}}}, []string{"look at this service: It runs on no machine;"}},
		"one of before there were processes": {games.Contents{Layout: 180, Processes: []games.Process{one}, Nodes: []games.Node{{Name: "two", Version: "v1.2.0", Layout: 170, Alive: one.Alive}}},
			[]string{oneRuns, "ok service: It runs on two: v1.2.0, which knows the tables up to number 170;", "look at this service: The program on two, v1.2.0, knows the tables up to number 170 only, and they are at number 180."}},
		"two versions": {games.Contents{Layout: 180, Processes: []games.Process{one, but(two, func(p *games.Process) { p.Version = "v1.3.1" })}},
			[]string{oneRuns, "ok service: It runs on two: v1.3.1,", "look at this service: Its versions differ: v1.3.0 on one, v1.3.1 on two."}},
		"two keys": {games.Contents{Layout: 180, Processes: []games.Process{one, but(two, func(p *games.Process) { p.Key = "key2" })}},
			[]string{oneRuns, twoRuns, "broken key: The machines have different current keys: key1 on one, key2 on two."}},
		"two processes of one machine": {games.Contents{Layout: 180, Processes: []games.Process{one, but(one, func(p *games.Process) { p.Name, p.Node = "one 2 CCCC", "one 2" })}},
			[]string{oneRuns, strings.Replace(runs, "%", "one 2", 1)}},
		"two machines of one name": {games.Contents{Layout: 180, Processes: []games.Process{one, but(one, func(p *games.Process) { p.Name, p.Machine = "one CCCC", "m3" })}},
			[]string{oneRuns, oneRuns, "look at this service: 2 machines are called one,"}},
		"two machines of one name, of which one is the second of its own": {games.Contents{Layout: 180, Processes: []games.Process{one, but(one, func(p *games.Process) { p.Name, p.Node, p.Machine = "one 2 CCCC", "one 2", "m3" })}},
			[]string{oneRuns, strings.Replace(runs, "%", "one 2", 1), "look at this service: 2 machines are called one,"}},
		"two processes under one name": {games.Contents{Layout: 180, Processes: []games.Process{one, but(one, func(p *games.Process) { p.Name, p.Began = "one CCCC", noon.Add(-time.Minute) })}},
			[]string{oneRuns, oneRuns, "look at this service: 2 processes serve as one at the same time,"}},
		"two of one name that do not tell their machines": {games.Contents{Layout: 180, Processes: []games.Process{
			but(one, func(p *games.Process) { p.Machine = "" }), but(one, func(p *games.Process) { p.Name, p.Machine = "one CCCC", "" })}},
			[]string{oneRuns, oneRuns, "look at this service: 2 processes serve as one at the same time,"}},
		"leases": {games.Contents{Layout: 180, Processes: []games.Process{one, two}, Leases: []games.Lease{
			{Name: games.ForgetLease, Node: "gone 2 DDDD", Until: noon.Add(time.Second)}, {Name: games.MailboxLease, Node: two.Name, Until: noon.Add(15 * time.Second)},
			{Name: games.RecordsLease, Node: one.Name, Until: noon}, {Name: "swim", Node: "three", Until: noon.Add(time.Minute)}}},
			[]string{oneRuns, twoRuns, "ok leases: gone 2 forgets what is old, until 12:00:01 UTC", "ok leases: two watches the mailbox, until 12:00:15 UTC", "ok leases: three does what a later version calls “swim”, until 12:01:00 UTC"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e, got := listening(&config.Config{})
			e.checksums(c.found)
			e.nodes(c.found)
			told(t, *got, c.want)
		})
	}
}

// TestNobodyWatches: a mailbox that no machine watches, though the service runs, is told of.
func TestNobodyWatches(t *testing.T) {
	t.Parallel()
	one := process("one AAAA", "one", "m1")
	for name, c := range map[string]struct {
		inbox string
		found games.Contents
		want  bool
	}{
		"one watches it": {"imaps://a@b/INBOX", games.Contents{Processes: []games.Process{one}, Leases: []games.Lease{{Name: games.MailboxLease, Node: one.Name, Until: noon.Add(time.Second)}}}, false},
		"none":           {"imaps://a@b/INBOX", games.Contents{Processes: []games.Process{one}}, true},
		"none any more":  {"imaps://a@b/INBOX", games.Contents{Processes: []games.Process{one}, Leases: []games.Lease{{Name: games.MailboxLease, Node: one.Name, Until: noon}}}, true},
		"no service":     {"imaps://a@b/INBOX", games.Contents{}, false},
		"no mailbox":     {"", games.Contents{Processes: []games.Process{one}}, false},
	} {
		e, got := listening(&config.Config{Inbox: c.inbox})
		e.nodes(c.found)
		if told := slices.ContainsFunc(*got, func(f Finding) bool { return f.Check == "leases" && f.Level == Look }); told != c.want {
			t.Errorf("%s: %v", name, *got)
		}
	}
}

// TestClocks: a clock that has left the database's, or soon will, is told of, in either direction.
func TestClocks(t *testing.T) {
	t.Parallel()
	for ahead, want := range map[time.Duration]string{
		0: "ok clock: It shows", 400 * time.Millisecond: "ok clock: It shows", time.Second: "look at this clock: It is 1s ahead of the database's.", -time.Second: "look at this clock: It is 1s behind the database's.",
		3 * time.Second: "broken clock: It is 3s ahead of the database's,", -time.Hour: "broken clock: It is 1h0m0s behind the database's,",
	} {
		e, got := listening(&config.Config{})
		e.ahead = ahead
		e.clock()
		told(t, *got, []string{want})
	}
}

// listening is an examination at noon, and what it tells.
func listening(c *config.Config) (*exam, *[]Finding) {
	var got []Finding
	return &exam{Target: Target{Config: c, Now: func() time.Time { return noon }}, tell: func(f Finding) { got = append(got, f) }}, &got
}

// told wants findings that begin so, and no others.
func told(t *testing.T, got []Finding, want []string) {
	t.Helper()
	for i := range max(len(got), len(want)) {
		line := ""
		if i < len(got) {
			line = string(got[i].Level) + " " + got[i].Check + ": " + got[i].Text
		}
		if i >= len(want) || line == "" || !strings.HasPrefix(line, want[i]) {
			t.Errorf("line %d is %q, of %q", i+1, line, want)
		}
	}
}

// TestDatabase looks a real one over: who runs, who watches the mailbox, and by how much the clock here is off.
func TestDatabase(t *testing.T) {
	t.Parallel()
	var server pgtest.Shared
	server.Start(t)
	r := newRig(t)
	r.offline, r.fields["store"] = true, server.Database(t)
	r.finds("store", Look, "There is no store")
	store, err := storage.Named(r.fields["store"]).Open(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	ctx := context.Background()
	if err := store.Runs(ctx, games.Process{Name: "one AAAA", Node: "one", Version: "v9", Alive: r.now}); err != nil {
		t.Fatal(err)
	}
	if taken, err := store.TakeLease(ctx, games.MailboxLease, "one AAAA", time.Hour); err != nil || !taken {
		t.Fatal(taken, err)
	}
	r.finds("service", OK, "It runs on one: v9,")
	r.finds("leases", OK, "one watches the mailbox, until")
	r.now = r.now.Add(-time.Minute)
	r.finds("clock", Broken, "behind the database's")
}
