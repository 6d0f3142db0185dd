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

	"pbem/cmd/internal/terminal"
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

// outside leaves an exit code that was chosen before.
func outside(err error) error {
	if chosen := (*Exit)(nil); errors.As(err, &chosen) {
		return err
	}
	return &Exit{exitOutside, err}
}

type commands struct {
	Presets    presetsCmd    `cmd:"" help:"List the games that can be played, one a line."`
	Preset     presetCmd     `cmd:"" help:"Work on preset files: check."`
	Position   positionCmd   `cmd:"" help:"Print the start position line of a preset."`
	Board      boardCmd      `cmd:"" help:"Draw a position."`
	Legal      legalCmd      `cmd:"" help:"List the legal turns (AMP games: the legal first activations)."`
	Check      checkCmd      `cmd:"" help:"Judge a turn, from the argument or standard input."`
	Perft      perftCmd      `cmd:"" help:"Count legal sequences of turns."`
	Stats      statsCmd      `cmd:"" help:"Play a preset against itself, or read played games, and tell what comes of it."`
	Verify     verifyCmd     `cmd:"" help:"Replay records and check their hashes and signatures."`
	Replay     replayCmd     `cmd:"" help:"Print the position after some turns of a record."`
	Export     exportCmd     `cmd:"" help:"Write records as text, JSON, CSV or in the shape of PGN."`
	Import     importCmd     `cmd:"" help:"Verify a record in the JSON form, or one typed by hand, and write it as text."`
	Archive    archiveCmd    `cmd:"" help:"List the records of a directory, choose among them, count and pack them."`
	Tree       treeCmd       `cmd:"" help:"Tell what was played in a position, and how it went."`
	Ratings    ratingsCmd    `cmd:"" help:"Reckon ratings from the signed records of an archive."`
	Crosstable crosstableCmd `cmd:"" help:"Print the table of a tournament, from its file and the signed records of its games."`
	Read       readCmd       `cmd:"" help:"Show how the daemon reads a message, without acting on it."`
	Deliver    deliverCmd    `cmd:"" help:"Handle one message from standard input, then send the letters due."`
	Tick       tickCmd       `cmd:"" help:"Do what is due: reminders, time-outs, unsent letters."`
	Serve      serveCmd      `cmd:"" help:"Run the daemon."`
	Site       siteCmd       `cmd:"" help:"Write the public games as web pages into a folder."`
	Backup     backupCmd     `cmd:"" help:"Copy the store into a file, while the daemon runs."`
	Restore    restoreCmd    `cmd:"" help:"Put a backup in the store's place, while no daemon runs."`
	Doctor     doctorCmd     `cmd:"" help:"Look a service over and say what to mend."`
	Key        keyCmd        `cmd:"" help:"Look at the server's keys, and change them: show, make, rotate, retire, stolen."`
	Admin      adminCmd      `cmd:"" help:"Look after games and players: what a host decides."`
	Quarantine quarantineCmd `cmd:"" help:"Look at the letters that could not be handled: list, show, retry, drop."`
	Why        whyCmd        `cmd:"" help:"Tell what became of a letter, and why."`
	Demo       demoCmd       `cmd:"" help:"Play a whole game by e-mail between two scripted players, in this process."`
	Rules      rulesCmd      `cmd:"" help:"Print the rules of a preset."`
	Help       helpCmd       `cmd:"" help:"Print a page of the manual."`
	Version    versionCmd    `cmd:"" help:"Print the version."`
}

func main() {
	env := &Env{Context: context.Background(), In: os.Stdin, Out: os.Stdout, Err: os.Stderr, Getenv: os.Getenv, Words: catalog.English()}
	os.Exit(run(env, os.Args[1:]))
}

// orderly makes Ctrl-C and SIGTERM end the context instead of the process, for commands that have something to put in
// order first. All others just end.
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
		kong.Name("pbem"),
		kong.Description("A referee for correspondence board games played by e-mail."),
		kong.Writers(env.Out, env.Err),
		kong.Exit(func(c int) { code = c }),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, NoExpandSubcommands: true}))
	if err != nil {
		return report(env, err)
	}
	call, err := parser.Parse(bulleted(args))
	if code >= 0 { // --help has been answered
		return code
	}
	if err != nil {
		err = usage(fmt.Errorf("%w; see pbem --help", err))
	} else {
		err = call.Run(env)
	}
	failed(env, args, err)
	return report(env, err)
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
	var exit *Exit
	if !errors.As(err, &exit) {
		exit = &Exit{exitOutside, err}
	}
	if exit.Err != nil {
		fmt.Fprintln(env.Err, "pbem: "+terminal.Visible(env.Words.Error(exit.Err))) // it may name files and quote what is in them
	}
	return exit.Code
}
