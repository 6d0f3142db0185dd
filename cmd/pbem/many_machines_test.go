package main

import (
	"context"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/emersion/go-smtp"
	"github.com/jackc/pgx/v5"

	"pbem/internal/testing/pgtest"
)

// machines are two for pbem and two for its database, with the programs that hosts have there.
type machines struct {
	by       map[string]*machine
	programs string // the folder of PostgreSQL's
	network  string // that of the databases, "127.7.8."
	shims    string // scripts that stand for programs of the system
	backups  string
	letters  string              // where letters go out, of both
	as       *syscall.Credential // whom PostgreSQL runs as; nil for ourselves
	said     string              // what the last command has said
}

// scripts of the system that a test cannot have: whoever "sudo -u postgres" is, the server must be theirs.
func shimScripts() map[string]string {
	return map[string]string{
		"sudo": `if [ "$1" = -u ] && [ "$2" = postgres ]; then
    shift 2
    export PGUSER=postgres
    [ "$(id -u)" = 0 ] && exec setpriv --reuid=postgres --regid=postgres --clear-groups "$@"
    exec "$@"
fi
[ "$1" != -u ] || shift 2
exec "$@"`,
		"apt":    `exit 0 # TestPackageOnAMachine`,
		"editor": `echo '*:5432:*:pbem:secret' >"$1"`,
		"ssh": `case "$1" in "$db1") there=$db1_dir ;; "$db2") there=$db2_dir ;; *) there=$TWO ;; esac
shift
exec sh -c "$(echo "$*" | sed "s|$HERE|$there|g")"`,
		"hostname": `echo "$NAME"`,
	}
}

func newMachines(t *testing.T) *machines {
	t.Helper()
	root, err := os.MkdirTemp("", "pbem-") // t.TempDir is too long for a socket
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(root) })
	ms := &machines{programs: pgtest.Programs(t), shims: filepath.Join(root, "bin"), backups: filepath.Join(root, "backups"), letters: filepath.Join(root, "letters"), by: map[string]*machine{}}
	ms.owner(t)
	for _, dir := range []string{root, ms.shims, ms.backups, ms.letters, filepath.Join(root, "one"), filepath.Join(root, "two"), filepath.Join(root, "db1"), filepath.Join(root, "db2")} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.Chmod(dir, 0o777); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range shimScripts() {
		if err := os.WriteFile(filepath.Join(ms.shims, name), []byte("#!/bin/sh\n"+text+"\n"), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	program, err := built.path()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(program, filepath.Join(ms.shims, "pbem")); err != nil {
		t.Fatal(err)
	}
	ms.network = freeNetwork(t)
	for i, name := range []string{"one", "two", "db1", "db2"} {
		ms.by[name] = &machine{name: name, dir: filepath.Join(root, name), address: ms.network + strconv.Itoa(i+1), listen: freeAddress(t), all: ms}
	}
	return ms
}

// owner is who PostgreSQL's files belong to: it does not run as root.
func (ms *machines) owner(t *testing.T) {
	t.Helper()
	if os.Geteuid() != 0 {
		return
	}
	who, err := user.Lookup("postgres")
	if err != nil {
		t.Fatal(err)
	}
	uid, _ := strconv.ParseUint(who.Uid, 10, 32)
	gid, _ := strconv.ParseUint(who.Gid, 10, 32)
	ms.as = &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
}

// installServer is what Debian does with the package: a cluster that runs.
func (m *machine) installServer(t *testing.T) {
	t.Helper()
	m.types(t, "sudo -u postgres initdb --pgdata=/var/lib/postgresql/15/main --username=postgres --auth=trust --encoding=UTF8 --locale=C --no-sync")
	m.startServer(t)
}

func (m *machine) startServer(t *testing.T) {
	t.Helper()
	log, err := os.OpenFile(filepath.Join(m.dir, "postgres.log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	defer log.Close()
	m.server = exec.Command(filepath.Join(m.all.programs, "postgres"), "-D", m.data(), "-k", m.dir, "-c", "fsync=off", "-c", "listen_addresses="+m.listens())
	if m.name == "db2" { // where db1's settings lead, which it has copied, is the folder of db1 here
		m.server.Args = append(m.server.Args, "-c", "ssl_cert_file="+m.dir+"/own.crt", "-c", "ssl_key_file="+m.dir+"/own.key")
	}
	m.server.Env = []string{"LC_ALL=C"}
	m.server.Dir = "/"
	m.server.SysProcAttr = &syscall.SysProcAttr{Credential: m.all.as}
	m.server.Stdout, m.server.Stderr = log, log
	if err := m.server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { m.stopServer(t, syscall.SIGQUIT) })
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		conn, err := pgx.Connect(t.Context(), "postgres://postgres@/postgres?host="+m.dir)
		if err == nil {
			_ = conn.Close(t.Context())
			return
		}
	}
	said, _ := os.ReadFile(log.Name())
	t.Fatalf("PostgreSQL on %s does not answer:\n%s", m.name, said)
}

// stopServer ends it: SIGINT as systemd does, SIGQUIT as a machine that is lost.
func (m *machine) stopServer(t *testing.T, signal syscall.Signal) {
	t.Helper()
	if m.server == nil {
		return
	}
	if err := m.server.Process.Signal(signal); err != nil {
		t.Error(err)
	}
	_ = m.server.Wait() // a lost one has no good end
	m.server = nil
}

func (m *machine) startService(t *testing.T) {
	t.Helper()
	m.service = &served{listen: m.listen, cmd: exec.Command(filepath.Join(m.all.shims, "pbem"), "serve", "--config", filepath.Join(m.dir, "pbem.yaml"))}
	d := m.service
	d.cmd.Env = []string{"PATH=/usr/bin:/bin", "HOME=" + m.dir}
	d.cmd.Stdout, d.cmd.Stderr = &d.log, &d.log
	if err := d.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if d.cmd.ProcessState == nil {
			d.kill(t)
		}
		if t.Failed() {
			t.Logf("%s said:\n%s", m.name, d.log.String())
		}
	})
	d.awaitReady(t)
}

// writes brings a letter to a machine until it takes it, as mail servers do.
func (m *machine) writes(t *testing.T, from, letter string) {
	t.Helper()
	var err error
	for end := time.Now().Add(2 * time.Minute); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		if err = m.hands(from, letter); err == nil {
			return
		}
	}
	t.Fatalf("%s does not take a letter: %v", m.name, err)
}

func (m *machine) hands(from, letter string) error { return handOver(m.socket(), from, letter) }

// handOver brings a letter to a service once, as mail servers do over LMTP.
func handOver(socket, from, letter string) error {
	conn, err := net.Dial("unix", socket)
	if err != nil {
		return err
	}
	client := smtp.NewClientLMTP(conn)
	defer client.Close()
	return client.SendMail(from, []string{"games@example.org"}, strings.NewReader(letter))
}

// answered waits until a letter that answers the one of this Message-ID has gone out, and says how many there are.
func (ms *machines) answered(t *testing.T, id string) (n int) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	for n == 0 && ctx.Err() == nil {
		n = answersIn(ms.letters, id)
		time.Sleep(50 * time.Millisecond)
	}
	return n
}

// answersIn is how many letters of a folder answer the one of this Message-ID.
func answersIn(folder, id string) (n int) {
	files, _ := filepath.Glob(filepath.Join(folder, "*"))
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err == nil && strings.Contains(string(text), "In-Reply-To: <"+id+">") {
			n++
		}
	}
	return n
}
