package compose

import (
	"crypto/sha256"
	"encoding/base32"
	"fmt"
	"strings"

	"pbem/adjudicator"
)

// MessageID makes the Message-ID, without angle brackets, of the letter to a seat about a match at a version, in answer
// to a cause. The same letter has the same Message-ID whenever it is made, so that a second copy can be recognised.
func MessageID(domain string, match, version int, seat adjudicator.Seat, cause string) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%d %d %d %s", match, version, seat, cause))
	tail := strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(sum[:15]))
	return fmt.Sprintf("pbem.%d.%d.%s@%s", match, version, tail, domain)
}
