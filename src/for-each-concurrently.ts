/** zlib and sharp work in four threads of their own; more at once only fill the memory. */
const CONCURRENCY_LIMIT = 8;

/** @param limit how many items at a time. @throws what the first failing call throws */
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
