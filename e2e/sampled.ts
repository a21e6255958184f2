/** Whether each test runs with all its pages, languages, widths and faults. By default it runs with one of them. */
export const RUN_ALL = Boolean(process.env["RUN_ALL"]);

/** Returns all items with `RUN_ALL=1`, else the one at the index, which differs from test to test. */
export function sampled<T>(all: readonly T[], index = 0): readonly T[] {
  return RUN_ALL ? all : all.slice(index % all.length).slice(0, 1);
}

/** Splits a list into batches, as pairs of a batch's first item and all its items. */
export const splitIntoBatches = (all: readonly string[], size: number) =>
  all.flatMap((first, index) => (index % size === 0 ? [[first, all.slice(index, index + size)] as const] : []));
