/** zlib and sharp work in four threads of their own; more at once only fill the memory. */
const CONCURRENCY_LIMIT = 8;

/** Does something for each item, for a few of them at a time. @throws what the first failing one throws */
export async function forEachConcurrently<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const left = items[Symbol.iterator]();
  const workers = Array.from({ length: CONCURRENCY_LIMIT }, async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  });
  await Promise.all(workers);
}
