package version

import (
	"runtime/debug"
	"testing"
)

// TestVersion: what is said of builds from every kind of source, as the Go tool notes them.
func TestVersion(t *testing.T) {
	const revision, day = "0123456789abcdef0123456789abcdef01234567", "2026-11-22T13:11:01Z"
	repository := func(modified string) []debug.BuildSetting {
		return []debug.BuildSetting{{Key: "-compiler", Value: "gc"}, {Key: "vcs", Value: "git"},
			{Key: "vcs.revision", Value: revision}, {Key: "vcs.time", Value: day}, {Key: "vcs.modified", Value: modified}}
	}
	tests := []struct {
		name, version string
		settings      []debug.BuildSetting
		want          string
	}{
		{"at a tag", "v1.2.3", repository("false"), "v1.2.3 (commit 0123456789ab, 2026-11-22)"},
		{"at a tag, edited", "v1.2.3+dirty", repository("true"), "v1.2.3 (commit 0123456789ab, 2026-11-22, modified)"},
		{"behind a tag", "v1.2.4-0.20261122131101-0123456789ab", repository("false"),
			"v1.2.4-0.20261122131101-0123456789ab (commit 0123456789ab, 2026-11-22)"},
		{"before any tag, edited", "v0.0.0-20261122131101-0123456789ab+dirty", repository("true"),
			"v0.0.0-20261122131101-0123456789ab (commit 0123456789ab, 2026-11-22, modified)"},
		{"a repository that the tool takes no version from", "(devel)", repository("true"), "devel (commit 0123456789ab, 2026-11-22, modified)"},
		{"go install of a tag", "v1.2.3", nil, "v1.2.3"},
		{"go run, a source archive", "(devel)", nil, "devel (commit unknown)"},
		{"a test, no notes at all", "", nil, "devel (commit unknown)"},
		{"a short revision, no day", "(devel)", []debug.BuildSetting{{Key: "vcs.revision", Value: "17"}}, "devel (commit 17)"},
	}
	for _, test := range tests {
		info := &debug.BuildInfo{Main: debug.Module{Path: "pbem", Version: test.version}, Settings: test.settings}
		if got := of(info); got != test.want {
			t.Errorf("%s: %q, want %q", test.name, got, test.want)
		}
	}
}
