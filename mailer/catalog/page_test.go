package catalog

import (
	"slices"
	"strings"
	"testing"
)

// TestComposerPageIsComplete: whatever the compiled composer can say is in the file that its page gets, and what its script says.
func TestComposerPageIsComplete(t *testing.T) {
	t.Parallel()
	english := English()
	page, checked := english.ComposerPage(), 0
	said := map[string]bool{"composer": true, "language": true} // by its script, and by its page
	for _, c := range phraseCalls(t) {
		if !compiled(c.at) {
			continue
		}
		if checked++; page.Messages[c.key] == nil {
			t.Errorf("%s: %q is not in the page's catalogue", c.at, c.key)
			continue
		}
		said[english.entries[c.key].room] = true
	}
	for key, m := range english.entries {
		if !said[m.room] && !slices.Contains(elsewhere(), m.room) {
			said[m.room] = true
			t.Errorf("the composer says nothing of %s.ftl, and its page gets it (%s)", m.room, key)
		}
	}
	if checked < 100 {
		t.Errorf("only %d phrases were looked for", checked)
	}
	for key := range page.Messages {
		if strings.HasPrefix(key, "web-") || strings.HasPrefix(key, "record-") {
			t.Errorf("%s is in the composer's catalogue", key)
		}
	}
}

// compiled reports whether a source file is compiled into the composer.
func compiled(at string) bool {
	at = strings.TrimPrefix(at, root+"/")
	in := func(folders ...string) bool {
		return slices.ContainsFunc(folders, func(folder string) bool { return strings.HasPrefix(at, folder) })
	}
	return in("rules/", "notation/diagram/", "web/composer/") && !in("rules/listing/", "rules/measure/")
}
