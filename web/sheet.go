package web

import (
	"strconv"
	"strings"
)

// sheet is where a page of a long list stands among the others, which are files as well: index.html, page-2.html.
type sheet struct {
	Page, Pages    int
	Previous, Next string // addresses; "" where there is none
}

// sheets is how many pages a list of so many takes, at least one.
func sheets(n, size int) int { return max(1, (n+size-1)/size) }

// sheetName is the address of a page of the list whose first is at an address.
func sheetName(first string, page int) string {
	if page < 2 {
		return first
	}
	return strings.TrimSuffix(first, "index.html") + "page-" + strconv.Itoa(page) + ".html"
}

// pageOf reads which page of a list the name of a file is.
func pageOf(name string) (page int, ok bool) {
	if name == "index.html" {
		return 1, true
	}
	base, isPage := strings.CutSuffix(name, ".html")
	number, isSheet := strings.CutPrefix(base, "page-")
	page, ok = plainNumber(number)
	return page, ok && isPage && isSheet && page > 1
}

// sheetOf is a page of a list of so many; ok is false for one that it does not have.
func sheetOf(count, size, page int) (s sheet, ok bool) {
	s = sheet{Page: page, Pages: sheets(count, size)}
	if page < 1 || page > s.Pages {
		return s, false
	}
	if page > 1 {
		s.Previous = sheetName("index.html", page-1)
	}
	if page < s.Pages {
		s.Next = sheetName("index.html", page+1)
	}
	return s, true
}
