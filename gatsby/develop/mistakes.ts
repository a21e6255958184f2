/** The content's mistakes while `npm run develop` runs: gatsby-node sets them, the develop server answers with them. */
import type { IncomingMessage, ServerResponse } from "node:http";

export const MISTAKES_PATH = "/__mistakes/";

/**
 * @param line of the check, `file:line:column field - what is wrong - how to mend it`
 * @returns where the mistake is, if the line names a place, and what it says
 */
export function splitProblemLine(line: string): { place?: string; said: string } {
  const [, place, said] = /^(\S+:\d+:\d+) (.*)$/su.exec(line) ?? [];
  return place && said ? { place, said } : { said: line };
}

/** Gatsby bundles gatsby-node and gatsby-config apart: a variable of this module would exist twice. */
const PLACE = Symbol.for("content-mistakes");
const shared = globalThis as { [PLACE]?: readonly string[] };

/** @param lines of the check, `file:line:column field - what is wrong - how to mend it`; none where all is well */
export function setContentErrors(lines: readonly string[]): void {
  shared[PLACE] = lines;
}

/** Answers requests for `MISTAKES_PATH` with the latest lines, as JSON. */
export function answerMistakes(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (request.url !== MISTAKES_PATH) return next();
  response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(shared[PLACE] ?? []));
}
