// Package service puts a daemon together from a configuration: store, key, presets, mailbox, courier, records.
package service
