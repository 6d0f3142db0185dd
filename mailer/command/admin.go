package command

import (
	"slices"
	"strings"
	"time"

	"pbem/rules/phrase"
)

// Administer is what a host asks for. Names and addresses stand at the beginning of Text, where they can be told apart only
// by who knows which there are.
type Administer struct {
	Act    string // "games", "players", "letters", "queue", "audit", "adjudicate", "void", "extend", "undo", "pause", "ban", "unban", "rename", "lift", "announce", "keep"
	Game   int
	Result string        // of adjudicate: "1-0", "0-1", "1/2-1/2", "0-0"
	To     int           // of undo: how many turns are left
	Span   time.Duration // of extend
	Until  time.Time     // of pause; zero where it is to end now
	Text   string        // a name and what follows it, words for everybody, or a reason
}

// mostReason bounds a reason, in bytes: it stands in a record.
const mostReason = 300

// adminActs are the acts, and how each reads what follows it.
func adminActs() map[string]func(*Administer, []string) phrase.Phrase {
	return map[string]func(*Administer, []string) phrase.Phrase{
		"games": adminText, "players": adminText, "queue": adminText, "audit": adminText,
		"letters": adminNamed, "ban": adminNamed, "unban": adminNamed, "rename": adminNamed, "lift": adminNamed, "keep": adminNamed,
		"announce": adminNamed, "adjudicate": adminAdjudicate, "void": adminVoid, "extend": adminExtend, "undo": adminUndo, "pause": adminPause,
	}
}

// readAdmin reads "admin adjudicate 42 1-0 REASON" and its like.
func readAdmin(c *Command, args string, _ Context) {
	words := strings.Fields(strings.TrimSpace(args))
	if len(words) == 0 {
		c.Problem = phrase.New("command-admin-what")
		return
	}
	act := strings.ToLower(strings.Trim(words[0], ":"))
	read, ok := adminActs()[act]
	if !ok {
		c.Problem = phrase.New("command-admin-what")
		return
	}
	c.Admin = &Administer{Act: act}
	if act == "announce" { // its lines stay as they are
		c.Admin.Text = strings.TrimSpace(strings.TrimLeft(strings.TrimSpace(args)[len(act):], ": "))
		if c.Admin.Text == "" {
			c.Problem = phrase.New("command-admin-announce")
		}
		return
	}
	c.Problem = read(c.Admin, words[1:])
}

func adminText(a *Administer, words []string) phrase.Phrase {
	a.Text = strings.Join(words, " ")
	return phrase.Phrase{}
}

func adminNamed(a *Administer, words []string) phrase.Phrase {
	a.Text = strings.Join(words, " ")
	if len(words) == 0 {
		return phrase.New("command-admin-name", "command", phrase.Command("admin "+a.Act))
	}
	return phrase.Phrase{}
}

// game takes the number of a game, and reason what is left of the words, which must say something.
func (a *Administer) game(words []string) (rest []string, ok bool) {
	if len(words) == 0 {
		return nil, false
	}
	a.Game, ok = positive(strings.Trim(words[0], "#:"))
	return words[1:], ok
}

func (a *Administer) reason(words []string, needed bool) phrase.Phrase {
	a.Text = strings.Join(words, " ")
	switch {
	case a.Text == "" && needed:
		return phrase.New("command-admin-reason", "command", phrase.Command("admin "+a.Act))
	case len(a.Text) > mostReason:
		return phrase.New("command-admin-long", "most", mostReason)
	}
	return phrase.Phrase{}
}

func adminAdjudicate(a *Administer, words []string) phrase.Phrase {
	words, ok := a.game(words)
	if ok && len(words) > 0 {
		if a.Result, ok = resultWord(words[0]); ok {
			return a.reason(words[1:], true)
		}
	}
	return phrase.New("command-admin-adjudicate")
}

// resultWord reads a result: "1-0", "0-1", "1/2-1/2" or "½", "0-0".
func resultWord(word string) (string, bool) {
	switch word {
	case "½", "½-½", "1/2", "draw":
		return "1/2-1/2", true
	}
	return word, slices.Contains([]string{"1-0", "0-1", "1/2-1/2", "0-0"}, word)
}

func adminVoid(a *Administer, words []string) phrase.Phrase {
	words, ok := a.game(words)
	if !ok {
		return phrase.New("command-admin-void")
	}
	return a.reason(words, true)
}

func adminExtend(a *Administer, words []string) phrase.Phrase {
	words, ok := a.game(words)
	if ok && len(words) > 0 {
		var c Command
		readSpan(&c, words[0], Context{})
		if a.Span = c.Span; c.Problem.Empty() {
			return a.reason(words[1:], false)
		}
	}
	return phrase.New("command-admin-extend")
}

func adminUndo(a *Administer, words []string) phrase.Phrase {
	words, ok := a.game(words)
	if ok && len(words) > 0 && strings.EqualFold(words[0], "to") {
		words = words[1:]
	}
	if ok && len(words) > 0 {
		n, isTurn := positive(words[0])
		if a.To = n; isTurn || words[0] == "0" {
			return a.reason(words[1:], true)
		}
	}
	return phrase.New("command-admin-undo")
}

// adminPause reads "pause all until 2026-12-24", whose end is 24:00 UTC, "pause all until 2026-12-24 18:00" UTC, and "pause end".
func adminPause(a *Administer, words []string) phrase.Phrase {
	var rest []string
	for _, word := range words {
		if w := strings.ToLower(word); w != "all" && w != "until" {
			rest = append(rest, w)
		}
	}
	text := strings.Join(rest, " ")
	if text == "end" {
		return phrase.Phrase{}
	}
	if day, err := time.Parse(time.DateOnly, text); err == nil {
		a.Until = day.AddDate(0, 0, 1)
		return phrase.Phrase{}
	}
	for _, layout := range []string{"2006-01-02 15:04", "2006-01-02t15:04z", "2006-01-02t15:04:05z"} {
		if at, err := time.Parse(layout, text); err == nil {
			a.Until = at
			return phrase.Phrase{}
		}
	}
	return phrase.New("command-admin-pause")
}

// admin reads a line of the host's, and with "admin announce:" alone all that follows, as say does.
func (r *reader) admin(c *Command, args string) {
	if strings.EqualFold(strings.TrimSpace(args), "announce:") {
		r.sayAll(c)
		args = "announce: " + c.Text
	}
	readAdmin(c, args, r.ctx)
	c.Text = ""
}
