package realmail

import "testing"

// TestUnwanted: where servers are not wanted none starts, though their programs are there.
func TestUnwanted(t *testing.T) {
	t.Setenv("PBEM_WITHOUT_SERVERS", "1")
	t.Setenv("CI", "")
	s, err := Start(t.Context())
	if err == nil {
		s.Stop()
		t.Error("they start")
	}
}
