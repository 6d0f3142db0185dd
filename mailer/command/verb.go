package command

import (
	"slices"
	"strings"

	"pbem/adjudicator"
)

// verb is one row of the table of commands: the first words by which it is known and how it reads what follows them.
type verb struct {
	kind  Kind
	words []string // each may be several words; the longest that fits a line counts
	read  func(c *Command, args string, ctx Context)
}

// verbs is the table of commands: those that ask something of a match, as its actions have them, and all others. The readers of
// say, diary, try, if and new take more than a line and are the Parse loop's.
func verbs() []verb {
	list := others()
	for _, a := range adjudicator.Actions() {
		for _, w := range a.Words {
			list = append(list, verb{Kind(a.Name), w.Begin, wishing(Kind(a.Name), readerOf(w.Takes))})
		}
	}
	return list
}

// readerOf reads what an action takes behind its words.
func readerOf(t adjudicator.Takes) func(*Command, string, Context) {
	switch t {
	case adjudicator.AGame:
		return readGame
	case adjudicator.ANote:
		return readNote
	case adjudicator.AnAnswer:
		return readAnswer
	case adjudicator.Yes:
		return readYes
	case adjudicator.No:
		return readNo
	case adjudicator.AClaim:
		return readClaim
	case adjudicator.ABranch:
		return readBranch
	case adjudicator.ASpan:
		return readSpan
	case adjudicator.AName:
		return readKeep
	case adjudicator.ANumber:
		return readVariation
	}
	return readNothing
}

// others are the commands that ask nothing of a match: they look at it, or are about the player or the service.
func others() []verb {
	return []verb{
		{NewGame, []string{"new", "new game", "challenge"}, nil},
		{If, []string{"if"}, nil},
		{Ifs, []string{"ifs", "show ifs"}, readNothing},
		{Legal, []string{"legal", "legal moves", "legal turns"}, readSquare},
		{Show, []string{"show", "show board", "show the board", "board"}, readShow},
		{Rematch, []string{"rematch", "re-match", "offer rematch", "offer a rematch"}, readRematch},
		{Games, []string{"games", "my games", "show games", "show my games", "list games"}, readGames},
		{SeekGame, []string{"seek", "seek game"}, readSeek},
		{Seeks, []string{"seeks", "list seeks", "offers", "list offers"}, readSeeks},
		{Take, []string{"take"}, readOffer},
		{Cancel, []string{"cancel", "cancel offer", "cancel seek"}, readCancel},
		{Limits, []string{"limits", "my limits", "show limits"}, readNothing},
		{Limit, []string{"limit"}, readLimit},
		{Refusing, []string{"refuse to play", "refuse to play with"}, readWish},
		{Accepting, []string{"accept again", "accept anew"}, readWish},
		{Watch, []string{"watch", "watch game"}, readWatch},
		{Unwatch, []string{"unwatch", "unwatch game"}, readWatched},
		{Watching, []string{"watching"}, readNothing},
		{Comment, []string{"comment", "comment on"}, readComment},
		{Comments, []string{"comments"}, readComments},
		{Next, []string{"next", "next game"}, readNothing},
		{Players, []string{"players", "player"}, readPlayer},
		{History, []string{"history"}, readGame},
		{Variations, []string{"variations", "my variations", "show variations", "list variations"}, readGame},
		{ShowDiary, []string{"show diary", "show my diary", "my diary"}, readGame},
		{Strict, []string{"strict"}, readStrict},
		{Record, []string{"record"}, readGame},
		{Resend, []string{"resend"}, readGame},
		{Time, []string{"time", "clock", "clocks"}, readNothing},
		{Help, []string{"help", "?"}, readTopic},
		{Presets, []string{"presets", "list presets"}, readNothing},
		{Rules, []string{"rules", "rules of"}, readRules},
		{Timezone, []string{"timezone", "time zone", "my timezone is", "my time zone is"}, readZone},
		{Weekends, []string{"weekends", "weekend"}, readOnOff},
		{Vacation, []string{"vacation"}, readVacation},
		{Reminders, []string{"mail reminders", "mail reminder", "mail reminders at"}, readReminders},
		{Name, []string{"name", "my name is"}, readName},
		{Mail, []string{"mail"}, readMail},
		{Display, []string{"display", "display test", "test display"}, readDisplay},
		{Tutorial, []string{"tutorial", "start tutorial"}, readTutorial},
		{Tutorial, []string{"stop tutorial", "stop the tutorial"}, readNoTutorial},
		{Block, []string{"block", "unsubscribe", "stop"}, readNothing},
		{Unblock, []string{"unblock"}, readNothing},
		{Forget, []string{"forget me", "forget my account", "delete me", "delete my account", "erase me"}, readNothing},
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
	if isProse(found.kind, args) {
		return verb{}, "", false
	}
	if found.kind == If && !r.isCondition(args) {
		return verb{}, "", false // "If you like, we can begin anew."
	}
	if found.kind == Keep && isFarewell(args) {
		return verb{}, "", false
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

// Kinds lists what letters can ask for by words. By it a test holds the table of those who carry commands out complete.
func Kinds() []Kind {
	var kinds []Kind
	for _, v := range verbs() {
		if !slices.Contains(kinds, v.kind) {
			kinds = append(kinds, v.kind)
		}
	}
	return kinds
}

// FirstWords lists, sorted, the words that a line cannot begin with and be a turn: those that commands begin with. What begins a turn, the
// name of an AMP or of a unit, must be none of them.
func FirstWords() []string {
	list := []string{"try", "say", "setup", "end", "pass", "yes", "this", "then", "any"}
	for _, v := range verbs() {
		for _, words := range v.words {
			first, _, _ := strings.Cut(words, " ")
			list = append(list, first)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}
