// Package pages puts the web pages of a service, or of an archive alone, together from what is configured, and serves them.
package pages
