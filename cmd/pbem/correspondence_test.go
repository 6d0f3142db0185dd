package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/emersion/go-message"
	"github.com/rogpeppe/go-internal/testscript"

	"pbem/mailer/catalog"
	"pbem/mailer/mailtest/lint"
)

// TestCorrespondence runs the scripts of testdata/mail: whole conversations through "pbem deliver" and "pbem tick", with
// the configuration pbem.yaml of the script. Every letter that goes out is held to what all letters promise.
//
//	mail WHO [OPTION…] WORDS     WHO@example.org writes to the service ("\n" is a new line)
//	reply WHO [OPTION…] WORDS    the same as a reply to the newest letter to WHO, quoting it
//	begin PRESET CLAUSES         ada challenges bo, and bo accepts: "begin chesimals-0.1 as white"
//	again [CODE]                 the last letter arrives once more
//	returned WHO [STATUS]        the newest letter to WHO comes back with a delivery report (5.1.1)
//	later 2d3h · tick            lets time pass; has the service look at the clocks
//	letter WHO PATTERN…          the newest letter to WHO has come since the last look and matches; ! wants no match
//	silence [WHO…]               nobody else, or none of WHO, has got a letter since the last look
//	attachment WHO FILE          saves what is attached to the newest letter to WHO under a name with the ending of FILE; ! wants none
//	exit CODE PROGRAM …          as in testdata/cli
//	sql FILE STATEMENT           changes a store behind the program's back
//
// Options: -to ADDRESS, -from TEXT, -subject TEXT, -header LINE, -letter N (the Nth letter to WHO, from 1), -code N, -file FILE (comes with it),
// -below FILE (its text stands below the words).
func TestCorrespondence(t *testing.T) {
	t.Parallel()
	testscript.Run(t, correspondence("testdata/mail"))
}

// correspondence is how the scripts of a folder are run.
func correspondence(dir string) testscript.Params {
	params := testscript.Params{
		Dir: dir, RequireExplicitExec: true, RequireUniqueNames: true,
		Setup: func(env *testscript.Env) error {
			env.Vars = append(env.Vars, quickExit)
			env.Values[postKey{}] = &post{now: time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC), people: map[string][]received{}, read: map[string]int{}}
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"mail":       func(ts *testscript.TestScript, _ bool, args []string) { postOf(ts).write(args, false) },
			"reply":      func(ts *testscript.TestScript, _ bool, args []string) { postOf(ts).write(args, true) },
			"begin":      func(ts *testscript.TestScript, _ bool, args []string) { postOf(ts).begin(args) },
			"again":      func(ts *testscript.TestScript, _ bool, args []string) { postOf(ts).again(args) },
			"returned":   func(ts *testscript.TestScript, _ bool, args []string) { postOf(ts).comeBack(args) },
			"later":      func(ts *testscript.TestScript, _ bool, args []string) { postOf(ts).later(args[0]) },
			"tick":       func(ts *testscript.TestScript, _ bool, _ []string) { postOf(ts).tick() },
			"letter":     func(ts *testscript.TestScript, neg bool, args []string) { postOf(ts).look(neg, args[0], args[1:]) },
			"silence":    func(ts *testscript.TestScript, _ bool, args []string) { postOf(ts).silence(args) },
			"attachment": func(ts *testscript.TestScript, neg bool, args []string) { postOf(ts).save(neg, args[0], args[1]) },
			"exit":       wantExit,
			"sql":        runSQL,
			"admin":      func(ts *testscript.TestScript, neg bool, args []string) { postOf(ts).admin(neg, args) },
		},
	}
	maps.Copy(params.Cmds, contesting())
	maps.Copy(params.Cmds, agreeing())
	return params
}

// post is the mail of one script.
type post struct {
	ts     *testscript.TestScript
	now    time.Time
	last   []byte // the last letter that was delivered
	sent   int
	seen   int                   // files of the letters directory
	ran    time.Time             // the last run of the program
	log    bytes.Buffer          // of all runs of it
	people map[string][]received // by address
	read   map[string]int        // letters that the script has looked at
}

type postKey struct{}

// received is a letter of the service.
type received struct {
	header message.Header
	text   string
	files  map[string]string
}

func postOf(ts *testscript.TestScript) *post {
	p := ts.Value(postKey{}).(*post)
	p.ts = ts
	return p
}

func addressOf(who string) string {
	if strings.Contains(who, "@") {
		return who
	}
	return who + "@example.org"
}

// run runs the program in this process and collects the letters that went out.
func (p *post) run(code int, in []byte, command string) {
	began := p.log.Len()
	env := &Env{Context: context.Background(), In: bytes.NewReader(in), Out: &p.log, Err: &p.log, Getenv: p.ts.Getenv, Words: catalog.English()}
	args := []string{command, "--config", p.ts.MkAbs("pbem.yaml"), "--now", p.now.Format(time.RFC3339)}
	if got := run(env, args); got != code {
		p.ts.Fatalf("pbem %s: exit code %d, want %d\n%s", command, got, code, p.log.Bytes()[began:])
	}
	p.ran = p.now
	p.collect()
}

// tick runs the program as cron does: once more after more than a week, for a clock that has leapt is believed by the second run.
func (p *post) tick() {
	leaps := p.now.Sub(p.ran) > 8*24*time.Hour
	p.run(0, nil, "tick")
	if leaps {
		p.run(0, nil, "tick")
	}
}

func (p *post) begin(args []string) {
	p.write(append([]string{"ada", "new", args[0], "vs", "bo@example.org"}, args[1:]...), false)
	p.look(false, "ada", []string{"Please confirm"})
	p.write([]string{"ada", "yes"}, true)
	p.look(false, "ada", []string{"is number"})
	p.write([]string{"bo", "accept"}, true)
	p.look(false, "bo", []string{"[Yy]ou play (White|Black)"})
	p.look(false, "ada", []string{"[Yy]ou play (White|Black)"})
}

// again takes the exit code that "pbem deliver" shall have, if it is not 0.
func (p *post) again(args []string) {
	code := 0
	if len(args) > 0 {
		n, err := strconv.Atoi(args[0])
		p.ts.Check(err)
		code = n
	}
	p.deliver(code)
}

func (p *post) later(text string) {
	days, rest, found := strings.Cut(text, "d")
	if !found {
		days, rest = "0", text
	}
	if rest == "" {
		rest = "0s"
	}
	n, err := time.ParseDuration(days + "h")
	p.ts.Check(err)
	d, err := time.ParseDuration(rest)
	p.ts.Check(err)
	p.now = p.now.Add(24*n + d)
}

func (p *post) collect() {
	for {
		data, err := os.ReadFile(p.ts.MkAbs(filepath.Join("letters", fmt.Sprintf("%03d.eml", p.seen+1))))
		if os.IsNotExist(err) {
			return
		}
		p.ts.Check(err)
		p.seen++
		for _, fault := range lint.File("games@example.org", data) {
			p.ts.Fatalf("letter %d: %s\n%s", p.seen, fault, data)
		}
		l := p.open(data)
		if isGerman(l.text) {
			for _, line := range lint.English(l.text) {
				p.ts.Fatalf("letter %d is German, and says %q", p.seen, line)
			}
		}
		p.refuseRemains(l)
		to := l.header.Get("X-Envelope-To")
		p.people[to] = append(p.people[to], l)
	}
}

// isGerman reports whether the footer of a letter is German.
func isGerman(text string) bool {
	words := strings.Join(strings.Fields(text), " ")
	return strings.Contains(words, "Diesen Brief hat ein Automat geschrieben.") || strings.Contains(words, ". Du kannst immer schreiben: ")
}

func (p *post) open(data []byte) received {
	entity, err := message.Read(bytes.NewReader(data))
	p.ts.Check(err)
	l := received{header: entity.Header, files: map[string]string{}}
	p.ts.Check(entity.Walk(func(_ []int, part *message.Entity, err error) error {
		kind, _, _ := part.Header.ContentType()
		if err != nil || strings.HasPrefix(kind, "multipart/") {
			return err
		}
		body, err := io.ReadAll(part.Body)
		if disposition, params, _ := part.Header.ContentDisposition(); disposition == "attachment" {
			l.files[params["filename"]] = string(body)
		} else if kind == "text/plain" {
			l.text = strings.ReplaceAll(string(body), "\r\n", "\n")
		}
		return err
	}))
	return l
}

// newest returns the newest letter to somebody and marks all as looked at.
func (p *post) newest(who string) received {
	all := p.people[addressOf(who)]
	if len(all) == 0 {
		p.ts.Fatalf("%s has got no letter", who)
	}
	return all[len(all)-1]
}

// look checks the newest letter against patterns; wherever a line was broken, a space matches.
func (p *post) look(neg bool, who string, patterns []string) {
	l := p.newest(who)
	if address := addressOf(who); !neg {
		if p.read[address] == len(p.people[address]) {
			p.ts.Fatalf("%s has got no new letter; the newest is:\n%s\nthe log:\n%s", who, l.text, &p.log)
		}
		p.read[address] = len(p.people[address])
	}
	subject, _ := l.header.Text("Subject")
	page := strings.Join(strings.Fields("Subject: "+subject+" "+l.text), " ")
	for _, pattern := range patterns {
		re, err := regexp.Compile(pattern)
		p.ts.Check(err)
		if re.MatchString(page) == neg {
			p.ts.Fatalf("the letter to %s (want a match of %q: %v):\nSubject: %s\n\n%s", who, pattern, !neg, subject, l.text)
		}
	}
}

func (p *post) silence(who []string) {
	quiet := map[string]bool{}
	for _, w := range who {
		quiet[addressOf(w)] = true
	}
	for address, all := range p.people {
		if (len(who) == 0 || quiet[address]) && p.read[address] != len(all) {
			p.ts.Fatalf("%s has got a letter:\n%s", address, all[len(all)-1].text)
		}
	}
}

// save writes the attachment of the newest letter to a file.
func (p *post) save(neg bool, who, file string) {
	l := p.newest(who)
	for name, data := range l.files {
		if filepath.Ext(name) == filepath.Ext(file) {
			if neg {
				p.ts.Fatalf("the letter to %s has the attachment %s:\n%s", who, name, data)
			}
			p.ts.Check(os.WriteFile(p.ts.MkAbs(file), []byte(data), 0o644))
			return
		}
	}
	if neg {
		return
	}
	p.ts.Fatalf("the letter to %s has no attachment such as %s: %d others", who, file, len(l.files))
}
