package robots

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

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
