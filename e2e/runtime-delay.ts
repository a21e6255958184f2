/** How much later than everything else the runtime comes, in milliseconds: `npm run test:slow-runtime` makes it ten seconds. */
export const RUNTIME_DELAY = Number(process.env["RUNTIME_DELAY"] ?? 0);
