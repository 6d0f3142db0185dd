package gamelog

import (
	"encoding/base64"
	"fmt"
	"os"
	"slices"
)

// State is how far the file was written when Grow last returned, for Resume in another process; "" where that is not known.
func (f *File) State() string {
	if !f.known {
		return ""
	}
	return fmt.Sprintf("%d %d %s", f.edge.Size(), f.length, base64.StdEncoding.EncodeToString(f.edge.Bytes())+".")
}

// Resume has Grow go on from a state, and not read the whole file again, if the file has that length and a head that says so. What is no
// state is passed over.
func (f *File) Resume(state string) {
	var size, length int64
	var code string
	if _, err := fmt.Sscanf(state, "%d %d %s", &size, &length, &code); err != nil || code == "" {
		return
	}
	roots, err := base64.StdEncoding.DecodeString(code[:len(code)-1])
	if err != nil {
		return
	}
	edge, err := EdgeOf(size, roots)
	head, err2 := f.signed()
	if err == nil && err2 == nil && head.Head == edge.Head() {
		f.edge, f.length, f.known = edge, length, true
	}
}

// signed is what the head in the folder says, whoever signed it.
func (f *File) signed() (Signed, error) {
	text, err := os.ReadFile(f.path(HeadFile))
	if err != nil {
		return Signed{}, err
	}
	return readHead(text)
}

// Covered is how many lines the head in the folder covers; 0 where there is none. More than the store has mean that the store is older.
func (f *File) Covered() (int64, error) { return f.covered() }

// Beyond returns the lines that the file has and the store does not. ErrOther where it does not begin as the store's.
func (f *File) Beyond(lines func(from int64) ([]string, error)) ([]string, error) {
	file, err := os.Open(f.path(LogFile))
	if os.IsNotExist(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer file.Close()
	there, err := Read(file)
	if err != nil {
		return nil, err
	}
	ours, err := lines(0)
	if err != nil {
		return nil, err
	}
	var all []string
	for _, line := range there.Lines() {
		if line.Kind == NoLine {
			break // what stands behind it is debris
		}
		all = append(all, line.String())
	}
	if n := min(len(all), len(ours)); !slices.Equal(all[:n], ours[:n]) {
		return nil, ErrOther
	}
	return all[min(len(all), len(ours)):], nil
}

// PutAside gives the log and its head other names beside the old ones, "log.lost-1" and "log.head.lost-1", so that another can be
// written. It overwrites nothing.
func (f *File) PutAside() error {
	for n := 1; ; n++ {
		old := fmt.Sprintf(".lost-%d", n)
		err := os.Link(f.path(LogFile), f.path(LogFile)+old)
		if os.IsExist(err) {
			continue
		}
		if err != nil {
			return err
		}
		if err := os.Rename(f.path(HeadFile), f.path(HeadFile)+old); err != nil && !os.IsNotExist(err) {
			return err
		}
		f.known = false
		return os.Remove(f.path(LogFile))
	}
}
