#!/bin/sh
# The life of the package on a machine, from its installation to its removal. Every step that is not as it should be ends it.
set -eu
fail() { echo "FAIL: $*"; exit 1; }
own() { [ "$(stat -c '%U:%G %a' "$1")" = "$2" ] || fail "$1 is $(stat -c '%U:%G %a' "$1"), not $2"; }
as() { setpriv --reuid pbem --regid pbem --init-groups -- "$@"; } # sudo -u pbem, which no clean machine has
booted() { [ -d /run/systemd/system ]; }
config=/etc/pbem/pbem.yaml
games=/var/lib/pbem
export DEBIAN_FRONTEND=noninteractive HOME=/root
apt() { apt-get -q -y -o Dpkg::Use-Pty=0 -o Dpkg::Options::=--force-unsafe-io "$@"; } # as docs/hosting.md has it
cd /given

getent passwd pbem >/dev/null && fail 'there is a user pbem before the package'
[ ! -e /usr/bin/pbem ] || fail 'there is a pbem before the package'

echo '== installed'
apt install ./pbem_1.deb
own /etc/pbem root:pbem\ 750
own $config root:pbem\ 640
own /etc/pbem/password root:pbem\ 640
own $games pbem:pbem\ 700
cmp $config /usr/share/pbem/pbem.yaml
[ -z "$(dpkg --verify pbem)" ] || fail "dpkg finds changed: $(dpkg --verify pbem)"
pbem version
maintained() { [ "$(dpkg-query -W -f '${Maintainer}' pbem)" = "$1" ] || fail "the maintainer is $(dpkg-query -W -f '${Maintainer}' pbem)"; }
maintained 'whoever built this package <root@localhost>'
bash -n /usr/share/bash-completion/completions/pbem
for file in /usr/share/man/man1/pbem-serve.1.gz /usr/share/man/man5/pbem.yaml.5.gz; do
    gunzip -c $file | grep -q '^\.TH' || fail "$file is no page"
done
# As it comes the configuration is read, and lacks only what nobody else can know.
as pbem doctor --offline --config $config >/tmp/doctor || true
grep -q 'The password file /etc/pbem/password is empty' /tmp/doctor || fail "doctor says: $(cat /tmp/doctor)"
if grep -E '^broken' /tmp/doctor | grep -vE 'key|password|store' ; then fail 'doctor says more than the key, the store and the password'; fi

echo '== running'
cat >$config <<YAML
address: games@example.org
send: dir:$games/letters
store: sqlite:$games/games.db
key: file:$games/server.key
receive: lmtp:unix:$games/lmtp.sock
trust: token
listen: 127.0.0.1:8025
YAML
chown root:pbem $config
chmod 640 $config
if booted; then
    systemctl enable --now pbem || fail "$(systemctl status pbem; journalctl -u pbem -n 20 --no-pager)"
    systemctl is-active pbem
    process=$(systemctl show -P MainPID pbem)
    [ "$(stat -c %U /proc/"$process")" = pbem ] || fail 'the service runs as somebody else'
    bash -c 'exec 3<>/dev/tcp/127.0.0.1/8025; printf "GET /ready HTTP/1.0\r\n\r\n" >&3; cat <&3' | grep -q 'ready' || fail 'it is not ready'
    own $games/games.db pbem:pbem\ 600
else
    as pbem tick --config $config
fi

echo '== upgraded'
cp $config /tmp/config
apt install ./pbem_2.deb
maintained 'Ada Example <ada@example.org>'
cmp $config /tmp/config
if booted; then
    systemctl is-active pbem
    [ "$(systemctl show -P MainPID pbem)" != "$process" ] || fail 'the old program goes on running'
    systemctl is-enabled pbem
    systemctl stop pbem
fi

# Stores as earlier versions have left them, each opened by this one, with all that is due done and the records written.
stores=0 records=0
for store in /given/stores/*/*/; do
    find $games -mindepth 1 -delete
    cp -R "$store." $games
    rm -rf $games/records $games/records-private
    chown -R pbem:pbem $games
    chmod 600 $games/server.key
    as pbem tick --config $config 2>/tmp/said || fail "$store: $(cat /tmp/said)"
    if ls $games/records/*.pbem >/dev/null 2>&1; then
        as pbem verify $games/records >/tmp/said 2>&1 || fail "$store: $(tail -n 3 /tmp/said)"
        records=$((records + $(ls $games/records/*.pbem | wc -l)))
    fi
    stores=$((stores + 1))
done
echo "stores $stores records $records"
[ "$stores" -ge 9 ] && [ "$records" -ge 20 ] || fail 'that is too few'
booted && systemctl start pbem && systemctl is-active pbem

echo '== removed'
apt remove pbem
[ ! -e /usr/bin/pbem ] || fail 'the program is still there'
[ -s $games/games.db ] && [ -s $games/server.key ] || fail 'the games are gone'
cmp $config /tmp/config
if booted && systemctl is-active pbem; then fail 'the service still runs'; fi
[ ! -e /etc/systemd/system/multi-user.target.wants/pbem.service ] || fail 'it is still to be started'
if grep -sqx pbem /proc/[0-9]*/comm; then fail 'a process is left'; fi

echo '== back, and purged'
apt install ./pbem_2.deb
cmp $config /tmp/config
apt purge pbem
[ ! -e /etc/pbem ] || fail 'the configuration is still there'
[ -s $games/games.db ] && [ -s $games/server.key ] || fail 'the games are gone'
getent passwd pbem >/dev/null || fail 'the owner of the games is gone'

echo '== without games nothing is left'
rm -rf $games
apt install ./pbem_2.deb
apt purge pbem
getent passwd pbem >/dev/null && fail 'the user is left'
getent group pbem >/dev/null && fail 'the group is left'
for path in $(dpkg-deb -c /given/pbem_2.deb | sed -n 's/.* \.\(\/[^ ]*[^/]\)$/\1/p') /etc/pbem $games; do
    [ ! -e "$path" ] || fail "$path is left"
done
echo '== end'
