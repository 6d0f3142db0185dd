// Package people is the subject of what players settle for themselves: names, addresses, languages, boards, time zones, vacations.
package people
