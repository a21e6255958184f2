import { createHash } from "node:crypto";

/** A host for a service worker under test: what it answers to `fetch`, by path. */
export interface FakeHost {
  /** Path and status of each request, in order. */
  asked: string[];
  answers: Map<string, () => Response | Promise<Response>>;
  /** Answers with a built page and the data it was rendered with. */
  addPage(path: string, text: string, data?: string): void;
  goOffline(): void;
}

/** Puts `fetch` on the global scope. Unknown paths are answered with 404. */
export function fakeHost(): FakeHost {
  const host: FakeHost = { asked: [], answers: new Map(), addPage, goOffline };
  let isOffline = false;
  Object.assign(globalThis, {
    fetch: async (asked: string | { url: string }) => {
      const path = typeof asked === "string" ? asked : new URL(asked.url).pathname;
      if (isOffline) throw new TypeError("Failed to fetch");
      host.asked.push(path);
      return host.answers.get(path)?.() ?? new Response("missing", { status: 404 });
    },
  });
  return host;

  function addPage(path: string, text: string, data = `{"path":"${path}"}`): void {
    const headers = { "content-type": "text/html; charset=utf-8" };
    const html = `<html><body data-page-data="${digest(data)}">${text}<script src="/a.js"></script></body></html>`;
    host.answers.set(path, () => new Response(html, { headers }));
    host.answers.set(`/page-data${path.slice(0, -1)}/page-data.json`, () => new Response(data));
  }

  function goOffline(): void {
    isOffline = true;
  }
}

function digest(data: string): string {
  return createHash("sha256").update(data).digest("hex").slice(0, 16);
}
