package main

import (
	"errors"
	"flag"
	"os"
	"os/exec"
	"strconv"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"modernc.org/sqlite"

	"pbem/internal/testing/webtest"
)

// TestMain lets the scripts run this test program as pbem.
func TestMain(m *testing.M) {
	// Many tests wait for real mail servers: more of them fit beside each other than there are processors. A -parallel on the
	// command line goes before this.
	if err := flag.Set("test.parallel", "4"); err != nil {
		panic(err)
	}
	testscript.Main(tests{webtest.Tests{M: m}}, map[string]func(){"pbem": main})
}

// tests removes what its tests have built.
type tests struct{ webtest.Tests }

func (t tests) Run() int {
	if err := sqlite.RegisterDeterministicScalarFunction("event_sum", -1, eventSum); err != nil {
		panic(err)
	}
	defer func() { os.RemoveAll(built.dir) }()
	return t.Tests.Run()
}

// quickExit has a child end at once: the race detector makes every exit a second longer.
const quickExit = "GORACE=atexit_sleep_ms=0"

// TestCommandLine runs the scripts of testdata/cli: what scripts of other people rely on. "exit N pbem …" runs pbem and
// wants just that exit code.
func TestCommandLine(t *testing.T) {
	t.Parallel()
	testscript.Run(t, testscript.Params{
		Dir: "testdata/cli", RequireExplicitExec: true, RequireUniqueNames: true,
		Setup: func(env *testscript.Env) error {
			env.Vars = append(env.Vars, quickExit, "GOGC="+os.Getenv("GOGC")) // as often as this process
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"exit": wantExit},
	})
}

func wantExit(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exit CODE PROGRAM [ARGUMENT…]")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	err = ts.Exec(args[1], args[2:]...)
	if failed := (*exec.ExitError)(nil); errors.As(err, &failed) {
		got = failed.ExitCode()
	} else if err != nil {
		ts.Fatalf("cannot run %s: %v", args[1], err)
	}
	if got != want {
		ts.Fatalf("exit code %d, want %d", got, want)
	}
}
