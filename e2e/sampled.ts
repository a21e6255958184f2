/** `WHOLE=1` tries every test with all its pages, languages, widths and faults; otherwise with one of them. */
export const IS_WHOLE = Boolean(process.env["WHOLE"]);

/** @param which of them a commit tries: another one from test to test. @returns that one, or all with `WHOLE=1` */
export function sampled<T>(all: readonly T[], which = 0): readonly T[] {
  return IS_WHOLE ? all : all.slice(which % all.length).slice(0, 1);
}

/** @returns so many of them at a time, for tests that visit all beside each other, by the first of each */
export const sheaves = (all: readonly string[], size: number) =>
  all.flatMap((first, index) => (index % size === 0 ? [[first, all.slice(index, index + size)] as const] : []));
