#!/bin/sh
# Makes a root of this machine's files, in which everything that is changed is forgotten, and runs inside.sh in it: as a service of a
# systemd that is started there as process 1, or, where there is none, by itself. It is run in namespaces of its own (unshare), which
# take every mount and process along when it ends. $1 is the folder with what is needed.
set -eu
work=$1
mount -t tmpfs -o mode=755 pbem-test "$work/disk"
mkdir "$work/disk/upper" "$work/disk/work" "$work/disk/root"
root=$work/disk/root
mount -t overlay -o "lowerdir=/,upperdir=$work/disk/upper,workdir=$work/disk/work" pbem-test "$root"
mount -t tmpfs -o mode=755 pbem-test "$root/run"
mount -t tmpfs -o mode=1777 pbem-test "$root/tmp"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=755 pbem-test "$root/dev"
for device in null zero full random urandom tty; do
    touch "$root/dev/$device"
    mount --bind "/dev/$device" "$root/dev/$device"
done
touch "$root/dev/console"
mount --bind /dev/null "$root/dev/console"
mkdir "$root/dev/shm" "$root/dev/pts"
ln -s pts/ptmx "$root/dev/ptmx" # a private /dev of a unit is made by it
mkdir -p "$root/given/out"
mount --bind "$work/out" "$root/given/out"
cp -R "$work/given/." "$root/given"
rm -f "$root/usr/sbin/policy-rc.d" # images for containers have it, so that nothing is ever started
rm -f "$root/var/lib/man-db/auto-update" # an index of all pages of this machine, at every step
path=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
if [ ! -x /lib/systemd/systemd ] || [ "${PBEM_WITHOUT_SYSTEMD:-}" = 1 ]; then
    exec env -i PATH=$path LC_ALL=C chroot "$root" /bin/sh -c '/bin/sh /given/inside.sh >/given/out/said 2>&1'
fi
mount -t sysfs -o ro sysfs "$root/sys"
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
rm -rf "$root"/etc/systemd/system/*.wants "$root"/etc/systemd/system/*.requires "$root/etc/fstab"
cat >"$root/etc/systemd/system/pbem-test.service" <<'UNIT'
[Unit]
DefaultDependencies=no
After=sysinit.target
Wants=sysinit.target
SuccessAction=exit-force
FailureAction=exit-force
[Service]
Type=oneshot
Environment=LC_ALL=C
ExecStart=/bin/sh -c '/bin/sh /given/inside.sh >/given/out/said 2>&1'
UNIT
# Sandboxes of units move mounts about, which cannot be done below a chroot: the new root becomes the only one.
mkdir "$root/given/before"
cd "$root"
pivot_root . given/before
exec env -i container=pbem-test PATH=$path chroot . /bin/sh -c 'umount -l /given/before
exec /lib/systemd/systemd --system --log-target=null --show-status=0 --unit=pbem-test.service' </dev/null >/dev/null 2>&1
