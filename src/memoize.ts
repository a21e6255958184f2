interface Values<Key, Value> {
  has(key: Key): boolean;
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/**
 * Memoizes a function: it computes its value for each key once; a key whose computation throws is tried again.
 * @param values holds them: a `WeakMap` for keys that should not outlive their use
 */
export function memoize<Key, Value>(
  compute: (key: Key) => Value,
  values: Values<Key, Value> = new Map<Key, Value>(),
): (key: Key) => Value {
  return (key) => {
    const value = values.has(key) ? (values.get(key) as Value) : compute(key);
    values.set(key, value);
    return value;
  };
}
