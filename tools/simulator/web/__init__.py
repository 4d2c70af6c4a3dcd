"""The handheld as a browser page: `python -m tools.simulator.web`, or `make play-web`.

The page runs the firmware's own modules in MicroPython's wasm port, in a worker, so that a rival
who thinks holds up nothing. What goes where:

    page/page.js      buttons, picture, sound, words: what a person sees and does
       │ ▲            messages: buttons go in, rows of pixels come out
    page/worker.js    the loop; a picture leaves it when what it rests on is kept (store.js)
       │ ▲
    page/machine.js   MicroPython and the game in it
       │ ▲            calls
    browser.py        the board: what firmware/device.py is for the others

`build` makes the folder of static files, `serve` shows it on this machine.
"""
