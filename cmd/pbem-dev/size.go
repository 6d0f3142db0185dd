package main

import (
	"errors"
	"fmt"
	"os"
	"runtime/pprof"
	"text/tabwriter"
	"time"

	"pbem/cmd/pbem-dev/internal/size"
)

type sizeCmd struct {
	Make     sizeMakeCmd     `cmd:"" help:"Fill a store as a great club does in years."`
	Multiply sizeMultiplyCmd `cmd:"" help:"Have a database that was filled hold so many times as much, each time of other people."`
	Measure  sizeMeasureCmd  `cmd:"" help:"Measure what things cost in a store that was filled, beside an empty one."`
	Forget   sizeForgetCmd   `cmd:"" help:"Have somebody forgotten in a store that was filled, while letters are handled, and say how long it takes."`
	Pages    sizePagesCmd    `cmd:"" help:"Measure the pages of an archive, as \"pbem-dev records\" writes it, so many times as large."`
	Serve    sizeServeCmd    `cmd:"" hidden:"" help:"Answer one letter on a filled store, and rest."`
}

type sizeMakeCmd struct {
	Dir      string `arg:"" type:"path" help:"An empty folder for the store."`
	Players  int    `default:"10000" help:"How many people there are."`
	Finished int    `default:"1000000" help:"How many games are over."`
	Live     int    `default:"50000" help:"How many are being played."`
	Years    int    `default:"8" help:"In how many years."`
	Turns    []int  `placeholder:"N,…" help:"After how many turns the games end, one kind after the other, instead of 6, 14 and 30."`
	Bytes    int    `placeholder:"N" help:"Keep so many bytes of letters that were sent, instead of all."`
	Store    string `placeholder:"ADDRESS" help:"Fill an empty database (postgres://…) instead of a file in the folder."`
}

// Run makes the store.
func (c sizeMakeCmd) Run(env *Env) error {
	if c.Players < 2 || c.Finished < 0 || c.Live < 0 || c.Years < 1 {
		return usage(errors.New("--players must be at least 2, --years at least 1, and the other numbers not negative"))
	}
	dir, err := emptyFolder(c.Dir)
	if err != nil {
		return err
	}
	defer env.orderly()()
	began := time.Now()
	o := size.Options{Dir: dir, Database: c.Store, Turns: c.Turns, Bytes: c.Bytes, Players: c.Players, Finished: c.Finished, Live: c.Live, Years: c.Years, Now: time.Now().UTC().Truncate(time.Second)}
	o.Progress = func(done int) {
		fmt.Fprintf(env.Err, "%d commits after %s\n", done, time.Since(began).Round(time.Second))
	}
	if err := size.Fill(env.Context, o); err != nil {
		return outside(err)
	}
	fmt.Fprintf(env.Out, "%d players, %d finished and %d live games: %s, in %s\n", c.Players, c.Finished, c.Live, dir, time.Since(began).Round(time.Second))
	return nil
}

type sizeMultiplyCmd struct {
	Dir   string `arg:"" type:"path" help:"The folder of a store that was made in a database. Nothing may have been done with it since."`
	Times int    `required:"" help:"How many times as much, up to 65536."`
}

// Run has the server do it, and tells of each table.
func (c sizeMultiplyCmd) Run(env *Env) error {
	defer env.orderly()()
	began := time.Now()
	err := size.Multiply(env.Context, c.Dir, c.Times, func(table string, rows int64, took time.Duration) {
		fmt.Fprintf(env.Err, "%s: %d rows, in %s\n", table, rows, took.Round(time.Second))
	})
	if err != nil {
		return outside(err)
	}
	fmt.Fprintf(env.Out, "%d times as much, in %s\n", c.Times, time.Since(began).Round(time.Second))
	return nil
}

type sizeMeasureCmd struct {
	Dir     string `arg:"" type:"path" help:"The folder of a store that was made."`
	Backup  bool   `help:"Also make a backup, beside the folder."`
	Inspect bool   `help:"Also read the store through, as \"pbem doctor\" does."`
	Profile string `type:"path" placeholder:"FILE" help:"Write a profile of processors of the letters; its tag \"store\" says in which store they were."`
}

// Run prints what it has measured. Figures of two machines cannot be compared, those of one run can.
func (c sizeMeasureCmd) Run(env *Env) error {
	defer env.orderly()()
	self, err := os.Executable()
	if err != nil {
		return outside(err)
	}
	started, err := size.Start(env.Context, self, "size", "serve", c.Dir)
	if err != nil {
		return outside(err)
	}
	out := tabwriter.NewWriter(env.Out, 0, 0, 2, ' ', 0)
	fmt.Fprintf(out, "from the start of the process to the first answer\t%s\n", rounded(started.Answered))
	fmt.Fprintf(out, "memory at rest, at most\t%d MB, %d MB\n", started.Resting>>20, started.Peak>>20)
	figures, err := c.figures(env)
	if err != nil {
		return outside(err)
	}
	fmt.Fprintln(out, "time of processors\tthis store\tan empty one\ttimes")
	for _, f := range figures {
		fmt.Fprintf(out, "%s\t%s\t%s\t%.2f\n", f.What, f.Unit.Text(f.Full), f.Unit.Text(f.Empty), f.Times())
	}
	if err := c.more(env, out); err != nil {
		return outside(err)
	}
	return out.Flush()
}

// figures measures letters and looks, under a profile where one is asked for.
func (c sizeMeasureCmd) figures(env *Env) (figures []size.Figure, err error) {
	if c.Profile == "" {
		return size.Measure(env.Context, c.Dir)
	}
	file, err := os.Create(c.Profile)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	if err := pprof.StartCPUProfile(file); err != nil {
		return nil, err
	}
	defer pprof.StopCPUProfile()
	return size.Measure(env.Context, c.Dir)
}

// more measures what was asked for besides.
func (c sizeMeasureCmd) more(env *Env, out *tabwriter.Writer) error {
	if err := c.through(env, out); err != nil || !c.Backup {
		return err
	}
	took, bytes, err := size.Backup(env.Context, c.Dir)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "a backup, read through\t%s, %d MB\n", rounded(took), bytes>>20)
	return nil
}

// through tells of the store as a whole.
func (c sizeMeasureCmd) through(env *Env, out *tabwriter.Writer) error {
	if c.Inspect {
		took, err := size.Inspect(env.Context, c.Dir)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "reading it through\t%s\n", rounded(took))
	}
	tables, err := size.Sizes(env.Context, c.Dir)
	for _, t := range tables {
		fmt.Fprintf(out, "%s\t%d rows\t%d kB\tindexes %d kB\n", t.Table, t.Rows, t.Bytes>>10, t.Indexes>>10)
	}
	return err
}

func rounded(d time.Duration) string { return size.Nanoseconds.Text(int64(d)) }

type sizeForgetCmd struct {
	Dir    string        `arg:"" type:"path" help:"The folder of a store that was made."`
	Before time.Duration `default:"15s" help:"For how long letters are handled before it, to compare."`
}

// Run prints how long it took, and how long letters did.
func (c sizeForgetCmd) Run(env *Env) error {
	defer env.orderly()()
	f, err := size.Forget(env.Context, c.Dir, c.Before)
	if err != nil {
		return outside(err)
	}
	fmt.Fprintf(env.Out, "forgotten after %s, in %d looks; the tables were not written anew\n", rounded(f.Took), f.Looks)
	for i, all := range [][]time.Duration{f.Before, f.Meanwhile} {
		if len(all) > 0 {
			fmt.Fprintf(env.Out, "%s it, of %d letters: half took %s at most, 19 of 20 %s, the longest %s\n", [...]string{"before", "during"}[i], len(all),
				rounded(all[len(all)/2]), rounded(all[len(all)*19/20]), rounded(all[len(all)-1]))
		}
	}
	return nil
}

type sizeServeCmd struct {
	Dir     string `arg:"" type:"path" help:"The folder of the store."`
	Archive string `type:"path" help:"The folder of its records."`
}

func (c sizeServeCmd) Run(env *Env) error {
	if err := size.Serve(env.Context, c.Dir, c.Archive, env.Out); err != nil {
		return outside(err)
	}
	return nil
}
