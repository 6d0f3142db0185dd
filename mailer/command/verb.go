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

	head   string // of these the words that a line begins with
	tongue string // the tag of the language that has them alone; "" for several
}

// verbs is the table of commands: those that ask something of a match, as its actions have them, and all others. The readers of
// say, diary, try, if and new take more than a line and are the Parse loop's.
func verbs() []verb {
	list := others()
	for _, a := range adjudicator.Actions() {
		for _, w := range a.Words {
			list = append(list, verb{kind: Kind(a.Name), words: w.Begin, read: wishing(Kind(a.Name), readerOf(w.Takes))})
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
func others() []verb { return append(aboutGames(), aboutPlayers()...) }

// aboutGames are those that begin, find and watch games and tournaments.
func aboutGames() []verb {
	return []verb{
		{kind: NewGame, words: []string{"new", "new game", "challenge"}},
		{kind: PlayRobot, words: []string{"play"}},
		{kind: If, words: []string{"if"}},
		{kind: Ifs, words: []string{"ifs", "show ifs"}, read: readNothing},
		{kind: Admin, words: []string{"admin"}},
		{kind: Audit, words: []string{"audit"}, read: readGame},
		{kind: Legal, words: []string{"legal", "legal moves", "legal turns"}, read: readSquare},
		{kind: Show, words: []string{"show", "show board", "show the board", "board"}, read: readShow},
		{kind: Rematch, words: []string{"rematch", "re-match", "offer rematch", "offer a rematch"}, read: readRematch},
		{kind: Games, words: []string{"games", "my games", "show games", "show my games", "list games"}, read: readGames},
		{kind: SeekGame, words: []string{"seek", "seek game"}, read: readSeek},
		{kind: Seeks, words: []string{"seeks", "list seeks", "offers", "list offers"}, read: readSeeks},
		{kind: Take, words: []string{"take"}, read: readOffer},
		{kind: Cancel, words: []string{"cancel", "cancel offer", "cancel seek"}, read: readCancel},
		{kind: NewTournament, words: []string{"tournament new", "new tournament", "announce tournament"}},
		{kind: Tournaments, words: []string{"tournaments", "list tournaments", "show tournaments"}, read: readNothing},
		{kind: Joining, words: []string{"join", "join tournament", "join the tournament", "tournament join"}, read: readTitle},
		{kind: Leaving, words: []string{"leave", "leave tournament", "leave the tournament", "tournament leave"}, read: readTitle},
		{kind: Crosstable, words: []string{"crosstable", "cross table", "show crosstable", "crosstable of", "tournament"}, read: readTitle},
		{kind: Limits, words: []string{"limits", "my limits", "show limits"}, read: readNothing},
		{kind: Limit, words: []string{"limit"}, read: readLimit},
		{kind: Refusing, words: []string{"refuse to play", "refuse to play with"}, read: readWish},
		{kind: Accepting, words: []string{"accept again", "accept anew"}, read: readWish},
		{kind: Watch, words: []string{"watch", "watch game"}, read: readWatch},
		{kind: Unwatch, words: []string{"unwatch", "unwatch game"}, read: readWatched},
		{kind: Watching, words: []string{"watching"}, read: readNothing},
		{kind: Comment, words: []string{"comment", "comment on"}, read: readComment},
		{kind: Comments, words: []string{"comments"}, read: readComments},
		{kind: Next, words: []string{"next", "next game"}, read: readNothing},
	}
}

// aboutPlayers are those that look things up, and settings.
func aboutPlayers() []verb {
	return []verb{
		{kind: Players, words: []string{"players", "player", "list players"}, read: readPlayer},
		{kind: Ratings, words: []string{"ratings", "rating", "show ratings"}, read: readRatings},
		{kind: History, words: []string{"history"}, read: readGame},
		{kind: Variations, words: []string{"variations", "my variations", "show variations", "list variations"}, read: readGame},
		{kind: ShowDiary, words: []string{"show diary", "show my diary", "my diary"}, read: readGame},
		{kind: Send, words: []string{"send", "send them", "send it", "send them on", "send it on"}, read: readNothing},
		{kind: Strict, words: []string{"strict"}, read: readStrict},
		{kind: Record, words: []string{"record"}, read: readGame},
		{kind: Verify, words: []string{"verify", "verify record", "verify the record", "verify records", "verify this"}, read: readNothing},
		{kind: Resend, words: []string{"resend"}, read: readGame},
		{kind: Time, words: []string{"time", "clock", "clocks"}, read: readNothing},
		{kind: Help, words: []string{"help", "?"}, read: readTopic},
		{kind: Presets, words: []string{"presets", "list presets"}, read: readNothing},
		{kind: PresetFile, words: []string{"preset", "preset file", "my preset"}},
		{kind: OwnPresets, words: []string{"presets mine", "my presets", "show my presets"}, read: readNothing},
		{kind: ForgetPreset, words: []string{"preset forget", "forget preset", "forget my preset"}, read: readForgetPreset},
		{kind: Rules, words: []string{"rules", "rules of"}, read: readRules},
		{kind: Study, words: []string{"study", "study of"}, read: readStudy},
		{kind: Timezone, words: []string{"timezone", "time zone", "my timezone is", "my time zone is"}, read: readZone},
		{kind: Weekends, words: []string{"weekends", "weekend"}, read: readOnOff},
		{kind: Vacation, words: []string{"vacation"}, read: readVacation},
		{kind: Reminders, words: []string{"mail reminders", "mail reminder", "mail reminders at"}, read: readReminders},
		{kind: Language, words: []string{"language", "my language is"}, read: readLanguage},
		{kind: Name, words: []string{"name", "my name is"}, read: readName},
		{kind: Mail, words: []string{"mail"}, read: readMail},
		{kind: Display, words: []string{"display", "display test", "test display"}, read: readDisplay},
		{kind: Tutorial, words: []string{"tutorial", "start tutorial"}, read: readTutorial},
		{kind: Tutorial, words: []string{"stop tutorial", "stop the tutorial"}, read: readNoTutorial},
		{kind: Block, words: []string{"block", "unsubscribe", "stop"}, read: readBlock},
		{kind: Unblock, words: []string{"unblock"}, read: readNothing},
		{kind: Forget, words: []string{"forget me", "forget my account", "delete me", "delete my account", "erase me"}, read: readNothing},
		{kind: NewKey, words: []string{"newkey", "newkeys", "new key", "new keys"}, read: readNothing},
		{kind: Addresses, words: []string{"address", "addresses", "my addresses"}, read: readNoAddress},
		{kind: AddAddress, words: []string{"address add", "add address"}, read: readAddress},
		{kind: RemoveAddress, words: []string{"address remove", "remove address"}, read: readAddress},
	}
}

// phrasebook tells which command a line begins with.
type phrasebook struct {
	vocabulary
	verbs  []verb
	polite []string // words in front of a command that change nothing about it
}

// match finds the verb that a line begins with and returns the rest of the line. Politeness in front is read over: "yes, I
// accept", "please show".
func (b *phrasebook) match(line string) (verb, string, bool) {
	if v, args, ok := b.wantsRobot(line); ok {
		return v, args, true
	}
	if v, args, ok := b.matchWords(line); ok {
		return v, args, true
	}
	trimmed := b.withoutPoliteness(line)
	if trimmed == line {
		return verb{}, "", false
	}
	return b.matchWords(trimmed)
}

func (b *phrasebook) matchWords(line string) (found verb, args string, ok bool) {
	found, args, ok = b.matchEnglish(line)
	if v, rest, foreign := b.matchForeign(line, len(found.head)); foreign {
		found, args, ok = v, rest, true
	}
	if ok {
		args = b.withoutThanks(found.kind, args)
	}
	if b.isProse(found.kind, args) {
		return verb{}, "", false
	}
	if found.kind == PresetFile && !isPresetFile(args) {
		return verb{}, "", false
	}
	if found.kind == Send {
		args = "" // but courtesy
	}
	if found.kind == PlayRobot && !b.isGame(args) {
		return verb{}, "", false // "Play well!"
	}
	if found.kind == If && !b.isCondition(args) {
		return verb{}, "", false // "If you like, we can begin anew."
	}
	if (found.kind == Joining || found.kind == Leaving || found.kind == Crosstable) && isTalk(args) {
		return verb{}, "", false
	}
	if found.kind == Keep && isFarewell(args) {
		return verb{}, "", false
	}
	return found, args, ok
}

// matchEnglish finds the verb whose longest words a line begins with.
func (b *phrasebook) matchEnglish(line string) (found verb, args string, ok bool) {
	for _, v := range b.verbs {
		for _, words := range v.words {
			rest, fits := cutWords(line, words)
			if fits && len(words) > len(found.head) {
				found, args, ok = v, rest, true
				found.head, found.tongue = words, tables
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
func (b *phrasebook) withoutPoliteness(line string) string {
	line = withoutGreeting(line)
	if b.polite == nil {
		b.polite = append(b.all("polite"), "please", "yes", "ok", "okay", "i", "i'd like to", "i would like to", "i want to", "and")
	}
	for {
		before := line
		for _, words := range b.polite {
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
