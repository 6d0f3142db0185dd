package command

import (
	"strconv"
	"strings"

	"pbem/rules/phrase"
)

// What Text says of a Mail command that can be read.
const (
	MailText             = "text"
	MailHTML             = "html"
	MailPictures         = "pictures on"
	MailNoPictures       = "pictures off"
	MailConstantSubjects = "subjects constant"
	MailTellingSubjects  = "subjects telling"
	MailBoardPlain       = "board plain"
	MailBoardWide        = "board wide"
	MailBoardUnicode     = "board unicode"
)

func readMail(c *Command, args string, _ Context) {
	if c.Letters, c.Problem = readLetters(argument(args)); c.Letters != nil || !c.Problem.Empty() {
		return
	}
	switch c.Text = strings.Join(strings.Fields(strings.ToLower(argument(args))), " "); c.Text {
	case MailText, MailHTML, MailPictures, MailNoPictures, MailConstantSubjects, MailTellingSubjects, MailBoardPlain, MailBoardWide, MailBoardUnicode:
	case "subject constant", "constant subjects", "constant subject":
		c.Text = MailConstantSubjects
	case "subject telling", "telling subjects", "subjects changing", "subject changing", "changing subjects":
		c.Text = MailTellingSubjects
	case "boards plain", "plain board", "plain boards", "board ascii":
		c.Text = MailBoardPlain
	case "boards wide", "wide board", "wide boards":
		c.Text = MailBoardWide
	case "boards unicode", "unicode board", "unicode boards", "unicode":
		c.Text = MailBoardUnicode
	case "board", "boards":
		c.Problem = phrase.New("command-mail-board-how")
	case "pictures", "picture on", "with pictures":
		c.Text = MailPictures
	case "no pictures", "picture off", "without pictures":
		c.Text = MailNoPictures
	default:
		c.Problem = phrase.New("command-mail-what")
	}
}

// readDisplay reads "display test", with the preset whose board is to be shown behind it, or none.
func readDisplay(c *Command, args string, ctx Context) {
	c.Text = argument(args)
	if c.Text != "" {
		c.Text, c.Problem = knownPreset(c.Text, ctx)
	}
}

// Letters is what "mail digest on 07:30" and "mail turns off" say of the letters that come.
type Letters struct {
	Category  string // "turns", "news" or "tournaments"; "" for the letter of the day, or with Calendar
	Calendar  bool   // "mail calendar on": it is about the files for calendars
	On        bool
	Hour      int // of the letter of the day, in minutes after midnight, if HourKnown
	HourKnown bool
}

// readLetters reads what stands behind "mail", if it is about which letters come. Where it is about something else there is neither.
func readLetters(args string) (*Letters, phrase.Phrase) {
	words := strings.Fields(strings.ToLower(args))
	if len(words) == 2 && words[0] == "no" { // "no digest"
		words[0], words[1] = words[1], "off"
	}
	if len(words) == 0 {
		return nil, phrase.Phrase{}
	}
	switch words[0] {
	case "digest", "digests":
		return readDigest(words[1:])
	case "calendar":
		l, problem := readCategory("calendar", words[1:])
		if l != nil {
			l.Category, l.Calendar = "", true
		}
		return l, problem
	case "turns", "news", "tournaments":
		return readCategory(words[0], words[1:])
	}
	return nil, phrase.Phrase{}
}

// readDigest reads "on", "off", "on 07:30", "at 7:30", "7:30".
func readDigest(words []string) (*Letters, phrase.Phrase) {
	if len(words) == 1 && words[0] == "off" {
		return &Letters{}, phrase.Phrase{}
	}
	l := &Letters{On: true}
	if len(words) == 1 && words[0] == "on" {
		return l, phrase.Phrase{}
	}
	for _, may := range []string{"on", "at"} {
		if len(words) > 1 && words[0] == may {
			words = words[1:]
		}
	}
	if len(words) != 1 {
		return nil, phrase.New("command-mail-digest-how")
	}
	if l.Hour, l.HourKnown = readHour(words[0]); !l.HourKnown {
		return nil, phrase.New("command-mail-digest-hour", "words", phrase.Words(words[0]))
	}
	return l, phrase.Phrase{}
}

// readHour reads an hour of the day, "07:30", "7.30", "7h30" or "7", as minutes after midnight.
func readHour(text string) (minutes int, ok bool) {
	hours, rest := text, "00"
	if at := strings.IndexAny(text, ":.h"); at >= 0 {
		hours, rest = text[:at], text[at+1:]
	}
	h, errHours := strconv.ParseUint(hours, 10, 8)
	m, errMinutes := strconv.ParseUint(rest, 10, 8)
	if errHours != nil || errMinutes != nil || len(hours) > 2 || len(rest) != 2 || h > 23 || m > 59 {
		return 0, false
	}
	return int(h)*60 + int(m), true
}

func readCategory(category string, words []string) (*Letters, phrase.Phrase) {
	if len(words) != 1 || words[0] != "on" && words[0] != "off" {
		return nil, phrase.New("command-mail-category-how", "category", phrase.Text(category))
	}
	return &Letters{Category: category, On: words[0] == "on"}, phrase.Phrase{}
}
