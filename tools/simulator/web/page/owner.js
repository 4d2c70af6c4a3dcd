// One tab plays at a time: two would write over each other's saves.

const NAME = "rami";
const PATIENCE = 3000; // ms for the other tab to write what it has

// Has another tab stop, and waits for it. `leave` is called when a later one asks the same; what
// it returns is waited for.
export async function own(leave) {
  if (!navigator.locks || !globalThis.BroadcastChannel) return; // not over plain http
  const channel = new BroadcastChannel(NAME);
  const asked = new Promise((resolve) => (channel.onmessage = resolve));
  channel.postMessage("leave");
  const release = await held(leave);
  void asked.then(leave).then(release);
}

// Takes the lock, from a tab that hangs too: that one has `lost` it. Returns what lets go of it.
function held(lost) {
  return new Promise((resolve) => {
    const keep = () => new Promise(resolve);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), PATIENCE);
    const took = () => (clearTimeout(timer), keep());
    const steal = () => navigator.locks.request(NAME, { steal: true }, keep).catch(lost);
    navigator.locks
      .request(NAME, { signal: late.signal }, took)
      .catch(() => (late.signal.aborted ? steal() : lost()));
  });
}
