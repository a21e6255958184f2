import type { FetchEvent } from "../src/service-worker/scope";

type Listener = (event: unknown) => void;

/** The global scope of a service worker under test. */
export interface FakeScope {
  skipWaiting: jest.Mock;
  clients: { claim: jest.Mock };
  registration: { update: jest.Mock };
  navigator: { connection?: { saveData: boolean } };
  /** Fires an event, and waits for what the worker does about it. */
  fire(type: "install" | "activate" | "message", data?: unknown): Promise<void>;
  /** @returns the worker's answer; undefined where it leaves the request to the browser. */
  request(path: string, asked?: Asked): Promise<Response> | undefined;
}

interface Asked extends Partial<Pick<FetchEvent, "clientId" | "preloadResponse">> {
  mode?: RequestMode;
}

const ORIGIN = "https://www.fernwerk.example";

/** Puts `self` on the global scope; the worker's module is imported afterwards, and adds its listeners. */
export function fakeWorkerScope(): FakeScope {
  const listeners = new Map<string, Listener>();
  const scope = {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    skipWaiting: jest.fn(),
    // A client's id is the path of its document.
    clients: { claim: jest.fn(), get: async (id: string) => (id ? { url: ORIGIN + id } : undefined) },
    registration: { update: jest.fn(async () => undefined) },
    navigator: {},
    location: new URL(ORIGIN),
    fire: async (type: string, data?: unknown) => {
      const waiting: Promise<unknown>[] = [];
      listeners.get(type)?.({ data, waitUntil: (promise: Promise<unknown>) => waiting.push(promise) });
      await Promise.all(waiting);
    },
    request: (path: string, { mode = "cors", ...asked }: Asked = {}) => {
      let answer: Promise<Response> | undefined;
      listeners.get("fetch")?.({
        request: { method: "GET", url: ORIGIN + path, mode, headers: new Headers() },
        clientId: "",
        preloadResponse: Promise.resolve(undefined),
        waitUntil: () => undefined,
        respondWith: (response: Promise<Response>) => (answer = response),
        ...asked,
      });
      return answer;
    },
  };
  Object.assign(globalThis, { self: scope });
  return scope;
}
