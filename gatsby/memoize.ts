/** @returns the function, memoized: it computes its value for each key once; what fails is tried again. */
export function memoize<T>(compute: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const value = known.has(key) ? (known.get(key) as T) : compute(key);
    known.set(key, value);
    return value;
  };
}
