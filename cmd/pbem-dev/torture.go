package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"pbem/cmd/pbem-dev/internal/torture"
)

type tortureCmd struct {
	Kills   int           `default:"1000" help:"How often the service is killed; 0 for until you stop it (Ctrl-C)."`
	Seed    uint64        `help:"Repeats the pauses, routes and turns of an earlier run; else chosen by the time."`
	Hosts   int           `help:"How many services are tortured side by side; else as many as there are processors."`
	Store   string        `default:"sqlite" enum:"sqlite,postgres" help:"What they keep their stores in: files, or each in a PostgreSQL of its own, which is started."`
	Daemons int           `default:"1" aliases:"nodes" help:"How many daemons work at once on each store; on a database each is a node (also --nodes)."`
	Faults  []string      `placeholder:"FAULT,…" help:"What befalls them, of kill, point, freeze; of a database also crash, commit, away, lose, disk. Else all that can be had here."`
	Tables  int           `default:"4" help:"How many games are played at a time with each."`
	Min     time.Duration `default:"20ms" help:"A service lives at least so long,"`
	Max     time.Duration `default:"500ms" help:"and at most so long."`
	Routes  []string      `default:"imap,lmtp,pipe" enum:"imap,lmtp,pipe" help:"How letters come to it."`
	Dir     string        `placeholder:"DIR" help:"An empty folder for what the services keep; else a temporary one, which is kept only if something was found."`
}

// Run kills the service while people play. It is also the service itself: a process of this program that is told so by its
// environment.
func (c tortureCmd) Run(env *Env) error {
	if role := env.Getenv(torture.Role); role != "" {
		return serveTorture(role)
	}
	options, err := c.options()
	if err != nil {
		return err
	}
	defer env.orderly()()
	options.Every, options.Progress = progress(env, options.Dir)
	report, err := torture.Run(env.Context, options)
	if err != nil {
		return outside(fmt.Errorf("%w; what there is lies in %s", err, options.Dir))
	}
	return c.tell(env, options, report)
}

func serveTorture(role string) error {
	if code := torture.Child(role); code != 0 {
		return &Exit{Code: code}
	}
	return nil
}

func (c tortureCmd) options() (torture.Options, error) {
	o := torture.Options{Kills: c.Kills, Seed: c.Seed, Hosts: c.Hosts, Store: torture.Kind(c.Store), Daemons: c.Daemons, Tables: c.Tables, Min: c.Min, Max: c.Max}
	if c.Kills < 0 || c.Hosts < 0 || c.Tables < 1 || c.Daemons < 1 || c.Min < 0 || c.Max < c.Min {
		return o, usage(errors.New("the numbers must not be negative, --tables and --daemons at least 1, and --max not below --min"))
	}
	if o.Seed == 0 {
		o.Seed = uint64(time.Now().UnixNano())
	}
	if o.Hosts == 0 {
		o.Hosts = runtime.NumCPU()
	}
	for _, r := range c.Routes {
		o.Routes = append(o.Routes, torture.Route(r))
	}
	if err := c.faults(&o); err != nil {
		return o, usage(err)
	}
	self, err := os.Executable()
	if err != nil {
		return o, outside(fmt.Errorf("cannot find this program's file, which has to be run again: %w", err))
	}
	o.Program = torture.Program{Path: self, Args: []string{os.Args[0], "torture"}}
	o.Dir, err = c.folder()
	return o, err
}

// faults chooses what befalls the services: what was asked for, or all that can be had.
func (c tortureCmd) faults(o *torture.Options) error {
	o.Faults = torture.Faults{}
	for _, f := range c.Faults {
		o.Faults = append(o.Faults, torture.Blow(f))
	}
	if len(o.Faults) == 0 {
		o.Faults, o.LeftOut = torture.FaultsHere(o.Store)
	}
	return o.Faults.Check(o.Store)
}

// folder returns the empty folder in which everything happens.
func (c tortureCmd) folder() (string, error) {
	if c.Dir == "" {
		dir, err := os.MkdirTemp("", "pbem-torture-")
		if err != nil {
			return "", outside(fmt.Errorf("cannot make a folder: %w", err))
		}
		return dir, nil
	}
	return emptyFolder(c.Dir)
}

// emptyFolder is a folder that is there, and has nothing in it.
func emptyFolder(dir string) (string, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", outside(fmt.Errorf("cannot make the folder: %w", err))
	}
	if found, err := filepath.Glob(filepath.Join(dir, "*")); err != nil || len(found) > 0 {
		return "", usage(fmt.Errorf("--dir %s: the folder is not empty", dir))
	}
	return filepath.Abs(dir)
}

// progress says how often to tell how it goes, and how: over and over in one line on a terminal, else in a line of its own from time to time.
// The report so far is in the folder, for who looks there meanwhile.
func progress(env *Env, dir string) (time.Duration, func(torture.Report)) {
	every, line := 30*time.Second, "%s\n"
	if file, ok := env.Err.(*os.File); ok {
		if info, err := file.Stat(); err == nil && info.Mode()&os.ModeCharDevice != 0 {
			every, line = time.Second, "\r%s\x1b[K"
		}
	}
	return every, func(r torture.Report) {
		fmt.Fprintf(env.Err, line, r.Line())
		if err := keepReport(dir, r); err != nil {
			fmt.Fprintf(env.Err, "%v\n", err)
		}
	}
}

// reportFile is the report in the folder of a run, so far or whole, with what was found.
const reportFile = "report.txt"

func keepReport(dir string, r torture.Report) error {
	var text bytes.Buffer
	if err := r.Print(&text); err != nil {
		return err
	}
	for _, f := range r.Findings {
		fmt.Fprintln(&text, f)
	}
	return os.WriteFile(filepath.Join(dir, reportFile), text.Bytes(), 0o600)
}

// tell prints the report. The evidence stays only where something was found, or the run was not finished.
func (c tortureCmd) tell(env *Env, o torture.Options, r torture.Report) error {
	if err := r.Print(env.Out); err != nil {
		return outside(err)
	}
	clean := len(r.Findings) == 0 && r.Unfinished == nil
	if clean && c.Dir == "" {
		return os.RemoveAll(o.Dir)
	}
	if err := keepReport(o.Dir, r); err != nil {
		return outside(fmt.Errorf("cannot write the report down: %w", err))
	}
	switch {
	case clean:
		return nil
	case len(r.Findings) == 0:
		return outside(fmt.Errorf("the run was not finished; the stores and logs are in %s", o.Dir))
	}
	return &Exit{exitNotSo, fmt.Errorf("something was found; the stores and logs are in %s, and it is written down in %s", o.Dir, reportFile)}
}
