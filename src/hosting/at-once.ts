/** zlib and sharp work in four threads of their own; more at once only fill the memory. */
const AT_ONCE = 8;

/** Does something for each item, for a few of them at a time. @throws what the first failing one throws */
export async function forEachAtOnce<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const left = items[Symbol.iterator]();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  });
  await Promise.all(workers);
}
