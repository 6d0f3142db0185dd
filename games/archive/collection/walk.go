package collection

import (
	"bufio"
	"context"
	"io"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"syscall"

	"pbem/games/archive"
)

// Walk goes through what is named: files, folders and all below them, single members by their names ("p.tar:a/001.pbem"), and
// StandardInput, which is read from in. It yields the
// records one by one, in the order of their names, with what is wrong in their places, and ends early when the context does.
//
// A folder of private copies is not looked into unless it is named: with the public ones, every game would be there twice, and
// with mail addresses. What is named may be a link, or a pipe; in a folder, links to files are followed, and what is no file
// is passed over with an *Irregular. In folders and packs files are chosen by what they are called: *.pbem, *.pgn, *.json,
// *.jsonl, *.ndjson, *.eml, *.mbox, *.tar, *.zip, and all of them with .gz or .zst behind; of these, what holds no record is
// passed over if only its folder was named.
func Walk(ctx context.Context, in io.Reader, names ...string) iter.Seq[Member] {
	return func(yield func(Member) bool) {
		w := &walker{outlet: outlet{ctx: ctx, yield: yield, spare: make(chan []byte, mostSpare)}, in: in}
		for _, name := range names {
			w.named(name)
		}
	}
}

// walker goes through collections. Nothing more is read once it has stopped.
type walker struct {
	outlet
	in      io.Reader
	private []string // folders that were not looked into
	*budget
	disk    *os.File // the file at hand; nil for standard input
	size    int64    // of the file at hand, in bytes; 0 where it is not known
	buffers []*bufio.Reader
}

// outlet hands on the records and faults that are found, until nobody wants more.
type outlet struct {
	ctx     context.Context
	yield   func(Member) bool
	stopped bool
	only    string // the name of the one member that is wanted; "" for all
	met     int    // members and faults
	faults  int
	pack    *pack       // that lies open; its members keep it
	seeking bool        // only what lies beside records is wanted
	spare   chan []byte // texts that were given back
}

// mostSpare texts are kept to be used again; whoever reads many at once has not many more.
const mostSpare = 256

// named looks into what somebody named.
func (w *walker) named(name string) {
	if w.stopped {
		return
	}
	met := w.met
	w.private, w.only = nil, ""
	info, err := os.Stat(name)
	switch pack := packOf(name); {
	case name == StandardInput:
		w.disk, w.size = nil, 0
		w.waiting(place{file: name, asked: true}, w.in)
	case err != nil && pack != "":
		w.only = name
		w.file(place{file: pack, asked: true})
	case err != nil:
		w.fault(place{file: name}, archive.Unreadable(name, err))
	case info.IsDir():
		w.folder(name, name)
	default:
		w.file(place{file: name, asked: true})
	}
	if w.only = ""; w.met == met && !w.stopped {
		w.fault(place{file: name}, &Empty{Name: name, Private: w.private})
	}
}

// packOf is the file in which a member of this name lies; "" if there is none.
func packOf(name string) string {
	for i := range len(name) {
		if name[i] != ':' {
			continue
		}
		if info, err := os.Stat(name[:i]); err == nil && info.Mode().IsRegular() {
			return name[:i]
		}
	}
	return ""
}

// folder goes through a folder, of which it keeps no more than the names.
func (w *walker) folder(root, dir string) {
	all, err := list(dir)
	if err != nil {
		w.fault(place{file: dir, root: root}, archive.Unreadable(dir, err))
	}
	for _, name := range all.names {
		if w.stopped {
			return
		}
		path := filepath.Join(dir, name)
		if !all.odd[name] && called(path) != other { // nearly all: nothing has to be asked of the disk again
			w.file(place{file: path, root: root, regular: true, bare: !all.has(archive.ProofName(name))})
			continue
		}
		w.entry(root, path)
	}
}

// listing is what lies in a folder.
type listing struct {
	names []string        // in order
	odd   map[string]bool // those that are no regular files
}

func (l listing) has(name string) bool {
	_, found := slices.BinarySearch(l.names, name)
	return found
}

func list(dir string) (l listing, err error) {
	f, err := os.Open(dir)
	if err != nil {
		return l, err
	}
	defer f.Close()
	for err == nil {
		var some []os.DirEntry
		some, err = f.ReadDir(listed)
		for _, d := range some {
			l.names = append(l.names, d.Name())
			if !d.Type().IsRegular() {
				if l.odd == nil {
					l.odd = map[string]bool{}
				}
				l.odd[d.Name()] = true
			}
		}
	}
	slices.Sort(l.names)
	if err == io.EOF {
		err = nil
	}
	return l, err
}

// listed entries of a folder are read at a time.
const listed = 1000

// entry looks at what lies in a folder.
func (w *walker) entry(root, path string) {
	p := place{file: path, root: root}
	info, err := os.Lstat(path)
	switch {
	case err != nil:
		w.fault(p, archive.Unreadable(path, err))
	case info.IsDir() && archive.IsPrivate(path):
		w.private = append(w.private, path)
	case info.IsDir() && filepath.Base(path) == "tmp" && isMaildir(filepath.Dir(path)): // letters that are being delivered
	case info.IsDir():
		w.folder(root, path)
	case called(path) == other:
	case info.Mode().IsRegular():
		w.file(p)
	default:
		w.link(p)
	}
}

// link follows a link to a file. A pipe would keep its reader waiting.
func (w *walker) link(p place) {
	info, err := os.Stat(p.file)
	switch {
	case err != nil:
		w.fault(p, archive.Unreadable(p.file, err))
	case info.Mode().IsRegular():
		w.file(p)
	default:
		w.fault(p, &Irregular{p.file})
	}
}

func isMaildir(dir string) bool {
	info, err := os.Stat(filepath.Join(dir, "cur"))
	return err == nil && info.IsDir()
}

func (w *walker) file(p place) {
	flag := os.O_RDONLY
	if p.regular { // Go asks the system four things less, and what has become a pipe meanwhile has nobody waiting for it
		flag |= syscall.O_NONBLOCK
	}
	f, err := os.OpenFile(p.file, flag, 0)
	if err != nil {
		w.fault(p, archive.Unreadable(p.file, err))
		return
	}
	defer f.Close()
	w.disk, w.size = f, 0
	info, err := f.Stat()
	if err == nil && !info.Mode().IsRegular() {
		w.waiting(p, f)
		return
	}
	if err == nil {
		w.size = info.Size()
	}
	w.open(p, f)
}

// waiting opens what may come slowly, or never.
func (w *walker) waiting(p place, in io.Reader) {
	in, done := interruptible(w.ctx, in)
	defer done()
	w.open(p, in)
}

// open begins a file, for which there is a new budget.
func (w *walker) open(p place, in io.Reader) {
	w.budget, w.pack = &budget{}, &pack{file: p.file}
	w.stream(p, source{w.ctx, in, w.budget})
}

// stream reads what its beginning says it is.
func (w *walker) stream(p place, in io.Reader) {
	if p.depth > maxDepth {
		w.fault(p, errDeep)
		return
	}
	b := w.buffer(p.depth, in)
	head, _ := b.Peek(sniffed) // an error comes again when it is read
	switch sniff(p.name(), head) {
	case gzipped:
		w.gzip(p, b)
	case zstandard:
		w.zstd(p, b)
	case tarred:
		w.tar(p, b)
	case zipped:
		w.zip(p, b)
	case mailbox:
		w.mailbox(p, b)
	case letter:
		w.letter(p, b)
	case objects:
		w.objects(p, b)
	case delivered:
		if p.asked {
			w.rows(p, b)
		}
	default:
		if bringsRecord(p.name()) && called(p.name()) == other {
			again, done := w.saved(p, b)
			if done {
				return
			}
			b = bufio.NewReader(again)
		}
		w.rows(p, b)
	}
}

// buffer returns the buffer for packs so deep, which none but one reader uses at a time.
func (w *walker) buffer(depth int, in io.Reader) *bufio.Reader {
	for len(w.buffers) <= depth {
		w.buffers = append(w.buffers, bufio.NewReaderSize(nil, 64<<10))
	}
	w.buffers[depth].Reset(in)
	return w.buffers[depth]
}

// failed names a file or a member of it that could not be read to its end. What the context stopped is nobody's fault.
func (o *outlet) failed(p place, what string, err error) {
	switch {
	case o.ctx.Err() != nil:
		o.stopped = true
	case p.inner == "" && isOfDisk(err):
		o.fault(p, archive.Unreadable(p.file, err))
	default:
		o.fault(p, damaged(what, err))
	}
}
