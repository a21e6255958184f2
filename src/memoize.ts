/** Memoizes a function by its argument. A call that throws is not stored. Object keys are held weakly. */
export function memoize<T, K = string>(compute: (key: K) => T): (key: K) => T {
  const [byObject, byValue] = [new WeakMap<object, T>(), new Map<unknown, T>()];
  return (key) => {
    const cache = typeof key === "object" && key !== null ? byObject : byValue;
    const value = cache.has(key as object) ? (cache.get(key as object) as T) : compute(key);
    cache.set(key as object, value);
    return value;
  };
}
