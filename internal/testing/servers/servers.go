// Package servers says whether tests may start databases, browsers, mail servers and other programs that are not ours.
package servers

import (
	"os"
	"testing"
)

// Without is the variable that leaves out the tests that start a server, where it is 1. In CI nothing is left out: there a
// test whose server is missing fails.
const Without = "PBEM_WITHOUT_SERVERS"

// Wanted reports whether servers may be started.
func Wanted() bool { return os.Getenv(Without) != "1" || os.Getenv("CI") == "true" }

// Need skips a test that starts a server where none is wanted.
func Need(t testing.TB) {
	t.Helper()
	if !Wanted() {
		t.Skip(Without + " is set")
	}
}
