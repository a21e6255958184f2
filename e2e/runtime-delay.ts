/** Milliseconds by which the runtime is delayed: ten seconds in `npm run test:slow-runtime`. */
export const RUNTIME_DELAY = Number(process.env["RUNTIME_DELAY"] ?? 0);
