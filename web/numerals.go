package web

// numerals are the digits of the numbers of a reel: the first half ends a number, the second half goes on. They need no escaping in
// JSON or HTML.
const numerals = "!#$%()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQR" + "STUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~"

// appendDigits writes a number that is not negative, its lowest digit first.
func appendDigits(b []byte, n int) []byte {
	const base = len(numerals) / 2
	for n >= base {
		b, n = append(b, numerals[base+n%base]), n/base
	}
	return append(b, numerals[n])
}

// inDigits writes numbers.
func inDigits(all []int) string {
	var b []byte
	for _, n := range all {
		b = appendDigits(b, n)
	}
	return string(b)
}
