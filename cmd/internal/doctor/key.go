package doctor

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strings"

	"pbem/cmd/internal/service"
	"pbem/games/archive"
	"pbem/games/archive/signers"
	"pbem/games/serverkey"
	"pbem/mailer/catalog"
)

// key looks at the file of the server's secrets, and at their public halves beside the records.
func (e *exam) key() {
	ring, err := serverkey.Load(e.Config.Key)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		e.look("key", "There is no server key %s yet; the service makes one at its first start. If players have letters of this service, put your copy of the old one there before.", e.Config.Key)
	case err != nil:
		e.broken("key", "%s%s.", capital(err.Error()), e.at("key"))
	default:
		e.ok("key", "The server's key is there%s, and only its owner can change it. Keep a copy of it in a safe place.", others(ring))
	}
	e.publicKeys()
}

// others tells of the secrets below the current one: ", with 2 older ones (…) and 1 retired".
func others(ring serverkey.Ring) string {
	var parts []string
	if n := len(ring.Older); n > 0 {
		parts = append(parts, counted(n, "older one")+" (letters of that time can still be answered)")
	}
	if n := len(ring.Retired); n > 0 {
		parts = append(parts, fmt.Sprintf("%d retired", n))
	}
	if len(parts) == 0 {
		return ""
	}
	return ", with " + strings.Join(parts, " and ")
}

// publicKeys reads the file of public keys: one that the service cannot read keeps it from starting.
func (e *exam) publicKeys() {
	if e.Config.Archive == "" {
		return
	}
	_, err := signers.Read(filepath.Join(e.Config.Archive, archive.KeysFile))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		e.broken("key", "%s. The service does not start with it, for it would lose keys by which old records are checked. Take the line out if no key of yours is damaged there, or put a copy of the file in its place.", capital(catalog.English().Error(err)))
	}
}

// sameKey wants the key that the store was last used with: without it every reply address that is under way is dead.
func (e *exam) sameKey() {
	before := e.marks[service.KeyMark]
	if before == "" {
		return
	}
	ring, err := serverkey.Load(e.Config.Key)
	if errors.Is(err, fs.ErrNotExist) {
		e.broken("key", "The store was used with a server key, and there is no %s. Put your copy of it there before the service starts: it would make a new one, and no reply address that is under way would work any more.", e.Config.Key)
	}
	if err != nil { // said already
		return
	}
	keys, err := signers.Of(ring)
	switch {
	case err != nil || !service.Fits(before, keys):
		e.broken("key", "The store was used with another server key than those in %s. Put your copy of that one there, or no reply address that is under way works any more.", e.Config.Key)
	case before != signers.Line(keys[0].Key):
		e.look("key", "The current key of %s has not been used yet. A service that runs goes on with the one before it until it is started anew.", e.Config.Key)
	}
}
