package ending

import (
	"strings"

	"pbem/rules"
)

// ByHost reports whether a record of version 1 says, as the program writes it, that the host gave the result or took the game back.
func ByHost(text string, r rules.Result) bool {
	if r == rules.Ongoing {
		return strings.HasPrefix(text, "void by the host: ")
	}
	return strings.HasPrefix(text, "adjudicated by the host: ")
}
