package robots

import (
	"strings"
	"testing"
)

// TestSubjectsInAllLanguages: every one of the beginnings is known in capitals and encoded, and none in the middle.
func TestSubjectsInAllLanguages(t *testing.T) {
	for _, words := range robotSubjects() {
		if words != strings.ToLower(words) {
			t.Errorf("%q is not in lower case", words)
		}
		for _, subject := range []string{words, strings.ToUpper(words), words + " Re: [pbem 42] Chesimals II", "  " + words + ": x"} {
			if bySubject(subject) == "" && strings.ToLower(subject) != "" && strings.ToLower(strings.ToUpper(words)) == words {
				t.Errorf("%q is not known", subject)
			}
		}
		for _, subject := range []string{"Re: " + words, "[pbem 42] " + words, "say " + words} {
			if reason := bySubject(subject); reason != "" {
				t.Errorf("%q: %s", subject, reason)
			}
		}
	}
}
