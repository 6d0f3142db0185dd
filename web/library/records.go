package library

import (
	"fmt"
	"path"
	"regexp"
	"strconv"
	"strings"

	"pbem/adjudicator/rating"
	"pbem/games/archive/catalogue"
	"pbem/notation/record"
	"pbem/rules"
)

const RecordMark = ".pbem"

// closed reports whether a folder of this name is not looked into.
func closed(name string) bool {
	return name == "private" || strings.HasSuffix(name, "-private") || strings.HasPrefix(name, ".")
}

// addressOf returns where the pages show the record of a file: "42" for 042.pbem, a name that can be read and is like no other
// for those of other names, which are records of a folder of anybody's alone; ok is false for other files.
func (l *Library) addressOf(name string) (address string, ok bool) {
	if number, ok := numberOf(name); ok {
		return strconv.Itoa(number), true
	}
	base, isRecord := strings.CutSuffix(name, RecordMark)
	if !l.deep || !isRecord || strings.HasPrefix(path.Base(name), ".") || putAside(path.Base(name)) {
		return "", false
	}
	return "of-" + slug(base), true
}

// putAside reports whether an archive has laid a record aside for another that took its place: 042.lost-1.pbem.
func putAside(name string) bool {
	aside, err := regexp.MatchString(`^\d+\.lost-\d+\.pbem$`, name)
	return err == nil && aside
}

// numberOf reads the number of a game from the name of its record, "042.pbem"; other names are of other files. It and
// recordName say again what games/archive says: the pages know records and no games, and import nothing of them, so that
// they cannot come by a store or a private copy. TestNamesOfRecords holds the two together.
func numberOf(name string) (int, bool) {
	n, err := strconv.Atoi(strings.TrimSuffix(name, RecordMark))
	return n, err == nil && n > 0 && name == recordName(n)
}

// recordName is the name of a game's record, as the archive writes it.
func recordName(number int) string { return fmt.Sprintf("%03d.pbem", number) }

// ratedOf is what ratings need of a record that is verified; nil for a game in play.
func ratedOf(r *record.Record) *catalogue.Rated {
	if r.InPlay() {
		return nil
	}
	of := &catalogue.Rated{Place: strings.ToLower(r.Tag("Site")) + "\n" + r.Tag("Game"), Link: r.ResultHash, Ended: rating.Ended(r),
		Players: [2]string{rating.Player(r, rules.White), rating.Player(r, rules.Black)}}
	of.Revision, _ = strconv.Atoi(r.Tag("Revision"))
	if game, counts := rating.Of(r); counts {
		of.Counts, of.List, of.Score = true, game.List, game.Score
	}
	return of
}
