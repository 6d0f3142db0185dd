// Package secret finds out the password or the access token of a mail account: from a file, from the environment, or from a command of the
// host's, as password managers and the helpers for tokens (OAuth 2.0) have them.
//
// The idea: a token lives for an hour, so that nobody can keep one; the command is run each time that somebody logs in, and knows
// itself whether the last one is still good. What it prints is told to nobody but the mail server; what it says besides is for the log.
package secret

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"strings"
	"time"
	"unicode"
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

const (
	// patience is how long a command may take where nothing else is said: it may have to ask a server for a new token.
	patience = 30 * time.Second
	// grace is how long what it has started may keep its output open once it is told to end.
	grace = time.Second
	// mostSaid of what a command prints is kept, of each of its outputs.
	mostSaid = 64 << 10
	// mostTold of what it says besides is passed on.
	mostTold = 500
)

// run runs the command and returns the first line that it prints, without the white space around it.
func (s Source) run(ctx context.Context, log *slog.Logger) (string, error) {
	within := s.Patience
	if within == 0 {
		within = patience
	}
	ctx, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	cmd := exec.CommandContext(ctx, "/bin/sh", "-c", s.Command)
	cmd.Dir, cmd.WaitDelay = s.Dir, grace
	alone(cmd)
	var out, said bounded
	cmd.Stdout, cmd.Stderr = &out, &said
	err := cmd.Run()
	secret := strings.TrimSpace(firstLine(out.String()))
	remark := told(said.String(), secret)
	switch {
	case ctx.Err() == context.DeadlineExceeded:
		err = fmt.Errorf("it did not end within %v", within)
	case err == nil && secret == "":
		err = errNothing
	case err == nil:
		if remark != "" && log != nil {
			log.Warn("the command for the password said something", "field", s.Field, "said", remark)
		}
		return secret, nil
	}
	if remark != "" {
		err = fmt.Errorf("%w: %s", err, remark)
	}
	return "", fmt.Errorf("the command for the password failed: %w", err)
}

// told is what a command said besides, as one line that can be shown, without the secret.
func told(text, secret string) string {
	if len(secret) > 3 { // less is no secret, and would tear holes into words
		text = strings.ReplaceAll(text, secret, "…")
	}
	text = strings.Join(strings.FieldsFunc(strings.ToValidUTF8(text, "?"), func(r rune) bool {
		return unicode.IsSpace(r) || !unicode.IsPrint(r)
	}), " ")
	if runes := []rune(text); len(runes) > mostTold {
		text = "… " + string(runes[len(runes)-mostTold:]) // what matters is said last
	}
	return text
}

// bounded keeps the beginning of what is written to it.
type bounded struct{ kept bytes.Buffer }

func (b *bounded) Write(p []byte) (int, error) {
	b.kept.Write(p[:min(len(p), mostSaid-b.kept.Len())])
	return len(p), nil
}

func (b *bounded) String() string { return b.kept.String() }
