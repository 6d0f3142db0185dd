package main

import (
	"errors"
	"fmt"
	"os"
	"runtime/debug"
	"time"

	"pbem/cmd/pbem-dev/internal/year"
)

// lavish is how much of its memory, in percent, the year may fill anew before what is not needed any more is looked for.
const lavish = 200

type yearCmd struct {
	Players int    `default:"500" help:"How many people there are."`
	Games   int    `default:"3000" help:"How many games they begin."`
	Days    int    `default:"365" help:"How long it goes on."`
	Kills   int    `default:"500" help:"How often the service is killed, and goes on."`
	Seed    uint64 `default:"1" help:"Everything follows from it."`
	Store   string `default:"sqlite" enum:"sqlite,postgres" help:"A file (sqlite), or a PostgreSQL that the year starts and ends (postgres)."`
	Nodes   int    `default:"3" help:"With postgres: on how many machines the service runs."`
	Stops   int    `default:"20" help:"With postgres: how often the database is stopped at once, and started again."`
	Loses   bool   `help:"With postgres: what the database need not have written yet is lost when it is stopped. What comes then does not follow from the seed alone."`
	Fsync   bool   `help:"With postgres: it waits for the disk."`
	Prepare bool   `help:"With postgres: statements are prepared, once for each connection."`
	Dir     string `placeholder:"DIR" help:"An empty folder for the store, the archive and the log; else one in memory, which is kept only if something was found."`
}

// Run plays a year and prints what it came to: exit 1 where something was not as promised.
func (c yearCmd) Run(env *Env) error {
	if c.Players < 2 || c.Games < 0 || c.Days < 1 || c.Kills < 0 {
		return usage(errors.New("--players must be at least 2, --days at least 1, and the other numbers not negative"))
	}
	if c.Nodes < 1 || c.Stops < 0 {
		return usage(errors.New("--nodes must be at least 1, and --stops not negative"))
	}
	dir, err := c.folder()
	if err != nil {
		return err
	}
	defer env.orderly()()
	defer debug.SetGCPercent(debug.SetGCPercent(lavish))
	o := year.Options{Players: c.Players, Games: c.Games, Days: c.Days, Kills: c.Kills, Seed: c.Seed, Dir: dir, Real: time.Now}
	if c.Store == "postgres" {
		o.Nodes, o.Stops, o.Loses, o.Fsync = c.Nodes, c.Stops, c.Loses, c.Fsync
		o.Prepare = c.Prepare
	}
	o.Every, o.Progress = 30*time.Second, func(r year.Report) {
		fmt.Fprintln(env.Err, r.Line())
		for _, f := range r.Fresh() {
			fmt.Fprintln(env.Err, f)
		}
	}
	report, err := year.Run(env.Context, o)
	if e := report.Print(env.Out); e != nil {
		return outside(e)
	}
	switch {
	case err != nil:
		return outside(fmt.Errorf("%w; what there is lies in %s", err, dir))
	case report.Found > 0:
		return &Exit{exitNotSo, fmt.Errorf("something was found; the store and the log are in %s", dir)}
	case c.Dir == "":
		return os.RemoveAll(dir)
	}
	return nil
}

// folder is where the service lives: in memory where it can be, since nobody pulls a plug here.
func (c yearCmd) folder() (string, error) {
	if c.Dir != "" {
		return emptyFolder(c.Dir)
	}
	memory := "/dev/shm"
	if info, err := os.Stat(memory); err != nil || !info.IsDir() {
		memory = ""
	}
	dir, err := os.MkdirTemp(memory, "pbem-year-")
	if err != nil {
		return "", outside(fmt.Errorf("cannot make a folder: %w", err))
	}
	return dir, nil
}
