package service

import (
	"fmt"
	"strings"

	"pbem/games/daemon"
	"pbem/mailer/imap"
)

// Fate is what becomes of a letter that fails at a step of its way: docs/flow.md shows the table, and a test walks it.
type Fate struct {
	Step     string       // where it fails, and how
	Acks     []daemon.Ack // the daemon's answer to the route at each try; nil where the letter does not get as far as the daemon
	Unwhole  bool         // what the route has of it is not the whole letter
	Becomes  string       // its disposition in the store after the last of these tries; "handled" for one that a decision gave; "" for no row
	Attempts bool         // the tries are counted, and after the third it is set aside
	Lies     string       // where it lies meanwhile
	Told     string       // who hears of it
}

// Fates is the table.
func Fates() []Fate {
	again := []daemon.Ack{daemon.Leave, daemon.Leave, daemon.Leave}
	thrice := []daemon.Ack{daemon.Leave, daemon.Leave, daemon.Aside}
	done := []daemon.Ack{daemon.Done, daemon.Done, daemon.Done}
	return []Fate{
		{Step: "fetch: it breaks off", Unwhole: true, Lies: "where it comes from", Told: "the log; of a letter in a mailbox after three tries also `host`, `/ready`, `doctor`, `why`"},
		{Step: "read: reading it breaks the program", Acks: thrice, Becomes: "set-aside", Attempts: true, Lies: "where it comes from, then in quarantine", Told: "the log, `why`; then `host`, `/ready`, `doctor`"},
		{Step: "judge: no name server answers", Acks: again, Becomes: "waiting", Lies: "where it comes from, a day at most", Told: "the log, `why`"},
		{Step: "decide: deciding fails", Acks: thrice, Becomes: "set-aside", Attempts: true, Lies: "where it comes from, then in quarantine", Told: "the log, `why`; then `host`, `/ready`, `doctor`"},
		{Step: "commit: the store does not work", Acks: again, Lies: "where it comes from", Told: "the log, `/ready`"},
		{Step: "send: nobody takes the answer", Acks: done, Becomes: "handled", Lies: "it is handled; the answer is in the outbox", Told: "the log, `why`; `doctor`"},
	}
}

// Routes are the ways by which letters come.
func Routes() []string { return []string{"imap", "lmtp", "smtp", "pipe"} }

// Answer is what a route hears, or does, for an ack of the daemon's.
func Answer(route string, a daemon.Ack) string {
	switch {
	case route == "imap":
		return map[imap.Ack]string{imap.Leave: "stays", imap.Done: "moved to done", imap.Aside: "moved to aside"}[translate(a)]
	case route == "pipe" && Safe(a):
		return "exit 0"
	case route == "pipe":
		return "exit 75"
	case Safe(a):
		return "250"
	}
	return "451"
}

// Answers is what a route hears at each try of a letter with a fate.
func (f Fate) Answers(route string) string {
	if f.Unwhole {
		return Answer(route, daemon.Leave)
	}
	var words []string
	for _, a := range f.Acks {
		words = append(words, Answer(route, a))
	}
	if words[0] == words[len(words)-1] {
		return words[0]
	}
	return words[0] + " twice, then " + words[len(words)-1]
}

// FateTable writes the table as the manual has it.
func FateTable() string {
	var b strings.Builder
	fmt.Fprintf(&b, "| it fails at | %s | it lies | told |\n|---|%s---|---|\n", strings.Join(Routes(), " | "), strings.Repeat("---|", len(Routes())))
	for _, f := range Fates() {
		fmt.Fprintf(&b, "| %s |", f.Step)
		for _, route := range Routes() {
			fmt.Fprintf(&b, " %s |", f.Answers(route))
		}
		fmt.Fprintf(&b, " %s | %s |\n", f.Lies, f.Told)
	}
	return b.String()
}
