import type { IncomingMessage, ServerResponse } from "node:http";
import { toldMistakes } from "./mistakes";

/** Known to mistakes-overlay.ts, too, which has no part of Node.js in it. */
export const PATH = "/__mistakes/";

/** Answers the pages of `npm run develop` what is wrong with the content: a list of lines, as JSON. */
export function answerMistakes(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (request.url !== PATH) return next();
  response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(toldMistakes()));
}
