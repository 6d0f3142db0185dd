package lint

import (
	"bytes"
	"fmt"
	"image/png"
	"mime"
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// related takes HTML apart from the pictures that come with it; what is no multipart/related (RFC 2387) has none.
func (c *checker) related(p part) (root part, pictures []part) {
	kind, parameters, _ := mime.ParseMediaType(p.head.Get("Content-Type"))
	if kind != "multipart/related" {
		return p, nil
	}
	if parameters["type"] != "text/html" {
		c.wrong("the HTML and its pictures are called %q", p.head.Get("Content-Type"))
	}
	parts := c.parts(p.head, p.body)
	if len(parts) < 2 {
		c.wrong("a multipart/related of %d parts", len(parts))
		return part{}, nil
	}
	return parts[0], parts[1:]
}

// pictures checks that each is a PNG that the HTML shows once, by its Content-ID (RFC 2392), as large as it is or half as large, and with
// words for those who do not see it; they are few and light.
func (c *checker) pictures(page string, pictures []part) {
	shown := c.shown(page)
	if len(pictures) > mostPictures || len(pictures) > 0 && c.size > withPictures {
		c.wrong("%d pictures in a letter of %d bytes", len(pictures), c.size)
	}
	for _, p := range pictures {
		id, bracketed := strings.CutPrefix(strings.TrimSuffix(p.head.Get("Content-Id"), ">"), "<")
		if !bracketed || !strings.Contains(id, "@") || len(shown[id]) != 1 {
			c.wrong("the picture %q is shown %d times", p.head.Get("Content-Id"), len(shown[id]))
		}
		for _, size := range shown[id] {
			c.picture(p, size)
		}
		delete(shown, id)
	}
	for id := range shown {
		c.wrong("the HTML shows a picture %q, which did not come with it", id)
	}
}

// shown lists the pictures of a page by their Content-ID: how large each is shown, "684x612".
func (c *checker) shown(page string) map[string][]string {
	all := map[string][]string{}
	z := html.NewTokenizer(strings.NewReader(page))
	for kind := z.Next(); kind != html.ErrorToken; kind = z.Next() {
		t := z.Token()
		if kind != html.StartTagToken && kind != html.SelfClosingTagToken || t.Data != "img" {
			continue
		}
		of := map[string]string{}
		for _, a := range t.Attr {
			of[a.Key] = a.Val
		}
		if strings.TrimSpace(of["alt"]) == "" {
			c.wrong("a picture without words: %s", t)
		}
		id := strings.TrimPrefix(of["src"], "cid:")
		all[id] = append(all[id], of["width"]+"x"+of["height"])
	}
	return all
}

func (c *checker) picture(p part, size string) {
	disposition, parameters, err := mime.ParseMediaType(p.head.Get("Content-Disposition"))
	if err != nil || disposition != "inline" || !strings.HasSuffix(parameters["filename"], ".png") || strings.ContainsFunc(parameters["filename"], unfit) {
		c.wrong("a picture is placed as %q: %v", p.head.Get("Content-Disposition"), err)
	}
	if media(p.head) != "image/png" {
		c.wrong("a picture is of the kind %q", p.head.Get("Content-Type"))
	}
	for name := range p.head {
		if !slices.Contains([]string{"Content-Type", "Content-Transfer-Encoding", "Content-Id", "Content-Disposition"}, name) {
			c.wrong("a picture has a field %s", name)
		}
	}
	data := c.file("a picture", p)
	image, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		c.wrong("a picture cannot be decoded: %v", err)
		return
	}
	if b := image.Bounds(); size != fmt.Sprintf("%dx%d", b.Dx(), b.Dy()) && size != fmt.Sprintf("%dx%d", b.Dx()/2, b.Dy()/2) {
		c.wrong("a picture of %dx%d is shown as %s", b.Dx(), b.Dy(), size)
	}
	c.secrets("a picture", string(data))
}
