package config

import (
	"cmp"
	"net/url"
	"strings"
)

// folders refuses a folder for letters that were handled which is that of another kind of letters: what is moved there would come again.
func (c *checker) folders(inbox, done, aside string) {
	if done == aside {
		c.wrong("aside_folder", "must be another folder than done_folder")
	}
	at, err := url.Parse(inbox)
	if inbox == "" || err != nil { // that it cannot be read was said
		return
	}
	read := cmp.Or(strings.TrimPrefix(at.Path, "/"), inboxName)
	for _, to := range []struct{ field, folder string }{{"done_folder", done}, {"aside_folder", aside}} {
		if to.folder == read || strings.EqualFold(to.folder, inboxName) && strings.EqualFold(read, inboxName) {
			c.wrong(to.field, "must be another folder than the one that letters are read from")
		}
	}
}

// inboxName is the one folder whose name has no case (RFC 9051, 5.1).
const inboxName = "INBOX"
