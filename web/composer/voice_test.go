package composer_test

import (
	"pbem/mailer/catalog"
	"pbem/web/composer"
)

// opened opens a link in English.
func opened(fragment, yaml string) (*composer.Composer, error) {
	c, err := composer.OpenLink(fragment, yaml)
	if err != nil {
		return nil, err
	}
	return c.In(catalog.English().Say), nil
}

// failure is the state of a page on which nothing could be opened, in English.
func failure(err error) composer.State { return composer.Failure(err, catalog.English().Say) }
