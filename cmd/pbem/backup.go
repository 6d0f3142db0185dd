package main

import (
	"errors"
	"fmt"
	"io/fs"
	"time"

	"pbem/cmd/internal/storage"
	"pbem/cmd/internal/terminal"
	"pbem/games"
)

type backupCmd struct {
	configured
	File  string `arg:"" placeholder:"arg-file" help:"flag-backup-file"`
	Force bool   `help:"flag-backup-force"`
}

// Run copies the store. The key is not in the copy on purpose: it changes only when the host changes it, so one copy of it in a
// safe place is enough, while backups are made every night and taken to places that nobody should be able to speak for players
// from.
func (c backupCmd) Run(env *Env) error {
	defer env.orderly()()
	settings, err := c.settings()
	if err != nil {
		return err
	}
	made, err := storage.Of(settings).Backup(env.Context, c.File, c.Force, time.Now())
	switch {
	case errors.Is(err, fs.ErrExist):
		return usage(fmt.Errorf("%s is there already; choose another name, or say --force to write over it", c.File))
	case err != nil && env.Context.Err() != nil:
		return outside(errors.New("no backup was made: it was broken off"))
	case err != nil:
		return outside(fmt.Errorf("no backup was made: %w", err))
	}
	fmt.Fprintf(env.Out, "%s holds %s. It was read through and is in order.\n", terminal.Name(c.File), contents(made))
	fmt.Fprintf(env.Err, "Not in it: the server's key, %s. Without it no reply address that is under way works any more. "+
		"It changes only with “pbem key”: keep one copy of it in a safe place, apart from the backups.\n", settings.Key)
	return nil
}

// contents says what a store holds, as part of a sentence.
func contents(c games.Contents) string {
	text := fmt.Sprintf("%s (%d not over), %s, %s", terminal.Counted(c.Matches, "game"), c.Live, terminal.Counted(c.Players, "player"), terminal.Counted(c.Waiting, "letter")+" to send")
	if c.Aside > 0 {
		text += fmt.Sprintf(", %s in quarantine", terminal.Counted(c.Aside, "letter"))
	}
	return text
}
