package pgtest

import "testing"

// Programs is the folder of PostgreSQL's programs, for a test that does with them what a host does. Where there are none, the test is left out, and
// fails in CI.
func Programs(t testing.TB) (folder string) {
	t.Helper()
	folder, err := find()
	need(t, err)
	return folder
}
