// rp2040js is installed beside the wasm port, in tests/node.
import { createRequire } from 'module';

const require = createRequire(new URL('../node/package.json', import.meta.url));
export const { BasePeripheral, ConsoleLogger, GPIOPinState, LogLevel, RP2040, USBCDC } =
  require('rp2040js');
