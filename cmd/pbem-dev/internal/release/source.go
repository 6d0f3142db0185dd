package release

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
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
