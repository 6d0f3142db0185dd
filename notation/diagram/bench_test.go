package diagram_test

import (
	"testing"

	"pbem/notation/diagram"
	"pbem/notation/diagram/raster"
	"pbem/rules"
)

func BenchmarkDrawing(b *testing.B) {
	v := chesimals()
	p := parse(b, v, middleLine)
	o := diagram.Options{As: rules.Black, Last: turn(b, "m10-m6, n9xk8"), LastSide: rules.Black}
	d := drawn(p, v, o)
	b.Run("new", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			d = drawn(p, v, o)
		}
	})
	b.Run("text", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			_ = d.Text(diagram.Plain)
		}
	})
	b.Run("html", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			_ = d.HTML()
		}
	})
	b.Run("svg", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			_ = d.SVG()
		}
	})
	b.Run("png", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if _, err := raster.PNG(d, raster.Sharp); err != nil {
				b.Fatal(err)
			}
		}
	})
	little := drawn(parse(b, small(), smallLine), small(), diagram.Options{Last: turn(b, "c7-c6")})
	b.Run("png small", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if _, err := raster.PNG(little, raster.Sharp); err != nil {
				b.Fatal(err)
			}
		}
	})
}
