package main

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// writing is a letter of a player's that a script has written.
type writing struct {
	from, to, subject, inReplyTo, text string
	headers                            []string
	files                              []string // that come with it, as multipart/mixed
	code                               int      // exit code that "pbem deliver" shall have
}

// write makes a letter of a script's line and delivers it.
func (p *post) write(args []string, reply bool) {
	if len(args) == 0 {
		p.ts.Fatalf("usage: mail WHO [OPTION…] WORDS")
	}
	who := args[0]
	w := writing{from: person(who), to: "games@example.org", subject: "a letter"}
	nth := 0
	if rest, n := number(args[1:]); n > 0 {
		nth, args = n, append(args[:1:1], rest...)
	}
	if reply {
		p.address(&w, who, nth)
	}
	words := w.options(p, args[1:])
	w.text = strings.ReplaceAll(strings.Join(words, " "), `\n`, "\n") + w.text
	p.sent++
	p.last = w.bytes(p.now, p.sent, p.enclosed(w.files))
	p.deliver(w.code)
}

// number takes "-letter N" from the head of options.
func number(args []string) (rest []string, n int) {
	if len(args) < 2 || args[0] != "-letter" {
		return args, 0
	}
	n, _ = strconv.Atoi(args[1])
	return args[2:], n
}

// person is somebody's From: "Ada <ada@example.org>".
func person(who string) string {
	if strings.Contains(who, "@") {
		return who
	}
	return strings.ToUpper(who[:1]) + who[1:] + " <" + addressOf(who) + ">"
}

// address makes it a reply: to the letter's reply address, in its thread, quoting it.
func (p *post) address(w *writing, who string, nth int) {
	l := p.newest(who)
	if nth > 0 {
		if all := p.people[addressOf(who)]; nth > len(all) {
			p.ts.Fatalf("%s has got only %d letters", who, len(all))
		}
		l = p.people[addressOf(who)][nth-1]
	}
	w.to = l.header.Get("From")
	if to := l.header.Get("Reply-To"); to != "" {
		w.to = to
	}
	subject, err := l.header.Text("Subject")
	p.ts.Check(err)
	w.subject, w.inReplyTo = "Re: "+subject, l.header.Get("Message-Id")
	w.text = "\n\nOn " + p.now.Format("Mon, 2 Jan 2006 at 15:04") + " the referee wrote:\n> " +
		strings.ReplaceAll(strings.TrimRight(l.text, "\n"), "\n", "\n> ")
}

// options takes the options of a line and returns the words behind them.
func (w *writing) options(p *post, args []string) []string {
	for len(args) > 1 && strings.HasPrefix(args[0], "-") {
		switch value := args[1]; args[0] {
		case "-to":
			w.to = value
		case "-from":
			w.from = value
		case "-subject":
			w.subject = value
		case "-header":
			w.headers = append(w.headers, value)
		case "-file":
			w.files = append(w.files, value)
		case "-below":
			w.text = "\n\n" + p.ts.ReadFile(value) + w.text
		case "-code":
			n, err := strconv.Atoi(value)
			p.ts.Check(err)
			w.code = n
		default:
			p.ts.Fatalf("unknown option %s", args[0])
		}
		args = args[2:]
	}
	return args
}

// enclosed makes parts of files, as mail programs attach them.
func (p *post) enclosed(files []string) (list []string) {
	for _, file := range files {
		text := base64.StdEncoding.EncodeToString([]byte(p.ts.ReadFile(file)))
		list = append(list, fmt.Sprintf("Content-Type: application/octet-stream\nContent-Disposition: attachment; filename=%q\nContent-Transfer-Encoding: base64\n\n%s\n",
			filepath.Base(file), text))
	}
	return list
}

func (w *writing) bytes(now time.Time, n int, files []string) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "From: %s\nTo: %s\nSubject: %s\nDate: %s\nMessage-ID: <%d@mail.example.org>\n", w.from, w.to, w.subject, now.Add(time.Duration(n)*time.Second).Format(time.RFC1123Z), n)
	b.WriteString(strings.Repeat("X-Trip: "+strings.Repeat("by here and there ", 3)+"\n", 20)) // as much as servers on the way write into a letter's head
	if w.inReplyTo != "" {
		fmt.Fprintf(&b, "In-Reply-To: %s\nReferences: %s\n", w.inReplyTo, w.inReplyTo)
	}
	for _, h := range w.headers {
		fmt.Fprintf(&b, "%s\n", h)
	}
	words := fmt.Sprintf("Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n%s\n", w.text)
	b.WriteString("MIME-Version: 1.0\n")
	if len(files) > 0 {
		b.WriteString("Content-Type: multipart/mixed; boundary=files\n\n--files\n" + strings.Join(append([]string{words}, files...), "\n--files\n") + "\n--files--\n")
	} else {
		b.WriteString(words)
	}
	return bytes.ReplaceAll(b.Bytes(), []byte("\n"), []byte("\r\n"))
}

func (p *post) deliver(code int) { p.run(code, p.last, "deliver") }
