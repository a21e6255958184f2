/** Serves the form's API: configuration, files, pictures and saves. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { isLanguage } from "../../src/i18n/languages";
import { readPicture } from "./pictures";
import { readFormConfig, readFormFile, type FormFile, readFormFiles } from "./read-content";
import { saveChange, SaveError } from "./save";
import type { SavedFile } from "./saved-files";

export interface Checkout {
  /** Absolute path of the checkout. */
  root: string;
  /** The check's day, `YYYY-MM-DD`. */
  today(): string;
  /** The URL of `npm run develop`. */
  siteUrl(): string;
}

/** Responds to `…/api/<name>`: a refused save gets 422 with the check's lines. */
export async function respondToApi(checkout: Checkout, request: IncomingMessage, response: ServerResponse, url: URL) {
  try {
    const name = url.pathname.slice(url.pathname.lastIndexOf("/") + 1);
    if (name === "files") return sendJson(response, readFormFiles(checkout.root));
    if (name === "picture") return sendPicture(checkout, response, url.searchParams.get("path") ?? "");
    if (name === "config") {
      const language = url.searchParams.get("language");
      return sendJson(
        response,
        readFormConfig(checkout.root, isLanguage(language) ? language : "en", checkout.siteUrl()),
      );
    }
    if (name !== "save" || request.method !== "POST") return sendResponse(response, 404, "Not found");
    return sendJson(response, saveFiles(checkout, (await json(request)) as SavedFile[]));
  } catch (error) {
    const isExpected = error instanceof SaveError;
    if (!isExpected) console.error(error);
    sendResponse(response, isExpected ? 422 : 500, error instanceof Error ? error.message : String(error));
  }
}

/** Saves files. @returns their new states, null for a missing file */
function saveFiles({ root, today }: Checkout, sent: SavedFile[]): Record<string, FormFile | null> {
  const written = saveChange(root, sent, today());
  const all = new Set([...sent.map(({ path }) => path), ...written]);
  return Object.fromEntries([...all].map((file) => [file, readFormFile(root, file) ?? null]));
}

/** Sends a picture without its media type, so that only the form shows it. */
function sendPicture({ root }: Checkout, response: ServerResponse, file: string): void {
  const bytes = readPicture(root, file);
  if (!bytes) return sendResponse(response, 404, "Not found");
  response.writeHead(200, { "Content-Type": "application/octet-stream" }).end(bytes);
}

function sendJson(response: ServerResponse, value: unknown): void {
  sendResponse(response, 200, JSON.stringify(value), "application/json");
}

export function sendResponse(response: ServerResponse, status: number, text: string, type = "text/plain"): void {
  response.writeHead(status, { "Content-Type": `${type}; charset=utf-8` }).end(text);
}
