package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// examples is the folder of the games that inventors may copy: NAME.yaml, and NAME.turns with a whole game of it.
const examples = "../../rules/presets/examples"

// TestExamplesByMail plays each game of rules/presets/examples from the invitation to its end, by the scripts of testdata/examples. The
// file lies in the host's folder and nowhere else. Beside the commands of TestCorrespondence there is
//
//	play NAME [FIRST [LAST]]   ada and bo send the turns of NAME.turns; each is told of each, and that the last one ends the game
func TestExamplesByMail(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("all examples, one after the other; package docs judges them")
	}
	params := correspondence("testdata/examples")
	mail := params.Setup
	params.Setup = func(env *testscript.Env) error {
		if err := mail(env); err != nil {
			return err
		}
		return os.CopyFS(filepath.Join(env.WorkDir, "presets"), os.DirFS(examples))
	}
	params.Cmds["play"] = func(ts *testscript.TestScript, _ bool, args []string) { postOf(ts).play(args) }
	testscript.Run(t, params)
}

// TestExampleScripts wants a script for each example, so that none is listed that nobody has played.
func TestExampleScripts(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(examples, "*.yaml"))
	if err != nil || len(files) < 10 {
		t.Fatalf("%d examples (%v)", len(files), err)
	}
	for _, f := range files {
		name := strings.TrimSuffix(filepath.Base(f), ".yaml")
		script, err := os.ReadFile(filepath.Join("testdata", "examples", name+".txtar"))
		if err != nil || !strings.Contains(string(script), "play "+name) {
			t.Errorf("%s is not played: %v", name, err)
		}
	}
}

// play has the turns of an example sent, from the first to the last that are asked for.
func (p *post) play(args []string) {
	data, err := os.ReadFile(p.ts.MkAbs(filepath.Join("presets", args[0]+".turns")))
	p.ts.Check(err)
	turns := strings.Split(strings.TrimSpace(string(data)), "\n")
	first, last := 1, len(turns)
	for i, n := range []*int{&first, &last} {
		if len(args) > i+1 {
			_, err := fmt.Sscan(args[i+1], n)
			p.ts.Check(err)
		}
	}
	for n := first; n <= last; n++ {
		mover, other := "ada", "bo"
		if n%2 == 0 {
			mover, other = other, mover
		}
		p.write([]string{mover, turns[n-1]}, true)
		asks := p.newest(mover)
		if subject, _ := asks.header.Text("Subject"); strings.Contains(subject, "Please confirm") { // one capture would win the game then, and does
			p.write([]string{mover, "confirm"}, true)
		}
		done, told := fmt.Sprintf("your turn %d", n), fmt.Sprintf("played turn %d", n)
		if n == len(turns) {
			done, told = done+".* (1-0|0-1|1/2-1/2)", "(1-0|0-1|1/2-1/2)"
		}
		p.look(false, mover, []string{done})
		p.look(false, other, []string{told})
	}
}
