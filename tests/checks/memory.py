"""Where checks keep their files: in memory if there is room, as none of them depends on a disk and some sync it all the time."""
import pathlib
import shutil

MEMORY = pathlib.Path("/dev/shm")
folder = str(MEMORY) if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > 1 << 30 else "/tmp"
