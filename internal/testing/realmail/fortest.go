package realmail

import (
	"os"
	"testing"
)

// ForTest starts the servers for one test and stops them after it; if the test failed, their logs are shown. Where they
// cannot be started the test fails: a test that was left out proves nothing. Only with PBEM_WITHOUT_REAL=1, and never with
// CI=true, ForTest says so in the log and returns nil; the test must then return.
func ForTest(t testing.TB, routes ...Route) *Servers {
	t.Helper()
	s, err := Start(t.Context(), routes...)
	if err != nil && os.Getenv("PBEM_WITHOUT_REAL") == "1" && os.Getenv("CI") != "true" {
		t.Logf("LEFT OUT, this test has proved nothing: %v", err)
		return nil
	}
	if err != nil {
		t.Fatalf("the real mail servers do not start (PBEM_WITHOUT_REAL=1 leaves such tests out): %v", err)
	}
	t.Cleanup(func() {
		if t.Failed() {
			t.Log(s.Logs())
		}
		s.Stop()
	})
	return s
}
