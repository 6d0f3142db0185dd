// Package doctor looks a service over and says in words what to mend.
//
// The idea: a list of small checks, those of one subject in one file. None changes anything, none sends a letter but the one that
// is told to, and none needs another: what cannot be looked at because something else is broken is left out, for that was said already. A check says
// one sentence for each thing it looked at, and to whoever has to mend it, what to do.
package doctor

import (
	"context"
	"fmt"
	"strings"
	"time"

	"blitiri.com.ar/go/spf"

	"pbem/cmd/internal/config"
	"pbem/mailer/imap"
)

// Level is how bad a finding is.
type Level string

const (
	OK     Level = "ok"
	Look   Level = "look at this" // it works, or may work; a person should decide
	Broken Level = "broken"       // it does not work, or not for long
)

// Finding is what came out of looking at one thing.
type Finding struct {
	Check string `json:"check"` // "mailbox"
	Level Level  `json:"level"`
	Text  string `json:"text"` // what was found and, unless it is OK, what to do
}

// Target is the service to look over, and what is needed for it.
type Target struct {
	Config   *config.Config
	Getenv   func(string) string
	Now      func() time.Time
	Resolver spf.DNSResolver // where names are looked up
	Offline  bool            // looks at this machine only
	Letters  bool            // sends letters to itself
	Patience time.Duration   // how long each of these may take; 0: a minute
	Selector string          // the DKIM selector, when the host tells it; else it is looked for
}

// Mistakes are the findings on a configuration that cannot be read: one for each mistake in it.
func Mistakes(err error) []Finding {
	var found []Finding
	for line := range strings.Lines(err.Error()) {
		found = append(found, Finding{"configuration", Broken, strings.TrimSpace(line)})
	}
	return found
}

// Examine makes all checks and tells each finding as soon as there is one.
func Examine(ctx context.Context, p Target, tell func(Finding)) {
	e := &exam{Target: p, tell: tell}
	e.ok("configuration", "It was read without a mistake; the service is %s.", p.Config.Address)
	e.files()
	e.disk()
	e.presets()
	e.store(ctx)
	mailExam{e}.receiver(ctx)
	mailExam{e}.mailbox(ctx)
	e.clock()
	mailExam{e}.senders(ctx)
	mailExam{e}.sending(ctx)
	if p.Offline {
		return
	}
	if p.Letters {
		mailExam{e}.letters(ctx)
	}
	domainExam{e}.domain(ctx)
	domainExam{e}.spf(ctx)
	domainExam{e}.dkim(ctx)
	domainExam{e}.dmarc(ctx)
	domainExam{e}.reverse(ctx)
}

// exam is one examination, and what it has seen so far.
type exam struct {
	Target
	tell    func(Finding)
	recent  []imap.Glimpse    // letters in the mailbox
	marks   map[string]string // of the store
	unused  bool              // the service has never started with it
	alive   time.Time         // when the service last looked at the clock; zero for unknown
	ahead   time.Duration     // of the store's clock, at least; negative for behind
	stopped bool              // no service has the store open
}

func (e *exam) ok(check, format string, args ...any)     { e.say(check, OK, format, args) }
func (e *exam) look(check, format string, args ...any)   { e.say(check, Look, format, args) }
func (e *exam) broken(check, format string, args ...any) { e.say(check, Broken, format, args) }

func (e *exam) say(check string, level Level, format string, args []any) {
	e.tell(Finding{check, level, fmt.Sprintf(format, args...)})
}

// mailDomain is what follows the @ of the service's address.
func (e *exam) mailDomain() string {
	_, domain, _ := strings.Cut(e.Config.Address, "@")
	return domain
}

// counted is "1 letter", "2 letters".
func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// date is a time as it is told to a person.
func date(t time.Time) string { return t.UTC().Format("2 January 2006, 15:04 UTC") }

// The parts of an exam, by what they look at.
type (
	domainExam struct{ *exam } // the domain's names, keys and certificates
	mailExam   struct{ *exam } // mailboxes, and letters that are sent to oneself
)
