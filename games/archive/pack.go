package archive

import (
	"archive/tar"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"path"
	"path/filepath"
	"strings"

	"pbem/notation/eventfile"
	"pbem/notation/record"
)

// Packer writes records into one compressed tar file, with what lies beside them to replay and to verify them, each as it comes.
// The same records make the same bytes. Files of private copies are for their owner alone, in the pack too.
type Packer struct {
	zipped *gzip.Writer
	files  *tar.Writer
	packed map[string]bool // what lies beside records, by its name in the pack
	// Private counts the records that are not for everybody. Where there are any, the pack is not, either.
	Private int
}

// Packed is a record to pack.
type Packed struct {
	Name    string // of its file, or where in a pack it lay
	Text    []byte
	Record  *record.Record                    // what the text says
	Private bool                              // it lies among private copies; by what is in it is seen anyway
	Proof   []byte                            // that its line is in the log; nil for none
	Head    []byte                            // of the log, signed; nil for none
	Beside  func(name string) ([]byte, error) // reads what its archive keeps; nil where there is none, as collection.Member.Beside does
}

// NewPacker begins a pack.
func NewPacker(out io.Writer) *Packer {
	zipped, _ := gzip.NewWriterLevel(out, gzip.BestCompression) // an error is of a level that is none
	return &Packer{zipped: zipped, files: tar.NewWriter(zipped), packed: map[string]bool{}}
}

// Add packs one record, behind what belongs to it: who reads a pack from a pipe then has its rules and keys in time.
func (p *Packer) Add(r Packed) error {
	mode := fs.FileMode(publicMode)
	if r.Private || strings.Contains(r.Record.Tag("White")+r.Record.Tag("Black"), "@") {
		p.Private++
		mode = privateMode
	}
	name := nameInPack(r.Name)
	belongs := []string{RulesName(r.Record.Tag("Rules")), KeysFile}
	if event := r.Record.Tag("Tournament"); event != "" {
		belongs = append(belongs, eventfile.FileName(event))
	}
	for _, kept := range belongs {
		if err := p.beside(r, path.Join(homeInPack(name), kept), kept); err != nil {
			return err
		}
	}
	if err := p.proof(name, r); err != nil {
		return err
	}
	return p.file(name, r.Text, mode)
}

// proof packs what the log of the archive says of a record, and the head of the log once.
func (p *Packer) proof(name string, r Packed) error {
	if r.Proof != nil {
		if err := p.file(ProofName(name), r.Proof, publicMode); err != nil {
			return err
		}
	}
	head := path.Join(homeInPack(name), headFile)
	if r.Head == nil || p.packed[head] {
		return nil
	}
	p.packed[head] = true
	return p.file(head, r.Head, publicMode)
}

// headFile is the signed head of the log; package gamelog writes it.
const headFile = "log.head"

// Mode is the most that may be done with the pack.
func (p *Packer) Mode() fs.FileMode {
	if p.Private > 0 {
		return privateMode
	}
	return publicMode
}

// Close ends the pack.
func (p *Packer) Close() error { return errors.Join(p.files.Close(), p.zipped.Close()) }

// beside packs what an archive keeps, if it does, once.
func (p *Packer) beside(r Packed, name, kept string) error {
	if p.packed[name] {
		return nil
	}
	p.packed[name] = true
	data, err := r.Beside(kept)
	if data == nil || err != nil {
		return err
	}
	return p.file(name, data, publicMode)
}

func (p *Packer) file(name string, data []byte, mode fs.FileMode) error {
	header := tar.Header{Name: name, Mode: int64(mode), Size: int64(len(data)), Format: tar.FormatPAX}
	if err := p.files.WriteHeader(&header); err != nil {
		return err
	}
	_, err := p.files.Write(data)
	return err
}

// homeInPack is the folder of a pack in which lies what belongs to a record in it, as Home is on the disk.
func homeInPack(name string) string {
	dir := path.Dir(name)
	if path.Base(dir) == PrivateDir {
		return path.Dir(dir)
	}
	return PublicBeside(dir)
}

// nameInPack is where a record lies in a pack. What lay in a pack or in a row lies in a folder of its name, and is called a record.
func nameInPack(name string) string {
	name = filepath.ToSlash(filepath.Clean(strings.ReplaceAll(name, ":", "/")))
	for strings.HasPrefix(name, "../") {
		name = name[len("../"):]
	}
	if name = strings.TrimLeft(name, "/."); !strings.HasSuffix(name, Extension) {
		name += Extension
	}
	return name
}
