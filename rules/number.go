package rules

// mostNumber is far above all that anybody counts here.
const mostNumber = 1_000_000_000_000

// ParseNumber reads a whole number of decimal digits, with a sign or without; ok is false for what is none, or beyond a million
// millions. It is strconv.Atoi without its errors, which quote what they refuse: by all of Unicode's tables, and these are a hundredth
// of what a browser loads.
func ParseNumber(text string) (n int, ok bool) {
	digits, sign := text, 1
	if text != "" && (text[0] == '-' || text[0] == '+') {
		digits = text[1:]
		if text[0] == '-' {
			sign = -1
		}
	}
	for i := range len(digits) {
		c := digits[i]
		if c < '0' || c > '9' || n > mostNumber/10 {
			return 0, false
		}
		n = 10*n + int(c-'0')
	}
	return sign * n, digits != "" && n <= mostNumber
}
