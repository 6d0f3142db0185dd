package config

import (
	"strings"

	"pbem/cmd/internal/secret"
	"pbem/mailer/imap"
	"pbem/mailer/login"
	"pbem/mailer/smtp"
)

// server checks the address of a mail server as the one who will connect does.
func (c *checker) server(field, text string) string {
	var err error
	var user string
	if field == "inbox" {
		var settings imap.Config
		settings, err = imap.ParseURL(text)
		user = settings.User
	} else {
		var settings smtp.Config
		settings, err = smtp.ParseURL(text)
		user = settings.User
	}
	if err != nil {
		c.wrong(field, "%v", err)
		return text
	}
	if user == "" && (c.given(field+"_auth") || field == "inbox" && c.given("auth")) {
		c.wrong(field, "a login needs the name of a user before the host: USER@HOST, with %%40 for an @ in the name")
	}
	return text
}

// given reports whether any of the fields stands in the file.
func (c *checker) given(fields ...string) bool {
	for _, f := range fields {
		if _, ok := c.lines[f]; ok {
			return true
		}
	}
	return false
}

// secret says where the password of one side comes from: side is "inbox" or "send". Its own file or command goes before the shared one.
func (c *checker) secret(side string, f file) secret.Source {
	file, command := f.InboxPasswordFile, f.InboxPasswordCmd
	if side == "send" {
		file, command = f.SendPasswordFile, f.SendPasswordCmd
	}
	prefix := side + "_"
	if file == "" && command == "" {
		file, command, prefix = f.PasswordFile, f.PasswordCmd, ""
	}
	s := secret.Source{File: c.resolve(file), Command: command, Env: "PBEM_" + strings.ToUpper(side) + "_PASSWORD"}
	switch {
	case file != "" && command != "":
		c.once(prefix+"password_command", "stands beside %spassword_file; only one of them can be meant", prefix)
	case file != "":
		s.Field = prefix + "password_file"
	case command != "":
		s.Field, s.Dir = prefix+"password_command", c.dir
	}
	return s
}

// auth says whether one side's secret is a password or a token.
func (c *checker) auth(side string, f file) login.Method {
	field, text := side+"_auth", f.InboxAuth
	if side == "send" {
		text = f.SendAuth
	}
	if text == "" {
		field, text = "auth", f.Auth
	}
	switch method := login.Method(text); method {
	case login.Password, login.OAuth2, login.OAuthBearer, login.XOAuth2:
		return method
	case "password":
		return login.Password
	}
	c.once(field, "%q is none of password, oauth2, oauthbearer, xoauth2", text)
	return login.Password
}
