package talk

import "testing"

// TestOrganisation: what comes from domains that one person may have made counts together, by however many names.
func TestOrganisation(t *testing.T) {
	t.Parallel()
	for address, want := range map[string]string{
		"ada@evil.example": "evil.example", "ada@h1.evil.example": "evil.example", "ada@A.B.EVIL.example": "evil.example", "ada@a.evil.co.uk": "evil.co.uk", "ada@evil.com": "evil.com",
		"ada@h1.github.io": "github.io", "ada@x.h1.github.io": "github.io", "ada@h2.duckdns.org": "duckdns.org", "ada@h3.blogspot.com": "blogspot.com", "ada@h3.blogspot.co.uk": "blogspot.co.uk", "ada@a.uk.com": "uk.com",
		"ada@gmail.com": "gmail.com", "ada@googlemail.com": "gmail.com", "ada@GoogleMail.com": "gmail.com", "ada@a.xn--bcher-kva.example": "xn--bcher-kva.example", "ada@localhost": "localhost", "ada@co.uk": "co.uk", "ada": "",
	} {
		if got := organisation(address); got != want {
			t.Errorf("%s: %q, want %q", address, got, want)
		}
	}
}
