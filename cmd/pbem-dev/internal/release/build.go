package release

import (
	"context"
	"debug/buildinfo"
	"runtime/debug"
)

// Target is a system that a program is made for.
type Target struct{ OS, Arch string }

func (t Target) String() string { return t.OS + "-" + t.Arch }

// Targets are all of them. On Windows there is everything but the service and what works on its store.
func Targets() []Target {
	return []Target{{"linux", "amd64"}, {"linux", "arm64"}, {"darwin", "amd64"}, {"darwin", "arm64"}, {"windows", "amd64"}}
}

func (t Target) program() string {
	if t.OS == "windows" {
		return "pbem.exe"
	}
	return "pbem"
}

// build makes the program. What a person may have set for their own builds is set back, for it would change the bytes; what Go notes of
// the repository is asked for, for it is the version.
func (s source) build(ctx context.Context, t Target, file string) (*debug.BuildInfo, error) {
	env := []string{"GOOS=" + t.OS, "GOARCH=" + t.Arch, "CGO_ENABLED=0", "GOAMD64=v1", "GOARM64=v8.0", "GOFLAGS=", "GOEXPERIMENT=", "GOFIPS140=off", "GOWORK=off"}
	_, err := s.run(ctx, env, "go", "build", "-trimpath", "-buildvcs=true", "-mod=readonly", "-ldflags=-s -w -buildid=", "-o", file, "./cmd/pbem")
	if err != nil {
		return nil, err
	}
	return buildinfo.ReadFile(file)
}
