/** Jest's jsdom has no TextDecoder, which every browser and Node.js have. */
import { TextDecoder, TextEncoder } from "node:util";

Object.assign(globalThis, { TextDecoder, TextEncoder });
