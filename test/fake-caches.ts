/** Caches of a service worker, in memory: what is put in can be looked at as paths by cache. */
export interface FakeCaches {
  paths(name: string): string[];
  names(): string[];
  /** From now on, the device is full. */
  fill(): void;
}

/** Puts `caches` on the global scope, empty, and the locks that go with them. */
export function fakeCaches(): FakeCaches {
  const all = new Map<string, Map<string, Response>>();
  let isFull = false;
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (key: string) => entries.get(key)?.clone(),
      put: async (key: string, response: Response) => {
        if (isFull) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
        entries.delete(key);
        entries.set(key, response);
      },
      delete: async (key: string) => entries.delete(key),
      keys: async () => [...entries.keys()],
    };
  };
  const storage = {
    open: async (name: string) => open(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
  Object.assign(globalThis, { caches: storage });
  Object.defineProperty(globalThis, "navigator", { value: { locks: fakeLocks() }, configurable: true });
  return {
    paths: (name) => [...(all.get(name)?.keys() ?? [])].sort(),
    names: () => [...all.keys()].sort(),
    fill: () => (isFull = true),
  };
}

/** Locks by name: who asks for one waits for those before. */
function fakeLocks() {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, ...rest: readonly [...unknown[], () => Promise<void>]) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(rest.at(-1) as () => Promise<void>);
    last.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  return { request };
}
