/** Compares plain data. */

/** Whether two values hold the same; a field that is undefined is as good as left out, and order of fields says nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  return firstDifference(a, b) === undefined;
}

/** @returns the path of the first field that differs, or undefined where none does */
export function firstDifference(a: unknown, b: unknown, path: readonly PropertyKey[] = []): PropertyKey[] | undefined {
  if (Object.is(a, b)) return undefined;
  if (!isCollection(a) || !isCollection(b) || Array.isArray(a) !== Array.isArray(b)) return [...path];
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return [...path];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const part = Array.isArray(a) ? Number(key) : key;
    const difference = firstDifference(a[key], b[key], [...path, part]);
    if (difference) return difference;
  }
  return undefined;
}

function isCollection(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object";
}
