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
