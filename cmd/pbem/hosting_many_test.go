package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"pbem/mailer/mailtest/lint"
)

// TestHostingOnTwoMachines goes through docs/hosting-many.md from four empty machines to the last line: every command on it is typed, on machines
// that are folders, with a real PostgreSQL and its standby. Between them letters come, and each thing that can be lost is.
func TestHostingOnTwoMachines(t *testing.T) {
	t.Parallel()
	ms := newMachines(t)
	one, two, db1, db2 := ms.by["one"], ms.by["two"], ms.by["db1"], ms.by["db2"]
	p := readPage(t)

	db1.installServer(t)
	db2.installServer(t)
	for _, m := range []*machine{db1, db2} {
		p.do(t, m, "The database", 0)
	}
	p.do(t, db1, "The database", 1)
	db1.admits(t, p)
	p.do(t, db1, "The database", 3)
	p.do(t, db2, "The database", 4)
	p.do(t, db1, "The database", 5)
	ms.synchronous(t, p, db1)

	for _, m := range []*machine{one, two} {
		p.do(t, m, "The machines", 0)
		p.do(t, m, "The machines", 1)
		m.configure(t, p)
	}
	ms.strangers(t)
	p.do(t, one, "The machines", 3)
	// The club had a machine of its own before, with a file.
	one.types(t, "pbem tick --config /etc/pbem/old.yaml")
	p.do(t, one, "From one machine, and back", 0)
	for _, m := range []*machine{one, two} {
		p.do(t, m, "The machines", 4)
	}
	ms.letter(t, one, "first")
	ms.letter(t, two, "second")

	one.service.kill(t)
	ms.letter(t, two, "without-one")
	one.types(t, "sudo systemctl start pbem")

	db2.stopServer(t, syscall.SIGQUIT)
	p.do(t, db1, "When something is lost", 0)
	ms.letter(t, one, "without-a-standby")
	p.do(t, db2, "The database", 4)
	p.do(t, db1, "The database", 5)
	ms.synchronous(t, p, db1)

	db1.stopServer(t, syscall.SIGQUIT)
	p.do(t, db2, "When something is lost", 1)
	ms.letter(t, one, "after-db1")
	ms.letter(t, two, "after-db1-by-two")

	p.do(t, two, "Upgrades", 0)
	p.do(t, one, "Backups", 0)
	p.do(t, one, "Backups", 3)
	ms.letter(t, two, "after-the-backup")
	one.service.terminate(t)
	two.service.terminate(t)
	p.do(t, db2, "Backups", 1)
	for _, m := range []*machine{one, two} {
		m.names(t, "games", "restored")
	}
	p.do(t, one, "Backups", 2)
	ms.goesOn(t, one, "restored")
	one.service.terminate(t)
	// The dump is put back, too.
	p.do(t, db2, "Backups", 4)
	one.names(t, "restored", "loaded")
	one.halted(t)
	one.types(t, p.block(t, "Backups", 2)[1])
	ms.goesOn(t, one, "loaded")
	one.service.terminate(t)

	p.do(t, one, "From one machine, and back", 1)
	if _, err := os.Stat(filepath.Join(one.dir, "again.db")); err != nil {
		t.Error(err)
	}
	if left := p.untyped(); len(left) > 0 {
		t.Errorf("nobody has typed\n%s", strings.Join(left, "\n"))
	}
	for _, fault := range lint.Folder("games@example.org", filepath.Join(one.dir, "letters")) {
		t.Error(fault)
	}
}

// goesOn wants it to have been said that the store that was put back is gone on with, and a letter to be answered by it.
func (ms *machines) goesOn(t *testing.T, m *machine, id string) {
	t.Helper()
	if !strings.Contains(ms.said, "the store is accepted as it is") {
		t.Errorf("it goes on without a word: %s", ms.said)
	}
	m.types(t, "sudo systemctl start pbem")
	ms.letter(t, m, id)
}

// letter has somebody write who has not written before, and wants one answer.
func (ms *machines) letter(t *testing.T, to *machine, id string) {
	t.Helper()
	id += "@example.org"
	to.writes(t, id, fmt.Sprintf("From: %[1]s\r\nTo: games@example.org\r\nSubject: hello\r\nMessage-ID: <%[1]s>\r\n\r\nhelp\r\n", id))
	if n := ms.answered(t, id); n != 1 {
		t.Fatalf("%d answers to %s", n, id)
	}
}

// synchronous wants the last answer to be that the standby is one that is waited for, and asks again until it is.
func (ms *machines) synchronous(t *testing.T, p *page, db *machine) {
	t.Helper()
	block := p.block(t, "The database", 5)
	eventually(t, "the standby is waited for", func() bool {
		db.types(t, block[len(block)-1])
		return strings.Contains(ms.said, "db2              | sync")
	})
}

// eventually asks until it is so.
func eventually(t *testing.T, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		if is() {
			return
		}
	}
	t.Fatalf("it never was so that %s", what)
}

// configure writes the page's configuration, with what a test must have otherwise, and that of the machine on which the club was before.
func (m *machine) configure(t *testing.T, p *page) {
	t.Helper()
	lines := slices.DeleteFunc(slices.Clone(p.block(t, "The machines", 2)), func(line string) bool {
		return strings.HasPrefix(line, "receive_") || strings.HasPrefix(line, "password_file:") // there is no socket with TLS, and nobody to log in to
	})
	text := m.here(strings.Join(append(lines, "trust: token"), "\n") + "\n")
	m.file(t, "pbem.yaml", text)
	m.file(t, "old.yaml", m.here("address: games@example.org\nhost: you@elsewhere.example\nstore: sqlite:/var/lib/pbem/games.db\nkey: file:/var/lib/pbem/server.key\nsend: dir:letters\ninbox: none\ntrust: token\n"))
}

func (m *machine) file(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(m.dir, name), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// names has the configuration name another database.
func (m *machine) names(t *testing.T, before, database string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(m.dir, "pbem.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	m.file(t, "pbem.yaml", strings.Replace(string(text), "/"+before+"?", "/"+database+"?", 1))
}

// halted wants a service on a store that was put back to ask how to go on.
func (m *machine) halted(t *testing.T) {
	t.Helper()
	cmd := exec.Command(filepath.Join(m.all.shims, "pbem"), "serve", "--config", filepath.Join(m.dir, "pbem.yaml"))
	cmd.Env = []string{"HOME=" + m.dir}
	out, err := cmd.CombinedOutput()
	if code := cmd.ProcessState.ExitCode(); code != 4 || !strings.Contains(string(out), "--accept-restore") {
		t.Fatalf("a service on an older store ends with %d, %v\n%s", code, err, out)
	}
}
