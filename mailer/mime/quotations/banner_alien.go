package quotations

import (
	"regexp"
	"strings"
	"unicode"
)

// Warnings in languages that the lists don't have are known by their form: a word in capitals with a colon, a sign of alarm or a bracket begins
// them, and they speak of mail; or they lead to where Microsoft explains theirs.

// mailWords are how languages call mail, in lower case: most say "mail".
const mailWords = "mail|e-post|eposta|sähköposti|μήνυμα|ηλεκτρονικ|повідомлення|лист|съобщение|邮件|郵件|邮箱|メール|메일|อีเมล|thư|البريد|דוא|ईमेल|üzenet|zpráv|správ|mesaj|viesti|pošt|tölvupóst|pasts|paštas"

// alarm begins a warning: "ADVARSEL: ", "⚠️ ", "【外部邮件】", "[外部メール]", "警告：".
var alarm = regexp.MustCompile(`^[\s*_]*(?:[⚠🚨🛑❗‼⛔🔴📧🔒][\x{FE0F}\s]*|[【\[〔［].{2,24}[】\]〕］]|(?:\p{Lu}{3,}[ \p{Lu}-]*|[\p{Han}\p{Katakana}\p{Hiragana}\p{Hangul}\p{Hebrew}\p{Arabic}\p{Thai}\p{Devanagari}]{2,12})\s?[:：])`)

// personal are words of a writer who speaks of themselves, as no warning does.
var personal = regexp.MustCompile(`(?:^|[^\pL])(?:I|[Mm]y|[Ii]ch|[Mm]eine?)(?:$|[^\pL])`)

// explained is in the links of Microsoft's warnings, in whatever language these are.
const explained = "learnaboutsenderidentification"

// alienEnd returns where a warning ends that begins at a line and is known by its form alone, 0 for none. What may be the writer's ends it.
func alienEnd(lines []line, at int) int {
	warns, end := alarm.MatchString(lines[at].text), at
	says := false
	for n := at; n < len(lines) && n < at+mostOfBanner && !lines[n].blank() && !lines[n].quoted && !isOwn(lines[n].text); n++ {
		mentions := strings.Contains(lines[n].low, explained) || warns && anyOf(mailWords, func(w string) bool { return strings.Contains(lines[n].low, w) })
		if n > at && !mentions && !goesOnBanner(lines[n-1].low, lines[n].low) && !isLinks(lines[n].text) && !isRule(lines[n].text) {
			break
		}
		says = says || mentions
		end = n + 1
	}
	if !says || !isSentence(lines[at:end]) || personal.MatchString(lines[at].text) {
		return 0
	}
	return end
}

// isSentence reports whether lines have as many letters as a sentence of a warning.
func isSentence(lines []line) bool {
	letters := 0
	for _, l := range lines {
		for _, r := range l.text {
			if unicode.Is(unicode.Han, r) || unicode.Is(unicode.Hiragana, r) || unicode.Is(unicode.Katakana, r) || unicode.Is(unicode.Hangul, r) {
				letters += 4 // they say more
			} else if unicode.IsLetter(r) {
				letters++
			}
		}
	}
	return letters >= 24
}
