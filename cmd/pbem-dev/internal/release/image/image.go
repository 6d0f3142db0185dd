// Package image writes a container image as one tar file: an OCI layout, and beside it the index that "docker load" of every version
// reads.
//
// The idea: an image of a static program from scratch is one layer and three small texts, so nothing is needed to build it, no docker
// and no registry, and its bytes follow from what is handed in alone.
package image

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strings"
	"time"
)

// File is a file or, with a slash at its end, a folder of the image.
type File struct {
	Path string // without a slash in front
	Mode fs.FileMode
	User int // who owns it, by number; its group has the same
	Data []byte
}

// Image is what is to be written.
type Image struct {
	Reference    string // pbem:1.2.3
	Architecture string // as Go calls it
	Created      time.Time
	User         int
	Entrypoint   []string
	Command      []string
	Workdir      string
	Volumes      []string
	Env          []string
	Labels       map[string]string
	Files        []File // in this order
}

// The media types of OCI's image format.
const (
	typeIndex    = "application/vnd.oci.image.index.v1+json"
	typeManifest = "application/vnd.oci.image.manifest.v1+json"
	typeConfig   = "application/vnd.oci.image.config.v1+json"
	typeLayer    = "application/vnd.oci.image.layer.v1.tar+gzip"
)

// descriptor names a blob.
type descriptor struct {
	MediaType   string            `json:"mediaType"`
	Digest      string            `json:"digest"`
	Size        int               `json:"size"`
	Platform    map[string]string `json:"platform,omitempty"`
	Annotations map[string]string `json:"annotations,omitempty"`
}

// Write writes the image.
func (i Image) Write(w io.Writer) error {
	plain, packed, err := i.layer()
	if err != nil {
		return err
	}
	out := &layout{created: i.Created}
	layer := out.blob(typeLayer, packed)
	config := out.blob(typeConfig, text(i.config(digest(plain))))
	manifest := out.blob(typeManifest, text(map[string]any{"schemaVersion": 2, "mediaType": typeManifest, "config": config, "layers": []descriptor{layer}}))
	manifest.Platform = map[string]string{"architecture": i.Architecture, "os": "linux"}
	manifest.Annotations = map[string]string{"io.containerd.image.name": "docker.io/library/" + i.Reference, "org.opencontainers.image.ref.name": i.Reference}
	out.add("index.json", text(map[string]any{"schemaVersion": 2, "mediaType": typeIndex, "manifests": []descriptor{manifest}}))
	out.add("manifest.json", text([]any{map[string]any{"Config": place(config), "RepoTags": []string{i.Reference}, "Layers": []string{place(layer)}}}))
	out.add("oci-layout", text(map[string]string{"imageLayoutVersion": "1.0.0"}))
	return out.write(w)
}

// config says how the image is run. diff is the digest of the layer before it was packed.
func (i Image) config(diff string) map[string]any {
	volumes := map[string]any{}
	for _, v := range i.Volumes {
		volumes[v] = struct{}{}
	}
	created := i.Created.UTC().Format(time.RFC3339)
	return map[string]any{
		"architecture": i.Architecture, "os": "linux", "created": created,
		"config": map[string]any{"User": fmt.Sprintf("%d:%[1]d", i.User), "Entrypoint": i.Entrypoint, "Cmd": i.Command, "WorkingDir": i.Workdir,
			"Volumes": volumes, "Env": i.Env, "Labels": i.Labels},
		"rootfs":  map[string]any{"type": "layers", "diff_ids": []string{diff}},
		"history": []any{map[string]any{"created": created, "created_by": "make release"}},
	}
}

// layer packs the files.
func (i Image) layer() (plain, packed []byte, err error) {
	var b, z bytes.Buffer
	out := tar.NewWriter(&b)
	for _, f := range i.Files {
		kind := byte(tar.TypeReg)
		if f.Path[len(f.Path)-1] == '/' {
			kind = tar.TypeDir
		}
		mode := int64(f.Mode.Perm())
		if f.Mode&fs.ModeSticky != 0 {
			mode |= 0o1000
		}
		head := &tar.Header{Name: f.Path, Typeflag: kind, Mode: mode, Size: int64(len(f.Data)), Uid: f.User, Gid: f.User, ModTime: i.Created, Format: tar.FormatUSTAR}
		if err := out.WriteHeader(head); err != nil {
			return nil, nil, err
		}
		if _, err := out.Write(f.Data); err != nil {
			return nil, nil, err
		}
	}
	err = out.Close()
	zip := gzip.NewWriter(&z)
	_, wrong := zip.Write(b.Bytes())
	err = errors.Join(err, wrong, zip.Close())
	return b.Bytes(), z.Bytes(), err
}

// text is JSON, whose maps Go writes in the order of their keys. Of maps, texts and numbers there is no error.
func text(v any) []byte {
	data, _ := json.Marshal(v)
	return data
}

func digest(data []byte) string { return fmt.Sprintf("sha256:%x", sha256.Sum256(data)) }

func place(d descriptor) string { return "blobs/sha256/" + d.Digest[len("sha256:"):] }

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
