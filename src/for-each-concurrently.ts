/** Twice the threads of zlib and sharp. More only fill the memory. */
const CONCURRENCY_LIMIT = 8;

/** Calls a function for all items, a limited number at a time. @throws the error of the first failing call */
export async function forEachConcurrently<T>(
  items: Iterable<T>,
  callback: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const workers = Array.from({ length: CONCURRENCY_LIMIT }, async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await callback(next.value);
  });
  await Promise.all(workers);
}
