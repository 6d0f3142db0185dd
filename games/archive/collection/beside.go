package collection

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"iter"
	"os"
	"path"
	"path/filepath"
	"strings"
	"sync"

	"pbem/games/archive"
	"pbem/games/archive/gamelog"
	"pbem/games/presetfile"
	"pbem/notation/eventfile"
	"pbem/rules/phrase"
)

// maxBeside bounds a file that lies beside records, and maxKept all of them in one pack, in bytes.
const (
	maxBeside = 1 << 20
	maxKept   = 16 << 20
)

// pack keeps what lies beside the records of a pack: keys and rules. It is safe for concurrent use.
type pack struct {
	file   string
	events bool // tournaments are looked for in it, and nothing else

	mu     sync.Mutex
	kept   map[string][]byte // by the name in the pack
	size   int
	more   proofs // for which there was no room
	sought bool   // the whole pack has been looked through
}

// isBeside reports whether a file in a pack is the keys of its records, rules of theirs, a tournament of theirs, the head of their log, or the
// proof of a line of it.
func isBeside(name string) bool {
	return path.Ext(name) == archive.ProofExtension || path.Ext(name) == eventfile.Extension || path.Base(name) == archive.KeysFile || path.Base(name) == gamelog.HeadFile || path.Ext(name) == ".yaml" && path.Base(path.Dir(name)) == path.Dir(archive.RulesName("x"))
}

// keep keeps what lies beside records.
func (w *walker) keep(p place, in io.Reader) {
	data, err := io.ReadAll(io.LimitReader(unpacking{in, w.budget}, maxBeside+1))
	switch {
	case err != nil:
		w.failed(p, "file", err)
	case len(data) > maxBeside:
		if !w.seeking {
			w.fault(p, phrase.Errorf("collection-big", "most", maxBeside>>20))
		}
	default:
		w.pack.add(p.inner, data)
	}
}

func (k *pack) add(name string, data []byte) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.kept == nil {
		k.kept = map[string][]byte{}
	}
	switch _, known := k.kept[name]; {
	case known, !k.wants(name):
	case k.size+len(data) <= maxKept:
		k.kept[name], k.size = data, k.size+len(data)
	case path.Ext(name) == archive.ProofExtension:
		k.more.add(name, data)
	}
}

// Beside reads a file that the archive of a member keeps beside its records, by its name there ("server.pub",
// "rules/HEX.yaml"): in the member's folder or one above it, up to the one that was named, or to the top of the pack. It is nil
// where there is none; the error is of one that is there and cannot be read.
func (m Member) Beside(name string) ([]byte, error) {
	if m.inner != "" && m.pack != nil {
		if data := m.pack.beside(m.inner, name); data != nil {
			return data, nil
		}
	}
	if m.File == StandardInput {
		return nil, nil
	}
	return besideOnDisk(m.File, m.Root, name)
}

// Proof reads what was packed with a record of the log of its archive: the file of its name that ends in archive.ProofExtension. It
// is nil where there is none.
func (m Member) Proof() ([]byte, error) {
	switch {
	case m.inner != "" && m.pack != nil:
		m.pack.seek()
		m.pack.mu.Lock()
		defer m.pack.mu.Unlock()
		name := archive.ProofName(m.inner)
		if proof, kept := m.pack.kept[name]; kept {
			return proof, nil
		}
		return m.pack.more.get(name)
	case m.inner != "" || m.File == StandardInput || m.bare:
		return nil, nil
	}
	data, err := readBeside(archive.ProofName(m.File))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return data, err
}

// Home names the folder of a member: members of one folder have the same beside them.
func (m Member) Home() string { return m.Name[:len(m.Name)-len(m.leaf())] }

// leaf is the end of a member's name, behind its folder.
func (m Member) leaf() string { return m.Name[strings.LastIndexAny(m.Name, "/:")+1:] }

func (k *pack) beside(inner, name string) []byte {
	k.seek()
	k.mu.Lock()
	defer k.mu.Unlock()
	at := strings.LastIndexByte(inner, ':') + 1
	for dir := path.Dir(inner[at:]); ; dir = path.Dir(dir) {
		for _, home := range []string{dir, archive.PublicBeside(dir)} {
			if data, ok := k.kept[inner[:at]+path.Join(home, name)]; ok {
				return data
			}
		}
		if dir == "." || dir == "/" {
			return nil
		}
	}
}

// seek looks through the whole pack, once: what lies beside a record may stand behind it. A pipe cannot be read twice.
func (k *pack) seek() {
	k.mu.Lock()
	sought := k.sought
	k.sought = true
	k.mu.Unlock()
	info, err := os.Stat(k.file)
	if sought || k.file == StandardInput || err != nil || !info.Mode().IsRegular() {
		return
	}
	w := &walker{outlet: outlet{ctx: context.Background(), yield: func(Member) bool { return true }, seeking: true}}
	w.look(k)
}

// look goes through a file for what lies beside records in it.
func (w *walker) look(k *pack) {
	f, err := os.Open(k.file)
	if err != nil {
		return
	}
	defer f.Close()
	w.budget, w.pack, w.disk = &budget{}, k, f
	w.stream(place{file: k.file}, source{w.ctx, f, w.budget})
}

// besideOnDisk looks from the folder of a file upwards, for a private copy first among those.
func besideOnDisk(file, root, name string) ([]byte, error) {
	if own := filepath.Dir(file); own != archive.Home(file) {
		if data, err := readBeside(filepath.Join(own, name)); !errors.Is(err, fs.ErrNotExist) {
			return data, err
		}
	}
	for dir := range homes(file, root) {
		data, err := readBeside(filepath.Join(dir, name))
		if !errors.Is(err, fs.ErrNotExist) {
			return data, err
		}
	}
	return nil, nil
}

// homes are the folders in which the archive of a file may keep what belongs to it, the nearest first: up to the folder that was named,
// or, where the file itself was, to the first in which there is an archive.
func homes(file, root string) iter.Seq[string] {
	return func(yield func(string) bool) {
		home := archive.Home(file)
		if root == "" {
			upwards(home, yield)
			return
		}
		for dir := home; yield(dir); dir = filepath.Dir(dir) {
			inside, err := filepath.Rel(root, dir)
			if err != nil || inside == "." || strings.HasPrefix(inside, "..") {
				return
			}
		}
	}
}

// upwards yields a folder, and those above it up to the first with an archive's keys or log; none above it, where there is no such.
func upwards(home string, yield func(string) bool) {
	all := []string{home}
	for at := home; !isArchive(at); all = append(all, at) {
		up := filepath.Join(at, "..")
		if abs, err := filepath.Abs(at); err != nil || filepath.Dir(abs) == abs {
			all = all[:1]
			break
		}
		at = up
	}
	for _, dir := range all {
		if !yield(dir) {
			return
		}
	}
}

func isArchive(dir string) bool {
	for _, name := range []string{archive.KeysFile, gamelog.LogFile} {
		if info, err := os.Stat(filepath.Join(dir, name)); err == nil && info.Mode().IsRegular() {
			return true
		}
	}
	return false
}

// LogFolder is the folder with the log of the archive that a member belongs to; "" where there is none, and for what came out of a pack
// or through a pipe.
func (m Member) LogFolder() string {
	if m.inner != "" || m.File == StandardInput {
		return ""
	}
	for dir := range homes(m.File, m.Root) {
		if info, err := os.Stat(filepath.Join(dir, gamelog.LogFile)); err == nil && info.Mode().IsRegular() {
			return dir
		}
	}
	return ""
}

func readBeside(path string) ([]byte, error) {
	f, err := presetfile.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, maxBeside+1))
	if err == nil && len(data) > maxBeside {
		err = phrase.Errorf("collection-file-big", "file", path)
	}
	return data, err
}
