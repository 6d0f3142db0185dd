package command

import (
	"slices"
	"strings"

	"pbem/rules/phrase"
)

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
