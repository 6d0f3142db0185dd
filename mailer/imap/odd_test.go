package imap

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pbem/mailer/endpoint"
)

// odd is a session with a server that says something odd.
type odd struct {
	scripted
	lost []int // letters that aren't handled, of which the host is told; the others are handled
}

// said is a session in which something is said before the usual answer to a command.
func said(verb, lines string) *odd {
	return &odd{scripted: scripted{before: map[string]string{verb: lines}}}
}

// instead is one in which something else is said.
func instead(verb, lines string) *odd {
	return &odd{scripted: scripted{answer: map[string]string{verb: lines}}}
}

// finds is one in which letters are found so.
func finds(say func(uids []string) string) *odd {
	return &odd{scripted: scripted{search: func(_ string, uids []int) string {
		if len(uids) == 0 {
			return "* SEARCH\r\n"
		}
		return say(strings.Fields(strings.Trim(fmt.Sprint(uids), "[]")))
	}}}
}

// heads is one in which the sizes and times of letters are told so: %d stands for the UID and the size.
func heads(format string, lost ...int) *odd {
	return &odd{lost: lost, scripted: scripted{fetch: func(uid int, l scriptLetter, body bool) string {
		if body || uid != 2 {
			return fetchLine(uid, uid, l, body)
		}
		return fmt.Sprintf(format, uid, len(l.text))
	}}}
}

// bodies is one in which letter 2 is given out so: UID, SIZE and TEXT stand for what they say.
func bodies(format string, lost ...int) *odd {
	return &odd{lost: lost, scripted: scripted{fetch: func(uid int, l scriptLetter, body bool) string {
		if !body || uid != 2 {
			return fetchLine(uid, uid, l, body)
		}
		return strings.NewReplacer("UID#", fmt.Sprint("UID ", uid), "SIZE", fmt.Sprint(len(l.text)), "TEXT", l.text).Replace(format)
	}}}
}

const allFlags = `(\Answered \Seen OIB-Seen-[Gmail]/All [odd] a]b %d * "quoted" $x {5} \* \[Gmail] ü)`

// oddSessions are sessions that must go on, on one connection.
func oddSessions() map[string]*odd {
	table := map[string]*odd{
		"FLAGS, brackets":            said("SELECT", "* FLAGS (\\Answered \\Seen OIB-Seen-[Gmail]/All)\r\n"),
		"FLAGS, all that is odd":     said("SELECT", "* FLAGS "+allFlags+"\r\n"),
		"FLAGS, empty":               said("SELECT", "* FLAGS ()\r\n"),
		"FLAGS, NIL":                 said("SELECT", "* FLAGS NIL\r\n"),
		"FLAGS, never closed":        said("SELECT", "* FLAGS (\\Seen\r\n"),
		"PERMANENTFLAGS, brackets":   said("SELECT", "* OK [PERMANENTFLAGS (\\Seen OIB-Seen-[Gmail]/All \\*)] flags\r\n"),
		"PERMANENTFLAGS, odd":        said("SELECT", "* OK [PERMANENTFLAGS "+allFlags+"] flags\r\n"),
		"PERMANENTFLAGS, unclosed":   said("SELECT", "* OK [PERMANENTFLAGS (\\Seen\r\n"),
		"UIDVALIDITY, not asked":     said("NOOP", "* OK [UIDVALIDITY x] odd\r\n"),
		"UIDNEXT, NIL":               said("SELECT", "* OK [UIDNEXT NIL] odd\r\n"),
		"HIGHESTMODSEQ, negative":    said("SELECT", "* OK [HIGHESTMODSEQ -1] odd\r\n"),
		"a code nobody knows":        said("SEARCH", "* OK [UNKNOWN-CODE (a [b] c) \"d\"] words\r\n"),
		"a code that isn't closed":   said("SEARCH", "* OK [ALERT words\r\n"),
		"a code that isn't a word":   said("SEARCH", "* OK [§%&] words\r\n"),
		"OK without a text":          said("SEARCH", "* OK\r\n"),
		"OK with a blank":            said("SEARCH", "* OK \r\n"),
		"OK with a code alone":       said("SEARCH", "* OK [ALERT]\r\n"),
		"NO by itself":               said("SEARCH", "* NO [ALERT] your mailbox is nearly full\r\n"),
		"BAD by itself":              said("SEARCH", "* BAD [§] what?\r\n"),
		"8-bit text":                 said("SEARCH", "* OK Bo\xeete pr\xeate \xff\xfe\r\n"),
		"text that ends like a size": said("SEARCH", "* OK it has {5}\r\n"),
		"VANISHED":                   said("SEARCH", "* VANISHED (EARLIER) 1:900\r\n"),
		"ENABLED":                    said("SEARCH", "* ENABLED §\r\n"),
		"QUOTA":                      said("SEARCH", "* QUOTAROOT INBOX \"\"\r\n* QUOTA \"\" (STORAGE 10 NIL)\r\n"),
		"METADATA":                   said("SEARCH", "* METADATA \"\" /private\r\n"),
		"ID":                         said("SEARCH", "* ID (\"name\" {4}\r\nodd) \"x\" NIL)\r\n"),
		"a response nobody knows":    said("SEARCH", "* XSOMETHING {3}\r\nabc (((\r\n* X\r\n*\r\n* \r\n\r\n"),
		"RECENT, EXPUNGE, numbers":   said("SEARCH", "* 0 RECENT\r\n* 900 EXPUNGE\r\n* 99999999999999999999 EXISTS\r\n* 2 SOMETHING ODD\r\n* 0 EXISTS\r\n"),
		"FETCH nobody asked for":     said("FETCH", "* 1 FETCH (ENVELOPE (\"x\" NIL ((NIL NIL {3}\r\na)b \"c\")) NIL) MODSEQ (12121231000) X-GM-LABELS (\"\\\\Inbox\" foo[1] {2}\r\n((\xff) FLAGS ())\r\n"),
		"FETCH of flags first":       said("FETCH", "* 1 FETCH (UID 1 FLAGS (\\Seen OIB-Seen-[Gmail]/All))\r\n* 2 FETCH (UID 2 FLAGS ())\r\n"),
		"FETCH without a list":       said("FETCH", "* 1 FETCH\r\n* 1 FETCH NIL\r\n* FETCH (UID 1)\r\n"),
		"LIST, odd":                  said("STATUS", "* LIST (\\HasNoChildren \\[odd] ]) NIL \"Entw\xfcrfe\"\r\n* LIST NIL \"\" &&-\r\n* LSUB () \"/\" {1}\r\nx\r\n"),
		"STATUS, odd":                said("STATUS", "* STATUS {3}\r\na(b (MESSAGES -1 SIZE NIL)\r\n* STATUS\r\n"),
		"ESEARCH": finds(func(uids []string) string {
			return "* ESEARCH (TAG \"T1\") UID ALL " + strings.Join(uids, ",") + "\r\n"
		}),
		"ESEARCH without UID": finds(func(uids []string) string { return "* ESEARCH (TAG \"T1\") ALL " + strings.Join(uids, ",") + "\r\n" }),
		"ESEARCH with more": finds(func(uids []string) string {
			return "* ESEARCH (TAG \"T1\") UID COUNT 2 MIN 1 ALL " + strings.Join(uids, ",") + ",* MODSEQ (7) X (a (b))\r\n"
		}),
		"SEARCH with MODSEQ": finds(func(uids []string) string { return "* SEARCH " + strings.Join(uids, " ") + " (MODSEQ 917162500)\r\n" }),
		"SEARCH with blanks": finds(func(uids []string) string { return "* SEARCH  " + strings.Join(uids, "  ") + " \r\n" }),
		"SEARCH with 0 and words": finds(func(uids []string) string {
			return "* SEARCH 0 " + strings.Join(uids, " x -1 99999999999 NIL ) ") + "\r\n"
		}),
		"SEARCH in two lines": finds(func(uids []string) string {
			return "* SEARCH " + strings.Join(uids, "\r\n* SEARCH\r\n* SEARCH ") + "\r\n"
		}),
		"SEARCH in small letters":   finds(func(uids []string) string { return "* search " + strings.Join(uids, " ") + "\r\n" }),
		"line feeds alone":          finds(func(uids []string) string { return "* SEARCH " + strings.Join(uids, " ") + "\n" }),
		"two carriage returns":      finds(func(uids []string) string { return "* SEARCH " + strings.Join(uids, " ") + "\r\r\n" }),
		"blanks before and between": finds(func(uids []string) string { return " *  SEARCH " + strings.Join(uids, " ") + "\r\n" }),
		"ESEARCH with a range":      finds(func(uids []string) string { return "* ESEARCH UID ALL " + uids[len(uids)-1] + ":" + uids[0] + "\r\n" }),
		"SEARCH backwards": finds(func(uids []string) string {
			slices.Reverse(uids)
			return "* SEARCH " + strings.Join(uids, " ") + "\r\n"
		}),
		"an answer to nobody":       said("SEARCH", "T99 OK done\r\n~ NO\r\n"),
		"a continuation unasked":    said("SEARCH", "+ go on\r\n+\r\n"),
		"two continuations":         instead("IDLE", "+\r\n+ idling\r\n"),
		"OK alone":                  instead("NOOP", "TAG OK\r\n"),
		"OK with an odd code":       instead("NOOP", "TAG OK [X {5}] [y\r\n"),
		"NO to NOOP":                instead("NOOP", "TAG NO [X-ODD] [what\r\n"),
		"neither OK nor NO to NOOP": instead("NOOP", "TAG HUH what\r\n"),
		"NO to NAMESPACE":           {scripted: scripted{caps: "IMAP4rev1 IDLE MOVE NAMESPACE", answer: map[string]string{"NAMESPACE": "TAG NO no\r\n"}}},
		"NAMESPACE, NIL":            {scripted: scripted{caps: "IMAP4rev1 IDLE MOVE NAMESPACE", answer: map[string]string{"NAMESPACE": "* NAMESPACE NIL NIL NIL\r\nTAG OK done\r\n"}}},
		"NAMESPACE, odd":            {scripted: scripted{caps: "IMAP4rev1 IDLE MOVE NAMESPACE", answer: map[string]string{"NAMESPACE": "* NAMESPACE ((\"\" NIL \"X\" (\"Y\")) (NIL)) ((\r\nTAG OK done\r\n"}}},
		"capabilities, odd":         {scripted: scripted{caps: "IMAP4rev1  MOVE IDLE [x] (y) \"z\" \\q ü X-[Gmail] UIDPLUS "}},
		"a greeting with code":      {scripted: scripted{greeting: "* OK [CAPABILITY IMAP4rev1 IDLE [x] AUTH=PLAIN] ready\r\n"}},
		"a greeting without a text": {scripted: scripted{greeting: "* OK\r\n"}},
		"a greeting with more":      {scripted: scripted{greeting: "* ok [§] [x\r\n* OK more\r\n* CAPABILITY IMAP4rev1 [\r\n"}},
		"words for a challenge":     {scripted: scripted{caps: "IMAP4rev1 AUTH=PLAIN MOVE IDLE", answer: map[string]string{"AUTHENTICATE": "+ send\r\n"}}},
		"OK in small letters":       instead("NOOP", "TAG ok done\r\n"),
		"COPYUID, odd":              said("MOVE", "* OK [COPYUID 1 * *] moved\r\n* OK [COPYUID]\r\n"),
		"COPYUID of everything":     said("MOVE", "* OK [COPYUID 1 1:4294967295 1:4294967295] moved\r\n"),

		"NAMESPACE, no delimiter":   {scripted: scripted{caps: "IMAP4rev1 IDLE MOVE NAMESPACE", answer: map[string]string{"NAMESPACE": "* NAMESPACE ((\"INBOX.\" NIL)) NIL NIL\r\nTAG OK done\r\n"}}},
		"NAMESPACE, a literal":      {scripted: scripted{caps: "IMAP4rev1 IDLE MOVE NAMESPACE", answer: map[string]string{"NAMESPACE": "* NAMESPACE (({6}\r\nINBOX. \".\")) NIL NIL\r\nTAG OK done\r\n"}}},
		"NAMESPACE, atoms":          {scripted: scripted{caps: "IMAP4rev1 IDLE MOVE NAMESPACE", answer: map[string]string{"NAMESPACE": "* NAMESPACE ((INBOX. .)) NIL\r\nTAG OK done\r\n"}}},
		"STATUS without data":       instead("STATUS", "TAG OK done\r\n"),
		"STATUS of another":         instead("STATUS", "* STATUS x (MESSAGES 1)\r\nTAG OK done\r\n"),
		"UIDVALIDITY, too large":    said("SELECT", "* OK [UIDVALIDITY 99999999999] odd\r\n"),
		"SELECT, little said":       instead("SELECT", "* 3 EXISTS\r\nTAG OK done\r\n"),
		"SELECT, nothing said":      instead("SELECT", "TAG OK\r\n"),
		"SELECT, read-only":         instead("SELECT", "* FLAGS ()\r\n* OK [UIDVALIDITY 7] x\r\n* 3 EXISTS\r\nTAG OK [READ-ONLY] done\r\n"),
		"capabilities in the login": said("LOGIN", "* CAPABILITY\r\n* CAPABILITY IMAP4rev1 AUTH= [\r\n"),
		"an alert at the login":     instead("LOGIN", "* NO [ALERT] Your password will expire {3}\r\n* OK [ALERT] [x\r\nTAG OK [CAPABILITY IMAP4rev1 IDLE MOVE [] logged in\r\n"),
		"EXPUNGE behind the move":   said("MOVE", "* 1 EXPUNGE\r\n* VANISHED 1:99999999999\r\n* 0 EXISTS\r\n"),
		"BODY.PEEK in the answer":   bodies("* 2 FETCH (UID# BODY.PEEK[] {SIZE}\r\nTEXT)\r\n"),
		"a part of it, in the name": bodies("* 2 FETCH (UID# BODY[]<0.1048577> {SIZE}\r\nTEXT)\r\n"),
		"blanks around everything":  bodies("* 2 FETCH  ( UID#  BODY[]  {SIZE}\r\nTEXT  X-GM-LABELS  (\"\\\\Inbox\" [x] ) ) \r\n"),
		"labels and numbers":        bodies("* 2 FETCH (X-GM-THRID 1278455344230334865 X-GM-LABELS (\\Inbox \"a\\\"b\") UID# BODY[] {SIZE}\r\nTEXT MODSEQ (9999999999999999999999))\r\n"),
		"an envelope besides":       bodies("* 2 FETCH (ENVELOPE (NIL \"=?utf-8?Q?=22?=\" ((NIL NIL \"a\" NIL)) NIL NIL NIL NIL NIL NIL \"<x@[y>\") UID# BODY[] {SIZE}\r\nTEXT BODYSTRUCTURE (\"text\" \"plain\" NIL NIL NIL \"7BIT\" {1}\r\n9 9))\r\n"),
		"a string with a quote":     bodies("* 2 FETCH (X \"a\\\\\" Y \"\\\"(\" UID# BODY[] {SIZE}\r\nTEXT)\r\n"),
		"another letter's number":   bodies("* 2 FETCH (UID 77 BODY[] {SIZE}\r\nTEXT)\r\n* 2 FETCH (UID# BODY[] {SIZE}\r\nTEXT)\r\n"),
		"a larger size":             heads("* 2 FETCH (UID %d X %d RFC822.SIZE 99999999999999999999 INTERNALDATE \"28-Nov-2026 12:00:00 +0000\")\r\n"),
		"a size in quotes":          heads("* 2 FETCH (UID %d RFC822.SIZE \"%d\" INTERNALDATE \"28-Nov-2026 12:00:00 +0000\")\r\n"),
		"a number in quotes":        heads("* 2 FETCH (UID \"%d\" RFC822.SIZE %d INTERNALDATE \"28-Nov-2026 12:00:00 +0000\")\r\n"),
		"no blank behind the plus":  instead("IDLE", "+idling\r\n"),
		"an address for a greeting": {scripted: scripted{greeting: "* OK [CAPABILITY IMAP4rev1 LOGIN-REFERRALS ID ENABLE IDLE LITERAL+ AUTH=PLAIN AUTH=LOGIN] Gimap ready for requests from 192.0.2.1 x{7}\r\n"}},

		"a blank before the end":     heads("* 2 FETCH (UID %d RFC822.SIZE %d INTERNALDATE \"28-Nov-2026 12:00:00 +0000\" )\r\n"),
		"flags between":              heads("* 2 FETCH (FLAGS " + strings.ReplaceAll(allFlags, "%", "%%") + " UID %d RFC822.SIZE %d INTERNALDATE \"28-Nov-2026 12:00:00 +0000\")\r\n"),
		"in two answers":             heads("* 2 FETCH (UID %[1]d RFC822.SIZE %[2]d)\r\n* 2 FETCH (UID %[1]d INTERNALDATE \"28-Nov-2026 12:00:00 +0000\")\r\n"),
		"small letters":              heads("* 2 fetch (uid %d rfc822.size %d internaldate \"28-nov-2026 12:00:00 +0000\")\r\n"),
		"no size":                    heads("* 2 FETCH (UID %d INTERNALDATE \"28-Nov-2026 12:00:00 +0000\" X %d)\r\n"),
		"a size left out":            heads("* 2 FETCH (UID %d X %d RFC822.SIZE)\r\n"),
		"a negative size":            heads("* 2 FETCH (UID %d RFC822.SIZE -%d INTERNALDATE \"28-Nov-2026 12:00:00 +0000\")\r\n"),
		"a smaller size":             heads("* 2 FETCH (UID %d X %d RFC822.SIZE 1 INTERNALDATE \"28-Nov-2026 12:00:00 +0000\")\r\n"),
		"no time":                    heads("* 2 FETCH (UID %d RFC822.SIZE %d)\r\n"),
		"a number that isn't one":    heads("* 2 FETCH (UID x%d RFC822.SIZE %d)\r\n", 2),
		"no number":                  heads("* 2 FETCH (X %d RFC822.SIZE %d)\r\n", 2),
		"the list isn't closed":      heads("* 2 FETCH (UID %d RFC822.SIZE %d\r\n", 2),
		"the quotes aren't closed":   heads("* 2 FETCH (UID %d RFC822.SIZE %d INTERNALDATE \"28\r\n", 2),
		"nothing is told of it":      heads("* 2 FETCH (X %d Y %d)\r\n", 2),
		"UID behind the body":        bodies("* 2 FETCH (BODY[] {SIZE}\r\nTEXT UID#)\r\n"),
		"UID behind, with a blank":   bodies("* 2 FETCH (BODY[]<0> {SIZE}\r\nTEXT UID# )\r\n"),
		"flags behind the body":      bodies("* 2 FETCH (UID# BODY[]<0> {SIZE}\r\nTEXT FLAGS (\\Seen OIB-Seen-[Gmail]/All))\r\n"),
		"no blank behind the body":   bodies("* 2 FETCH (BODY[] {SIZE}\r\nTEXTUID#)\r\n"),
		"literal8":                   bodies("* 2 FETCH (UID# BODY[] ~{SIZE}\r\nTEXT)\r\n"),
		"a literal with a plus":      bodies("* 2 FETCH (UID# BODY[] {SIZE+}\r\nTEXT)\r\n"),
		"RFC822 for BODY[]":          bodies("* 2 FETCH (UID# RFC822 {SIZE}\r\nTEXT)\r\n"),
		"the body in two answers":    bodies("* 2 FETCH (UID# FLAGS ())\r\n* 2 FETCH (UID# BODY[] {SIZE}\r\nTEXT)\r\n"),
		"the body twice":             bodies("* 2 FETCH (UID# BODY[] {SIZE}\r\nTEXT)\r\n* 2 FETCH (UID# BODY[] NIL)\r\n"),
		"line feed behind the size":  bodies("* 2 FETCH (UID# BODY[] {SIZE}\nTEXT)\r\n"),
		"another part of it besides": bodies("* 2 FETCH (BODY[HEADER.FIELDS (FROM (X))] {3}\r\nabc UID# BODY[] {SIZE}\r\nTEXT BODY[1]<0> \"x\")\r\n"),
		"the body is NIL":            bodies("* 2 FETCH (UID# BODY[] NIL)\r\n", 2),
		"the body is a word":         bodies("* 2 FETCH (UID# BODY[] hello)\r\n", 2),
		"the body is a list":         bodies("* 2 FETCH (UID# BODY[] (a b))\r\n", 2),
		"the body is empty":          bodies("* 2 FETCH (UID# BODY[] {0}\r\n)\r\n", 2),
		"the body is \"\"":           bodies("* 2 FETCH (UID# BODY[] \"\")\r\n", 2),
		"the body is too short":      bodies("* 2 FETCH (UID# BODY[] {10}\r\nFrom: ada@)\r\n", 2),
		"the body isn't closed":      bodies("* 2 FETCH (UID# BODY[] {SIZE}\r\nTEXT\r\n", 2),
		"no body":                    bodies("* 2 FETCH (UID#)\r\n", 2),
		"no answer":                  bodies("", 2),
	}
	for _, date := range []string{`"00-Jan-0000 00:00:00 +0000"`, `NIL`, `"28-Nov-1601 00:00:00 +0000"`, `"Sat, 28 Nov 2026 12:00:00 +0000"`,
		`"28-Nov-2026 12:00:00"`, `"28-Nov-2026 25:61:00 +9999"`, `" 1-Nov-2026 12:00:00 +0000"`, `"1-Nov-2026 12:00:00 +0000"`, `""`, `"tomorrow"`, `0`,
		`"01-Jan-1970 00:00:00 +0000"`, `"28-Nov-9999 00:00:00 +0000"`, `"28-Nov-12026 00:00:00 +0000"`, `"28-Nov-26 12:00:00 +0000"`, `"28-Nov-2026 12:00:00 GMT"`, `"28-nov.-2026 12:00:00 +0100"`, `"Sat Nov 28 12:00:00 2026"`, `"28-Nov-2026 12:00:00 +00:00"`,
		`"28-Nov-2026 12:00:00.000 +0000"`, `"1764331200"`, `1764331200`, `"2026-11-28T12:00:00.000Z"`, `"31-Feb-2026 12:00:00 +0000"`, `"28-Nov-2026 24:00:60 +2400"`, `"28-Nov-2026 12:00:00 +0000 (CET)"`, `" "`, `\Seen`, `[28]`, `"01-Jan-1980 00:00:00 +0000"`, "{26}\r\n28-Nov-2026 12:00:00 +0000", `()`} {
		table["INTERNALDATE "+date] = heads("* 2 FETCH (UID %d RFC822.SIZE %d INTERNALDATE " + date + ")\r\n")
	}
	return table
}

// TestOddSessions: whatever a server says, the connection goes on, and an odd letter costs itself alone.
func TestOddSessions(t *testing.T) {
	t.Parallel()
	for name, o := range oddSessions() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			cfg := o.play(t, 1, 2, 3)
			var told notes
			told.on(&cfg)
			c := &recorder{}
			in, _ := start(t, cfg, c.handle)
			eventually(t, "the letters", func() bool { return len(o.gone()) == 3-len(o.lost) && len(in.Unfetched()) == len(o.lost) })
			eventually(t, "a second look", func() bool { return o.sent("NOOP") > 0 })
			for uid := 1; uid <= 3; uid++ {
				text, lost := fmt.Sprintf("Subject: n%d\r\n", uid), len(o.lost) > 0 && o.lost[0] == uid
				if c.times(text) > 0 == lost {
					t.Errorf("letter %d was handed over %d times", uid, c.times(text))
				}
			}
			eventually(t, "a word to the host of what is lost", func() bool {
				missed, _ := told.counts()
				return missed > 0 == (len(o.lost) > 0)
			})
			if n := o.connected(); n != 1 {
				t.Errorf("it took %d connections", n)
			}
		})
	}
}

// TestOnlyWhatWasCopiedIsMarked: a server without MOVE that claims to have copied other letters has none of them marked as deleted.
func TestOnlyWhatWasCopiedIsMarked(t *testing.T) {
	t.Parallel()
	for claim, want := range map[string]string{"1:4294967295": "1:2", "2:90": "2", "7": ""} {
		s := &scripted{caps: "IMAP4rev1 IDLE UIDPLUS", answer: map[string]string{"COPY": "TAG OK [COPYUID 1 " + claim + " " + claim + "] copied\r\n"}}
		start(t, s.play(t, 1, 2), (&recorder{}).handle)
		eventually(t, "the end of a round", func() bool { return s.sent("NOOP") > 0 })
		if s.sent("STORE "+want+" ") != s.sent("STORE") || (s.sent("STORE") == 0) != (want == "") {
			t.Errorf("COPYUID %s: %q", claim, s.commands)
		}
	}
}

// TestEncryptedFirst: nothing is done on a connection on which the server doesn't begin to encrypt as it should.
func TestEncryptedFirst(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		server *scripted
		want   string
	}{
		"logged in already":    {&scripted{greeting: "* PREAUTH welcome\r\n"}, "says PREAUTH before it encrypts"},
		"NO":                   {&scripted{answer: map[string]string{"STARTTLS": "TAG NO [X] not today\r\n"}}, "doesn't encrypt (STARTTLS): NO not today"},
		"BYE":                  {&scripted{answer: map[string]string{"STARTTLS": "* BYE no\r\n"}}, "BYE no"},
		"goes on in clear":     {&scripted{answer: map[string]string{"STARTTLS": "TAG OK go\r\n* CAPABILITY IMAP4rev1 AUTH=PLAIN\r\n"}}, "goes on in the clear"},
		"a greeting that's no": {&scripted{greeting: "220 smtp.games.test ESMTP\r\n"}, `this is no IMAP server: it says "220 smtp.games.test ESMTP"`},
	} {
		cfg := c.server.play(t)
		cfg.TLS = endpoint.StartTLS
		_, err := Look(t.Context(), cfg)
		if err == nil || !strings.Contains(err.Error(), c.want) || c.server.sent("LOGIN")+c.server.sent("AUTH") > 0 {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
}
