import type { IncomingMessage, ServerResponse } from "node:http";
import { MISTAKES_PATH, toldMistakes } from "./mistakes";

/** Answers the pages of `npm run develop` what is wrong with the content: a list of lines, as JSON. */
export function answerMistakes(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (request.url !== MISTAKES_PATH) return next();
  response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(toldMistakes()));
}
