#!/bin/sh
# What outside.sh has begun, in the new namespaces: the rest of the mounts, and systemd.
set -eu
root=$1 unit=$2
mount -t proc proc "$root/proc"
mount -t sysfs -o ro sysfs "$root/sys"
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
mkdir -p "$root/given/before"
# Sandboxes of units move mounts about, which cannot be done below a chroot: the new root becomes the only one.
cd "$root"
pivot_root . given/before
exec env -i container=pbem-test PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin chroot . /bin/sh -c 'umount -l /given/before
exec /lib/systemd/systemd --system --log-target=null --show-status=0 --unit="$0"' "$unit" </dev/null >/dev/null 2>&1
