package release

import (
	"bytes"
	"io/fs"
	"time"

	"pbem/cmd/pbem-dev/internal/release/image"
)

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
