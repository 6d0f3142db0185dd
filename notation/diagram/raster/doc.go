// Package raster is the pens for files of pixels, PNG and GIF. It is apart from package diagram because a program that
// imports Go's own packages for these holds their readers, too, whether it needs them or not; the composer in browsers does
// not, and is to be small.
package raster
