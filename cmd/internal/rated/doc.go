// Package rated reckons ratings from signed records alone, and prints them.
package rated
