package imap

import (
	"strconv"
	"strings"
	"time"

	"github.com/emersion/go-imap/v2"
)

// heard is what a server has said in answer to a command.
type heard struct {
	validity, next, exists uint32 // of the mailbox; 0 where it didn't say
	found                  []imap.UID
	more                   bool // it found more letters than are listed here
	letters                map[imap.UID]*told
	copied                 copied
	namespaces             []namespace
	news                   bool
	quoted                 int64 // bytes of letters that came as quoted strings
}

// told is what a server says of a letter.
type told struct {
	size    int64     // -1 where it didn't say
	arrived time.Time // zero where it didn't say, or nothing sensible
	body    []byte    // nil where it gave none
	length  int64     // of the body, which may be longer than what was kept
}

// copied says where letters went (COPYUID, RFC 4315).
type copied struct {
	validity uint32
	from, to imap.UIDSet
}

// namespace is where folders lie: what their names begin with, and what parts the names.
type namespace struct{ prefix, delimiter string }

const (
	mostFound      = 100_000 // letters of a search; more are found when these are done
	mostTold       = 4096    // letters in one answer
	mostNamespaces = 16
)

func newHeard() heard { return heard{letters: map[imap.UID]*told{}} }

// status notes what stands in a code.
func (h *heard) status(s status) {
	args := strings.Fields(s.args[:min(len(s.args), mostLiteral)])
	if s.kind != "OK" || len(args) == 0 {
		return
	}
	switch s.code {
	case "UIDVALIDITY":
		h.validity = number(args[0])
	case "UIDNEXT":
		h.next = number(args[0])
	case "COPYUID":
		if len(args) == 3 {
			h.copied = copied{number(args[0]), uidSet(args[1]), uidSet(args[2])}
		}
	}
}

// uidSet reads a set of numbers; what is none is left out.
func uidSet(text string) (set imap.UIDSet) {
	for part := range strings.SplitSeq(text, ",") {
		first, last := interval(part)
		if first > 0 && last > 0 {
			set = append(set, imap.UIDRange{Start: imap.UID(first), Stop: imap.UID(last)})
		}
	}
	return set
}

func interval(text string) (first, last uint32) {
	a, b, ok := strings.Cut(text, ":")
	if !ok {
		b = a
	}
	first, last = number(a), number(b)
	return min(first, last), max(first, last)
}

// data notes what isn't said in words. ok is true for capabilities, which the client must know as well.
func (h *heard) data(s *scanner) (caps string, ok bool) {
	word := strings.ToUpper(s.plain())
	if n, err := strconv.ParseUint(word, 10, 64); err == nil {
		switch strings.ToUpper(s.plain()) {
		case "EXISTS":
			h.exists, h.news = uint32(min(n, 1<<32-1)), true
		case "FETCH":
			h.fetch(s)
		}
		return "", false
	}
	switch word {
	case "CAPABILITY":
		return capabilities(s.rest()), true
	case "SEARCH":
		h.search(s)
	case "ESEARCH":
		h.esearch(s)
	case "NAMESPACE":
		h.namespace(s)
	case "LIST":
		h.list(s)
	}
	return "", false
}

func (h *heard) find(first, last uint32) {
	if first == 0 {
		first = 1
	}
	for uid := uint64(first); uid <= uint64(last); uid++ {
		if len(h.found) >= mostFound {
			h.more = true
			return
		}
		h.found = append(h.found, imap.UID(uid))
	}
}

// search notes the letters that were found. What isn't a number is passed over, such as (MODSEQ 917).
func (h *heard) search(s *scanner) {
	for !s.over() {
		if s.text[0] == ')' {
			s.text = s.text[1:]
			continue
		}
		if v, ok := s.value(); ok {
			if n := number(string(v.text)); n > 0 {
				h.find(n, n)
			}
		}
	}
}

// esearch notes the letters that were found (RFC 4731). Nothing but UIDs is ever searched for, whether the server says UID or not.
func (h *heard) esearch(s *scanner) {
	for !s.over() {
		if s.text[0] == ')' {
			s.text = s.text[1:]
			continue
		}
		if v, ok := s.value(); !ok || !strings.EqualFold(string(v.text), "ALL") {
			continue
		}
		for part := range strings.SplitSeq(s.plain(), ",") {
			if first, last := interval(part); last > 0 && !h.more {
				h.find(first, last)
			}
		}
	}
}

// namespace notes the personal namespaces (RFC 2342): the first of three lists.
func (h *heard) namespace(s *scanner) {
	if !s.next('(') {
		return
	}
	for s.next('(') && len(h.namespaces) < mostNamespaces {
		prefix, ok := s.value()
		delimiter, ok2 := s.value()
		if ok && ok2 && prefix.isString() {
			h.namespaces = append(h.namespaces, namespace{string(prefix.text), string(delimiter.text)})
		}
		for !s.over() && !s.next(')') {
			if _, ok := s.value(); !ok { // an extension
				return
			}
		}
	}
}

// list notes what parts the names of folders, of which only the inbox is asked for.
func (h *heard) list(s *scanner) {
	if _, ok := s.value(); !ok { // attributes
		return
	}
	if delimiter, ok := s.value(); ok && delimiter.isString() && len(h.namespaces) < mostNamespaces {
		h.namespaces = append(h.namespaces, namespace{"INBOX" + string(delimiter.text), string(delimiter.text)})
	}
}

// fetch notes what is said of a letter. Servers say it in any order, in parts, and with what nobody asked for between.
func (h *heard) fetch(s *scanner) {
	if !s.next('(') {
		return
	}
	var uid imap.UID
	t := told{size: -1}
	for !s.next(')') {
		name := strings.ToUpper(s.plain())
		v, ok := s.value()
		if name == "" || !ok {
			return // broken off: nothing of it can be believed
		}
		switch {
		case name == "UID":
			uid = imap.UID(number(string(v.text)))
		case name == "RFC822.SIZE":
			if size, err := strconv.ParseInt(string(v.text), 10, 64); err == nil && size >= 0 {
				t.size = size
			}
		case name == "INTERNALDATE":
			t.arrived = internalDate(string(v.text))
		case v.isString() && isBody(name):
			t.body, t.length = v.text, v.size
			h.quoted += v.quoted
		}
	}
	h.note(uid, t)
}

// isBody reports whether an item is what may be asked for: a letter or its header, from their beginning.
func isBody(item string) bool {
	switch item, _, _ = strings.Cut(item, "<"); strings.Replace(item, ".PEEK", "", 1) { // which some write as it was asked for
	case "BODY[]", "BODY[HEADER]", "RFC822", "RFC822.HEADER":
		return true
	}
	return false
}

// note adds to what was said of a letter before.
func (h *heard) note(uid imap.UID, t told) {
	before, known := h.letters[uid]
	if !known && (uid == 0 || len(h.letters) >= mostTold) {
		return
	}
	if !known {
		h.letters[uid] = &t
		return
	}
	if t.size >= 0 {
		before.size = t.size
	}
	if !t.arrived.IsZero() {
		before.arrived = t.arrived
	}
	if t.body != nil {
		before.body, before.length = t.body, t.length
	}
}
