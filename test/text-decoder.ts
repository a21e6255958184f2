/** Adds TextDecoder and TextEncoder, which Jest's jsdom lacks. */
import { TextDecoder, TextEncoder } from "node:util";

Object.assign(globalThis, { TextDecoder, TextEncoder });
