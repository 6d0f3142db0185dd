package image

import (
	"archive/tar"
	"io"
	"slices"
	"strings"
	"time"
)

// layout gathers the members of the tar file.
type layout struct {
	created time.Time
	members []member
}

type member struct {
	name string
	data []byte
}

// blob keeps what is known by its digest, and describes it.
func (l *layout) blob(kind string, data []byte) descriptor {
	d := descriptor{MediaType: kind, Digest: digest(data), Size: len(data)}
	l.add(place(d), data)
	return d
}

func (l *layout) add(name string, data []byte) { l.members = append(l.members, member{name, data}) }

// write writes the members in the order of their names, behind their folders.
func (l *layout) write(w io.Writer) error {
	slices.SortFunc(l.members, func(a, b member) int { return strings.Compare(a.name, b.name) })
	out := tar.NewWriter(w)
	for _, folder := range []string{"blobs/", "blobs/sha256/"} {
		if err := out.WriteHeader(&tar.Header{Name: folder, Typeflag: tar.TypeDir, Mode: 0o755, ModTime: l.created, Format: tar.FormatUSTAR}); err != nil {
			return err
		}
	}
	for _, m := range l.members {
		if err := out.WriteHeader(&tar.Header{Name: m.name, Typeflag: tar.TypeReg, Mode: 0o644, Size: int64(len(m.data)), ModTime: l.created, Format: tar.FormatUSTAR}); err != nil {
			return err
		}
		if _, err := out.Write(m.data); err != nil {
			return err
		}
	}
	return out.Close()
}
