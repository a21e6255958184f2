/** The content's mistakes during `npm run develop`. gatsby-node sets them, the develop server responds with them. */
import type { IncomingMessage, ServerResponse } from "node:http";

export const CONTENT_ERRORS_PATH = "/__mistakes/";

/**
 * Splits a line of the content check.
 * @param line `file:line:column field - problem - remedy`
 * @returns `file:line:column`, if the line begins with it, and the rest
 */
export function splitProblemLine(line: string): { location?: string; message: string } {
  const [, location, message] = /^(\S+:\d+:\d+) (.*)$/su.exec(line) ?? [];
  return location && message ? { location, message } : { message: line };
}

/** Gatsby bundles gatsby-node and gatsby-config separately: a variable of this module would exist twice. */
const KEY = Symbol.for("content-mistakes");
const shared = globalThis as { [KEY]?: readonly string[] };

/** Stores the lines of the content check. */
export function setContentErrors(lines: readonly string[]): void {
  shared[KEY] = lines;
}

/** Responds to requests for `CONTENT_ERRORS_PATH` with the latest lines as JSON. */
export function sendContentErrors(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (request.url !== CONTENT_ERRORS_PATH) return next();
  response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(shared[KEY] ?? []));
}
