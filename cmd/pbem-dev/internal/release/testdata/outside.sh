#!/bin/sh
# Starts a systemd as process 1 of a root, in namespaces of its own, which take every mount and process along when they end; it starts the unit
# of the name given. $1 is the root, $2 a folder in which /given/out of the root is kept, $3 the unit. It is run in a mount namespace of its own.
# Each step that the kernel or its policies may refuse ends it with the words of what was refused.
set -eu
root=$1 out=$2 unit=$3
mount --bind "$root" "$root"
mount --bind "$out" "$root/given/out"
mount -t tmpfs -o mode=755 pbem-test "$root/run"
mount -t tmpfs -o mode=1777 pbem-test "$root/tmp"
mount -t tmpfs -o mode=755 pbem-test "$root/dev"
for device in null zero full random urandom; do
    touch "$root/dev/$device"
    mount --bind "/dev/$device" "$root/dev/$device"
done
touch "$root/dev/console"
mount --bind /dev/null "$root/dev/console"
mkdir "$root/dev/shm" "$root/dev/pts"
ln -s pts/ptmx "$root/dev/ptmx" # a private /dev of a unit is made by it

# A control group for what is in there, so that nothing of it is left in ours. Where none can be made, as in a container in which they can be
# read only, it is ours.
groups=$(dirname "$out")/groups group=
mkdir -p "$groups"
if mount -t cgroup2 cgroup2 "$groups" 2>/dev/null; then
    group=$groups$(sed -n 's/^0:://p' /proc/self/cgroup)/pbem-test.$$
    if mkdir "$group" 2>/dev/null && ! echo $$ 2>/dev/null >"$group/cgroup.procs"; then
        rmdir "$group"
    fi
fi
status=0
unshare --mount --propagation private --pid --fork --kill-child --uts --ipc --net --cgroup /bin/sh "$(dirname "$0")/within.sh" "$root" "$unit" || status=$?
if [ -n "$group" ] && [ -d "$group" ]; then
    echo $$ >"$group/../cgroup.procs"
    find "$group" -depth -type d -exec rmdir {} + || true
fi
exit $status
