package doctor

import (
	"testing"
)

// spoiling is one thing that is amiss, and what is said of it.
type spoiling struct {
	spoil func(r *rig)
	check string
	level Level
	words string
}

// findings spoils one thing of a healthy service each time.
func findings(t *testing.T, cases map[string]spoiling) {
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := newRig(t)
			c.spoil(r)
			r.T = t
			r.finds(c.check, c.level, c.words)
		})
	}
}

// TestMail: plus-addressing, envelope senders and tokens.
func TestMail(t *testing.T) {
	t.Parallel()
	findings(t, map[string]spoiling{
		"plus-addresses":                         {func(r *rig) { r.letters = true }, "plus-addressing", OK, "A letter to games+doctor@example.org came"},
		"no plus-addresses":                      {withoutPlus(false, ""), "plus-addressing", Broken, "or write plus_addressing: false"},
		"plus-addresses that are lost":           {withoutPlus(true, ""), "plus-addressing", Broken, "Answers of players would be lost"},
		"no plus-addresses, as is known":         {withoutPlus(false, "false"), "plus-addressing", OK, "as plus_addressing: false says"},
		"plus-addresses for nothing":             {func(r *rig) { r.letters, r.fields["plus_addressing"] = true, "false" }, "plus-addressing", Look, "though plus_addressing is false (" + "/"},
		"tagged senders without plus-addressing": {sentFrom("games+b42w.x@example.org"), "plus-addressing", Look, "1 of the newest letters went out with an envelope sender that has a + part"},
		"a sender without plus-addressing":       {sentFrom(account), "sending", OK, "The server takes letters from games@example.org."},
		"a token":                                {byToken("cat $PWD/token || echo ya29.good"), "mailbox", OK, "It opens"},
		"a token to send":                        {byToken("echo ya29.good"), "sending", OK, "The server takes letters from"},
		"a token that has run out":               {byToken("echo ya29.old"), "mailbox", Broken, "the server does not take the token: it has run out, was withdrawn, or is another user's (status invalid_token)"},
		"a token that has run out, to send":      {byToken("echo ya29.old"), "sending", Broken, "See that the command prints a token that has just been made, for the user in send"},
		"a command that fails":                   {byToken("echo no network >&2; exit 1"), "mailbox", Broken, "password_command: the command for the password failed: exit status 1: no network. Run the command by hand"},
		"a password where a token is wanted": {func(r *rig) {
			byToken("echo secret")(r)
			r.fields["auth"] = "password"
		}, "mailbox", Broken, "the server takes tokens, too: auth: oauth2"},
	})
}
