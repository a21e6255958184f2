/** A page's resources as Gatsby's loader returns them (gatsby/cache-dir/loader.js). */
export interface PageResources {
  page?: { path: string; webpackCompilationHash: string };
  /** The result of the page's query, and its context. */
  json?: { data?: Record<string, never> };
  status?: "error";
  error?: unknown;
}

export interface GatsbyLoader {
  loadPage(path: string): Promise<PageResources | undefined>;
  loadPageSync(path: string, options?: unknown): PageResources | undefined;
  hovering(path: string): void;
  enqueue(path: string): unknown;
  /** Loads the host's app data. Resolves with undefined if the request fails. */
  loadAppData(): Promise<{ webpackCompilationHash: string } | undefined>;
}

/** Globals of Gatsby, which its links, `navigate` and its runtime use. */
interface GatsbyWindow {
  ___navigate?: (to: string | number, options?: { replace?: boolean; state?: object }) => unknown;
  ___loader?: GatsbyLoader;
  ___emitter?: { emit(event: string, detail: object): void };
  ___chunkMapping?: object;
  ___webpackCompilationHash?: string;
  pagePath?: string;
  /** Whether the next navigation is a full page load. */
  ___swUpdated?: boolean;
}

export const gatsbyWindow = (): GatsbyWindow => window as unknown as GatsbyWindow;
