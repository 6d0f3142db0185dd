package secret

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"os/exec"
	"strings"
	"time"
	"unicode"
)

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
