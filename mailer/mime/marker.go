package mime

import "strings"

// originalMark is the line that Outlook puts above an older letter.
const originalMark = "-----Original Message-----"

// isMark knows the lines that stand above an older or a forwarded letter: words between dashes, whatever the language, and
// Apple's "Begin forwarded message:".
func isMark(line string) bool {
	line = bare(line)
	if left, right := dashes(line, false), dashes(line, true); left >= 2 && right >= 2 {
		words := strings.ToLower(strings.Trim(line, "-‐‑‒–—― "))
		return words != "" && (left >= 5 && right >= 5 || namesLetter(words)) && strings.ContainsFunc(words, isWordRune)
	}
	low := strings.ToLower(line)
	for _, words := range []string{
		"begin forwarded message:", "anfang der weitergeleiteten nachricht:", "début du message réexpédié :", "début du message transféré :",
		"inicio del mensaje reenviado:", "inizio messaggio inoltrato:", "início da mensagem reencaminhada:", "begin doorgestuurd bericht:",
		"początek przekazywanej wiadomości:", "начало переадресованного сообщения:", "下面是被转发的邮件:", "転送されたメッセージ:",
	} {
		if low == words {
			return true
		}
	}
	return false
}

func isWordRune(r rune) bool { return r > '~' || r >= 'a' && r <= 'z' }

// dashes counts the dashes at an end of a line.
func dashes(line string, right bool) int {
	trimmed := strings.TrimLeft(line, "-‐‑‒–—―")
	if right {
		trimmed = strings.TrimRight(line, "-‐‑‒–—―")
	}
	return len([]rune(line)) - len([]rune(trimmed))
}

func namesLetter(low string) bool {
	for _, word := range []string{
		"original", "ursprüngliche", "d'origine", "originale", "oorspronkelijk", "oryginalna", "исходное", "原始邮件", "元のメッセージ",
		"forward", "weitergeleitet", "transféré", "reenviado", "inoltrato", "encaminhada", "doorgestuurd", "przekazana", "пересылаемое", "转发", "転送",
	} {
		if strings.Contains(low, word) {
			return true
		}
	}
	return false
}

const blockLines = 8 // a header block shows itself within so many lines

// isHeaderBlock reports whether the lines begin with an older letter's header as Outlook writes it: "From:", and with it a
// date and a recipient or subject, in any of the common languages; a line of underscores may stand above it.
func isHeaderBlock(lines []string) bool {
	first := bare(lines[0])
	if first == "" && strings.Count(lines[0], "_") >= 10 {
		for n, line := range lines[1:] {
			if n < 3 && bare(line) != "" {
				return isHeaderBlock(lines[n+1:])
			}
		}
		return false
	}
	if headerKey(first) != keyFrom {
		return false
	}
	seen := [keyCount]bool{}
	for _, line := range lines[:min(blockLines, len(lines))] {
		seen[headerKey(bare(line))] = true
	}
	for key := keyDate; key < keyCount; key++ {
		seen[key] = seen[key] || holdsKey(first, key)
	}
	return seen[keyDate] && (seen[keyTo] || seen[keySubject]) || seen[keyTo] && seen[keySubject]
}

const (
	keyNone = iota
	keyFrom
	keyDate
	keyTo
	keySubject
	keyCount
)

// keyWords are the names of header fields as mail programs translate them.
func keyWords(key int) []string {
	switch key {
	case keyFrom:
		return []string{"from", "von", "de", "da", "van", "od", "nadawca", "от", "от кого", "发件人", "寄件者", "寄件人", "差出人", "från", "fra", "lähettäjä", "kimden", "보낸 사람", "expéditeur"}
	case keyDate:
		return []string{"sent", "date", "gesendet", "datum", "envoyé", "date d'envoi", "enviado", "enviado el", "fecha", "inviato", "data", "enviada em", "enviado em", "verzonden", "wysłano", "отправлено", "дата", "发送时间", "日期", "寄件日期", "送信日時", "日付", "skickat", "sendt", "dato", "lähetetty", "보낸 날짜"}
	case keyTo:
		return []string{"to", "an", "à", "para", "a", "aan", "do", "кому", "收件人", "收件者", "宛先", "till", "til", "받는 사람"}
	case keySubject:
		return []string{"subject", "betreff", "objet", "asunto", "oggetto", "assunto", "onderwerp", "temat", "тема", "主题", "主旨", "件名", "ämne", "emne", "aihe", "제목"}
	}
	return nil
}

// headerKey tells which header field a line is.
func headerKey(line string) int {
	name, _, found := strings.Cut(strings.ToLower(line), ":")
	if !found {
		return keyNone
	}
	name = strings.TrimSpace(name)
	for key := keyFrom; key < keyCount; key++ {
		for _, word := range keyWords(key) {
			if name == word {
				return key
			}
		}
	}
	return keyNone
}

// holdsKey finds a field inside a line into which a whole block was joined.
func holdsKey(line string, key int) bool {
	low := strings.ToLower(line)
	for _, word := range keyWords(key) {
		if strings.Contains(low, " "+word+":") {
			return true
		}
	}
	return false
}
