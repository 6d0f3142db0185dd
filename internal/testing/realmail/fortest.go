package realmail

import (
	"testing"

	"pbem/internal/testing/servers"
)

// ForTest starts the servers for one test and stops them after it; if the test failed, their logs are shown. Where no server is
// wanted it skips the test, and where they cannot be started the test fails.
func ForTest(t testing.TB, routes ...Route) *Servers {
	t.Helper()
	servers.Need(t)
	s, err := Start(t.Context(), routes...)
	if err != nil {
		t.Fatalf("the real mail servers do not start (%s=1 leaves such tests out): %v", servers.Without, err)
	}
	t.Cleanup(func() {
		if t.Failed() {
			t.Log(s.Logs())
		}
		s.Stop()
	})
	return s
}
