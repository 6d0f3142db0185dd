// Package refusal tells what a mail server's refusal of a letter speaks of: the recipient, the letter, or us.
//
// The idea: a refusal that speaks of us (our account, its limits, our sender address, our address on the net, our proof of who we are)
// says nothing about a player, and nothing about a letter that could be sent tomorrow. Codes decide where they are plain (RFC 3463, RFC 5248,
// Exchange's own); servers use others, above all 5.7.1 and none, for everything, and there their words do, as the world's providers write them.
// What is of no known kind speaks of the letter: it counts against nobody.
package refusal

import (
	"regexp"
	"slices"
	"strings"
)

// About is what a refusal speaks of.
type About uint8

const (
	Letter    About = iota // this letter, the policy of whom it goes to, or nobody knows
	Recipient              // there is no such mailbox, or it takes no mail
	Us                     // no letter of ours will be taken before something changes on our side
)

// Stage is at what a server refused.
type Stage uint8

const (
	Session Stage = iota // the greeting, EHLO, STARTTLS, AUTH
	Mail
	Rcpt
	Data   // the letter itself, or what stands behind its last byte
	Report // a letter that came back after it was taken
)

// Reply is a server's answer.
type Reply struct {
	Code   int    // of SMTP; 0 where none is told
	Status string // "5.4.5", without it ""
	Text   string
}

// Of tells what a refusal speaks of.
func Of(at Stage, r Reply) About {
	about, plain := byStatus(r.Status)
	switch {
	case at == Session || at == Mail:
		return before(r, about)
	case Login(r.Code):
		return Us
	case plain:
		return about
	}
	return byWords(at, r)
}

// Final reports whether no later try will be taken: the server says no for good, with a code that is for letters and mailboxes (RFC 5321, 4.2.3;
// RFC 7504), and doesn't speak of us. One that says with any other code that it doesn't understand us, or that we came out of turn, is tried again,
// unless it says plainly that it means the recipient or the letter.
func Final(at Stage, r Reply) bool {
	if r.Code < 500 || r.Code > 599 {
		return false
	}
	about := Of(at, r)
	switch r.Code {
	case 521, 541, 550, 551, 552, 553, 554, 556:
		return about != Us
	}
	_, plain := byStatus(r.Status)
	return about == Recipient || about == Letter && plain
}

// before is of a reply that came before a recipient was named: nothing is known of a letter but its size, and all that a server refuses for
// good otherwise speaks of us.
func before(r Reply, about About) About {
	switch {
	case about == Us || says(r, ofUs()) || says(r, ofSender()):
		return Us
	case ofLetter(r.Status) || r.Code == 552 && r.Status == "" && says(r, ofSize()):
		return Letter
	case r.Code >= 500:
		return Us
	}
	return Letter
}

// Login reports whether a code is about the session or its login (RFC 4954, 6).
func Login(code int) bool {
	switch code {
	case 502, 503, 530, 534, 535, 538:
		return true
	}
	return false
}

// byWords is of a reply whose status is used for everything.
func byWords(at Stage, r Reply) About {
	switch {
	case says(r, ofPolicy()):
		return Letter
	case says(r, ofSender()):
		return Us
	case says(r, ofRecipient()):
		return Recipient
	case says(r, ofUs()) && !says(r, ofLinks()) || ofSecurity(r.Status) && says(r, ofAccount()) || at != Report && namesHost(r):
		return Us
	case says(r, ofSize()) || says(r, ofContents()):
		return Letter
	case ofMailbox(r.Status) || at == Rcpt && r.Status == "" && (r.Code == 550 || r.Code == 551 || r.Code == 553):
		return Recipient
	}
	return Letter
}

// says reports whether a reply has one of the words, from the beginning of a word. What somebody may have chosen is not looked at: addresses
// and links.
func says(r Reply, words []string) bool {
	text := plain(r.Text)
	for _, w := range words {
		for at := 0; ; at++ {
			next := strings.Index(text[at:], w)
			if next < 0 {
				break
			}
			if at += next; at == 0 || text[at-1] < 'a' || text[at-1] > 'z' {
				return true
			}
		}
	}
	return false
}

// host is an address on the net.
var host = regexp.MustCompile(`\b\d{1,3}(?:\.\d{1,3}){3}\b|\b[0-9a-f]{1,4}(?::[0-9a-f]{0,4}){3,7}\b`)

// namesHost reports whether a reply refuses an address on the net: whoever it is that connects, it is no player's.
func namesHost(r Reply) bool {
	return host.MatchString(strings.ToLower(r.Text)) && says(r, []string{"block", "list", "reject", "refuse", "denied", "not allowed", "not accept", "deferred", "a problem", "ban"})
}

// plain is a text in lower case with one blank between its words, and without addresses, links and hosts.
func plain(text string) string {
	words := strings.Fields(strings.ToLower(text))
	return strings.Join(slices.DeleteFunc(words, chosen), " ")
}

// chosen reports whether a word can be somebody's choice: one with an @, or a full stop inside. Exchange writes its own names so.
func chosen(word string) bool {
	for _, own := range []string{"storedrv.", "resolver.", "transport."} {
		if strings.HasPrefix(word, own) {
			return false
		}
	}
	return strings.ContainsAny(strings.Trim(word, ".,;:()<>[]"), "@.")
}
