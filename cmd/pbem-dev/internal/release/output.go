package release

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"slices"
)

// output writes the files of a release. The first error stays.
type output struct {
	folder string
	sums   map[string]string
	err    error
}

func (o *output) add(files []entry, err error) {
	if o.err == nil {
		o.err = err
	}
	for _, f := range files {
		o.write(f)
	}
}

func (o *output) write(f entry) {
	if o.err != nil {
		return
	}
	if o.sums == nil {
		o.sums = map[string]string{}
	}
	o.sums[f.name] = fmt.Sprintf("%x", sha256.Sum256(f.data))
	o.err = os.WriteFile(filepath.Join(o.folder, f.name), f.data, f.mode)
}

// finish writes the sums, as sha256sum -c reads them.
func (o *output) finish() ([]string, error) {
	var names []string
	for name := range o.sums {
		names = append(names, name)
	}
	slices.Sort(names)
	var b bytes.Buffer
	for _, name := range names {
		fmt.Fprintf(&b, "%s  %s\n", o.sums[name], name)
	}
	o.write(entry{"SHA256SUMS", 0o644, b.Bytes()})
	return append(names, "SHA256SUMS"), o.err
}
