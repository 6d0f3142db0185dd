package release

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"cmp"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"pbem/cmd/pbem-dev/internal/release/image"
)

// Builder is who a package names as its maintainer when nobody is named: the project has no public address, so it is for whoever built the package
// to answer for it.
const Builder = "whoever built this package <root@localhost>"

// nfpm packs for Debian. Later versions need modules that the proxy does not hand out.
const nfpm = "github.com/goreleaser/nfpm/v2/cmd/nfpm@v2.44.0"

// content is a file of a package as nfpm is told of it.
type content struct {
	From string `json:"src"`
	To   string `json:"dst"`
	Info struct {
		Mode  uint32 `json:"mode"`
		Owner string `json:"owner"`
		Group string `json:"group"`
	} `json:"file_info"`
}

// Debian is the package with a program, for an architecture as Go and Debian both call it (amd64, arm64).
func (s *Shared) Debian(ctx context.Context, program []byte, arch, version string, when time.Time) ([]byte, error) {
	files, err := s.installed(program)
	if err != nil {
		return nil, err
	}
	work, err := os.MkdirTemp("", "pbem-deb-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(work)
	scripts := map[string]string{}
	for script, name := range map[string]string{"postinstall": "postinst", "preremove": "prerm", "postremove": "postrm"} {
		scripts[script] = filepath.Join(work, name)
		if err := os.WriteFile(scripts[script], s.texts["packaging/debian/"+name], 0o755); err != nil {
			return nil, err
		}
	}
	var contents []content
	for i, f := range files {
		c := content{From: filepath.Join(work, strconv.Itoa(i)), To: "/" + f.name}
		c.Info.Mode, c.Info.Owner, c.Info.Group = uint32(f.mode), "root", "root"
		if err := os.WriteFile(c.From, f.data, 0o644); err != nil {
			return nil, err
		}
		contents = append(contents, c)
	}
	config, err := json.Marshal(map[string]any{ // which is YAML, too
		"name": "pbem", "version": version, "version_schema": "none", "arch": arch, "section": "games", "priority": "optional",
		"maintainer": cmp.Or(s.Maintainer, Builder), "mtime": when.UTC().Format(time.RFC3339),
		"depends": []string{"passwd", "init-system-helpers"}, "recommends": []string{"ca-certificates", "systemd"},
		"description": "referee for correspondence board games by e-mail\n" +
			"People write their turns as letters; pbem judges them, keeps the clocks, tells\n" +
			"both sides, and writes signed records. One program, one mailbox, one file.\n\n" +
			"pbem doctor --config /etc/pbem/pbem.yaml says what to set before the start.",
		"contents": contents, "scripts": scripts, "deb": map[string]string{"compression": "gzip:" + strconv.Itoa(cmp.Or(s.Level, 9))},
	})
	if err != nil {
		return nil, err
	}
	told, made := filepath.Join(work, "nfpm.yaml"), filepath.Join(work, "pbem.deb")
	if err := os.WriteFile(told, config, 0o644); err != nil {
		return nil, err
	}
	if _, err := tool(ctx, nfpm, "package", "--packager", "deb", "--config", told, "--target", made); err != nil {
		return nil, err
	}
	return os.ReadFile(made)
}

// nobody is the user of that name everywhere.
const nobody = 65534

// Container is the image with a program: nothing else is in it but a folder for the store and one for temporary files. The certificates
// of the world's authorities are in the program.
func (s *Shared) Container(program []byte, arch, version string, when time.Time, commit string) ([]byte, error) {
	i := image.Image{
		Reference: "pbem:" + version, Architecture: arch, Created: when, User: nobody,
		Entrypoint: []string{"/usr/bin/pbem"}, Command: []string{"serve", "--config", "/etc/pbem/pbem.yaml"},
		Workdir: "/var/lib/pbem", Volumes: []string{"/var/lib/pbem"}, Env: []string{"PATH=/usr/bin"},
		Labels: map[string]string{"org.opencontainers.image.title": "pbem", "org.opencontainers.image.version": version,
			"org.opencontainers.image.revision": commit, "org.opencontainers.image.licenses": "MIT"},
		Files: []image.File{
			{Path: "etc/", Mode: 0o755},
			{Path: "etc/passwd", Mode: 0o644, Data: []byte("nobody:x:65534:65534:nobody:/var/lib/pbem:/\n")},
			{Path: "etc/pbem/", Mode: 0o755},
			{Path: "tmp/", Mode: 0o777 | fs.ModeSticky},
			{Path: "usr/", Mode: 0o755},
			{Path: "usr/bin/", Mode: 0o755},
			{Path: "usr/bin/pbem", Mode: 0o755, Data: program},
			{Path: "usr/share/", Mode: 0o755},
			{Path: "usr/share/doc/", Mode: 0o755},
			{Path: "usr/share/doc/LICENSES.txt", Mode: 0o644, Data: s.Licences},
			{Path: "var/", Mode: 0o755},
			{Path: "var/lib/", Mode: 0o755},
			{Path: "var/lib/pbem/", Mode: 0o700, User: nobody},
		},
	}
	var b bytes.Buffer
	err := i.Write(&b)
	return b.Bytes(), err
}

// entry is a file of an archive.
type entry struct {
	name string
	mode fs.FileMode
	data []byte
}

// tarball packs files below a folder, all of root's.
func tarball(folder string, files []entry, when time.Time) ([]byte, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	out := tar.NewWriter(z)
	for _, f := range files {
		head := &tar.Header{Name: folder + "/" + f.name, Mode: int64(f.mode), Size: int64(len(f.data)), ModTime: when, Format: tar.FormatUSTAR}
		if err := out.WriteHeader(head); err != nil {
			return nil, err
		}
		if _, err := out.Write(f.data); err != nil {
			return nil, err
		}
	}
	err = errors.Join(out.Close(), z.Close())
	return b.Bytes(), err
}

// zipped is the same as Windows opens it.
func zipped(folder string, files []entry, when time.Time) ([]byte, error) {
	var b bytes.Buffer
	out := zip.NewWriter(&b)
	for _, f := range files {
		w, err := out.CreateHeader(&zip.FileHeader{Name: folder + "/" + f.name, Method: zip.Deflate, Modified: when})
		if err != nil {
			return nil, err
		}
		if _, err := w.Write(f.data); err != nil {
			return nil, err
		}
	}
	err := out.Close()
	return b.Bytes(), err
}

// gzipped packs one text, without a name and a time.
func gzipped(data []byte) ([]byte, error) {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	_, err = z.Write(data)
	err = errors.Join(err, z.Close())
	return b.Bytes(), err
}

// debianVersion is a version of Go's as Debian orders them: what stands behind a dash in Go is before the version, as "~" is there.
func debianVersion(version string) string {
	version = strings.TrimPrefix(strings.TrimSuffix(version, "+dirty"), "v")
	return strings.ReplaceAll(version, "-", "~")
}
