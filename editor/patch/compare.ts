/** Checks whether two values are equal data. Undefined fields count as missing, and the order of fields is ignored. */
export function isSame(a: unknown, b: unknown): boolean {
  return findFirstDifference(a, b) === undefined;
}

/** Finds the path of the first different field. @returns undefined for equal data */
export function findFirstDifference(
  a: unknown,
  b: unknown,
  path: readonly PropertyKey[] = [],
): PropertyKey[] | undefined {
  if (Object.is(a, b)) return undefined;
  if (!isCollection(a) || !isCollection(b) || Array.isArray(a) !== Array.isArray(b)) return [...path];
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return [...path];
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const difference = findFirstDifference(a[key], b[key], [...path, Array.isArray(a) ? Number(key) : key]);
    if (difference) return difference;
  }
  return undefined;
}

function isCollection(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object";
}
