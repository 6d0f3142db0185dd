// Package secret finds out the password or the access token of a mail account: from a file, from the environment, or from a command of the
// host's, as password managers and the helpers for tokens (OAuth 2.0) have them.
//
// The idea: a token lives for an hour, so that nobody can keep one; the command is run each time that somebody logs in, and knows
// itself whether the last one is still good. What it prints is told to nobody but the mail server; what it says besides is for the log.
package secret

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"strings"
	"time"
)

// Source says where a secret comes from. At most one of File and Command is set.
type Source struct {
	File     string        // path; its first line counts
	Command  string        // for the shell; the first line that it prints counts
	Dir      string        // where the command is run
	Patience time.Duration // how long the command may take; 0: 30 seconds
	Env      string        // the name of the environment variable that is asked where there is neither
	Field    string        // what names the file or the command in the configuration; "" for none
}

// Missing is a secret that is not to be had; the error says where it was looked for.
type Missing struct{ Err error }

func (m *Missing) Error() string { return m.Err.Error() }
func (m *Missing) Unwrap() error { return m.Err }

// Read returns the secret; the error is a *Missing. Warnings of a command go to the log, which may be nil.
func (s Source) Read(ctx context.Context, getenv func(string) string, log *slog.Logger) (string, error) {
	secret, err := s.ask(ctx, getenv, log)
	if err != nil {
		return "", &Missing{err}
	}
	return secret, nil
}

func (s Source) ask(ctx context.Context, getenv func(string) string, log *slog.Logger) (string, error) {
	switch {
	case s.Command != "":
		return s.run(ctx, log)
	case s.File != "":
		return s.read()
	}
	if secret := getenv(s.Env); secret != "" {
		return secret, nil
	}
	return "", fmt.Errorf("there is no password: set password_file or password_command in the configuration or %s in the environment", s.Env)
}

func (s Source) read() (string, error) {
	data, err := os.ReadFile(s.File)
	if err != nil {
		return "", fmt.Errorf("cannot read the password file: %w", err)
	}
	secret := firstLine(string(data))
	if secret == "" {
		return "", fmt.Errorf("the first line of the password file %s is empty", s.File)
	}
	return secret, nil
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return strings.TrimRight(line, "\r")
}

// errNothing is a command that ended well and said nothing.
var errNothing = errors.New("it ended well, but its first line is empty")
