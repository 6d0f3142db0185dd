// Package pgtest starts a real PostgreSQL for tests: in a folder of its own, on a Unix socket alone, as a user of its own where the tests
// are root (PostgreSQL refuses to be), and stops it in the end. A package starts one server (Main), and each test has a database
// of its own (Database).
//
// Where there is no PostgreSQL, tests fail with CI=true, and are left out loudly else: such a test has proved nothing.
package pgtest

import (
	"errors"
	"fmt"
	"os"
	"sync/atomic"
	"testing"
)

// Shared is the server of a package's tests.
type Shared struct {
	server *Server
	absent error // why there is none
	made   atomic.Int64
}

// Main starts a server, runs the tests, and returns with what the process ends.
func (s *Shared) Main(m *testing.M) (code int) {
	s.server, s.absent = Start(Quick()...)
	if s.absent == nil {
		defer s.server.Stop()
	}
	return m.Run()
}

// Start starts the server of one test, which ends with it.
func (s *Shared) Start(t testing.TB) {
	t.Helper()
	s.server, s.absent = Start(Quick()...)
	need(t, s.absent)
	t.Cleanup(func() {
		if err := s.server.Stop(); err != nil {
			t.Error(err)
		}
	})
}

// Server returns the server; where there is none, the test is left out, and fails in CI.
func (s *Shared) Server(t testing.TB) *Server {
	t.Helper()
	need(t, s.absent)
	return s.server
}

// Require leaves a test out, or fails it, where no server can be had.
func Require(t testing.TB) {
	t.Helper()
	_, err := find()
	need(t, err)
}

// need leaves a test out, or fails it, for want of a server.
func need(t testing.TB, absent error) {
	t.Helper()
	switch {
	case absent == nil:
	case errors.Is(absent, errUnwanted):
		t.Skip(absent)
	case os.Getenv("CI") == "true":
		t.Fatalf("a real PostgreSQL is needed; CI leaves nothing out: %v", absent)
	default:
		t.Skipf("LEFT OUT, this test has proved nothing: %v", absent)
	}
}

// Database makes a new, empty database for a test, and returns its address. It goes with the server.
func (s *Shared) Database(t testing.TB) (address string) {
	t.Helper()
	server := s.Server(t)
	name := fmt.Sprintf("test%d", s.made.Add(1))
	if err := server.Create(name); err != nil {
		t.Fatal(err)
	}
	return server.Address(name)
}

// Programs is the folder of PostgreSQL's programs, for a test that does with them what a host does. Where there are none, the test is left out, and
// fails in CI.
func Programs(t testing.TB) (folder string) {
	t.Helper()
	folder, err := find()
	need(t, err)
	return folder
}
