// The buzzer: a square wave, from the first press on. Before that browsers allow no sound.

const LOUDEST = 0.12; // of what the loudspeaker can do
const FULL = 32768; // the duty that is loudest, see hw/sound.py
const SOFT = 0.004; // seconds to become louder or quieter, so that nothing clicks

export class Sound {
  #context;
  #wave;
  #gain;

  // To be called when a person has pressed something.
  wake() {
    if (this.#context) void this.#context.resume();
    else if (window.AudioContext) this.#build(new AudioContext());
  }

  #build(context) {
    this.#context = context;
    this.#gain = new GainNode(context, { gain: 0 });
    this.#wave = new OscillatorNode(context, { type: "square" });
    this.#wave.connect(this.#gain).connect(context.destination);
    this.#wave.start();
  }

  tone(hertz, duty) {
    if (!this.#context) return;
    const at = this.#context.currentTime;
    if (duty) this.#wave.frequency.setValueAtTime(hertz, at);
    this.#gain.gain.setTargetAtTime(LOUDEST * Math.sqrt(duty / FULL), at, SOFT);
  }

  sleep() {
    void this.#context?.suspend();
  }
}
