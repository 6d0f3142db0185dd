package imap

import (
	"bufio"
	"fmt"
	"maps"
	"net"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// scripted is an IMAP server that says what a test wants.
type scripted struct {
	greeting string                                          // of a connection
	caps     string                                          // capabilities
	before   map[string]string                               // what is said before the usual answer to a command, by its verb
	answer   map[string]string                               // what is said instead of it; TAG stands for the tag
	fetch    func(uid int, l scriptLetter, body bool) string // what is said of a letter; nil for the usual
	hangUp   map[string]bool                                 // commands at which the connection is closed, after the answer
	endless  map[string]string                               // what is said for ever behind that, by the verb; "" for the greeting
	search   func(criteria string, uids []int) string        // nil: * SEARCH …

	mu          sync.Mutex
	letters     map[int]scriptLetter
	folders     map[string]bool
	moved       map[int]string
	commands    []string // all that were sent, with arguments
	connections int
	address     string
}

type scriptLetter struct{ text, date string }

const scriptDate = "28-Nov-2026 12:00:00 +0000"

// play starts the server with letters of the numbers.
func (s *scripted) play(t testing.TB, uids ...int) Config {
	t.Helper()
	if s.letters == nil {
		s.letters = map[int]scriptLetter{}
	}
	for _, uid := range uids {
		s.letters[uid] = scriptLetter{letterText(fmt.Sprint("n", uid)), scriptDate}
	}
	s.folders, s.moved = map[string]bool{"INBOX": true}, map[int]string{}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { listener.Close() })
	s.address = listener.Addr().String()
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			s.note(func() { s.connections++ })
			go s.talk(conn)
		}
	}()
	cfg := testConfig(t, s.address)
	cfg.Unfetchable = 100 * time.Millisecond
	return cfg
}

func (s *scripted) note(do func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	do()
}

func (s *scripted) talk(conn net.Conn) {
	defer conn.Close()
	in := bufio.NewReader(conn)
	greeting := s.greeting
	if greeting == "" {
		greeting = "* OK ready\r\n"
	}
	if _, err := fmt.Fprint(conn, greeting); err != nil || s.goesOn(conn, "") {
		return
	}
	for {
		line, err := in.ReadString('\n')
		if err != nil {
			return
		}
		tag, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		rest = strings.TrimPrefix(rest, "UID ")
		verb, arguments, _ := strings.Cut(rest, " ")
		s.note(func() { s.commands = append(s.commands, verb+" "+arguments) })
		said := strings.ReplaceAll(s.reply(verb, arguments), "TAG", tag)
		hangsUp := false
		s.note(func() { hangsUp = s.hangUp[verb] })
		if _, err := fmt.Fprint(conn, said); err != nil || s.goesOn(conn, verb) || hangsUp {
			return
		}
		for continues := (verb == "IDLE" || verb == "AUTHENTICATE") && strings.HasPrefix(said, "+"); continues; {
			line, err := in.ReadString('\n')
			if err != nil {
				return
			}
			if s.note(func() { s.commands = append(s.commands, "> "+strings.TrimSpace(line)) }); strings.HasPrefix(line, "DONE") || verb == "AUTHENTICATE" {
				fmt.Fprintf(conn, "%s OK done\r\n", tag)
				break
			}
		}
	}
}

// goesOn reports whether the server went on until nobody listened.
func (s *scripted) goesOn(conn net.Conn, verb string) bool {
	chunk, ok := s.endless[verb]
	if !ok {
		return false
	}
	if drip, ok := strings.CutPrefix(chunk, "slowly "); ok {
		for {
			if _, err := fmt.Fprint(conn, drip); err != nil {
				return true
			}
			time.Sleep(10 * time.Millisecond)
		}
	}
	many := []byte(strings.Repeat(chunk, 1+(64<<10)/len(chunk)))
	for {
		if _, err := conn.Write(many); err != nil {
			return true
		}
	}
}

func (s *scripted) reply(verb, arguments string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	if said, ok := s.answer[verb+" "+arguments]; ok {
		return said
	}
	if said, ok := s.answer[verb+" SINCE"]; ok && strings.Contains(arguments, "SINCE") {
		return said
	}
	if said, ok := s.answer[verb]; ok {
		return said
	}
	return s.before[verb] + s.usual(verb, arguments)
}

// usual is what a server without oddities says. It is called with the lock held.
func (s *scripted) usual(verb, arguments string) string {
	name := strings.Trim(strings.Fields(arguments + " -")[0], `"`)
	switch verb {
	case "CAPABILITY":
		caps := s.caps
		if caps == "" {
			caps = "IMAP4rev1 IDLE MOVE UIDPLUS"
		}
		return "* CAPABILITY " + caps + "\r\nTAG OK done\r\n"
	case "AUTHENTICATE":
		return "+ \r\n"
	case "IDLE":
		return "+ idling\r\n"
	case "STATUS":
		if !s.folders[name] {
			return "TAG NO [NONEXISTENT] there is no such folder\r\n"
		}
		return "* STATUS " + name + " (UIDNEXT 1)\r\nTAG OK done\r\n"
	case "CREATE":
		s.folders[name] = true
	case "SELECT", "EXAMINE":
		if !s.folders[name] {
			return "TAG NO there is no such folder\r\n"
		}
		return fmt.Sprintf("* %d EXISTS\r\n* OK [UIDVALIDITY 7] here\r\n* OK [UIDNEXT 1000] next\r\nTAG OK [READ-WRITE] done\r\n", len(s.letters))
	case "SEARCH":
		uids := slices.Sorted(maps.Keys(s.letters))
		if s.search != nil {
			return s.search(arguments, uids) + "TAG OK done\r\n"
		}
		return "* SEARCH" + strings.TrimRight(" "+strings.Trim(fmt.Sprint(uids), "[]"), " ") + "\r\nTAG OK done\r\n"
	case "FETCH":
		return s.fetched(arguments) + "TAG OK done\r\n"
	case "MOVE":
		set, folder, _ := strings.Cut(arguments, " ")
		for _, uid := range numbersOf(set) {
			if _, there := s.letters[uid]; there {
				s.moved[uid] = strings.Trim(folder, `"`)
				delete(s.letters, uid)
			}
		}
		return "* OK [COPYUID 9 " + set + " " + set + "] moved\r\nTAG OK done\r\n"
	}
	return "TAG OK done\r\n"
}

// fetched is what is said of letters.
func (s *scripted) fetched(arguments string) string {
	var said strings.Builder
	set, items, _ := strings.Cut(arguments, " ")
	for i, uid := range numbersOf(set) {
		l, there := s.letters[uid]
		if !there {
			continue
		}
		body := strings.Contains(items, "BODY")
		if s.fetch != nil {
			said.WriteString(s.fetch(uid, l, body))
			continue
		}
		said.WriteString(fetchLine(i+1, uid, l, body))
	}
	return said.String()
}

// fetchLine is what a server without oddities says of a letter.
func fetchLine(number, uid int, l scriptLetter, body bool) string {
	if body {
		return fmt.Sprintf("* %d FETCH (UID %d BODY[]<0> {%d}\r\n%s)\r\n", number, uid, len(l.text), l.text)
	}
	return fmt.Sprintf("* %d FETCH (UID %d RFC822.SIZE %d INTERNALDATE \"%s\")\r\n", number, uid, len(l.text), l.date)
}

func numbersOf(set string) (uids []int) {
	for part := range strings.SplitSeq(set, ",") {
		a, b, ok := strings.Cut(part, ":")
		if !ok {
			b = a
		}
		first, _ := strconv.Atoi(a)
		last, _ := strconv.Atoi(b)
		for uid := first; uid <= last && len(uids) < 100_000; uid++ {
			uids = append(uids, uid)
		}
	}
	return uids
}

// sent counts the commands that begin so.
func (s *scripted) sent(prefix string) (n int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, c := range s.commands {
		if strings.HasPrefix(c, prefix) {
			n++
		}
	}
	return n
}

func (s *scripted) connected() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.connections
}

// gone returns where letters were moved.
func (s *scripted) gone() map[int]string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return maps.Clone(s.moved)
}
