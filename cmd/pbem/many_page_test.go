package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
)

// page is docs/hosting-many.md, as what it has people type.
type page struct {
	sections map[string][][]string // by heading, its blocks of lines
	typed    map[string]bool       // the lines of commands that were typed
}

// typedLine is a line that is typed; all other blocks are files.
var typedLine = regexp.MustCompile(`^(sudo|curl|ssh) `)

func readPage(t *testing.T) *page {
	t.Helper()
	text, err := os.ReadFile("../../docs/hosting-many.md")
	if err != nil {
		t.Fatal(err)
	}
	p := &page{sections: map[string][][]string{}, typed: map[string]bool{}}
	heading, within := "", false
	for line := range strings.Lines(string(text)) {
		line = strings.TrimRight(line, "\n")
		typed, ok := strings.CutPrefix(line, "    ")
		switch {
		case strings.HasPrefix(line, "## "):
			heading = line[3:]
		case ok && !within:
			p.sections[heading] = append(p.sections[heading], []string{typed})
		case ok:
			blocks := p.sections[heading]
			blocks[len(blocks)-1] = append(blocks[len(blocks)-1], typed)
		}
		within = ok
	}
	return p
}

// block is the nth of a section's blocks, from 0.
func (p *page) block(t *testing.T, heading string, n int) []string {
	t.Helper()
	if n >= len(p.sections[heading]) {
		t.Fatalf("“%s” has %d blocks", heading, len(p.sections[heading]))
	}
	return p.sections[heading][n]
}

// do types the commands of a block on a machine.
func (p *page) do(t *testing.T, m *machine, heading string, n int) {
	t.Helper()
	for _, line := range p.block(t, heading, n) {
		if !typedLine.MatchString(line) {
			t.Fatalf("“%s”, block %d is no command: %s", heading, n, line)
		}
		p.typed[line] = true
		m.types(t, line)
	}
}

// untyped are the commands that nobody has typed.
func (p *page) untyped() (list []string) {
	for _, blocks := range p.sections {
		for _, line := range slices.Concat(blocks...) {
			if typedLine.MatchString(line) && !p.typed[line] {
				list = append(list, line)
			}
		}
	}
	return list
}

// machine is a folder that stands for a machine: with a PostgreSQL, or with a service.
type machine struct {
	name    string
	address string // where its database listens, and what it is called
	dir     string // what is in /var/lib/pbem, /etc/pbem
	listen  string // of the service's health
	all     *machines
	server  *exec.Cmd // of PostgreSQL, nil while it does not run
	service *served   // nil while it does not run
}

func (m *machine) data() string   { return filepath.Join(m.dir, "data") }
func (m *machine) socket() string { return filepath.Join(m.dir, "lmtp.sock") }

// here are words of the page as they are on this machine.
func (m *machine) here(text string) string {
	db1, db2 := m.all.by["db1"].address, m.all.by["db2"].address
	return strings.NewReplacer("pbem doctor", "pbem doctor --offline", "/var/lib/postgresql/15/main", m.data(), "/etc/postgresql/15/main", m.dir, "/var/lib/pbem", m.dir, "/etc/pbem", m.dir, "/backups", m.all.backups,
		"db1.example.org", db1, "db2.example.org", db2, "192.0.2.0/24", "127.0.0.0/8",
		"subjectAltName=DNS:", "subjectAltName=IP:", "127.0.0.1:8025", m.listen, // names of the test are addresses
		"0.0.0.0:8025", m.listen, "receive: smtp:systemd", "receive: lmtp:unix:"+m.socket(), "smtps://games%40example.org@smtp.example.net", "dir:"+m.all.letters).Replace(text)
}

// types has the machine do what a line says. What systemd does is done by the test; the rest by a shell, for which sudo, apt, ssh and the editor
// are scripts (shims).
func (m *machine) types(t *testing.T, line string) {
	t.Helper()
	if unit, ok := strings.CutPrefix(line, "sudo systemctl "); ok {
		m.unit(t, unit)
		return
	}
	if address, ok := strings.CutPrefix(line, "curl "); ok && strings.HasSuffix(address, "/ready") {
		m.service.awaitReady(t)
		return
	}
	cmd := exec.Command("bash", "-ec", m.here(line))
	cmd.Env = []string{"PATH=" + m.all.shims + ":" + m.all.programs + ":/usr/local/bin:/usr/bin:/bin", "LC_ALL=C", "PGHOST=" + m.dir, "HOME=" + m.dir,
		"HERE=" + m.dir, "TWO=" + m.all.by["two"].dir, "NAME=" + m.address}
	for _, db := range []string{"db1", "db2"} {
		cmd.Env = append(cmd.Env, db+"="+m.all.by[db].address, db+"_dir="+m.all.by[db].dir)
	}
	cmd.Dir = m.dir
	cmd.Stdin = strings.NewReader("secret\nsecret\n")    // createuser asks for a password twice
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true} // and asks a terminal, where there is one
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("on %s: %s\n%v\n%s", m.name, line, err, out)
	} else {
		m.all.said = string(out)
	}
}

// unit does what systemd is told ("restart postgresql").
func (m *machine) unit(t *testing.T, words string) {
	t.Helper()
	switch words {
	case "start postgresql":
		m.startServer(t)
	case "stop postgresql":
		m.stopServer(t, syscall.SIGINT)
	case "restart postgresql":
		m.stopServer(t, syscall.SIGINT)
		m.startServer(t)
	case "enable --now pbem", "start pbem":
		m.startService(t)
	case "stop pbem":
		m.service.terminate(t)
	default:
		t.Fatalf("nobody has said what systemctl %s does", words)
	}
}
