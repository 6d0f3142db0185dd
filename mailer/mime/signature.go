package mime

import "strings"

// isSignatureMark knows "-- " (RFC 3676 section 4.3), also without the space that many programs lose.
func isSignatureMark(line string) bool { return line == "-- " || line == "--" }

// isFooter knows the lines that telephones, web mailers and virus scanners add.
func isFooter(line string) bool {
	low := strings.ToLower(strings.ReplaceAll(bare(line), "’", "'"))
	if len(low) > 200 {
		return false
	}
	if strings.HasPrefix(low, "von meine") && strings.HasSuffix(strings.TrimRight(low, "."), "gesendet") {
		return true
	}
	for _, words := range []string{
		"sent from my ", "sent from outlook", "sent from yahoo", "sent from mail for windows", "sent from proton", "sent from mobile",
		"sent from android", "sent from samsung", "sent from iphone", "sent from ipad", "sent from gmail", "sent from an ", "sent from the ",
		"sent with proton", "sent with ", "sent via ", "sent using ", "get outlook for", "get bluemail for", "outlook for ",
		"gesendet von ", "gesendet mit ", "diese nachricht wurde von meinem ", "outlook für ", "holen sie sich outlook",
		"envoyé de mon ", "envoyé depuis ", "envoyé à partir ", "télécharger outlook", "obtenez outlook", "provenance : courrier",
		"enviado desde ", "enviado do ", "enviado de mi ", "enviado a partir ", "obtener outlook", "enviado con ", "obter o outlook", "enviado com ",
		"inviato da ", "inviato dal ", "inviato con ", "ottieni outlook", "scarica outlook",
		"verstuurd vanaf ", "verzonden vanaf ", "verzonden met ", "outlook voor ", "download outlook",
		"wysłane z ", "wysłano z ", "pobierz outlook", "отправлено с ", "отправлено из ", "скачать outlook",
		"发自我的", "从我的", "發自我的", "获取 outlook", "iphoneから送信", "ipadから送信", "androidから送信", "skickat från min", "sendt fra min",
		"this email has been checked for viruses", "virus-free.", "virenfrei.", "diese e-mail wurde von avast", "yahoo mail: search, organize",
	} {
		if strings.HasPrefix(low, words) {
			return true
		}
	}
	return false
}
