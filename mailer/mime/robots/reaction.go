package robots

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"pbem/mailer/mime/parts"
)

// Mail programs send a reaction to a letter as a letter: an emoji, and a sentence of the provider's. It asks for nothing, so it is not answered.

// reacted are the sentences, in lower case, behind the name of who reacts.
var reacted = regexp.MustCompile(`^(?:.{0,80}\s)?(?:reacted (?:\S+ )?(?:via|to|with)|liked your |loved your |(?:hat (?:über|per|mit|auf|in|via) .*reagiert|reagierte? (?:mit|auf|über) |gefällt (?:ihre|deine) )|a réagi |(?:ha reaccionado|reaccionó) |ha reagito |heeft (?:via .*gereageerd|gereageerd|met .*gereageerd)|reagiu |zareagował|reagerade |reagerat |отреагировал)`)

// tapbacks are what Apple's and Google's programs write where a reaction cannot be shown, in English and German.
var tapbacks = regexp.MustCompile(`^(?:` +
	`(?:liked|loved|disliked|laughed at|emphasi[sz]ed|questioned|reacted \S+ to|removed an? [\pL ]{2,30} from) (?:[“"„«].*[”"“»]|an? (?:image|movie|photo|video|attachment|message))|` +
	`(?:gefällt|gefiel|mag|mochte|liebt|liebte|lachte? über|betonte?|hinterfragte?|reagierte? mit \S+ auf|stellte?|hat(?: mit \S+ auf| über)?) (?:„.*[“”]|ein(?:en?)? (?:bild|video|foto|film|anhang|nachricht))(?: (?:nicht|infrage|in frage|reagiert|gelacht|betont|geliked|hervorgehoben|mit [„“][\pL ]+[“”] markiert))?|` +
	`[^\pL\pN]{1,20} (?:to|zu|auf) [“„].*[”“])$`)

const (
	reactionMedia    = "text/vnd.google.email-reaction+json"
	longestReaction  = 200 // bytes of a provider's sentence
	mostReactionMark = 12  // characters of an emoji, with all that joins its parts
	longestTapback   = 600 // bytes of a tapback, which quotes what it is about
)

// Reaction reports whether a letter is nothing but a reaction to another: words are its writer's own. It has the part that says so, or the
// provider's sentence, and besides one emoji at most.
func Reaction(root *parts.Part, words string) bool {
	if all := strings.Join(strings.Fields(strings.ReplaceAll(words, "\u200b", "")), " "); len(all) <= longestTapback && beginsLarge(all) && tapbacks.MatchString(strings.ToLower(all)) {
		return true
	}
	sentences, marks, marked := 0, 0, findPart(root, func(media string) bool { return media == reactionMedia }) != nil
	for line := range strings.Lines(words) {
		line = strings.TrimSpace(line)
		switch low := strings.ToLower(line); {
		case line == "", strings.HasPrefix(line, "<http") && strings.HasSuffix(line, ">"), strings.HasPrefix(line, "https://") && !strings.Contains(line, " "):
		case isEmoji(line):
			marks++
		case len(line) <= longestReaction && (beginsLarge(line) || beginsAddress(line) || marked || marks == 1) && (isReaction(low) || tapbacks.MatchString(low)):
			sentences++
		default:
			return false
		}
	}
	if marks > 1 || sentences > 1 {
		return false
	}
	return sentences == 1 || marked
}

// isReaction knows "Ada reacted via Gmail" and "Ada reacted to your message:".
func isReaction(low string) bool {
	if at := strings.Index(low, "<http"); at > 0 {
		low = strings.TrimSpace(low[:at])
	}
	provider := strings.Contains(low, "gmail") || strings.Contains(low, "outlook")
	for _, yours := range [...]string{"your message", "your email", "your e-mail", "your mail", "nachricht", "e-mail", "votre message", "ton message", "mensaje", "messaggio", "bericht", "mensagem", "wiadomość", "meddelande", "сообщение"} {
		provider = provider || strings.Contains(low, yours)
	}
	return provider && reacted.MatchString(low) && !strings.ContainsAny(low, "?!")
}

// signsOfLetters are emoji that are letters and digits to programs: the frame of "5️⃣", the "ℹ️".
var signsOfLetters = regexp.MustCompile(`[0-9#*]\x{FE0F}?\x{20E3}|[ℹ🅰-🅿Ⓜ]\x{FE0F}?`)

// isEmoji reports whether a line is one emoji, or a few characters that have no letter and no digit among them.
func isEmoji(line string) bool {
	n := 0
	for _, r := range signsOfLetters.ReplaceAllString(line, "★") {
		if n++; n > mostReactionMark || r < 0x80 || unicode.IsLetter(r) || unicode.IsDigit(r) {
			return false
		}
	}
	return true
}

// beginsLarge reports whether a line does not begin with a small letter, as a command may.
func beginsLarge(line string) bool {
	first, _ := utf8.DecodeRuneInString(line)
	return !unicode.IsLower(first)
}

// beginsAddress reports whether a line begins with a mail address, as of who has no name.
func beginsAddress(line string) bool {
	first, _, _ := strings.Cut(line, " ")
	local, domain, found := strings.Cut(first, "@")
	return found && local != "" && strings.Contains(domain, ".")
}
