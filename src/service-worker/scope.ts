/** Globals of gatsby-plugin-offline's worker. TypeScript's library for workers is incompatible with that of the DOM. */

export interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: LongEvent) => void): void;
  addEventListener(type: "message", listener: (event: LongEvent & { data: unknown }) => void): void;
  registration: ServiceWorkerRegistration;
  navigator: Navigator;
}

interface LongEvent {
  waitUntil(promise: Promise<unknown>): void;
}

export interface FetchEvent extends LongEvent {
  request: Request;
  /** The response to the request that the browser sends while the worker starts (navigation preload). */
  preloadResponse: Promise<Response | undefined>;
}

declare global {
  /** Workbox 4.3.1. */
  const workbox: {
    core: {
      cacheNames: { precache: string; runtime: string };
      registerQuotaErrorCallback(callback: () => Promise<unknown>): void;
    };
    precaching: { getCacheKeyForURL(url: string): string };
    routing: { setCatchHandler(handler: () => Promise<Response>): void };
  };
  /** The plugin's route of all navigations, which serves its app shell. */
  const navigationRoute: { handler: { handle(args: { event: FetchEvent }): Promise<Response> } };
  /** The plugin's functions by message. They write to IndexedDB. */
  const MessageAPI: Record<string, () => void>;
}
