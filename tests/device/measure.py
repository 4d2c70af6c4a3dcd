"""What a call allocates, measured inside MicroPython. `f` takes no arguments."""

import gc

import micropython


def locked(f):
    """Run f with the heap locked; return the exception that it raised, or None."""
    caught = None
    micropython.heap_lock()
    try:
        f()
    except Exception as error:
        caught = error
    micropython.heap_unlock()
    return caught


def allocated(f):
    """Return the bytes that f takes from the heap. A frame of more than 11 words counts here but
    not under the lock, where it goes on the C stack."""
    gc.disable()
    before = gc.mem_alloc()
    f()
    taken = gc.mem_alloc() - before
    gc.enable()
    return taken
