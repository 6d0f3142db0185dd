package referee_test

import (
	"strings"
	"testing"

	"pbem/adjudicator"
	"pbem/games"
)

// TestAdminAtAnAddressGivenUp: what the host asks of somebody by an address that was given up, also between the line and the yes, is not done to
// nobody instead: the host is told that nobody is called so.
func TestAdminAtAnAddressGivenUp(t *testing.T) {
	t.Parallel()
	for _, act := range []string{"ban", "lift", "unban"} {
		o := hosted(t)
		o.move()
		asked := o.send(hilda, "", "admin "+act+" ada@example.org for abuse")
		left := o.consent(ada, o.tag(adjudicator.WhiteSeat, 3), "address remove ada@example.org")
		o.send(adaNew, replyTag(t, to(t, left, "ada@new.example")), "yes")
		c := o.send(hilda, o.asked(asked), "yes")
		if c.Handling.Disposition == games.Acted || len(c.Club)+len(c.Audits) > 0 || !strings.Contains(o.text(c, "host@example.org"), "I know nobody by “") {
			t.Errorf("%s: %+v\n%s", act, c.Handling, o.text(c, "host@example.org"))
		}
		if c := o.admin("ban ada@new.example for abuse"); act == "ban" && c.Handling.Disposition != games.Acted {
			t.Errorf("by the address that she has: %+v", c.Handling)
		}
	}
}
