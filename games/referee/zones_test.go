package referee_test

import (
	"testing"

	"pbem/adjudicator/club"
	"pbem/games"
)

// TestZonesOfPlaces: people live in the zones of places, whatever else the machine's folder of zones holds.
func TestZonesOfPlaces(t *testing.T) {
	t.Parallel()
	for name, known := range map[string]string{
		"Europe/Berlin": "Europe/Berlin", "europe/berlin": "Europe/Berlin", "EUROPE/BERLIN": "Europe/Berlin", "berlin": "Europe/Berlin", "new york": "America/New_York",
		"America/Argentina/Buenos_Aires": "America/Argentina/Buenos_Aires", "America/Port-au-Prince": "America/Port-au-Prince", "Etc/GMT+3": "Etc/GMT+3", "UTC": "UTC", "utc": "UTC", "GB": "GB", "W-SU": "W-SU", "EST5EDT": "EST5EDT",
		"right/Europe/Berlin": "", "Right/Europe/Berlin": "", "posix/Europe/Berlin": "", "POSIX/UTC": "", "right/UTC": "", "Factory": "", "factory": "", "localtime": "", "Localtime": "", "Local": "", "local": "", "posixrules": "",
		"SystemV/EST5": "", "UTC+25": "", "UTC-0": "", "+01:00": "", "../Europe/Berlin": "", "Europe/../Europe/Berlin": "", "/usr/share/zoneinfo/Europe/Berlin": "", "./Europe/Berlin": "", "Europe//Berlin": "",
		"Europe/Berlin/": "", "Europe": "", "Europe\\Berlin": "", "zone.tab": "", "tzdata.zi": "", "leapseconds": "", "leap-seconds.list": "", "iso3166.tab": "", "Mars/Olympus_Mons": "", "Еurope/Berlin": "",
	} {
		o := open(t)
		c := o.send(ada, o.account("ada@example.org"), "timezone "+name)
		zone := ""
		for _, change := range c.Club {
			for _, e := range change.Events {
				if f, ok := e.Fact.(club.ZoneChosen); ok {
					zone = f.Zone
				}
			}
		}
		if zone != known || (zone == "") != (c.Handling.Disposition == games.Refused) {
			t.Errorf("%q: %q, %+v", name, zone, c.Handling)
		}
	}
}
