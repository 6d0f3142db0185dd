package diagram_test

import (
	"pbem/mailer/catalog"
	"pbem/notation/diagram"
	"pbem/rules"
)

// drawn is a drawing that speaks English.
func drawn(p rules.Position, v *rules.Vocabulary, o diagram.Options) diagram.Drawing {
	return diagram.New(p, v, o).In(catalog.English().Say)
}
