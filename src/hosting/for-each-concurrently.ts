/** zlib and sharp work in four threads of their own; more at once only fill the memory. */
const CONCURRENCY_LIMIT = 8;

/**
 * Does something for each item, for a few of them at a time.
 * @param limit how many at most
 * @throws what the first failing one throws
 */
export async function forEachConcurrently<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
  limit = CONCURRENCY_LIMIT,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const workers = Array.from({ length: limit }, async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  });
  await Promise.all(workers);
}
