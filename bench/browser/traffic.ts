import type { CDPSession } from "@playwright/test";

export const KINDS = ["html", "css", "js", "font", "image", "data", "other"] as const;
export type ResourceKind = (typeof KINDS)[number];

export interface Resource {
  path: string;
  kind: ResourceKind;
  /** What came over the network, headers included and still compressed. */
  bytes: number;
  /** Whether it was asked for after the load event. */
  isLate: boolean;
  /** Why it did not come, if it did not. */
  failure: string | undefined;
}

interface Pending {
  url: string;
  type: string;
  mime: string;
  status: number;
  isLate: boolean;
}

const CHECK_EVERY = 50;

/** What a page fetches, as the browser's network log tells it. */
export class Traffic {
  readonly resources: Resource[] = [];
  private readonly pending = new Map<string, Pending>();
  private lastChange = Date.now();
  private isLoaded = false;

  constructor(cdp: CDPSession) {
    cdp.on("Network.requestWillBeSent", ({ requestId, request, type = "" }) => {
      if (!request.url.startsWith("http")) return;
      this.lastChange = Date.now();
      this.pending.set(requestId, { url: request.url, type, mime: "", status: 0, isLate: this.isLoaded });
    });
    cdp.on("Network.responseReceived", ({ requestId, response }) => {
      const pending = this.pending.get(requestId);
      if (pending) Object.assign(pending, { mime: response.mimeType, status: response.status });
    });
    cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => this.end(requestId, encodedDataLength));
    cdp.on("Network.loadingFailed", ({ requestId, errorText }) => this.end(requestId, 0, errorText));
  }

  /** From now on, what is asked for is late. */
  loaded(): void {
    this.isLoaded = true;
  }

  /** @returns when nothing has been on its way for `quiet` milliseconds from now on, or after `patience`. */
  async idle(quiet: number, patience = 30_000): Promise<void> {
    for (const started = Date.now(); Date.now() - started < patience;) {
      if (this.pending.size === 0 && Date.now() - Math.max(this.lastChange, started) >= quiet) return;
      await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY));
    }
  }

  private end(id: string, bytes: number, error?: string): void {
    const pending = this.pending.get(id);
    if (!pending) return;
    this.pending.delete(id);
    this.lastChange = Date.now();
    const { pathname } = new URL(pending.url);
    const failure = error ?? (pending.status >= 400 ? String(pending.status) : undefined);
    const kind = kindOf(pathname, pending.mime, pending.type);
    this.resources.push({ path: pathname, kind, bytes, isLate: pending.isLate, failure });
  }
}

const BY_MIME: readonly [RegExp, ResourceKind][] = [
  [/html/u, "html"],
  [/javascript|ecmascript/u, "js"],
  [/css/u, "css"],
  [/font/u, "font"],
  [/manifest/u, "other"],
  [/^image\//u, "image"],
  [/json/u, "data"],
];

/**
 * @param pathname of the address
 * @param mime the media type of the answer
 * @param type Chromium's word for what the request was made for, such as `Document`
 */
export function kindOf(pathname: string, mime: string, type: string): ResourceKind {
  if (type === "Document") return "html";
  const found = BY_MIME.find(([pattern]) => pattern.test(mime.toLowerCase()));
  if (found) return found[1];
  return /\.woff2?$/u.test(pathname) ? "font" : "other";
}
