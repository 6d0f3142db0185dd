package year

import (
	"container/heap"
	"context"
	"time"
)

// agenda is what will happen, the next first; of what happens at one moment, what was noted first.
type agenda struct {
	items items
	noted int
}

type item struct {
	at    time.Time
	noted int
	do    func(context.Context) error
}

func (a *agenda) note(at time.Time, do func(context.Context) error) {
	a.noted++
	heap.Push(&a.items, item{at, a.noted, do})
}

// next is what comes next, if that is before an end or then.
func (a *agenda) next(end time.Time) (it item, ok bool) {
	if len(a.items) == 0 || a.items[0].at.After(end) {
		return it, false
	}
	return heap.Pop(&a.items).(item), true
}

type items []item

func (l items) Len() int      { return len(l) }
func (l items) Swap(i, j int) { l[i], l[j] = l[j], l[i] }

func (l items) Less(i, j int) bool {
	if !l[i].at.Equal(l[j].at) {
		return l[i].at.Before(l[j].at)
	}
	return l[i].noted < l[j].noted
}

func (l *items) Push(x any) { *l = append(*l, x.(item)) }

func (l *items) Pop() any {
	last := len(*l) - 1
	it := (*l)[last]
	*l = (*l)[:last]
	return it
}
