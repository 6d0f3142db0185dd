package pgtest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"runtime"
	"strconv"
	"syscall"
	"time"

	"github.com/jackc/pgx/v5"

	"pbem/internal/testing/servers"
)

// Server is a PostgreSQL that runs.
type Server struct {
	dir      string // its socket, its log, and what its processes share
	data     string
	programs string // the folder of its programs
	as       *syscall.Credential
	settings []string
	process  *exec.Cmd
	ended    chan error
}

// Quick are the settings of tests that are not about what a crash of the machine leaves: nothing waits for the disk.
func Quick() []string { return []string{"fsync=off", "full_page_writes=off"} }

// Start makes a new cluster and starts it, with settings as postgresql.conf has them ("fsync=off").
func Start(settings ...string) (*Server, error) { return StartIn("", settings...) }

// StartIn is Start with what the server keeps in a folder of its own in the given one, "" for that of temporary files. Its socket, its log and
// what its processes share are elsewhere.
func StartIn(folder string, settings ...string) (*Server, error) {
	s, err := newServer(folder, settings)
	if err != nil {
		return nil, err
	}
	initdb := s.command("initdb", "-D", s.data, "-U", "pbem", "-A", "trust", "-E", "UTF8", "--locale=C", "--wal-segsize=1", "--no-sync", "--no-instructions")
	return s, s.made(initdb)
}

// newServer is one that has nothing yet.
func newServer(folder string, settings []string) (*Server, error) {
	programs, err := find()
	if err != nil {
		return nil, err
	}
	s := &Server{programs: programs, settings: settings}
	if err := s.place(folder); err != nil {
		return nil, errors.Join(err, s.Stop())
	}
	return s, nil
}

// made has a program make what the server has, and starts it.
func (s *Server) made(by *exec.Cmd) error {
	if out, err := by.CombinedOutput(); err != nil {
		return errors.Join(fmt.Errorf("%s: %w: %s", filepath.Base(by.Path), err, out), s.Stop())
	}
	if err := errors.Join(s.apart(), s.Run()); err != nil {
		return errors.Join(err, s.Stop())
	}
	return nil
}

// shared is the folder of the memory that processes of the server share, in that of the socket.
const shared = "shared"

// apart has that memory outside of the folder of the server, which may be a small disk: where it cannot grow, PostgreSQL 15 ends by SIGSEGV, for its
// statistics lie there. Elsewhere it is in the machine's memory, and no full disk has to do with it.
func (s *Server) apart() error {
	inside := filepath.Join(s.data, "pg_dynshmem")
	return errors.Join(os.Remove(inside), os.Symlink(filepath.Join(s.dir, shared), inside))
}

// errUnwanted is why there is no server where none is wanted: "make quick" starts none.
var errUnwanted = errors.New(servers.Without + " is set")

// find looks for the server's programs: initdb stands beside postgres, where a distribution has put them.
func find() (folder string, err error) {
	if !servers.Wanted() {
		return "", errUnwanted
	}
	candidates, err := filepath.Glob("/usr/lib/postgresql/*/bin/postgres")
	if err != nil {
		return "", err
	}
	if found, err := exec.LookPath("postgres"); err == nil {
		candidates = append(candidates, found)
	}
	for _, program := range candidates {
		real, err := filepath.EvalSymlinks(program)
		if err != nil {
			continue
		}
		if _, err := os.Stat(filepath.Join(filepath.Dir(real), "initdb")); err == nil {
			folder = filepath.Dir(real)
		}
	}
	if folder == "" {
		return "", errors.New("there is no PostgreSQL here: install the package postgresql")
	}
	return folder, nil
}

// place makes the folders of the server, which belong to whom it runs as.
func (s *Server) place(folder string) (err error) {
	if s.dir, err = os.MkdirTemp("", "pg"); err != nil {
		return err
	}
	if err := os.Mkdir(filepath.Join(s.dir, shared), 0o700); err != nil {
		return err
	}
	if s.data, err = os.MkdirTemp(folder, "data"); err != nil || os.Geteuid() != 0 {
		return err
	}
	owner, err := user.Lookup("postgres")
	if err != nil {
		owner, err = user.Lookup("nobody")
	}
	if err != nil {
		return err
	}
	uid, wrong := strconv.ParseUint(owner.Uid, 10, 32)
	gid, err := strconv.ParseUint(owner.Gid, 10, 32)
	if err := errors.Join(wrong, err); err != nil {
		return err
	}
	s.as = &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
	for _, path := range []string{s.dir, filepath.Join(s.dir, shared), s.data} {
		err = errors.Join(err, os.Chown(path, int(uid), int(gid)))
	}
	return err
}

func (s *Server) command(name string, args ...string) *exec.Cmd {
	cmd := exec.Command(filepath.Join(s.programs, name), args...)
	cmd.Dir = s.dir
	cmd.Env = []string{"LC_ALL=C", "PATH=/usr/bin:/bin"}
	// Who kills the tests ends the server, too; who interrupts them at a terminal does not.
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: s.as, Setpgid: true, Pdeathsig: syscall.SIGQUIT}
	return cmd
}

// starting is how long a server may take to start: on a machine that others have to themselves, minutes.
const starting = 3 * time.Minute

// Run starts a server that was stopped, and waits until it answers.
func (s *Server) Run() error {
	args := []string{"-D", s.data, "-k", s.dir, "-c", "listen_addresses=", "-c", "max_connections=200",
		"-c", "dynamic_shared_memory_type=mmap"} // in files, so that nothing of it stays in the memory of the machine
	for _, setting := range s.settings {
		args = append(args, "-c", setting)
	}
	log, err := os.OpenFile(filepath.Join(s.dir, "log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer log.Close()
	s.process, s.ended = s.command("postgres", args...), make(chan error, 1)
	s.process.Stdout, s.process.Stderr = log, log
	begun := make(chan error)
	go func() {
		runtime.LockOSThread() // the kernel ends the server with the thread that began it
		err := s.process.Start()
		begun <- err
		if err == nil {
			s.ended <- s.process.Wait()
		}
	}()
	if err := <-begun; err != nil {
		s.process = nil
		return err
	}
	return s.wait()
}

func (s *Server) wait() error {
	ctx, cancel := context.WithTimeout(context.Background(), starting)
	defer cancel()
	for {
		conn, err := pgx.Connect(ctx, s.Address("postgres"))
		if err == nil {
			return conn.Close(ctx)
		}
		select {
		case <-ctx.Done():
			return fmt.Errorf("PostgreSQL does not answer: %w\n%s", err, s.Log())
		case ended := <-s.ended:
			s.process = nil
			return fmt.Errorf("PostgreSQL does not run: %w\n%s", errors.Join(ended), s.Log())
		case <-time.After(20 * time.Millisecond):
		}
	}
}

// Create makes an empty database.
func (s *Server) Create(database string) error {
	ctx := context.Background()
	conn, err := pgx.Connect(ctx, s.Address("postgres"))
	if err != nil {
		return err
	}
	_, err = conn.Exec(ctx, "CREATE DATABASE "+pgx.Identifier{database}.Sanitize())
	return errors.Join(err, conn.Close(ctx))
}

// Address is that of a database of the server.
func (s *Server) Address(database string) string {
	return "postgres://pbem@/" + database + "?host=" + s.dir
}

// Folder is where the server keeps all that it has.
func (s *Server) Folder() string { return s.data }

// Socket is the path of the socket on which the server listens.
func (s *Server) Socket() string { return filepath.Join(s.dir, ".s.PGSQL.5432") }

// Log is what the server has written.
func (s *Server) Log() string {
	text, err := os.ReadFile(filepath.Join(s.dir, "log"))
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// Crash ends the server as a machine does that loses its power, but for what the kernel still holds (pg_ctl stop -m immediate).
func (s *Server) Crash() error { return s.end(syscall.SIGQUIT) }

func (s *Server) end(signal syscall.Signal) error {
	if s.process == nil {
		return nil
	}
	if err := s.process.Process.Signal(signal); err != nil && !errors.Is(err, os.ErrProcessDone) {
		return err
	}
	<-s.ended
	s.process = nil
	return nil
}

// Revive starts a server that has ended by itself, and waits until it answers.
func (s *Server) Revive() error {
	select {
	case <-s.ended:
		return s.Run()
	default:
		return s.wait()
	}
}

// Halt ends the server in order, and leaves what it has kept: "postgres -D FOLDER" starts it again.
func (s *Server) Halt() error {
	err := s.end(syscall.SIGINT)
	if s.dir != "" {
		err = errors.Join(err, os.RemoveAll(s.dir))
	}
	return err
}

// Stop ends the server, also one that is frozen, and takes its folders away.
func (s *Server) Stop() error {
	if s.process != nil {
		_ = s.Thaw() // it may have ended
	}
	err := s.end(syscall.SIGQUIT)
	for _, folder := range []string{s.dir, s.data} {
		if folder != "" {
			err = errors.Join(err, os.RemoveAll(folder))
		}
	}
	return err
}
