"""A Debian with nothing but what every Debian has, in a folder of its own, for package.py."""
import contextlib
import os
import pathlib
import platform
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

PATIENCE = 60
ENVIRONMENT = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8", "HOME": "/root"}


def fail(why):
    print(f"failed: {why}")
    sys.exit(1)


def need(*tools):
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if missing:
        fail(f"these programs are missing: {' '.join(missing)}; scripts/setup test installs them")


def quietly(otherwise, command, **options):
    """Runs a command; if it fails, one line says so, with the last one of the command's own."""
    done = subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    if done.returncode != 0:
        fail(f"{otherwise}: {' '.join(done.stdout.strip().splitlines()[-1:])}")
    return done.stdout


def repositories():
    """(address, release, components) of the Debian that this machine itself is installed from."""
    told = quietly("apt is not to be asked", ["apt-get", "indextargets", "--format", "$(REPO_URI) $(RELEASE) $(COMPONENT) $(ORIGIN)",
                                              "Created-By: Packages"])
    codename = re.search(r"^VERSION_CODENAME=(\w+)", pathlib.Path("/etc/os-release").read_text(), re.MULTILINE)[1]
    found = {}
    for line in told.splitlines():
        address, release, component, *origin = line.split()
        if origin == ["Debian"] and release.startswith(codename):
            found.setdefault((address, release), []).append(component)
    if not any(release == codename for _, release in found):
        fail(f"apt does not know where this machine's Debian ({codename}) comes from; is there a network? Try apt-get update")
    return codename, [(address, release, sorted(set(components))) for (address, release), components in sorted(found.items())]


def make_base(archive, package):
    """A minimal system, with the packages that will be installed there downloaded."""
    codename, sources = repositories()
    mirror = next(address for address, release, _ in sources if release == codename)
    with tempfile.TemporaryDirectory(dir=archive.parent, prefix="making-") as folder:
        root = pathlib.Path(folder) / "root"
        quietly("a clean Debian cannot be fetched; is there a network", ["debootstrap", "--variant=minbase", codename, root, mirror])
        (root / "etc/apt/sources.list").write_text(
            "".join(f"deb {address} {release} {' '.join(components)}\n" for address, release, components in sources))
        shutil.copy(package, root / "root")
        debian = CleanDebian.__new__(CleanDebian)
        debian.root, debian.inside = root, None
        debian.run("apt-get", "update")
        debian.run("apt-get", "install", "-y", "--no-install-recommends", "--download-only", f"/root/{package.name}", "systemd")
        part = archive.with_suffix(".part")
        quietly("the clean Debian cannot be kept", ["tar", "-C", root, "-cf", part, "."])
        part.rename(archive)


class CleanDebian:
    """Unpacked anew each time. `run` is inside, in namespaces of their own, so that nothing stays mounted or running."""

    def __init__(self, build, package):
        archive = build / f"clean-debian-{platform.machine()}.tar"
        if not archive.exists():
            make_base(archive, package)
        self.folder = tempfile.TemporaryDirectory(dir=build, prefix="debian-")
        self.root = pathlib.Path(self.folder.name) / "root"
        self.root.mkdir()
        self.inside = None  # the first process of a system that was booted
        self.package = f"/root/{package.name}"
        self.started = []
        quietly("the clean Debian cannot be unpacked", ["tar", "-C", self.root, "-xf", archive])
        shutil.copy(package, self.root / "root")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for process in self.started:
            process.kill()
            process.wait()
        self.folder.cleanup()

    def entering(self, command, user=None):
        enter = ["unshare", "--mount", "--pid", "--fork", "--kill-child", f"--root={self.root}", "--mount-proc"]
        if self.inside:
            enter = ["nsenter", f"--target={self.inside}", "--mount", "--pid", "--uts", "--ipc", "--cgroup", "--root", "--wd"]
        if user:
            enter += ["setpriv", f"--reuid={user}", f"--regid={user}", "--init-groups"]
        return [*enter, *map(str, command)]

    def run(self, *command):
        """What a command says, on both channels. One that fails ends the check: the others build on it."""
        return quietly(f"`{' '.join(map(str, command))}` on a clean Debian", self.entering(command), env=ENVIRONMENT, stdin=subprocess.DEVNULL)

    def start(self, command, user=None):
        process = subprocess.Popen(self.entering(command, user), env=ENVIRONMENT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, text=True)
        self.started.append(process)
        return process

    def stop(self, process):
        """Asks what `start` has started to stop; its exit code. The process itself is the child of the one that entered."""
        children = pathlib.Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        for child in children:
            os.kill(int(child), signal.SIGTERM)
        return process.wait(PATIENCE)


BOOT = """set -e
cd "$0"
mount --make-rprivate /
mount --bind . .
cd "$0"
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs dev
for name in null zero full random urandom tty; do touch dev/$name; mount --bind /dev/$name dev/$name; done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
ln -s pts/ptmx dev/ptmx
mount -t cgroup2 cgroup2 sys/fs/cgroup
mkdir old
pivot_root . old
umount -l old
rmdir old
exec env container=other /lib/systemd/systemd --log-target=null --unit=multi-user.target
"""


@contextlib.contextmanager
def boot(debian):
    """Starts systemd as the first process of a system of its own, which shares only the network with this one."""
    outside = subprocess.Popen(["unshare", "--mount", "--pid", "--fork", "--kill-child", "--uts", "--ipc", "--cgroup", "sh", "-c", BOOT, debian.root],
                               env=ENVIRONMENT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        end = time.monotonic() + PATIENCE
        while True:
            if outside.poll() is not None or time.monotonic() > end:
                outside.kill()
                fail(f"systemd does not start in a system of its own (--no-systemd goes without): {outside.stdout.read().strip()}")
            children = pathlib.Path(f"/proc/{outside.pid}/task/{outside.pid}/children").read_text().split()
            if children and pathlib.Path(f"/proc/{children[0]}/comm").read_text().strip() == "systemd":
                debian.inside = children[0]
                state = subprocess.run(debian.entering(["systemctl", "is-system-running"]), env=ENVIRONMENT, capture_output=True, text=True)
                if state.stdout.strip() in ("running", "degraded"):
                    break
            time.sleep(0.1)
        yield
    finally:
        debian.inside = None
        outside.kill()
        outside.wait()
