// Command pbem-dev is what only those who work on pbem run: the mail path measured against the bare pipeline,
// the service killed again and again while games are played by mail; and releases.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"github.com/alecthomas/kong"
)

// Env is the outside world as a subcommand sees it.
type Env struct {
	Context context.Context
	Out     io.Writer
	Err     io.Writer
	Getenv  func(string) string
}

// Exit is an error that chooses the exit code. A nil Err says nothing more.
type Exit struct {
	Code int
	Err  error
}

func (e *Exit) Error() string {
	if e.Err == nil {
		return fmt.Sprintf("exit %d", e.Code)
	}
	return e.Err.Error()
}

func (e *Exit) Unwrap() error { return e.Err }

// The exit codes are those of pbem.
const (
	exitNotSo   = 1
	exitUsage   = 2
	exitOutside = 3
)

func usage(err error) error { return &Exit{exitUsage, err} }

func outside(err error) error { return &Exit{exitOutside, err} }

type commands struct {
	Bench   benchCmd   `cmd:"" help:"Measure the mail path and the rules on this machine."`
	Ladder  ladderCmd  `cmd:"" help:"Let robots play each other, level against level, and say how much stronger one is."`
	Release releaseCmd `cmd:"" help:"Make what hosts install of the commit that is checked out: programs, packages, images, sums."`
	Torture tortureCmd `cmd:"" help:"Kill the service again and again while games are played by mail, and audit what comes of it."`
}

func main() {
	env := &Env{Context: context.Background(), Out: os.Stdout, Err: os.Stderr, Getenv: os.Getenv}
	os.Exit(run(env, os.Args[1:]))
}

// orderly makes Ctrl-C and SIGTERM end the context instead of the process.
func (e *Env) orderly() (stop func()) {
	e.Context, stop = signal.NotifyContext(e.Context, os.Interrupt, syscall.SIGTERM)
	return stop
}

// run carries out one command line and returns the exit code.
func run(env *Env, args []string) int {
	if len(args) == 0 {
		args = []string{"--help"}
	}
	code := -1
	parser, err := kong.New(&commands{},
		kong.Name("pbem-dev"),
		kong.Description("Measures, tortures and releases pbem."),
		kong.Writers(env.Out, env.Err),
		kong.Exit(func(c int) { code = c }))
	if err != nil {
		return report(env, err)
	}
	call, err := parser.Parse(args)
	switch {
	case code >= 0: // --help has been answered
		return code
	case err != nil:
		return report(env, usage(err))
	}
	return report(env, call.Run(env))
}

func report(env *Env, err error) int {
	if err == nil {
		return 0
	}
	exit := &Exit{exitOutside, err}
	errors.As(err, &exit)
	if exit.Err != nil {
		fmt.Fprintln(env.Err, "pbem-dev:", exit.Err)
	}
	return exit.Code
}
