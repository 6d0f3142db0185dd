// Package robots knows the letters that must not be answered: absence notes, mailing lists, delivery reports, and what else
// programs send. It also reads what a delivery report says.
//
// The idea: an answer to a robot may be answered by the robot, and so on for ever. So every sign counts: fields, the
// sender's address (address.go), how the subject begins, what is inside. Signs are lost on the way, so whoever
// answers keeps limits besides.
package robots

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"pbem/mailer"
	"pbem/mailer/mime/parts"
	"pbem/mailer/mime/text"
)

// Automatic returns the reason why a letter must not be answered, "" for none. own are the service's addresses; of the message
// it needs who speaks, the recipients, the subject and the Message-ID. The signs are those of RFC 3834, the fields that robots
// set, and the words that they begin their subjects with. What people's programs set is left alone: Importance, X-Priority,
// X-MS-Exchange-…, Chat-Version, Feedback-ID (which a relay such as Amazon's adds to everybody's mail), a request for a receipt.
//
// perhaps reports that the reason is a weak one: an address or a field that some mail services give to what people write, too. Then
// it is for those who know the writer to tell whether a robot wrote.
func Automatic(in mailer.Incoming, l parts.Letter, m mailer.Message, own []string) (reason string, perhaps bool) {
	if reason = surely(in, l, m, own); reason != "" {
		return reason, false
	}
	reason = cmp.Or(bySender(in, l.Header, m.From), byFields(l.Header, m.Recipients))
	return reason, reason != ""
}

// surely returns the reason why no person can have written a letter, "" for none.
func surely(in mailer.Incoming, l parts.Letter, m mailer.Message, own []string) string {
	reason := cmp.Or(byMailServer(in, l.Header, m.From), byMark(l), bySubject(m.Subject), byOrigin(m, own))
	if reason == "" && l.Refused.Empty() {
		return cmp.Or(byParts(l.Root), byComplaint(l.Root))
	}
	return reason
}

// byOrigin knows our own letters, also one that came back by a detour with somebody else's From.
func byOrigin(m mailer.Message, own []string) string {
	for _, a := range m.From {
		if owns(own, a.Mailbox) {
			return "it is our own mail"
		}
	}
	_, domain, _ := strings.Cut(m.MessageID, "@")
	sameDomain := func(address string) bool {
		return strings.HasSuffix(strings.ToLower(address), "@"+strings.ToLower(domain))
	}
	if domain != "" && strings.HasPrefix(m.MessageID, "pbem.") && slices.ContainsFunc(own, sameDomain) {
		return "it is our own letter come back"
	}
	return ""
}

// owns reports whether a mailbox is one of the service's, with or without a tag.
func owns(own []string, mailbox string) bool {
	local, domain, _ := strings.Cut(mailbox, "@")
	local, _, _ = strings.Cut(local, "+")
	return slices.ContainsFunc(own, func(address string) bool { return mailbox != "" && strings.EqualFold(address, local+"@"+domain) })
}

// byParts knows the answers that calendars give to invitations by themselves (RFC 5546).
func byParts(p *parts.Part) string {
	if c := p.Content(""); c.Media == "text/calendar" && c.Method == "reply" {
		return "it is a calendar's reply"
	}
	for _, child := range p.Parts {
		if reason := byParts(child); reason != "" {
			return reason
		}
	}
	return ""
}

// byComplaint knows the complaints of the great providers (RFC 5965, and those of before it): the letter that is complained about is the
// first part, and nothing is said besides.
func byComplaint(root *parts.Part) string {
	if findPart(root, func(media string) bool { return media == "message/feedback-report" }) != nil {
		return "it is a complaint"
	}
	if len(root.Parts) == 0 || root.Content("").Media == "multipart/digest" || !isReturned(root.Parts[0].Content("text/plain").Media) {
		return ""
	}
	if words, _, _ := text.Words(root); strings.TrimSpace(words) != "" {
		return ""
	}
	return "it is nothing but another letter"
}

// IsBounce knows delivery reports (RFC 3464), Exim's bounces, what a mail server says with a delivery status, and everything from
// the null sender.
func IsBounce(in mailer.Incoming, l parts.Letter) bool {
	c := l.Root.Content("")
	report := c.Media == "multipart/report" && (c.ReportType == "" || c.ReportType == "delivery-status")
	status := findPart(l.Root, isStatus) != nil && fromMailServer(in, l.Header)
	return report || status || nullSender(in, l.Header) || l.Header.Get("x-failed-recipients") != ""
}

// byMark knows letters that say of themselves that a program wrote them.
func byMark(l parts.Letter) string {
	for _, v := range l.Header.All("auto-submitted") { // RFC 3834 section 5; one that a sender put above says nothing for those below
		if v != "" && firstWord(v) != "no" {
			return "it is marked Auto-Submitted: " + parts.OneLine(v)
		}
	}
	switch l.Root.Content("").Media {
	case "multipart/report", "message/delivery-status", "message/disposition-notification":
		return "it is a report"
	}
	for _, f := range l.Header {
		if (f.Name == "x-failed-recipients" || f.Name == "x-cron-env") && strings.TrimSpace(f.Value) != "" {
			return "it is marked " + f.Name
		}
	}
	return ""
}

// byFields knows what robots and lists put into a header, and services now and then into the letters of people. recipients is where the
// letter was sent to.
func byFields(h parts.Header, recipients []string) string {
	for _, name := range []string{"precedence", "x-precedence", "preference"} {
		for _, value := range h.All(name) {
			switch v := firstWord(value); v {
			case "bulk", "junk", "list", "auto_reply", "auto-reply":
				return "it is marked Precedence: " + v
			}
		}
	}
	for _, f := range h {
		if ofList(f.Name) {
			return "it comes from a mailing list"
		}
		if marksRobot(f, recipients) {
			return "it is marked " + f.Name
		}
	}
	return ""
}

// ofList knows the fields of mailing lists (RFC 2369, RFC 2919 and older ones). List-Unsubscribe alone is enough: no program
// of a person's sets it, only services that send for others.
func ofList(name string) bool {
	for _, head := range [...]string{"list-", "x-list-", "x-listserv", "x-mailman-", "x-sympa-", "x-ezmlm-", "x-majordomo-"} {
		if strings.HasPrefix(name, head) {
			return true
		}
	}
	return name == "mailing-list" || name == "x-mailing-list" || name == "x-beenthere"
}

// marksRobot knows the fields that robots set. X-Auto-Response-Suppress counts where it refuses automatic replies or
// everything; Exchange puts the rest of its values (OOF, DR, RN, NRN) on mail of people.
func marksRobot(f parts.Field, recipients []string) bool {
	value := strings.ToLower(strings.TrimSpace(f.Value))
	switch f.Name {
	case "x-autoreply", "x-autorespond", "x-autoresponder", "x-auto-reply", "x-auto-respond", "x-auto-response", "x-autoreply-from",
		"x-auto-reply-from", "x-autoreply-to", "x-mail-autoreply", "x-autogenerated", "x-auto-generated", "x-fc-machinegenerated",
		"x-amazon-auto-reply", "x-vacation":
		return value != "no" && value != "false" && value != "0"
	case "x-loop-detect", "x-mail-loop", "x-google-loop", "x-yahoo-newman-property", "x-ms-exchange-generated-message-source":
		return value != ""
	case "x-post-messageclass": // "9; Autoresponder"
		return strings.Contains(value, "autorespon")
	case "x-auto-response-suppress":
		words := strings.FieldsFunc(value, func(r rune) bool { return strings.ContainsRune(",; ", r) })
		return slices.Contains(words, "all") || slices.Contains(words, "autoreply")
	case "x-loop", "x-ms-exchange-inbox-rules-loop":
		return value != "" && !namesOneOf(value, recipients)
	}
	return false
}

// namesOneOf reports whether a mark against loops was set on the way to us: a forwarding to the service's mailbox writes the
// address down that it forwards.
func namesOneOf(value string, recipients []string) bool {
	return slices.ContainsFunc(recipients, func(mailbox string) bool {
		local, domain, _ := strings.Cut(mailbox, "@")
		local, _, _ = strings.Cut(local, "+")
		return strings.Contains(value, mailbox) || strings.Contains(value, local+"@"+domain)
	})
}

func firstWord(value string) string {
	for word := range strings.FieldsFuncSeq(strings.ToLower(value), func(r rune) bool { return strings.ContainsRune(" \t;(", r) }) {
		return word
	}
	return ""
}

// bySubject knows how the subjects of absence notes and of mail systems' reports begin, in the common languages. Only the
// very beginning counts, so that no "Re: [pbem 42] …" is ever taken for one; and commands of ours that stand in a subject
// ("vacation 1 dec to 5 dec") are not among them.
func bySubject(subject string) string {
	low := strings.ToLower(strings.ReplaceAll(strings.TrimSpace(subject), "’", "'"))
	for _, words := range robotSubjects() {
		rest, ok := strings.CutPrefix(low, words)
		if !ok {
			continue
		}
		next, size := utf8.DecodeRuneInString(rest)
		last, _ := utf8.DecodeLastRuneInString(words)
		if size == 0 || !unicode.IsLetter(next) || unicode.Is(unicode.Han, last) || unicode.Is(unicode.Hangul, last) || !unicode.IsLetter(last) {
			return "its subject begins with “" + words + "”"
		}
	}
	return ""
}

// robotSubjects are in lower case. A colon is part of those that people could write themselves.
func robotSubjects() []string {
	return []string{
		// absence notes and automatic answers
		"out of office", "out of the office", "i am out of the office", "i'm out of the office", "away from the office",
		"automatic reply", "automatic response", "automated reply", "automated response", "auto reply", "auto-reply", "autoreply",
		"auto response", "auto-response", "autoresponse", "autoresponder", "auto:", "auto re:", "autore:", "away:", "vacation reply", "vacation message",
		"automatische antwort", "automatische rückantwort", "abwesenheitsnotiz", "abwesenheitsnachricht", "abwesenheitsmeldung", "abwesenheit:", "abwesend:",
		"nicht im büro", "ich bin nicht im büro", "ich bin im urlaub",
		"réponse automatique", "reponse automatique", "absence du bureau", "absent du bureau", "message d'absence", "notification d'absence",
		"respuesta automática", "respuesta automatica", "respuesta de ausencia", "fuera de la oficina", "fuera de oficina", "mensaje de ausencia",
		"risposta automatica", "fuori ufficio", "messaggio di assenza", "assente dall'ufficio",
		"resposta automática", "resposta automatica", "fora do escritório", "fora do escritorio", "ausente do escritório", "mensagem de ausência",
		"automatisch antwoord", "automatische beantwoording", "automatische reactie", "afwezigheidsbericht", "afwezigheidsmelding", "niet aanwezig:", "afwezig:",
		"autoodpowiedź", "autoodpowiedz", "odpowiedź automatyczna", "automatyczna odpowiedź", "poza biurem", "informacja o nieobecności", "nieobecność:",
		"автоответ", "автоматический ответ", "вне офиса", "нет на месте", "уведомление об отсутствии",
		"自动答复", "自动回复", "自动应答", "外出自动回复", "不在办公室", "自動回覆", "自動回復", "自動答覆", "自動回應",
		"自動応答", "自動返信", "自動回答", "不在通知", "不在のお知らせ", "不在応答",
		"autosvar", "automatiskt svar", "automatisk svar", "frånvaro:", "frånvaromeddelande", "fravær:", "fraværsmeddelelse", "ikke til stede",
		"automaattinen vastaus", "poissa:", "automatická odpověď", "automatická odpoveď", "mimo kancelář", "automatikus válasz", "otomatik yanıt",
		"otomatik cevap", "자동 회신", "자동회신", "자동 응답", "부재중", "răspuns automat", "αυτόματη απάντηση", "автоматична відповідь",
		// alerts of list managers
		"mail loop", "mail-loop", "mailing list loop", "mail routing loop", "possible mail loop", "e-mail loop", "email loop", "message loop", "delivery loop", "loop alert", "loop detected",
		"list loop", "mailing loop", "mailschleife", "mail-schleife", "boucle de courrier", "bucle de correo",
		// reports of mail systems
		"undelivered mail returned to sender", "undeliverable:", "undeliverable mail", "undeliverable message", "delivery status notification",
		"delivery failure", "delivery failed", "delivery has failed", "delivery notification:", "mail delivery failed", "mail delivery failure",
		"mail delivery system", "mail delivery problem", "mail system error", "message delivery failure", "failure notice", "failure delivery",
		"returned mail", "returned to sender", "warning: could not send message", "warning: message", "non delivery report",
		"delivery delayed:", "delayed:", "message you sent blocked", "mail could not be delivered",
		"unzustellbar:", "unzustellbare nachricht", "non remis", "échec de remise", "no se puede entregar", "no se pudo entregar", "non recapitabile",
		"impossibile recapitare", "não é possível entregar", "não entregue:", "onbestelbaar:", "niet te bezorgen", "nie można dostarczyć", "niedostarczalne:",
		"недоставлено", "не удается доставить", "не удалось доставить", "无法送达", "未送达", "系统退信", "退信", "無法傳遞", "無法遞送", "配信不能", "配信失敗",
	}
}
