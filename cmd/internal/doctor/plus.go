package doctor

import (
	"context"
	"fmt"
	"strings"

	"pbem/games"
)

// tagged is the service's address with a + part.
func (e mailExam) tagged() string { return strings.Replace(e.Config.Address, "@", "+doctor@", 1) }

// envelopes tells when letters go out with an envelope sender that nothing can come back to: without plus-addressing the mailbox does
// not take reports of failure that go to one with a + part.
func (e mailExam) envelopes(found games.Contents) {
	if !e.Config.PlusAddress && found.Tagged > 0 {
		e.look("plus-addressing", "It is off, yet %d of the newest letters went out with an envelope sender that has a + part: reports that one of them came back do not arrive. Those from before it was switched off are no harm; newer ones are.", found.Tagged)
	}
}

// plus proves by a letter to itself whether a letter to the address with a + part comes into the mailbox.
func (e mailExam) plus(ctx context.Context) {
	id := fmt.Sprintf("doctor.%d.plus@%s", e.Now().UnixNano(), e.mailDomain())
	refused := e.post(ctx, e.toItself(id, e.tagged(), ""))
	var missing error
	if refused == nil {
		_, missing = e.await(ctx, id)
	}
	switch works := refused == nil && missing == nil; {
	case works && e.Config.PlusAddress:
		e.ok("plus-addressing", "A letter to %s came into the mailbox.", e.tagged())
	case works:
		e.look("plus-addressing", "A letter to %s came into the mailbox though plus_addressing is false%s. Without that line secrets stand in the reply address, and no more in the subject.", e.tagged(), e.at("plus_addressing"))
	case !e.Config.PlusAddress:
		e.ok("plus-addressing", "A letter to %s does not come into the mailbox, as plus_addressing: false says.", e.tagged())
	case refused != nil:
		e.broken("plus-addressing", "A letter to %s could not be sent: %v. If your mail server knows no plus-addresses, teach it (recipient_delimiter = +) or write plus_addressing: false.", e.tagged(), refused)
	default:
		e.broken("plus-addressing", "A letter to %s was taken, and did not come within %s: %v. Answers of players would be lost. See whether your mail server puts such letters into another folder, teach it plus-addresses (recipient_delimiter = +), or write plus_addressing: false.",
			e.tagged(), e.letterTime(), missing)
	}
}
