package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"runtime/debug"

	"pbem/cmd/internal/studying"
	"pbem/cmd/internal/terminal"
	"pbem/rules"
)

type studyCmd struct {
	ownRules
	textStyle
	spoken
	Dir    []string `arg:"" placeholder:"arg-dir" help:"flag-records"`
	Nodes  int      `default:"20000000" placeholder:"place-number" help:"flag-study-nodes"`
	As     string   `enum:"white,black" default:"white" help:"flag-study-as"`
	Format string   `enum:"text,json,html" default:"text" help:"flag-study-format"`
	Output string   `short:"o" placeholder:"place-file" help:"flag-output"`
}

// Run prints the study of each finished game that can be read.
func (c studyCmd) Run(env *Env) error {
	if err := c.check(env); err != nil {
		return err
	}
	registry, err := c.registry()
	if err != nil {
		return err
	}
	defer env.orderly()()
	defer debug.SetMemoryLimit(debug.SetMemoryLimit(roomy))
	var kept bytes.Buffer
	p := studying.Printer{Out: env.Out, Format: c.Format, Style: c.style(), Words: env.Words}
	if c.Output != "" {
		p.Out = &kept
	}
	if c.As == "black" {
		p.As = rules.Black
	}
	work := studying.Work{Flags: studying.Flags{Nodes: c.Nodes}, Registry: registry, In: env.In, Err: env.Err, Words: env.Words, Progress: terminal.NewProgress(env.Err, p.Out)}
	some := false
	found, err := work.Go(env.Context, func(s studying.Studied) error {
		some = true
		return p.Print(s)
	}, c.Dir...)
	if err == nil {
		err = p.End()
	}
	if err == nil && c.Output != "" {
		err = writeResult(env, c.Output, kept.Bytes())
	}
	if errors.Is(err, context.Canceled) {
		return &Exit{exitOutside, context.Cause(env.Context)}
	}
	return sought(found, some, err)
}

func (c studyCmd) check(env *Env) error {
	if c.Nodes < 1 {
		return usage(fmt.Errorf("--nodes takes a number from 1"))
	}
	if err := c.textStyle.check(c.Format); err != nil {
		return usage(err)
	}
	return c.speakTo(env, c.Format == "json")
}
