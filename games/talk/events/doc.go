// Package events is the subject of tournaments and of ratings.
package events
