package command

import (
	"slices"
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

const mostNoMail = 60 // words: a longer letter says more than that

// readBlock reads "block", which stands alone.
func readBlock(c *Command, args string, ctx Context) {
	if readNothing(c, args, ctx); !c.Problem.Empty() && WantsNoMail(c.Line) {
		c.Problem = phrase.New("command-no-more-mail")
	}
}

// WantsNoMail reports whether somebody says in their own words that they want no more letters. That does nothing: they are told of "block".
func WantsNoMail(text string) bool {
	words := bareWords(strings.ReplaceAll(text, "’", "'"))
	if len(words) > mostNoMail {
		return false
	}
	if alone := slices.DeleteFunc(slices.Clone(words), isPleading); len(alone) > 0 && slices.Contains(strings.Split(noMailAlone, "|"), strings.Join(alone, " ")) {
		return true
	}
	said := " " + strings.Join(words, " ") + " "
	for phrases := range strings.Lines(noMail) {
		for phrase := range strings.SplitSeq(strings.TrimSpace(phrases), "|") {
			if strings.Contains(said, " "+phrase+" ") {
				return true
			}
		}
	}
	return false
}

func isPleading(word string) bool {
	return slices.Contains([]string{"please", "bitte", "and", "und", "no", "nein", "por", "favor", "merci", "me", "mich", "now", "jetzt"}, word)
}

// noMailAlone are words that say so where nothing else is said.
const noMailAlone = `stop|stopp|blocked|blocking|spam|spammer|unsubscribe|unsubscribed|opt out|optout|remove|cease|cease desist|go away|no more|fuck off|` +
	`blockieren|blockiere|blockier|blockiert|sperren|sperre|sperr|abbestellen|bestellen ab|abmelden|austragen|aufhören|löschen|genug|` +
	`bloquer|bloquez|bloque|désabonner|désinscrire|se désabonner|se désinscrire|arrêtez|arrête|bloquear|bloquee|bloquéame|darse de baja|dar de baja|baja|cancelar suscripción|` +
	`bloccare|blocca|disiscrivi|cancellami|blokkeren|blokkeer|uitschrijven|afmelden|bloqueia|zablokuj|wypisz|blockera|avregistrera|отписаться|стоп`

// noMail are the phrases, a language a line or two.
const noMail = `stop writing|stop sending|stop mailing|stop emailing|stop e-mailing|stop contacting|stop messaging|stop bothering|stop spamming|stop all mail|stop these|stop this|stop it|stop that|stop the mails|stop the emails
no more mail|no more mails|no more email|no more emails|no more e-mail|no more e-mails|no more letters|no more messages|no more of these|any more mail|any more mails|any more email|any more emails|any more letters|any more messages
don't write to me|don't write me|do not write to me|do not write me|don't send me|do not send me|don't mail me|do not mail me|don't email me|do not email me|don't contact me|do not contact me|never write to me|never contact me|quit writing|quit sending
leave me alone|leave me in peace|remove me|take me off|unsubscribe me|block me|opt me out|opt out|don't want these|do not want these|don't want to receive|do not want to receive|don't want to get|never mail me|never email me|do not mail again|don't mail again|don't invite me|do not invite me|never invite me|no more invitations|no invitations|is spam|i want to block|want to block this|off your list|off this list|from your list|from this list|off the list|sign me off
schreib mir nicht|schreibt mir nicht|schreiben sie mir nicht|schreib mir nie|schreib mir bitte nicht|schreiben sie mir bitte nicht|hör auf|hört auf|hören sie auf|lass mich in ruhe|lasst mich in ruhe|lassen sie mich in ruhe
keine mails|keine e-mails|keine weiteren mails|keine weiteren e-mails|keine weiteren emails|keine weiteren nachrichten|weitere mails|weitere e-mails|keine einladungen|nicht mehr angeschrieben|nicht mehr eingeladen|will das nicht mehr|unterlassen sie das|unterlass das|ist spam|keine emails|keine post mehr|keine briefe mehr|keine nachrichten mehr|nicht mehr schreiben|nicht mehr anschreiben|nicht mehr kontaktieren|trag mich aus|tragen sie mich aus|melde mich ab|melden sie mich ab|aus der liste|von der liste|aus dem verteiler
ne m'écrivez plus|ne m'écris plus|arrêtez de m'écrire|arrêtez de m'envoyer|arrête de m'écrire|laissez-moi tranquille|laisse-moi tranquille|plus de mails|plus de courriels|désinscrivez-moi|désabonnez-moi
no me escriban|no me escriba|no me escribas|no me escribáis|deje de escribirme|deja de escribirme|dejen de escribirme|no más correos|déjame en paz|déjeme en paz|dadme de baja|denme de baja
non scrivermi|non scrivetemi|non mi scrivere|non mi scriva|smettila di scrivermi|smettetela di scrivermi|basta mail|basta email|lasciami in pace|lasciatemi in pace|cancellatemi
stop met schrijven|stop met mailen|schrijf me niet|schrijf mij niet|mail me niet|geen mails meer|geen mail meer|geen e-mails meer|laat me met rust|schrijf me uit
não me escreva|não me escrevas|pare de escrever|pare de me escrever|deixe-me em paz|chega de e-mails
nie piszcie do mnie|nie pisz do mnie|proszę nie pisać|przestańcie pisać|przestań pisać
sluta skriva|skriv inte till mig|inga fler mejl|не пишите мне|не пиши мне|перестаньте писать|отпишите меня`
