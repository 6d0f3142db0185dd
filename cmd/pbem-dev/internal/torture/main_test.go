package torture

import (
	"context"
	"flag"
	"fmt"
	"os"
	"testing"
	"time"

	"pbem/internal/testing/servers"
)

func TestMain(m *testing.M) {
	if role := os.Getenv(Role); role != "" {
		os.Exit(Child(role))
	}
	// The runs spend most of their time waiting for their own mail: more of them fit beside each other than there are
	// processors. A -parallel on the command line goes before this.
	if err := flag.Set("test.parallel", "6"); err != nil {
		panic(err)
	}
	if servers.Wanted() { // the service itself is one, and is started hundreds of times
		os.Exit(m.Run())
	}
}

// self is the test program, which is the service when it is told so.
func self() Program { return Program{Path: os.Args[0], Args: os.Args[:1]} }

const (
	ada = "ada@demo.test"
	bo  = "bo@demo.test"
)

// rig is a host in a test. Whatever its audit finds fails the test.
type rig struct {
	*host
	t     *testing.T
	file  file // its store
	found findings
	// carry brings a letter to the service: by post, if a test does not want it otherwise.
	carry func(from string, l letter) error
}

func newRig(t *testing.T, players ...string) *rig {
	t.Helper()
	return newRigIn(t, t.TempDir(), players...)
}

// newRigIn is newRig with the service's folder in a place of the test's.
func newRigIn(t *testing.T, dir string, players ...string) *rig {
	t.Helper()
	h, err := newHost(self(), dir, file{dir}, 2, IMAP)
	if err != nil {
		t.Fatal(err)
	}
	h.deliveries.keep = true
	t.Cleanup(func() {
		if err := h.stop(); err != nil {
			t.Error(err)
		}
	})
	for _, address := range players {
		if err := h.mail.Add(address, password); err != nil {
			t.Fatal(err)
		}
	}
	r := &rig{host: h, t: t, file: file{dir}}
	r.carry = r.by(IMAP)
	return r
}

// by carries letters by one route.
func (r *rig) by(route Route) func(string, letter) error {
	return func(from string, l letter) error { return r.bring(r.patiently(), route, from, l) }
}

// patiently is a context that ends when one has waited long enough.
func (r *rig) patiently() context.Context {
	ctx, cancel := context.WithTimeout(r.t.Context(), patience)
	r.t.Cleanup(cancel)
	return ctx
}

// up starts a service that is not to die.
func (r *rig) up() *life {
	r.t.Helper()
	return r.upAs(0)
}

// upAs starts one of two daemons.
func (r *rig) upAs(daemon int) *life {
	r.t.Helper()
	l, err := r.live(daemon)
	if err != nil {
		r.t.Fatal(err)
	}
	r.t.Cleanup(l.kill)
	return l
}

// die runs a service until it dies at the point.
func (r *rig) die(point string, pass int) {
	r.t.Helper()
	l, err := r.begin(0, breakpoint{point: point, pass: pass})
	if err != nil {
		r.t.Fatal(err)
	}
	r.t.Cleanup(l.kill)
	if err := l.death(); err != nil {
		r.t.Fatalf("at %s, passing %d: %v", point, pass, err)
	}
}

// death waits until the service has killed itself.
func (l *life) death() error {
	select {
	case <-l.ended:
		return l.killed()
	case <-time.After(patience):
		l.kill()
		return fmt.Errorf("the service never got there\n%s", l.errors.String())
	}
}

// settle waits until everything is done and ends the service.
func (r *rig) settle(last *life) {
	r.t.Helper()
	if err := r.calm(r.patiently()); err != nil {
		r.t.Fatalf("%v\n%s", err, last.errors.String())
	}
	if err := last.stop(); err != nil {
		r.t.Fatal(err)
	}
}

// audited fails the test for whatever an audit finds.
func (r *rig) audited() {
	r.t.Helper()
	if err := r.audit(&r.found); err != nil {
		r.t.Fatal(err)
	}
	if text := r.found.String(); text != "" {
		r.t.Error(text)
	}
}
