package imap

import (
	"fmt"
	"maps"
	"strings"
	"testing"
	"time"

	"pbem/mailer/login"
)

// TestNobodyIsHammered: a server that says no, hangs up or rings at once is asked more and more rarely.
func TestNobodyIsHammered(t *testing.T) {
	t.Parallel()
	hangUp := func(verb, said string) *scripted {
		return &scripted{answer: map[string]string{verb: said}, hangUp: map[string]bool{verb: true}}
	}
	for name, c := range map[string]struct {
		server *scripted
		logins int // at most, in a second with pauses from 20 ms to 10 s: 1+2+4+… of 20 ms, and half of that
		looks  int // at most
	}{
		"NO to IDLE":               {&scripted{answer: map[string]string{"IDLE": "TAG NO not now\r\n"}}, 1, 3},
		"BAD to IDLE":              {&scripted{answer: map[string]string{"IDLE": "TAG BAD what\r\n"}}, 1, 3},
		"OK to IDLE at once":       {&scripted{answer: map[string]string{"IDLE": "TAG OK that was it\r\n"}}, 1, 3},
		"BYE in IDLE":              {hangUp("IDLE", "+ idling\r\n* BYE that's all\r\n"), 9, 9},
		"BYE for IDLE":             {hangUp("IDLE", "* BYE that's all\r\n"), 9, 9},
		"the end in IDLE":          {hangUp("IDLE", "+ idling\r\n"), 9, 9},
		"BYE, and the line stays":  {&scripted{answer: map[string]string{"IDLE": "+ idling\r\n* BYE that's all\r\n"}}, 9, 9},
		"BYE at NOOP":              {hangUp("NOOP", "* BYE that's all\r\n"), 9, 9},
		"the end at NOOP":          {hangUp("NOOP", ""), 9, 9},
		"NO to NOOP":               {&scripted{answer: map[string]string{"NOOP": "TAG NO\r\n"}}, 1, 9},
		"BYE at SEARCH":            {hangUp("SEARCH", "* BYE\r\n"), 9, 9},
		"NO to SEARCH":             {&scripted{answer: map[string]string{"SEARCH": "TAG NO\r\n"}}, 9, 9},
		"BYE to the login":         {hangUp("LOGIN", "* BYE [AUTHENTICATIONFAILED] no\r\n"), 9, 0},
		"BYE for a greeting":       {&scripted{greeting: "* BYE too many\r\n"}, 9, 0},
		"nothing for a greeting":   {&scripted{greeting: "\r\n"}, 9, 0},
		"EXISTS behind + idling":   {&scripted{answer: map[string]string{"IDLE": "+ idling\r\n* 3 EXISTS\r\n"}}, 1, 9},
		"EXISTS behind everything": {&scripted{caps: "IMAP4rev1 MOVE", before: map[string]string{"NOOP": "* 3 EXISTS\r\n", "SEARCH": "* 4 EXISTS\r\n"}}, 1, 9},
		"FLAGS behind + idling":    {&scripted{answer: map[string]string{"IDLE": "+ idling\r\n* 1 FETCH (FLAGS ())\r\n* OK still here\r\n"}}, 1, 9},
		"OK to IDLE soon":          {&scripted{answer: map[string]string{"IDLE": "+ idling\r\nTAG OK timeout\r\n"}}, 1, 9},
		"EXPUNGE behind + idling":  {&scripted{answer: map[string]string{"IDLE": "+ idling\r\n* 1 EXPUNGE\r\n* VANISHED 1\r\n* 0 EXISTS\r\n* 0 RECENT\r\n"}}, 1, 9},
		"NO to SELECT":             {&scripted{answer: map[string]string{"SELECT": "TAG NO [INUSE] locked\r\n"}}, 9, 0},
		"BYE at SELECT":            {hangUp("SELECT", "* BYE [UNAVAILABLE] later\r\n"), 9, 0},
		"the end at CAPABILITY":    {hangUp("CAPABILITY", ""), 9, 0},
		"BYE behind the login":     {hangUp("LOGIN", "TAG OK welcome\r\n* BYE too many connections\r\n"), 9, 0},
		"BYE at STATUS":            {hangUp("STATUS", "* BYE\r\n"), 9, 0},
		"NO to STATUS and CREATE":  {&scripted{answer: map[string]string{"STATUS": "TAG NO no\r\n", "CREATE": "TAG NO [OVERQUOTA] no\r\n"}}, 9, 9},
		"a wrong plus":             {&scripted{answer: map[string]string{"IDLE": "+\r\n+\r\n+\r\n* 3 EXISTS\r\n"}}, 1, 9},
		"letters, BYE at FETCH":    {&scripted{letters: map[int]scriptLetter{1: {letterText("n1"), scriptDate}}, answer: map[string]string{"FETCH": "* BYE\r\n"}, hangUp: map[string]bool{"FETCH": true}}, 9, 14},
		"nothing can be made":      {&scripted{answer: map[string]string{"CREATE": "TAG NO no\r\n"}}, 9, 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			cfg := c.server.play(t)
			cfg.RetryMin, cfg.RetryMax, cfg.LoginMax = 20*time.Millisecond, 10*time.Second, 10*time.Second
			cfg.IdleMin, cfg.Poll, cfg.Timeout = 100*time.Millisecond, time.Second, 500*time.Millisecond
			_, stop := start(t, cfg, (&recorder{}).handle)
			time.Sleep(time.Second)
			stop()
			if n := c.server.connected(); n > c.logins || n == 0 {
				t.Errorf("%d connections in a second, want %d at most", n, c.logins)
			}
			if n := c.server.sent("SEARCH"); n > c.looks {
				t.Errorf("%d looks in a second, want %d at most", n, c.looks)
			}
		})
	}
}

// TestPolledWhereIdleIsRefused: letters come all the same.
func TestPolledWhereIdleIsRefused(t *testing.T) {
	t.Parallel()
	for _, refusal := range []string{"TAG NO no\r\n", "TAG BAD no\r\n"} {
		s := &scripted{answer: map[string]string{"IDLE": refusal, "NOOP": refusal}}
		cfg := s.play(t)
		cfg.Poll = 20 * time.Millisecond
		in, _ := start(t, cfg, (&recorder{}).handle)
		eventually(t, "a first look", func() bool { return !in.LastSuccess().IsZero() })
		s.note(func() { s.letters[5] = scriptLetter{letterText("n5"), scriptDate} })
		eventually(t, "the letter", func() bool { return len(s.gone()) == 1 })
		if s.sent("IDLE") != 1 || s.connected() != 1 {
			t.Errorf("%d times asked to idle, %d connections", s.sent("IDLE"), s.connected())
		}
	}
}

// TestALetterBehindFalseAlarms: one that comes among false alarms is handled, and after it the server is heard at once again.
func TestALetterBehindFalseAlarms(t *testing.T) {
	t.Parallel()
	s := &scripted{answer: map[string]string{"IDLE": "+ idling\r\n* 3 EXISTS\r\n"}}
	cfg := s.play(t)
	cfg.IdleMin, cfg.Poll = 10*time.Millisecond, 200*time.Millisecond
	start(t, cfg, (&recorder{}).handle)
	eventually(t, "false alarms", func() bool { return s.sent("IDLE") > 5 })
	s.note(func() { s.letters[5] = scriptLetter{letterText("n5"), scriptDate} })
	eventually(t, "the letter", func() bool { return len(s.gone()) == 1 })
}

// TestFolders: where folders have names that begin with a prefix, ours get it, and what lies under the plain name is used on.
func TestFolders(t *testing.T) {
	t.Parallel()
	inside := "* NAMESPACE ((\"INBOX.\" \".\")) NIL NIL\r\nTAG OK done\r\n"
	no := map[string]string{"CREATE pbem-done": "TAG NO [CANNOT] not there\r\n", "CREATE \"pbem-done\"": "TAG NO [CANNOT] not there\r\n",
		"CREATE pbem-aside": "TAG NO\r\n", "CREATE \"pbem-aside\"": "TAG NO\r\n"}
	with := func(answers map[string]string, namespace string) map[string]string {
		answers = maps.Clone(answers)
		if answers == nil {
			answers = map[string]string{}
		}
		answers["NAMESPACE"] = namespace
		return answers
	}
	for name, c := range map[string]struct {
		caps    string
		answer  map[string]string
		there   []string
		done    string // in Config
		want    string
		nothing bool // is there before
	}{
		"a prefix":               {"NAMESPACE", with(no, inside), nil, "", "INBOX.pbem-done", true},
		"a prefix, a plain name": {"NAMESPACE", with(nil, inside), []string{"pbem-done"}, "", "pbem-done", false},
		"a prefix, there":        {"NAMESPACE", with(no, inside), []string{"INBOX.pbem-done"}, "", "INBOX.pbem-done", false},
		"a prefix, in Config":    {"NAMESPACE", with(no, inside), nil, "inbox.Games", "inbox.Games", true},
		"a prefix, no delimiter": {"NAMESPACE", with(no, "* NAMESPACE ((\"INBOX\" \".\")) NIL NIL\r\nTAG OK done\r\n"), nil, "", "INBOX.pbem-done", true},
		"an empty prefix":        {"NAMESPACE", with(nil, "* NAMESPACE ((\"\" \"/\")) NIL NIL\r\nTAG OK done\r\n"), nil, "", "pbem-done", true},
		"a slash":                {"NAMESPACE", with(no, "* namespace ((\"INBOX/\" \"/\" \"X\" (\"y\"))(\"#mh/\" NIL)) NIL ((\"\" NIL))\r\nTAG OK done\r\n"), nil, "", "INBOX/pbem-done", true},
		"a literal":              {"NAMESPACE", with(no, "* NAMESPACE (({6}\r\nINBOX. {1}\r\n.)) NIL NIL\r\nTAG OK done\r\n"), nil, "", "INBOX.pbem-done", true},
		"no NAMESPACE, a LIST":   {"", with(no, ""), nil, "", "INBOX.pbem-done", true},
		"NO to NAMESPACE":        {"NAMESPACE", with(no, "TAG NO\r\n"), nil, "", "INBOX.pbem-done", true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if c.answer == nil {
				c.answer = map[string]string{}
			}
			c.answer["LIST"] = "* LIST (\\HasChildren) \".\" INBOX\r\nTAG OK done\r\n"
			s := &scripted{caps: "IMAP4rev1 MOVE IDLE " + c.caps, answer: c.answer}
			cfg := s.play(t, 1)
			cfg.Done = c.done
			s.note(func() {
				for _, folder := range c.there {
					s.folders[folder] = true
				}
			})
			sight, err := Look(t.Context(), cfg)
			if named := sight.Done.Name == c.want || c.caps == "" || strings.HasPrefix(name, "NO"); err != nil || sight.Done.There == c.nothing || !named {
				t.Errorf("a look shows %+v, %v", sight.Done, err)
			}
			start(t, cfg, (&recorder{}).handle)
			eventually(t, "the letter", func() bool { return len(s.gone()) == 1 })
			if got := s.gone()[1]; got != c.want {
				t.Errorf("it went to %q, want %q", got, c.want)
			}
			if past, err := New(cfg).Since(t.Context(), Place{}, nil); err != nil || past == (Place{}) {
				t.Errorf("the folder isn't found again: %v, %v", past, err)
			}
		})
	}
}

// TestLoginDisabled: no password goes to a server that takes none.
func TestLoginDisabled(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ caps, want, sends string }{
		"nothing else": {"IMAP4rev1 LOGINDISABLED", "the server takes no password over this connection (LOGINDISABLED)", ""},
		"small":        {"imap4rev1 logindisabled", "the server takes no password over this connection (LOGINDISABLED)", ""},
		"tokens":       {"IMAP4rev1 LOGINDISABLED AUTH=XOAUTH2", "auth: oauth2", ""},
		"PLAIN":        {"IMAP4rev1 LOGINDISABLED AUTH=PLAIN", "", "AUTHENTICATE PLAIN"},
		"allowed":      {"IMAP4rev1", "", "LOGIN"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := &scripted{caps: c.caps}
			_, err := Look(t.Context(), s.play(t))
			if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v, want %q", err, c.want)
			}
			if n := s.sent("LOGIN") + s.sent("AUTHENTICATE"); (n > 0) != (c.sends != "") || s.sent(c.sends) == 0 {
				t.Errorf("%d logins", n)
			}
		})
	}
	s := &scripted{caps: "IMAP4rev1 LOGINDISABLED"}
	cfg := s.play(t)
	cfg.Method = login.OAuth2
	if _, err := Look(t.Context(), cfg); err == nil || s.sent("LOGIN") > 0 {
		t.Errorf("with a token: %v, %s", err, fmt.Sprint(s.commands))
	}
}
