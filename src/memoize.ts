/**
 * @param compute depends on its argument alone
 * @returns the function, memoized: it computes its value for each key once; what fails is tried again. An object's value
 *   goes with the object.
 */
export function memoize<T, K = string>(compute: (key: K) => T): (key: K) => T {
  const [byObject, byValue] = [new WeakMap<object, T>(), new Map<unknown, T>()];
  return (key) => {
    const known = typeof key === "object" && key !== null ? byObject : byValue;
    const value = known.has(key as object) ? (known.get(key as object) as T) : compute(key);
    known.set(key as object, value);
    return value;
  };
}
