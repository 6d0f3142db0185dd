// Package version says which pbem this is, by what the Go tool has noted in the program.
package version

import (
	"runtime/debug"
	"strings"
)

// Text is the version in one line: "v1.2.3 (commit 0123456789ab, 2026-11-22)".
func Text() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		info = &debug.BuildInfo{}
	}
	return of(info)
}

// Short is the version alone: "1.2.3", or "devel".
func Short() string {
	word, _, _ := strings.Cut(Text(), " ")
	return strings.TrimPrefix(word, "v")
}

// of words the build's notes. The Go tool takes the version from the repository's tags; between two tags it is a
// pseudo-version, and without a repository (a source archive, "go run", -buildvcs=false) it is "devel". "modified" says
// that the source was not what its commit is.
func of(info *debug.BuildInfo) string {
	version, dirty := strings.CutSuffix(info.Main.Version, "+dirty")
	if version == "" || version == "(devel)" {
		version = "devel"
	}
	var notes []string
	commit, date, modified := stamp(info.Settings)
	if commit != "" {
		notes = append(notes, "commit "+commit)
	}
	if date != "" {
		notes = append(notes, date)
	}
	if dirty || modified {
		notes = append(notes, "modified")
	}
	if version == "devel" && commit == "" {
		notes = append(notes, "commit unknown")
	}
	if len(notes) == 0 { // "go install" of a tag: the version says it all
		return version
	}
	return version + " (" + strings.Join(notes, ", ") + ")"
}

// stamp is what the Go tool noted of the repository: twelve digits of the commit, as in pseudo-versions, and its day in
// UTC. Both are empty where there was none.
func stamp(settings []debug.BuildSetting) (commit, date string, modified bool) {
	for _, s := range settings {
		switch s.Key {
		case "vcs.revision":
			commit = s.Value[:min(len(s.Value), 12)]
		case "vcs.time":
			date, _, _ = strings.Cut(s.Value, "T")
		case "vcs.modified":
			modified = s.Value == "true"
		}
	}
	return commit, date, modified
}
