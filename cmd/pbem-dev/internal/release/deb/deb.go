// Package deb writes Debian packages: an ar of three members, the version of the format, a tar of what dpkg is told, and a tar of the
// files.
//
// The idea: the bytes follow from what is handed in alone, wherever and with whatever version of Debian's tools, or none, they are made. So
// two builds can be compared; what dpkg makes of them is tested with dpkg.
package deb

import (
	"archive/tar"
	"bytes"
	"cmp"
	"compress/gzip"
	"crypto/md5"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"time"
)

// File is a file of the package. Its folders are made for it.
type File struct {
	Path string // without a slash in front: usr/bin/pbem
	Mode fs.FileMode
	Data []byte
}

// Package is what is to be written.
type Package struct {
	Name, Version, Architecture string
	Maintainer, Homepage        string
	Section                     string
	Depends, Recommends         string // as in a control file; "" for nothing
	Summary                     string // one line
	Description                 []string
	Files                       []File
	Scripts                     map[string][]byte // postinst, prerm, postrm
	Time                        time.Time         // of every member and file
	Level                       int               // of compression; 0: the best
}

// Write writes the package.
func (p Package) Write(w io.Writer) error {
	files := slices.SortedFunc(slices.Values(p.Files), func(a, b File) int { return strings.Compare(a.Path, b.Path) })
	for _, f := range files {
		if path.Clean(f.Path) != f.Path || strings.HasPrefix(f.Path, "/") || strings.HasPrefix(f.Path, "..") {
			return fmt.Errorf("a package cannot hold a file called %q", f.Path)
		}
	}
	control, err := p.tar(p.controlFiles(files))
	if err != nil {
		return err
	}
	data, err := p.tar(files)
	if err != nil {
		return err
	}
	out := ar{w: w, time: p.Time}
	out.member("debian-binary", []byte("2.0\n"))
	out.member("control.tar.gz", control)
	out.member("data.tar.gz", data)
	return out.err
}

func (p Package) controlFiles(files []File) []File {
	list := []File{{Path: "control", Mode: 0o644, Data: p.control(files)}, {Path: "md5sums", Mode: 0o644, Data: sums(files)}}
	for name, text := range p.Scripts {
		list = append(list, File{Path: name, Mode: 0o755, Data: text})
	}
	slices.SortFunc(list, func(a, b File) int { return strings.Compare(a.Path, b.Path) })
	return list
}

// control is what dpkg is told of the package. A line of the description that is empty is a dot.
func (p Package) control(files []File) []byte {
	var b bytes.Buffer
	kilobytes := 0
	for _, f := range files {
		kilobytes += (len(f.Data) + 1023) / 1024
	}
	for _, field := range [][2]string{{"Package", p.Name}, {"Version", p.Version}, {"Architecture", p.Architecture}, {"Maintainer", p.Maintainer},
		{"Installed-Size", fmt.Sprint(kilobytes)}, {"Depends", p.Depends}, {"Recommends", p.Recommends}, {"Section", p.Section}, {"Priority", "optional"},
		{"Homepage", p.Homepage}, {"Description", p.Summary}} {
		if field[1] != "" {
			fmt.Fprintf(&b, "%s: %s\n", field[0], field[1])
		}
	}
	for _, line := range p.Description {
		if line == "" {
			line = "."
		}
		fmt.Fprintf(&b, " %s\n", line)
	}
	return b.Bytes()
}

func sums(files []File) []byte {
	var b bytes.Buffer
	for _, f := range files {
		fmt.Fprintf(&b, "%x  %s\n", md5.Sum(f.Data), f.Path)
	}
	return b.Bytes()
}

// tar packs files with the folders above them, all of which belong to root.
func (p Package) tar(files []File) ([]byte, error) {
	var b bytes.Buffer
	zip, err := gzip.NewWriterLevel(&b, cmp.Or(p.Level, gzip.BestCompression))
	if err != nil {
		return nil, err
	}
	out := tar.NewWriter(zip)
	head := func(name string, kind byte, mode fs.FileMode, size int) error {
		return out.WriteHeader(&tar.Header{Name: name, Typeflag: kind, Mode: int64(mode.Perm()), Size: int64(size), ModTime: p.Time,
			Uname: "root", Gname: "root", Format: tar.FormatGNU})
	}
	made := map[string]bool{}
	for _, f := range files {
		for _, folder := range folders(f.Path) {
			if made[folder] {
				continue
			}
			made[folder] = true
			if err := head(folder, tar.TypeDir, 0o755, 0); err != nil {
				return nil, err
			}
		}
		if err := head("./"+f.Path, tar.TypeReg, f.Mode, len(f.Data)); err != nil {
			return nil, err
		}
		if _, err := out.Write(f.Data); err != nil {
			return nil, err
		}
	}
	err = errors.Join(out.Close(), zip.Close())
	return b.Bytes(), err
}

// folders are those above a file, the outermost first: ./, ./usr/, ./usr/bin/.
func folders(name string) []string {
	list := []string{"./"}
	for at, c := range name {
		if c == '/' {
			list = append(list, "./"+name[:at+1])
		}
	}
	return list
}
