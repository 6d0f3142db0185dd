package release

import (
	"bytes"
	"context"
	"debug/buildinfo"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"strconv"
	"strings"
	"time"
)

// source is a checkout of the repository.
type source struct {
	dir    string
	commit string
	time   time.Time // of the commit
}

// errModified is a checkout from which nobody could make the same again.
var errModified = errors.New("the checkout is not what its commit is: commit or put away what git status lists")

func openSource(ctx context.Context, dir string) (source, error) {
	s := source{dir: dir}
	commit, err := s.run(ctx, nil, "git", "log", "-1", "--format=%H %ct")
	if err != nil {
		return s, err
	}
	hash, seconds, _ := strings.Cut(strings.TrimSpace(commit), " ")
	unix, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil {
		return s, err
	}
	s.commit, s.time = hash, time.Unix(unix, 0).UTC()
	changed, err := s.run(ctx, nil, "git", "status", "--porcelain")
	if err == nil && changed != "" {
		err = errModified
	}
	return s, err
}

// run runs a program in the checkout and returns what it prints. The environment is that of this process, and what is given.
func (s source) run(ctx context.Context, env []string, name string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir, cmd.Env = s.dir, append(os.Environ(), env...)
	var out, said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &said
	if err := cmd.Run(); err != nil {
		return "", fmt.Errorf("%s %s: %w\n%s", name, strings.Join(args, " "), err, said.String())
	}
	return out.String(), nil
}

func (s source) read(name string) ([]byte, error) { return os.ReadFile(filepath.Join(s.dir, name)) }

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
