// Package learn is the subject of getting to know: help, rules, the tutorial, the study of a preset, the verification of records.
package learn
