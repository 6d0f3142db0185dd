package referee

import "testing"

func TestConsentOf(t *testing.T) {
	const request = "new chesimals-2 vs bo@example.net"
	tests := []struct {
		reply string
		want  consent
	}{
		{"", granted},
		{"  \n", granted},
		{"yes", granted},
		{"Yes, please do.", granted},
		{"OK!", granted},
		{"Confirm", granted},
		{"Да.", granted},
		{"I did write\n" + request + "\nyesterday.", granted},
		{request, granted},
		{"no", denied},
		{"No, I never wrote " + request + "!", denied},
		{"No.\n" + request + "\nis not mine.", denied},
		{"block " + request, denounced},
		{"I am away; of " + request + " I shall hear on Monday.", unclear},
		{"No. That was not me.", denied},
		{"Not me", denied},
		{"cancel", denied},
		{"block", denounced},
		{"Unsubscribe me", denounced},
		{"I am out of the office until Monday.", unclear},
		{"Thank you for your message.", unclear},
		{"yesterday", unclear},
	}
	for _, test := range tests {
		if got := consentOf(test.reply, request); got != test.want {
			t.Errorf("%q: %d, want %d", test.reply, got, test.want)
		}
	}
}
