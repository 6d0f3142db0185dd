package quotations

import "strings"

// zeros are the digits nought of the scripts that dates are written in; the other nine follow each.
var zeros = [...]rune{'٠', '۰', '०', '০', '੦', '૦', '௦', '౦', '೦', '൦', '๐', '໐', '༠', '၀', '០', '０'}

// inASCII writes the digits of all scripts as 0 to 9.
func inASCII(text string) string {
	isOther := func(r rune) bool { return r > '~' && digitOf(r) >= 0 }
	if !strings.ContainsFunc(text, isOther) {
		return text
	}
	return strings.Map(func(r rune) rune {
		if isOther(r) {
			return '0' + digitOf(r)
		}
		return r
	}, text)
}

// digitOf is the value of a digit, -1 for what is none.
func digitOf(r rune) rune {
	for _, zero := range zeros {
		if r >= zero && r <= zero+9 {
			return r - zero
		}
	}
	return -1
}

// centuries are how the years begin that letters are written in: by the common calendar, the Buddhist one of Thailand, and those of
// Iran and of Islam.
var centuries = [...]string{"20", "19", "25", "13", "14"}

// hasYear finds four digits that are a year of this or the last century.
func hasYear(s string) bool {
	for i := 0; i+4 <= len(s); i++ {
		if !isDigit(s, i) {
			continue
		}
		if isYear(s[i:i+4]) && !isDigit(s, i-1) && !isDigit(s, i+4) {
			return true
		}
	}
	return false
}

func isYear(s string) bool {
	if !isDigit(s, 2) || !isDigit(s, 3) {
		return false
	}
	for _, century := range centuries {
		if strings.HasPrefix(s, century) {
			return true
		}
	}
	return false
}

// hasDay finds a date of three numbers: "11/21/26", "21.11.26".
func hasDay(s string) bool {
	for word := range strings.FieldsSeq(s) {
		word = strings.Trim(word, ",.;:()")
		for _, sign := range [...]string{"/", ".", "-"} {
			if strings.Count(word, sign) == 2 && strings.Trim(word, "0123456789"+sign) == "" && len(word) >= len("1/1/26") {
				return true
			}
		}
	}
	return false
}
