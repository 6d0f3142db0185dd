package web

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"pbem/web/library"
)

// listName is the file in which a written site keeps what it is made of: so it removes no files but its own, and makes the
// pages of a game anew only when its record is another.
const listName = ".pbem-site"

// The lines of the list: the head, what the pages were made by, the games with the hashes of their records, the files.
const (
	listHead = "pbem site 1"
	madeMark = "made "
	gameMark = "game "
)

// ErrForeign is the error for a folder that holds something else.
var ErrForeign = errors.New("it is not empty, and no site of this program; name an empty folder, or one that is not there yet")

// contents is what a written site holds.
type contents struct {
	made  string            // by what
	games map[string]string // by address, the hash of the record that each game's pages were made from
	files []string
}

// readContents returns what an earlier writing left in a folder; nothing for an empty or missing one.
func readContents(dir string) (contents, error) {
	c := contents{games: map[string]string{}}
	text, err := os.ReadFile(filepath.Join(dir, listName))
	if errors.Is(err, fs.ErrNotExist) {
		return c, mustBeEmpty(dir)
	}
	if err != nil {
		return c, fmt.Errorf("cannot read the site: %w", err)
	}
	lines := bufio.NewScanner(bytes.NewReader(text))
	if !lines.Scan() || lines.Text() != listHead {
		return c, fmt.Errorf("cannot write into %s: %w", dir, ErrForeign)
	}
	for lines.Scan() {
		if err := c.line(lines.Text()); err != nil {
			return c, fmt.Errorf("%s: %w", filepath.Join(dir, listName), err)
		}
	}
	return c, lines.Err()
}

func (c *contents) line(line string) error {
	if made, ok := strings.CutPrefix(line, madeMark); ok {
		c.made = made
		return nil
	}
	if game, ok := strings.CutPrefix(line, gameMark); ok {
		address, hash, _ := strings.Cut(game, " ")
		c.games[address] = hash
		return nil
	}
	if !filepath.IsLocal(filepath.FromSlash(line)) {
		return fmt.Errorf("it names %q, which lies outside", line)
	}
	c.files = append(c.files, line)
	return nil
}

// write leaves the list in a folder.
func (c *contents) write(dir string) error {
	b := []byte(listHead + "\n" + madeMark + c.made + "\n")
	for _, n := range slices.Sorted(maps.Keys(c.games)) {
		b = fmt.Appendf(b, "%s%s %s\n", gameMark, n, c.games[n])
	}
	for _, f := range c.files {
		b = append(append(b, f...), '\n')
	}
	_, err := replace(filepath.Join(dir, listName), b)
	return err
}

// ofGames sorts the files of games, in these languages, by the games.
func (c *contents) ofGames(languages []*Pages) map[string][]string {
	all := map[string][]string{}
	for _, f := range c.files {
		for _, one := range languages {
			if rest, ok := strings.CutPrefix(f, one.below+"game/"); ok {
				folder, _, _ := strings.Cut(rest, "/")
				all[folder] = append(all[folder], f)
			}
		}
	}
	return all
}

func mustBeEmpty(dir string) error {
	entries, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("cannot read the folder: %w", err)
	}
	if len(entries) > 0 {
		return fmt.Errorf("cannot write into %s: %w", dir, ErrForeign)
	}
	return nil
}

// made is a hash of all that the pages of games are made by, besides their records. Of the rules, only those that cannot be had
// count: pages that link rules are made anew when these come or go, and not whenever another game brings rules along.
func (p addresses) made(games *library.Roll) string {
	h := sha256.New()
	fmt.Fprintf(h, "keys %q\n", p.keysText())
	fmt.Fprintf(h, "%q %q %q %q\n", p.site.Build, p.site.Name, p.site.Address, p.site.URL)
	for _, one := range p.all {
		fmt.Fprintf(h, "language %s\n", one.language.Tag())
	}
	fmt.Fprintf(h, "menu %v\n", library.Kinds{Play: games.Playing, Seeks: games.Offering, Events: games.Eventful(), Ratings: games.Rated})
	for _, key := range p.site.Keys {
		fmt.Fprintf(h, "key %x\n", key)
	}
	for _, preset := range p.site.Presets {
		fmt.Fprintf(h, "preset %s %s\n", preset.Name, preset.Hash)
	}
	for _, digits := range slices.Sorted(maps.Keys(games.Variants)) {
		if p.rulesText(digits, games) == nil {
			fmt.Fprintf(h, "no rules %s\n", digits)
		}
	}
	return hex.EncodeToString(h.Sum(nil))
}
