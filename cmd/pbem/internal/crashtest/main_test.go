// Package crashtest proves that nothing acknowledged is ever lost and nothing is done twice, whenever the service dies.
//
// The idea: the test process is the mail host and the players; the service under test is a child process, the test binary
// run again, which kills itself with SIGKILL at the k-th passing of a point named in docs/flow.md, or is killed at random.
// It is started again, the players go on, and in the end their mailboxes, the store and the records must be the same as if
// nothing had happened. The players' letters and the server's key are the same in every run, and so even the Message-IDs
// of the service's letters must be.
package crashtest

import (
	"flag"
	"os"
	"testing"
)

func TestMain(m *testing.M) {
	if role := os.Getenv(childRole); role != "" {
		os.Exit(child(role))
	}
	// The runs spend most of their time waiting for their own mail: more of them fit beside each other than there are
	// processors. A -parallel on the command line goes before this.
	if err := flag.Set("test.parallel", "6"); err != nil {
		panic(err)
	}
	os.Exit(m.Run())
}
