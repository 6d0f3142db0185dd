// Command pbem is a referee for correspondence board games played by e-mail.
//
// Every subcommand stands here in a file of its name, or of its neighbour's: flags, exit codes, wiring and what is printed. What
// it does is done elsewhere: docs/architecture.md says where. What scripts rely on is in docs/cli.md.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"

	"github.com/alecthomas/kong"
	// Where the system has no certificate authorities, as in a container from scratch, those that Mozilla trusts are taken.
	_ "golang.org/x/crypto/x509roots/fallback"

	"pbem/cmd/internal/calls"
	"pbem/cmd/internal/config"
	"pbem/cmd/internal/terminal"
	"pbem/cmd/internal/version"
	"pbem/games"
	"pbem/mailer/catalog"
)

// Env is the outside world as a subcommand sees it.
type Env struct {
	Context context.Context
	In      io.Reader
	Out     io.Writer
	Err     io.Writer
	Getenv  func(string) string
	Words   *catalog.Language // puts into words what the program has to say

	interrupts chan os.Signal // Ctrl-C, while no command puts things in order first; nil where nobody is there to press it
}

// Exit is an error that chooses the exit code. A nil Err says nothing more: the command has already told why.
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

// The exit codes of the contract; exitTemporary is EX_TEMPFAIL of sysexits.h.
const (
	exitNotSo     = 1
	exitUsage     = 2
	exitOutside   = 3
	exitHalted    = 4 // trying again does not help: a person must decide
	exitTemporary = 75
)

func usage(err error) error { return &Exit{exitUsage, err} }
func notSo() error          { return &Exit{Code: exitNotSo} }

// outside leaves an exit code that was chosen before. A store that was moved stays so, however often it is tried, and so does a mistake in the
// configuration: the service manager does not start the service again for it.
func outside(err error) error {
	if chosen := (*Exit)(nil); errors.As(err, &chosen) {
		return err
	}
	if errors.Is(err, games.ErrBarred) {
		return &Exit{exitHalted, err}
	}
	if errors.As(err, new(config.Mistake)) {
		return usage(err)
	}
	return &Exit{exitOutside, err}
}

type commands struct {
	Presets    presetsCmd    `cmd:"" help:"call-presets"`
	Preset     presetCmd     `cmd:"" help:"call-preset"`
	Position   positionCmd   `cmd:"" help:"call-position"`
	Board      boardCmd      `cmd:"" help:"call-board"`
	Legal      legalCmd      `cmd:"" help:"call-legal"`
	Check      checkCmd      `cmd:"" help:"call-check"`
	Perft      perftCmd      `cmd:"" help:"call-perft"`
	Stats      statsCmd      `cmd:"" help:"call-stats"`
	Verify     verifyCmd     `cmd:"" help:"call-verify"`
	Replay     replayCmd     `cmd:"" help:"call-replay"`
	Study      studyCmd      `cmd:"" help:"call-study"`
	Export     exportCmd     `cmd:"" help:"call-export"`
	Import     importCmd     `cmd:"" help:"call-import"`
	Archive    archiveCmd    `cmd:"" help:"call-archive"`
	Tree       treeCmd       `cmd:"" help:"call-tree"`
	Ratings    ratingsCmd    `cmd:"" help:"call-ratings"`
	Crosstable crosstableCmd `cmd:"" help:"call-crosstable"`
	Robot      robotCmd      `cmd:"" help:"call-robot"`
	Read       readCmd       `cmd:"" help:"call-read"`
	Deliver    deliverCmd    `cmd:"" help:"call-deliver"`
	Tick       tickCmd       `cmd:"" help:"call-tick"`
	Serve      serveCmd      `cmd:"" help:"call-serve"`
	Site       siteCmd       `cmd:"" help:"call-site"`
	Backup     backupCmd     `cmd:"" help:"call-backup"`
	Restore    restoreCmd    `cmd:"" help:"call-restore"`
	Store      storeCmd      `cmd:"" help:"call-store"`
	Doctor     doctorCmd     `cmd:"" help:"call-doctor"`
	Key        keyCmd        `cmd:"" help:"call-key"`
	Admin      adminCmd      `cmd:"" help:"call-admin"`
	Quarantine quarantineCmd `cmd:"" help:"call-quarantine"`
	Why        whyCmd        `cmd:"" help:"call-why"`
	Demo       demoCmd       `cmd:"" help:"call-demo"`
	Rules      rulesCmd      `cmd:"" help:"call-rules"`
	Help       manualCmd     `cmd:"" help:"call-help"`
	Manual     manualCmd     `cmd:"" help:"call-manual"`
	Completion completionCmd `cmd:"" help:"call-completion"`
	Man        manCmd        `cmd:"" hidden:"" help:"call-man"`
	Version    versionCmd    `cmd:"" help:"call-version"`
}

func main() {
	env := &Env{Context: context.Background(), In: os.Stdin, Out: os.Stdout, Err: os.Stderr, Getenv: os.Getenv, Words: catalog.English(), interrupts: make(chan os.Signal, 1)}
	if !signal.Ignored(os.Interrupt) { // as of a command in the background
		signal.Notify(env.interrupts, os.Interrupt)
		go endAt(env.interrupts)
	}
	os.Exit(run(env, os.Args[1:]))
}

const stopped = "pbem: stopped"

// endAt ends the process by the first signal that comes, as the shell that started it expects, and says so.
func endAt(interrupts <-chan os.Signal) {
	<-interrupts
	fmt.Fprintln(os.Stderr, stopped)
	signal.Reset(os.Interrupt)
	if self, err := os.FindProcess(os.Getpid()); err != nil || self.Signal(os.Interrupt) != nil {
		os.Exit(exitOutside)
	}
}

// orderly makes Ctrl-C and SIGTERM end the context instead of the process, for commands that have something to put in
// order first. All others just end.
func (e *Env) orderly() (stop func()) {
	if e.interrupts != nil {
		signal.Stop(e.interrupts)
	}
	e.Context, stop = signal.NotifyContext(e.Context, os.Interrupt, syscall.SIGTERM)
	return stop
}

// run carries out one command line and returns the exit code.
func run(env *Env, args []string) int {
	args, err := explained(env, asked(args))
	if err != nil {
		return report(env, err)
	}
	code := -1
	parser, err := parserOf(env, func(c int) { code = c })
	if err != nil {
		return report(env, err)
	}
	args = presetFirst(args)
	call, err := parser.Parse(bulleted(args))
	if code >= 0 { // --help has been answered
		return code
	}
	if err != nil {
		err = usage(fmt.Errorf("%w; see %s --help", err, called(err)))
	} else {
		err = call.Run(env)
	}
	failed(env, args, err)
	return report(env, err)
}

// parserOf reads command lines, and explains them in the language of env.
func parserOf(env *Env, exit func(int)) (*kong.Kong, error) {
	page := calls.Page{Words: env.Words, Width: terminal.Width(env.Out, env.Getenv("COLUMNS")), Manual: hasManual(env.Words)}
	parser, err := kong.New(&commands{},
		kong.Name("pbem"),
		kong.Description("call-pbem"),
		kong.Writers(env.Out, env.Err),
		kong.Exit(exit),
		kong.Help(page.Print))
	if err != nil {
		return nil, err
	}
	calls.Put(parser.Model, env.Words)
	return parser, nil
}

// bulleted lets a turn begin with a dash ("- Wn4-n6"), for people write lists, and a square, for some are written so ("-b0"):
// "check" and "legal" have no one-letter flag but -h. The space in front keeps the dash from being read as one; it means
// nothing in a turn or a square. "--sort -turns" is "--sort=-turns": downwards.
func bulleted(args []string) []string {
	if at := slices.Index(args, "--sort"); args[0] == "archive" && at >= 0 && at+1 < len(args) && strings.HasPrefix(args[at+1], "-") {
		return bulleted(slices.Replace(slices.Clone(args), at, at+2, args[at]+"="+args[at+1]))
	}
	if args[0] != "check" && args[0] != "legal" {
		return args
	}
	args = slices.Clone(args)
	for i, a := range args {
		if len(a) > 1 && a[0] == '-' && a[1] != '-' && a != "-h" {
			args[i] = " " + a
		}
	}
	return args
}

// report tells an error to the person and turns it into an exit code.
func report(env *Env, err error) int {
	if err == nil {
		return 0
	}
	if env.Context.Err() != nil && (errors.Is(err, context.Canceled) || errors.Is(err, context.Cause(env.Context))) {
		fmt.Fprintln(env.Err, stopped)
		return exitOutside
	}
	var exit *Exit
	if !errors.As(err, &exit) {
		exit = &Exit{exitOutside, err}
	}
	if exit.Err != nil {
		fmt.Fprintln(env.Err, "pbem: "+terminal.Visible(env.Words.Error(exit.Err))) // it may name files and quote what is in them
	}
	return exit.Code
}

type versionCmd struct{}

func (versionCmd) Run(env *Env) error {
	_, err := fmt.Fprintln(env.Out, "pbem", version.Text())
	return err
}
