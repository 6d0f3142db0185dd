package library

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"

	"pbem/adjudicator/rating"
)

// Unknown is how PGN writes a player whose name is not known.
const Unknown = "?"

// Identity tells players apart: by their id at a site, which never changes, or, in records that tell none, by the name.
type Identity struct{ Site, ID, Name string }

func Identify(site, id, name string) Identity {
	if id == "" {
		return Identity{Name: name}
	}
	return Identity{Site: site, ID: id}
}

// Page is the address of the player's page, from the top; "" for one who is not known.
func (i Identity) Page() string {
	switch {
	case i.ID != "":
		return "players/" + slugOf(i.ID, i.Site+"\n"+i.ID) + ".html"
	case i.Name == Unknown:
		return ""
	}
	return "players/" + slug(i.Name) + ".html"
}

// Rater is by what lists of ratings know them; "" for whoever has no id.
func (i Identity) Rater() string {
	if i.ID == "" {
		return ""
	}
	return rating.PlayerAt(i.ID, i.Site)
}

// slug makes the name of a player's page. Names come from outside and may hold anything: what can stand in a file's name is
// kept so that the address can be read, and a hash of the whole name tells apart what then looks alike. It depends on the
// name alone, so that an address holds for ever.
func slug(name string) string { return slugOf(name, name) }

// slugOf is slug of a name, with the hash of another text.
func slugOf(name, hashed string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(name) {
		switch {
		case r >= 'a' && r <= 'z' || r >= '0' && r <= '9':
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "-"):
			b.WriteByte('-')
		}
		if b.Len() >= 32 {
			break
		}
	}
	sum := sha256.Sum256([]byte(hashed))
	return strings.TrimPrefix(strings.TrimSuffix(b.String(), "-")+"-"+hex.EncodeToString(sum[:5]), "-")
}

// PlainWords leaves out of the words of others the characters that turn the direction of what follows (Unicode Annex 9):
// embeddings, overrides and isolates. The marks of a direction stay: they are in honest names, and <bdi> keeps them there.
func PlainWords(text string) string {
	return strings.Map(func(r rune) rune {
		if r >= '\u202A' && r <= '\u202E' || r >= '\u2066' && r <= '\u2069' {
			return -1
		}
		return r
	}, text)
}
