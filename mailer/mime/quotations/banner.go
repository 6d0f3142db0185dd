package quotations

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Gateways write a warning above what comes from outside: "CAUTION: This message was sent from outside of the organisation." Nobody asks for
// anything by it, and it keeps nothing below it from being read. It is known by how it begins and by what it says, both. Words that look like
// a turn are never taken for a part of it: they are left for whoever reads turns.

// warns is how banners begin, in lower case, without signs and brackets.
const warns = "caution|warning|external|ext|attention|alert|notice|security|this message|this email|this e-mail|this sender|you don't often|you do not often|some people who received|be careful|" +
	"do not click|don't click|important|think before|be aware|please be aware|beware|mail from|email from|e-mail from|message from|zjqcmqryfpfptbannerstart|use caution|please use caution|exercise caution|stop and think|this is the first time|the sender of this|" +
	"achtung|vorsicht|warnung|extern|diese e-mail|diese email|diese nachricht|diese mail|sie erhalten nicht|sie erhalten nur selten|sicherheitshinweis|hinweis|sicherheitswarnung|mail von|e-mail von|nachricht von|seien sie vorsichtig|" +
	"avertissement|externe|expéditeur|ce message|ce courriel|cet e-mail|cet email|ce mail|vous n'obtenez pas|vous ne recevez pas|prudence|courriel|mise en garde|" +
	"precaución|atención|advertencia|aviso|externo|este mensaje|este correo|no suele|no suele recibir|remitente|correo|cuidado|alerta|" +
	"attenzione|avviso|avvertenza|esterno|esterna|questo messaggio|questa e-mail|questa email|questa mail|non si ricevono|non si riceve|non ricevi|mittente|cautela|" +
	"let op|waarschuwing|voorzichtig|dit bericht|deze e-mail|deze mail|u ontvangt niet|u krijgt niet|pas op|" +
	"atenção|esta mensagem|este e-mail|este email|você não|não costuma|alguns remetentes|" +
	"uwaga|ostrzeżenie|zewnętrz|ta wiadomość|nie otrzymujesz|nieczęsto|ostrożnie|wiadomość zewnętrzna|e-mail|" +
	"varning|obs|var försiktig|extern|externt|detta meddelande|det här|detta e-post|du får inte|försiktighet|meddelandet|" +
	"внимание|осторожно|предупреждение|внешн|это письмо|это сообщение|данное письмо|данное сообщение|вы нечасто|вы редко"

// outside is what banners say.
const outside = "outside of the org|outside of your org|outside the org|outside your org|outside our org|outside of our org|outside of the company|outside your company|outside the company|outside of the network|external sender|external email|external e-mail|external source|external mail|external message|from an external|from outside|often get email from|" +
	"why this is important|do not click|don't click|do not follow links|do not open|unless you recogni|unless you know|know the content is safe|report suspicious|first time you received|open attachments|opening attachments|" +
	"untrusted sender|previously corresponded|could not be verified|couldn't be verified|could not be validated|couldn't be validated|has not been verified|hasn't been verified|is not verified|unverified sender|verify before|verify the sender|failed authentication|nicht verifiziert|nicht überprüft|sent from outside|scanned for viruses|has been scanned|learnaboutsenderidentification|fptbannerstart|fptbannerend|identity of the sender|[external]|external sender|originated outside|originated from outside|came from outside|" +
	"außerhalb der org|außerhalb ihrer org|außerhalb unserer org|außerhalb des unternehmens|außerhalb unseres unternehmens|von außerhalb|externer absender|externen absender|externe e-mail|externe mail|externe nachricht|externen quelle|nicht häufig e-mail|nicht oft e-mail|nur selten e-mail|warum dies wichtig ist|warum das wichtig ist|klicken sie nicht|klicken sie auf keine|öffnen sie keine|absender kennen|absender nicht kennen|" +
	"l'extérieur de l'org|l'extérieur de votre org|l'extérieur de notre org|extérieur à l'org|provient de l'extérieur|expéditeur externe|courriel externe|e-mail externe|message externe|pas souvent de courrier|pas souvent d'e-mail|pas souvent de message|pourquoi ceci est important|pourquoi cela est important|pourquoi c'est important|ne cliquez pas|n'ouvrez pas|" +
	"fuera de la org|fuera de su org|fuera de nuestra org|fuera de la empresa|remitente externo|correo externo|correo electrónico externo|mensaje externo|suele recibir correo|por qué esto es importante|por qué es importante|no haga clic|no abra|" +
	"fuori dall'org|all'esterno dell'org|esterno all'org|esterna all'org|esterno alla|esterna alla|mittente esterno|e-mail esterna|email esterna|messaggio esterno|spesso messaggi|spesso e-mail|perché è importante|non fare clic|non cliccare|non aprire|" +
	"buiten de org|buiten uw org|buiten onze org|externe afzender|externe bron|niet vaak e-mail|waarom dit belangrijk is|klik niet op|open geen|" +
	"fora da org|fora da sua org|fora da nossa org|de fora da|e-mail externo|email externo|mensagem externa|receber emails de|receber e-mails de|receber email de|por que isso é importante|porque isto é importante|não clique|não abra|" +
	"spoza org|spoza twojej org|spoza naszej org|spoza firmy|nadawca zewnętrzny|zewnętrznego nadawcy|zewnętrzna wiadomość|wiadomość zewnętrzna|e-mail zewnętrzny|często wiadomości e-mail|dlaczego to jest ważne|dlaczego jest to ważne|nie klikaj|nie otwieraj|" +
	"utanför org|utanför din org|utanför vår org|extern avsändare|externt e-post|extern e-post|externt meddelande|inte ofta e-post|varför det här är viktigt|varför detta är viktigt|klicka inte|öppna inte|" +
	"за пределами|из-за пределов|извне|внешний отправитель|внешнего отправителя|внешняя почта|внешнее письмо|от внешнего|нечасто получаете|редко получаете|почему это важно|не переходите по ссылк|не открывайте|не нажимайте"

// looksPlayed knows two squares next to each other, however a turn has them: "b4-b5", "b4 to b5", "b4b5".
var looksPlayed = regexp.MustCompile(`(?i)(?:^|[^\pL\p{Nd}])\pL{0,3}-?\p{Nd}{1,2}[^\pL\p{Nd}]{0,5}(?:(?:to|nach|auf|x|takes)[^\pL\p{Nd}]{0,3})?\pL{1,3}-?\p{Nd}{1,2}(?:$|[^\pL\p{Nd}])`)

// asks knows lines that begin with a command, as no sentence of a banner does: nothing of the writer's is to be lost below one.
var asks = regexp.MustCompile(`(?i)^[^\pL]*(?:(?:please|bitte|yes|ja|ok)[ ,]+)*(?:i|say|diary|draw|accept|decline|resign|try|undo|confirm|withdraw|claim|rematch|vacation|name|take back|` +
	`ich|sag|sage|sagen|tagebuch|remis|annehmen|ablehnen|aufgeben|aufgabe|versuche|zurücknehmen|bestätigen|revanche|urlaub)(?:$|[ :,.!])`)

// isOwn reports whether a line is the writer's, whatever stands above it.
func isOwn(text string) bool {
	return looksPlayed.MatchString(withoutAddresses(text)) || asks.MatchString(text)
}

const (
	mostOfBanner   = 12 // lines of one
	linesToOutside = 3  // of a banner, within which it says what it is
)

// bannerEnd returns where the banner ends that begins at a line, 0 for none.
func bannerEnd(lines []line, at int) int {
	if end := alienEnd(lines, at); end > 0 {
		return end
	}
	if !beginsBanner(lines[at]) {
		return 0
	}
	end, says := at, false
	for n := at; n < len(lines) && n < at+mostOfBanner && !lines[n].blank() && !lines[n].quoted; n++ {
		if isOwn(lines[n].text) {
			break
		}
		core := saysOutside(lines[n].low)
		if n > at {
			above := lines[n-1].low
			spans := !core && !saysOutside(above) && saysOutside(above+" "+lines[n].low)
			if !core && !spans && !goesOnBanner(above, lines[n].low) && !isLinks(lines[n].text) && !isRule(lines[n].text) {
				break
			}
			core = core || spans
		}
		says = says || core && n < at+linesToOutside
		end = n + 1
	}
	if !says {
		return 0
	}
	return end
}

// bannerGoesOn returns where further paragraphs of a banner end below it: links, and what banners say.
func bannerGoesOn(lines []line, at int) int {
	for n := at; n < len(lines) && n < at+mostOfBanner; n++ {
		l := lines[n]
		switch {
		case l.blank():
		case !l.quoted && (saysOutside(l.low) || isLinks(l.text)) && !isOwn(l.text):
			at = n + 1
		default:
			return at
		}
	}
	return at
}

func saysOutside(low string) bool {
	low = strings.ReplaceAll(low, "’", "'")
	return anyOf(outside, func(w string) bool { return strings.Contains(low, w) })
}

const (
	leastWrapped  = 40 // characters of a line of a banner that goes on in the next
	fewestGoingOn = 3  // words of that one
)

// goesOnBanner reports whether a sentence of a banner goes on in the next line, which holds no number, as a turn does.
func goesOnBanner(above, low string) bool {
	if above == "" || strings.Contains(above, "://") || strings.ContainsAny(low, "0123456789") || strings.HasSuffix(low, ":") {
		return false
	}
	words := len(strings.Fields(low))
	return !strings.ContainsAny(above[len(above)-1:], ".!?:])") && utf8.RuneCountInString(above) >= leastWrapped && (words >= fewestGoingOn || words > 1 && strings.HasSuffix(low, "."))
}

func beginsBanner(l line) bool {
	if l.quoted || l.blank() {
		return false
	}
	low := strings.TrimLeftFunc(strings.ReplaceAll(l.low, "’", "'"), func(r rune) bool { return !unicode.IsLetter(r) })
	return anyOf(warns, func(w string) bool { return strings.HasPrefix(low, w) })
}

// isLinks knows lines with nothing but links.
func isLinks(text string) bool {
	rest := withoutAddresses(text)
	return strings.Contains(text, "://") && !hasLetter(rest) && !strings.ContainsAny(rest, "0123456789")
}

// isRule knows lines of signs alone, as stand around a banner.
func isRule(text string) bool {
	return strings.TrimSpace(text) != "" && strings.Trim(text, "+-=*_#~| ─━═") == ""
}

// beforeTurn returns where the banner's sentences end in a line that goes on with a turn behind them, as programs join what stood apart; 0 for
// nowhere.
func beforeTurn(l line) int {
	at := looksPlayed.FindStringIndex(l.text)
	if at == nil || !beginsBanner(l) || externalTag.MatchString(l.text) {
		return 0
	}
	end := 1 + strings.LastIndexAny(l.text[:at[0]], ".!?]")
	if !saysOutside(strings.ToLower(l.text[:end])) {
		return 0
	}
	return end
}

// withoutAddresses cuts out the words of a line that are links and mail addresses.
func withoutAddresses(text string) string {
	var kept []string
	for word := range strings.FieldsSeq(text) {
		if !strings.Contains(word, "://") && !strings.Contains(word, "@") {
			kept = append(kept, word)
		}
	}
	return strings.Join(kept, " ")
}

// externalTag is what gateways put in front of the first line: "[EXTERNAL] ", "*** EXTERNAL ***", "(External)", "[SPAM?]".
var externalTag = regexp.MustCompile(`^\s*(?:[\[({<](?:` + tagWarns + `)?(?:` + tagSays + `)(?:[ ,:/-]+[A-Za-z-]+){0,3}\??[\])}>]|\*+ ?(?:` + tagSays + `)(?: [A-Za-z-]+)? ?\*+|EXTERNAL$|(?:EXT|EXTERNAL|EXTERN|EXTERNE|EXTERNO|ESTERNO)\s?: |【[^】]{2,12}】|\[(?:外部|社外|외부)[^\]]{0,8}\]):?\s*`)

const (
	tagWarns = `(?:CAUTION|Caution|WARNING|Warning|NOTICE|Notice|ACHTUNG|Achtung|VORSICHT|Vorsicht)\W{1,3}`
	tagSays  = `EXTERNAL|External|EXT|Ext|EXTERN|Extern|EXTERNE|Externe|EXTERNO|Externo|ESTERNO|Esterno|(?:SUSPECTED |Suspected |POSSIBLE |Possible )?(?:SPAM|Spam)`
)

const mostBanners = 20 // paragraphs that are looked at

// withoutBanners drops the banners among the paragraphs of a letter, and what stands for one in front of the first line.
func withoutBanners(lines []line, t table) (kept []line, cut bool) {
	looked, first := 0, true
	for at := 0; at < len(lines); {
		if !lines[at].blank() && (at == 0 || lines[at-1].blank()) && looked < mostBanners {
			looked++
			first := at
			if isRule(lines[at].text) && at+1 < len(lines) {
				first++
			}
			if end := bannerEnd(lines, first); end > 0 {
				at, cut = bannerGoesOn(lines, end), true
				continue
			}
			if first == at && isLabel(lines, at) {
				at, cut = at+1, true
				continue
			}
			if end := beforeTurn(lines[at]); end > 0 {
				lines[at], cut = t.newLine(strings.TrimSpace(lines[at].text[end:])), true
			}
		}
		l := lines[at]
		if first && !l.quoted && externalTag.MatchString(l.text) {
			l, cut = t.newLine(externalTag.ReplaceAllString(l.text, "")), true
		}
		first = first && l.blank()
		kept = append(kept, l)
		at++
	}
	return kept, cut
}

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

// Programs of offices put a line above what people write that says how secret it is, or where it comes from, and no more: "TLP:CLEAR",
// "Classification: Public", "EXTERNAL MESSAGE". It may stand alone above a blank line; what stands directly above words, or alone in a letter, is
// the writer's.

// label knows these lines, in lower case and without signs around them.
var label = regexp.MustCompile(`^(?:(?:(?:caution|warning|attention|notice|achtung|vorsicht|warnung)\W+)?` +
	`extern(?:al|e|er|o)?(?:\W+(?:sender|source|e-?mail|mail|message|absender|nachricht|quelle|unverified))*` +
	`|(?:suspected |possible |probable |likely )?spam` +
	`|tlp\s?:\s?(?:clear|white|green|amber(?:\+strict)?|red)` +
	`|(?:(?:data |information )?(?:classification|sensitivity|security level|klassifizierung|klassifikation|einstufung|vertraulichkeit|schutzklasse)\s*[:=–-]\s*)?(?:c[0-4]\s*[–:-]?\s*)?(?:` +
	`public|internal|internal use(?: only)?|for internal use(?: only)?|(?:strictly |highly |company |private and |private & )?confidential|restricted|general|unclassified|non-business|official(?:[ -]sensitive)?|` +
	`öffentlich|intern|nur für den (?:internen |dienst)gebrauch|nur zur internen verwendung|(?:streng )?vertraulich|offen))$`)

// isLabel reports whether a line is nothing but a label above a blank line and something else.
func isLabel(lines []line, at int) bool {
	if lines[at].quoted || at+1 >= len(lines) || !lines[at+1].blank() {
		return false
	}
	below := false
	for _, l := range lines[at+1:] {
		below = below || !l.blank() && !l.quoted
	}
	core := strings.TrimFunc(lines[at].low, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	return below && label.MatchString(core)
}
