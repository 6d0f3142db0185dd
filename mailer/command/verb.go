package command

import "strings"

// verb is one row of the table of commands: the first words by which it is known and how it reads what follows them.
type verb struct {
	kind  Kind
	words []string // each may be several words; the longest that fits a line counts
	read  func(c *Command, args string, ctx Context)
}

// verbs is the table of commands. The readers of say, try and new take more than a line and are the Parse loop's.
func verbs() []verb {
	return []verb{
		{NewGame, []string{"new", "new game", "challenge"}, nil},
		{Accept, []string{"accept", "accepted", "accept challenge", "accept the challenge", "accept the game", "accept your challenge"}, readNote},
		{Decline, []string{"decline", "declined", "reject", "refuse", "decline challenge", "decline the challenge", "decline your challenge"}, readNote},
		{Withdraw, []string{"withdraw", "cancel", "withdraw challenge", "withdraw the challenge", "cancel challenge", "cancel the challenge"}, readGame},
		{Try, []string{"try"}, nil},
		{Confirm, []string{"confirm", "confirmed"}, readNothing},
		{Legal, []string{"legal", "legal moves", "legal turns"}, readSquare},
		{Show, []string{"show", "show board", "show the board", "board"}, readShow},
		{Games, []string{"games", "my games", "show games", "show my games", "list games"}, readNothing},
		{History, []string{"history"}, readGame},
		{Record, []string{"record"}, readGame},
		{Resend, []string{"resend"}, readGame},
		{Draw, []string{"draw", "offer draw", "offer a draw", "offer you a draw", "propose a draw", "propose draw"}, readAnswer},
		{Draw, []string{"accept draw", "accept the draw", "accept a draw", "accept your draw", "accept draw offer", "accept the draw offer", "agree to a draw", "agree to the draw"}, readYes},
		{Draw, []string{"decline draw", "decline the draw", "reject draw", "reject the draw", "refuse draw", "refuse the draw", "no draw"}, readNo},
		{Claim, []string{"claim"}, readClaim},
		{Resign, []string{"resign", "resigns", "give up", "surrender"}, readNothing},
		{Undo, []string{"undo", "take back", "takeback"}, readAnswer},
		{Undo, []string{"accept undo", "accept the undo", "grant undo", "allow undo"}, readYes},
		{Undo, []string{"decline undo", "decline the undo", "refuse undo", "reject undo", "no undo"}, readNo},
		{Time, []string{"time", "clock", "clocks"}, readNothing},
		{Say, []string{"say"}, nil},
		{Help, []string{"help", "?"}, readTopic},
		{Presets, []string{"presets", "list presets"}, readNothing},
		{Rules, []string{"rules", "rules of"}, readRules},
		{Name, []string{"name", "my name is"}, readName},
		{Mail, []string{"mail"}, readMail},
		{Block, []string{"block", "unsubscribe", "stop"}, readNothing},
		{Unblock, []string{"unblock"}, readNothing},
		{NewKey, []string{"newkey", "newkeys", "new key", "new keys"}, readNothing},
		{Addresses, []string{"address", "addresses", "my addresses"}, readNoAddress},
		{AddAddress, []string{"address add", "add address"}, readAddress},
		{RemoveAddress, []string{"address remove", "remove address"}, readAddress},
	}
}

// match finds the verb that a line begins with and returns the rest of the line. Politeness in front is read over: "yes, I
// accept", "please show".
func (r *reader) match(line string) (verb, string, bool) {
	if v, args, ok := r.matchWords(line); ok {
		return v, args, true
	}
	trimmed := withoutPoliteness(line)
	if trimmed == line {
		return verb{}, "", false
	}
	return r.matchWords(trimmed)
}

func (r *reader) matchWords(line string) (found verb, args string, ok bool) {
	longest := 0
	for _, v := range r.verbs {
		for _, words := range v.words {
			rest, fits := cutWords(line, words)
			if fits && len(words) > longest {
				longest, found, args, ok = len(words), v, rest, true
			}
		}
	}
	return found, args, ok
}

// cutWords cuts words from the head of a line, whatever their case; what follows must not be a part of the last one.
func cutWords(line, words string) (rest string, ok bool) {
	rest = strings.TrimLeft(line, " ")
	if rest == "" || words == "" || rest[0]|0x20 != words[0]|0x20 {
		return "", false // soon, for most lines begin with no verb
	}
	for word := range strings.FieldsSeq(words) {
		rest = strings.TrimLeft(rest, " ")
		if len(rest) < len(word) || !strings.EqualFold(rest[:len(word)], word) {
			return "", false
		}
		rest = rest[len(word):]
		if rest != "" && !strings.ContainsRune(" .,!?:;", rune(rest[0])) {
			return "", false
		}
	}
	return rest, true
}

// withoutPoliteness drops words in front of a command that change nothing about it.
func withoutPoliteness(line string) string {
	line = withoutGreeting(line)
	for {
		before := line
		for _, words := range []string{"please", "yes", "ok", "okay", "i", "i'd like to", "i would like to", "i want to", "and"} {
			if rest, ok := cutWords(line, words); ok {
				line = strings.TrimLeft(rest, " ,.!")
			}
		}
		if line == before {
			return line
		}
	}
}
