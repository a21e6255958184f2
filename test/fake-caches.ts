/** Caches of a service worker, in memory: what is put in can be looked at as paths by cache. */
export interface FakeCaches {
  /** @returns paths in the order of insertion */
  paths(name: string): string[];
}

const ORIGIN = "https://www.fernwerk.example";

/** Puts `caches` on the global scope, empty. */
export function fakeCaches(): FakeCaches {
  const all = new Map<string, Map<string, Response>>();
  const pathOf = (key: string | Request) => new URL(typeof key === "string" ? key : key.url, ORIGIN).pathname;
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (key: string | Request) => entries.get(pathOf(key))?.clone(),
      put: async (key: string, response: Response) => {
        entries.delete(key);
        entries.set(key, response);
      },
      delete: async (key: string | Request) => entries.delete(pathOf(key)),
      keys: async () => [...entries.keys()].map((path) => new Request(ORIGIN + path)),
    };
  };
  Object.assign(globalThis, { caches: { open: async (name: string) => open(name) } });
  return { paths: (name) => [...(all.get(name)?.keys() ?? [])] };
}
