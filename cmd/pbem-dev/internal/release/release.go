// Package release makes what hosts install of a commit: programs for several systems, packages for Debian, container images, what each
// program is made of, and the sums of it all.
//
// The idea: every byte follows from the commit and the version of Go. Nothing of the machine, the folder, the hour or the order in which
// files are met goes in; so anybody can make the same again, and compare. docs/releasing.md tells how.
package release

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
)

// Options say what is made.
type Options struct {
	Source     string             // a checkout
	Out        string             // an empty folder, or one that is not there
	Targets    []Target           // for which systems
	Maintainer string             // of the packages, "Name <address>"; "" for Builder
	Progress   func(about string) // is told of what comes
}

// built is the program of a target.
type built struct {
	Target
	info *debug.BuildInfo
	file string
	data []byte
}

// Make makes a release, and returns the names of its files in order.
func Make(ctx context.Context, o Options) ([]string, error) {
	s, err := openSource(ctx, o.Source)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(o.Out, 0o755); err != nil {
		return nil, err
	}
	if list, err := os.ReadDir(o.Out); err != nil || len(list) > 0 {
		return nil, errors.Join(err, fmt.Errorf("the folder %s is not empty", o.Out))
	}
	work, err := os.MkdirTemp("", "pbem-release-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(work)
	programs, err := s.programs(ctx, o, work)
	if err != nil {
		return nil, err
	}
	shared, err := s.shared(ctx, programs, work)
	if err != nil {
		return nil, err
	}
	shared.Maintainer = o.Maintainer
	out := &output{folder: o.Out}
	for _, p := range programs {
		o.Progress(p.String() + ": packages")
		out.add(s.packages(ctx, shared, p))
	}
	return out.finish()
}

// programs makes those of all targets.
func (s source) programs(ctx context.Context, o Options, work string) (list []built, err error) {
	for _, t := range o.Targets {
		o.Progress(t.String() + ": the program")
		file := filepath.Join(work, t.String())
		p := built{Target: t, file: file}
		if p.info, err = s.build(ctx, t, file); err != nil {
			return nil, err
		}
		if p.data, err = os.ReadFile(file); err != nil {
			return nil, err
		}
		list = append(list, p)
	}
	return list, nil
}

// shared has a program that runs here tell of itself; where none was asked for that does, one is made for that alone.
func (s source) shared(ctx context.Context, programs []built, work string) (*Shared, error) {
	here := Target{runtime.GOOS, runtime.GOARCH}
	file := filepath.Join(work, here.String())
	if !slices.ContainsFunc(programs, func(p built) bool { return p.Target == here }) {
		if _, err := s.build(ctx, here, file); err != nil {
			return nil, err
		}
	}
	infos := make([]*debug.BuildInfo, len(programs))
	for i, p := range programs {
		infos[i] = p.info
	}
	terms, err := s.licences(ctx, infos)
	if err != nil {
		return nil, err
	}
	run := func(args ...string) (string, error) { return s.run(ctx, []string{"LC_ALL=C"}, file, args...) }
	return Gather(run, s.dir, programs[0].info.Main.Version, terms)
}

// packages are the files of a target.
func (s source) packages(ctx context.Context, shared *Shared, p built) ([]entry, error) {
	version := strings.TrimPrefix(shared.Version, "v")
	base := "pbem-" + version + "-" + p.String()
	pack, end := tarball, ".tar.gz"
	if p.OS == "windows" {
		pack, end = zipped, ".zip"
	}
	archive, err := pack(base, shared.loose(p.Target, p.data), s.time)
	if err != nil {
		return nil, err
	}
	holds, err := parts(ctx, p.file, s.time)
	if err != nil {
		return nil, err
	}
	list := []entry{{base + end, 0o644, archive}, {base + ".cdx.json", 0o644, holds}}
	if p.OS != "linux" {
		return list, nil
	}
	debian, err := shared.Debian(ctx, p.data, p.Arch, debianVersion(shared.Version), s.time)
	if err != nil {
		return nil, err
	}
	container, err := shared.Container(p.data, p.Arch, version, s.time, s.commit)
	return append(list, entry{"pbem_" + debianVersion(shared.Version) + "_" + p.Arch + ".deb", 0o644, debian}, entry{base + ".oci.tar", 0o644, container}), err
}

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
