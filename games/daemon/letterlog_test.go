package daemon

import (
	"bytes"
	"context"
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"pbem/games"
	"pbem/games/referee"
	"pbem/mailer"
)

// logged has the daemon write its log into a buffer, and count.
func (r *rig) logged() *bytes.Buffer {
	var out bytes.Buffer
	r.Log = slog.New(slog.NewTextHandler(&out, nil))
	r.Names = Names{Key: []byte("secret")}
	r.Metrics = NewMetrics(prometheus.NewRegistry())
	return &out
}

// lines are the lines of a log that begin a message, without their times and how long things took.
func lines(log *bytes.Buffer, message string) (found []string) {
	for line := range strings.Lines(log.String()) {
		if _, rest, ok := strings.Cut(line, `msg="`+message+`" `); ok {
			rest, _, _ = strings.Cut(rest, " took=")
			found = append(found, strings.TrimSpace(rest))
		}
	}
	return found
}

// told checks that the log has just one line of a kind, with these attributes.
func told(t *testing.T, log *bytes.Buffer, message string, attributes ...string) {
	t.Helper()
	found := lines(log, message)
	if len(found) != 1 {
		t.Fatalf("%d lines of %s, want 1:\n%s", len(found), message, log)
	}
	for _, want := range attributes {
		if !strings.Contains(found[0]+" ", want+" ") {
			t.Errorf("the line lacks %s: %s", want, found[0])
		}
	}
	log.Reset()
}

// TestALineALetter: each letter in and out has its line, in which nothing says who plays.
func TestALineALetter(t *testing.T) {
	r := newRig(t)
	log := r.logged()
	registry := prometheus.NewRegistry()
	r.Metrics = NewMetrics(registry)
	names := r.Names
	r.begin(t, ada, bo)
	if n, m := len(lines(log, "letter in")), len(lines(log, "letter out")); n != 3 || m != len(r.courier.sent) {
		t.Errorf("3 letters in have %d lines, %d out have %d:\n%s", n, len(r.courier.sent), m, log)
	}
	if text := log.String(); strings.Contains(text, "ada@") || strings.Contains(text, "bo@") || strings.Contains(text, "games+") {
		t.Errorf("the log names somebody, or holds a secret:\n%s", text)
	}
	log.Reset()
	turn := r.letter(ada, "white: Zd2-d3")
	r.Handle(t.Context(), []mailer.Incoming{turn})
	digest := games.ShortDigest(digestOf(turn))
	told(t, log, "letter in", "digest="+digest, "game=1", "from="+names.Of(ada), "route=pipe", "disposition=acted", "why=turn")
	if err := r.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	if out := lines(log, "letter out"); len(out) != 2 || !strings.Contains(out[0], "digest="+digest+" game=1 to=") || !strings.Contains(out[0], "result=sent") {
		t.Errorf("lines of letters out: %q", out)
	}
	log.Reset()
	r.Handle(t.Context(), []mailer.Incoming{turn})
	told(t, log, "letter in", "digest="+digest, "from="+names.Of(ada), "disposition=duplicate")
	robot := r.letter(ada, "help")
	robot.Raw = append([]byte("Auto-Submitted: auto-replied\r\n"), robot.Raw...)
	r.Handle(t.Context(), []mailer.Incoming{robot})
	told(t, log, "letter in", "disposition=automatic")
	_, metrics := get(r.Health(registry, func() string { return "" }), "/metrics")
	for _, want := range []string{`pbem_letters_in_total{disposition="acted",route="pipe"} 3`, `pbem_letters_in_total{disposition="asked-back",route="pipe"} 1`,
		`pbem_letters_in_total{disposition="duplicate",route="pipe"} 1`, `pbem_letters_in_total{disposition="automatic",route="pipe"} 1`,
		`pbem_letters_out_total{kind="answer",result="sent"} `, `pbem_letters_total{outcome="handled"} 5`} {
		if !strings.Contains(metrics, want) {
			t.Errorf("the metrics lack %s:\n%s", want, metrics)
		}
	}
}

// TestRefusedOutside: what a server says stands in the log, without the address that it repeats.
func TestRefusedOutside(t *testing.T) {
	r := newRig(t)
	log := r.logged()
	r.courier.refuse = func(mailer.Envelope) error {
		return &mailer.Failure{Code: 550, Permanent: true, Text: "550 5.1.1 <ada@example.org>: unknown."}
	}
	r.Handle(t.Context(), []mailer.Incoming{r.letter(ada, "help")})
	if err := r.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	told(t, log, "letter out", `result="given up"`, fmt.Sprintf(`why="550 5.1.1 <%s>: unknown."`, r.Names.Of(ada)), "tries=1")
	r.Names.Plain = true
	r.Handle(t.Context(), []mailer.Incoming{r.letter(bo, "help")})
	if err := r.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	told(t, log, "letter out", "to=bo@example.net", `why="550 5.1.1 <ada@example.org>: unknown."`)
}

// TestWaitingIsToldOnce: a letter that waits is offered every few seconds, and has one line and one row.
func TestWaitingIsToldOnce(t *testing.T) {
	r := newRig(t)
	log := r.logged()
	late := true
	r.Referee.Judge = func(context.Context, mailer.Incoming, mailer.Message) (mailer.Judgement, error) {
		if late {
			return mailer.Judgement{}, fmt.Errorf("no name server answers: %w", referee.ErrLater)
		}
		return mailer.Judgement{Belief: mailer.Believed}, nil
	}
	l := r.letter(ada, "help")
	for range 3 {
		if got := r.Handle(t.Context(), []mailer.Incoming{l}); got[0] != Leave {
			t.Fatal(got)
		}
	}
	told(t, log, "letter in", "disposition=waiting", "from="+r.Names.Of(ada))
	known, err := r.Store.Trace(t.Context(), digestOf(l), 9)
	if err != nil || len(known) != 1 || known[0].Came.Disposition != games.Waiting || !strings.Contains(known[0].Came.Why, "no name server answers") {
		t.Fatalf("%+v, %v", known, err)
	}
	late = false
	r.Handle(t.Context(), []mailer.Incoming{l})
	told(t, log, "letter in", "disposition=answered")
}

// TestStackIsKept: where the program broke on a letter stands in the log and in the quarantine, and what became of it in its row.
func TestStackIsKept(t *testing.T) {
	r := newRig(t)
	log := r.logged()
	r.Referee.Judge = poisoned
	l := r.letter(ada, "poison")
	for range maxAttempts {
		r.Handle(t.Context(), []mailer.Incoming{l})
	}
	kept, err := r.Store.Aside(t.Context(), 1)
	if err != nil || !strings.Contains(kept.Stack, "daemon.poisoned") || !strings.Contains(kept.Reason, "the letter broke the program: poison") {
		t.Fatalf("quarantine: %+v, %v", kept, err)
	}
	if n := strings.Count(log.String(), "daemon.poisoned"); n != maxAttempts {
		t.Errorf("%d stacks in the log, want %d:\n%s", n, maxAttempts, log)
	}
	var became []string
	for _, line := range lines(log, "letter in") {
		_, after, _ := strings.Cut(line, "disposition=")
		word, _, _ := strings.Cut(after, " ")
		became = append(became, word)
	}
	if got := strings.Join(became, " "); got != "failed failed set-aside" {
		t.Errorf("the log tells %q", got)
	}
	known, err := r.Store.Trace(t.Context(), digestOf(l), 9)
	if err != nil || len(known) != 1 || known[0].Came.Disposition != games.SetAside || known[0].Came.Attempts != maxAttempts || known[0].Came.From != ada {
		t.Fatalf("%+v, %v", known, err)
	}
	r.Log = slog.New(slog.NewTextHandler(log, nil))
	log.Reset()
	if err := r.Retry(t.Context(), kept); err == nil || !strings.Contains(log.String(), "daemon.poisoned") {
		t.Errorf("tried again: %v, with the log\n%s", err, log)
	}
}

func poisoned(context.Context, mailer.Incoming, mailer.Message) (mailer.Judgement, error) {
	panic("poison")
}

// TestTickForgets: once a day rows of more than a year ago go, and no digest.
func TestTickForgets(t *testing.T) {
	r := newRig(t)
	l := r.letter(ada, "help")
	r.Handle(t.Context(), []mailer.Incoming{l})
	known := func() bool {
		t.Helper()
		found, err := r.Store.Trace(t.Context(), digestOf(l), 9)
		if err != nil || len(found) != 1 {
			t.Fatal(found, err)
		}
		return found[0].Came.Disposition != ""
	}
	for _, step := range []struct {
		by   time.Duration
		want bool
	}{{0, true}, {365*24*time.Hour - time.Minute, true}, {time.Hour, true}, {24 * time.Hour, false}} {
		r.now = r.now.Add(step.by)
		if err := r.Tick(t.Context(), r.now); err != nil {
			t.Fatal(err)
		}
		if known() != step.want {
			t.Errorf("at %s the row is known: %v", r.now, !step.want)
		}
	}
	if got := r.Handle(t.Context(), []mailer.Incoming{l}); got[0] != Done || r.store.commits != 1 {
		t.Errorf("offered again: %v, %d commits", got, r.store.commits)
	}
}

// TestTurnedAway: a letter that was not taken has a line and a count, and neither names people nor repeats a secret.
func TestTurnedAway(t *testing.T) {
	r := newRig(t)
	log := r.logged()
	secret := "games+42w13.abcdefghijklmnopqrstuvwxyz@example.com"
	r.letterLog().TurnedAway("smtp", "<>", secret, "too big")
	told(t, log, "letter in", "from=<>", "route=smtp", "disposition=turned-away", `why="too big"`)
	r.letterLog().TurnedAway("smtp", ada, secret, "busy")
	if line := lines(log, "letter in")[0]; strings.Contains(line, "abcdefghij") || strings.Contains(line, ada) {
		t.Error(line)
	}
}

func TestNames(t *testing.T) {
	n := Names{Key: []byte("k")}
	h := n.Of(ada)
	if len(h) != hashDigits || h != n.Of("ADA@example.org") || h == n.Of(bo) || h == (Names{Key: []byte("l")}).Of(ada) {
		t.Errorf("%s is hashed as %s", ada, h)
	}
	for text, want := range map[string]string{
		"": "", "no @ at all": "no @ at all", "@x": "@x", "x@": "x@", "<" + ada + ">.": "<" + h + ">.", "to " + ada + ".": "to " + h + ".",
		ada: h, "a, " + ada + ", b": "a, " + h + ", b", "5.1.1": "5.1.1", "ä" + ada: n.Of("ä" + ada),
	} {
		if got := n.In(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
	if n.Plain = true; n.In(ada) != ada || n.Of(ada) != ada {
		t.Error("a plain name is hashed")
	}
}
