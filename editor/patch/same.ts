/** Compares plain data. */

/** @returns whether two values hold the same data: a field that is undefined counts as missing, and the order of fields does not matter */
export function isSame(a: unknown, b: unknown): boolean {
  return firstDifference(a, b) === undefined;
}

/** @returns the path of the first field that differs, or undefined where the data is the same */
export function firstDifference(a: unknown, b: unknown, path: readonly PropertyKey[] = []): PropertyKey[] | undefined {
  if (Object.is(a, b)) return undefined;
  if (!isCollection(a) || !isCollection(b) || Array.isArray(a) !== Array.isArray(b)) return [...path];
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return [...path];
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const difference = firstDifference(a[key], b[key], [...path, Array.isArray(a) ? Number(key) : key]);
    if (difference) return difference;
  }
  return undefined;
}

function isCollection(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object";
}
