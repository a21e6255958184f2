/** The part of a worker's global scope that is used here: TypeScript's own types of it exclude those of the DOM. */
export interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: LongEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: LongEvent & { data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; get(id: string): Promise<{ url: string } | undefined> };
  registration: ServiceWorkerRegistration;
  location: Location;
  navigator: { connection?: { saveData?: boolean } };
}

interface LongEvent {
  waitUntil(promise: Promise<unknown>): void;
}

export interface FetchEvent extends LongEvent {
  request: Request;
  /** Who asks; empty for a navigation. */
  clientId: string;
  /** What the browser has asked for while the worker was starting (navigation preload). */
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
