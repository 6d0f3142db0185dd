package image

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"strings"
	"testing"
	"time"
)

func example() Image {
	return Image{
		Reference: "pbem:1.2.3", Architecture: "arm64", Created: time.Unix(1_795_000_001, 0), User: 65534,
		Entrypoint: []string{"/usr/bin/pbem"}, Command: []string{"serve"}, Workdir: "/var/lib/pbem", Volumes: []string{"/var/lib/pbem"},
		Labels: map[string]string{"b": "2", "a": "1"},
		Files: []File{
			{Path: "tmp/", Mode: 0o777 | fs.ModeSticky},
			{Path: "pbem", Mode: 0o755, Data: []byte("program")},
			{Path: "var/", Mode: 0o700, User: 65534},
		},
	}
}

// members reads a tar file: what is in it, by name.
func members(t *testing.T, data []byte) (heads map[string]*tar.Header, texts map[string][]byte) {
	t.Helper()
	heads, texts = map[string]*tar.Header{}, map[string][]byte{}
	in := tar.NewReader(bytes.NewReader(data))
	for {
		head, err := in.Next()
		if errors.Is(err, io.EOF) {
			return heads, texts
		}
		if err != nil {
			t.Fatal(err)
		}
		if heads[head.Name] != nil {
			t.Errorf("%s is twice there", head.Name)
		}
		heads[head.Name] = head
		if texts[head.Name], err = io.ReadAll(in); err != nil {
			t.Fatal(err)
		}
	}
}

func read(t *testing.T, text []byte, into any) {
	t.Helper()
	if err := json.Unmarshal(text, into); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
}

// TestImage follows the tarball as a container engine does, from the index to the files, by digests and sizes; and as "docker load" of
// older versions does.
func TestImage(t *testing.T) {
	t.Parallel()
	var b, again bytes.Buffer
	if err := errors.Join(example().Write(&b), example().Write(&again)); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(b.Bytes(), again.Bytes()) {
		t.Error("the same image has other bytes")
	}
	_, texts := members(t, b.Bytes())
	follow := func(d descriptor) []byte {
		text := texts[place(d)]
		if digest(text) != d.Digest || len(text) != d.Size {
			t.Fatalf("%s of %d bytes is %s of %d", d.Digest, d.Size, digest(text), len(text))
		}
		return text
	}
	var index struct{ Manifests []descriptor }
	read(t, texts["index.json"], &index)
	if len(index.Manifests) != 1 || index.Manifests[0].Platform["architecture"] != "arm64" || index.Manifests[0].MediaType != typeManifest {
		t.Fatalf("index: %s", texts["index.json"])
	}
	var manifest struct {
		Config descriptor
		Layers []descriptor
	}
	read(t, follow(index.Manifests[0]), &manifest)
	var config struct {
		OS, Architecture, Created string
		Config                    struct {
			User, WorkingDir string
			Entrypoint, Cmd  []string
			Volumes          map[string]any
		}
		Rootfs struct {
			Diffs []string `json:"diff_ids"`
		}
	}
	read(t, follow(manifest.Config), &config)
	if c := config; c.OS != "linux" || c.Created != "2026-11-18T11:06:41Z" || c.Config.User != "65534:65534" || c.Config.Entrypoint[0] != "/usr/bin/pbem" || c.Config.Cmd[0] != "serve" || len(c.Config.Volumes) != 1 {
		t.Errorf("config: %+v", c)
	}
	z, err := gzip.NewReader(bytes.NewReader(follow(manifest.Layers[0])))
	if err != nil {
		t.Fatal(err)
	}
	plain, err := io.ReadAll(z)
	if err != nil || digest(plain) != config.Rootfs.Diffs[0] {
		t.Fatalf("the layer is %s, not %s: %v", digest(plain), config.Rootfs.Diffs[0], err)
	}
	heads, files := members(t, plain)
	if string(files["pbem"]) != "program" || heads["pbem"].Mode != 0o755 || heads["tmp/"].Mode != 0o1777 || heads["var/"].Uid != 65534 || heads["pbem"].Uid != 0 {
		t.Errorf("files: %+v", heads)
	}
	var older []struct {
		Config   string
		RepoTags []string
		Layers   []string
	}
	read(t, texts["manifest.json"], &older)
	if o := older[0]; o.Config != place(manifest.Config) || o.Layers[0] != place(manifest.Layers[0]) || o.RepoTags[0] != "pbem:1.2.3" {
		t.Errorf("docker's index: %+v", o)
	}
	if !strings.Contains(string(texts["oci-layout"]), `"1.0.0"`) {
		t.Errorf("layout: %s", texts["oci-layout"])
	}
}
