package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"time"

	"pbem/cmd/internal/config"
	"pbem/cmd/internal/service"
	"pbem/cmd/internal/storage"
	"pbem/cmd/internal/terminal"
	"pbem/games"
	"pbem/games/moving"
	"pbem/games/serverkey"
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

type restoreCmd struct {
	configured
	File string `arg:"" placeholder:"arg-file" help:"flag-restore-file"`
}

func (c restoreCmd) Run(env *Env) error {
	defer env.orderly()()
	settings, err := c.settings()
	if err != nil {
		return err
	}
	at := storage.Of(settings)
	done, err := at.Restore(env.Context, c.File, time.Now())
	switch {
	case errors.Is(err, storage.ErrUnfinished) && env.Context.Err() != nil:
		return outside(fmt.Errorf("broken off; nobody can use %s before the same command has gone on from there to its end", at.Name()))
	case errors.Is(err, storage.ErrUnfinished):
		return outside(fmt.Errorf("%w. The same command goes on from there, and nobody can use %s before", err, at.Name()))
	case err != nil && env.Context.Err() != nil:
		return outside(errors.New("nothing was done: it was broken off"))
	case errors.Is(err, storage.ErrInUse):
		return outside(fmt.Errorf("nothing was done: a running pbem has %s open; stop the service first, and start it again after this", settings.Store))
	case errors.Is(err, moving.ErrRefused):
		return usage(err)
	case errors.Is(err, games.ErrUnavailable) && !errors.Is(err, games.ErrBarred):
		return outside(fmt.Errorf("nothing was done: %w", err))
	case err != nil:
		return usage(fmt.Errorf("nothing was done: %w", err))
	}
	c.tell(env, settings, at.Name(), done)
	return nil
}

func (c restoreCmd) tell(env *Env, settings *config.Config, store string, done games.Restored) {
	fmt.Fprintf(env.Out, "%s holds %s now", terminal.Name(store), contents(done.Contents))
	if !done.Made.IsZero() {
		fmt.Fprintf(env.Out, ", as of %s", done.Made.UTC().Format(time.RFC3339))
	}
	fmt.Fprintln(env.Out, ".")
	if done.Kept != "" {
		fmt.Fprintf(env.Err, "The old store is kept as %s. Delete it when all is well.\n", terminal.Name(done.Kept))
	}
	if doubt := keyDoubt(env.Context, settings); doubt != "" {
		fmt.Fprintln(env.Err, doubt)
	}
	fmt.Fprint(env.Err, afterRestore)
}

// afterRestore says what comes next. Letters that were handled after the backup was made are not in it.
const afterRestore = `Next: what was handled after the backup was made is not in it, so the service will not go on by itself. Start it once with
  pbem serve --config FILE --catch-up         to handle the letters again that lie in the mailbox's folder of handled letters, or
  pbem serve --config FILE --accept-restore   to go on without them: what is missing stays missing, and players may have to send a turn again.
`

// keyDoubt says what is wrong with the key for the store that is now in place; "" for nothing.
func keyDoubt(ctx context.Context, settings *config.Config) string {
	ring, err := serverkey.Load(settings.Key)
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Sprintf("Mind: there is no key %s. Put your copy of it there before you start the service; else it makes a new one, "+
			"and no reply address that is under way works any more.", settings.Key)
	}
	if err != nil {
		return fmt.Sprintf("Mind: %v.", err)
	}
	same, err := service.SameKey(ctx, settings, ring)
	if err != nil || same {
		return ""
	}
	return fmt.Sprintf("Mind: %s does not hold the key that this store was used with. Put the right one there before you start the service; "+
		"else no reply address that is under way works any more.", settings.Key)
}
