/** The form's server, on this machine only: the form itself, the files as it reads them, and what it saves. */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { isLanguage } from "../../languages/languages";
import { FORM_HEADERS } from "./policy";
import { configOf, formFiles } from "./read-content";
import { save, type Sent, Unsaved } from "./save";

export interface EditSettings {
  /** Absolute path of the checkout. */
  root: string;
  scripts: string;
  assets: string;
  /** The day that the check takes for today. */
  today(): string;
  /** Where the pages can be seen. */
  siteUrl(): string;
}

/** The largest save, in bytes: every page of a large site at once. */
const LARGEST = 32 * 1024 * 1024;

export function createEditServer(settings: EditSettings): Server {
  const pages = path.join(__dirname, "../admin");
  const files = [sirv(pages, { dev: true }), sirv(settings.scripts, { dev: true })];
  const assets = sirv(settings.assets, { dev: true });
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(FORM_HEADERS)) response.setHeader(name, value);
    if (!isFromHere(request)) return end(response, 403, "This form is for this machine only.");
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname.startsWith("/admin/api/")) return void answer(settings, request, response, url);
    if (url.pathname === "/") return redirect(response, "/admin/");
    if (!url.pathname.startsWith("/admin/")) return end(response, 404, "Not found");
    if (url.pathname === "/admin/")
      return end(response, 200, readFileSync(path.join(pages, "form.html"), "utf8"), "text/html");
    const below = url.pathname.slice("/admin".length);
    request.url = below;
    const found = () => end(response, 404, "Not found");
    if (below.startsWith("/assets/")) {
      request.url = below.slice("/assets".length);
      return assets(request, response, found);
    }
    files[1]?.(request, response, found);
  });
}

/**
 * Other sites may lead a browser to this port, under a name of theirs too: only the form's own requests are answered.
 * A browser names the page that asks in `Sec-Fetch-Site`, and `none` where a person typed the address.
 */
function isFromHere({ headers, method }: IncomingMessage): boolean {
  const name = (headers.host ?? "").replace(/:\d+$/u, "");
  if (!["localhost", "127.0.0.1", "[::1]"].includes(name)) return false;
  const site = headers["sec-fetch-site"];
  return method === "GET" ? site !== "cross-site" || headers["sec-fetch-mode"] === "navigate" : site === "same-origin";
}

async function answer(settings: EditSettings, request: IncomingMessage, response: ServerResponse, url: URL) {
  try {
    const name = url.pathname.slice("/admin/api/".length);
    if (name === "files") return json(response, formFiles(settings.root));
    if (name === "config") {
      const language = url.searchParams.get("language");
      return json(response, configOf(settings.root, isLanguage(language) ? language : "en", settings.siteUrl()));
    }
    if (name !== "save" || request.method !== "POST") return end(response, 404, "Not found");
    const sent = JSON.parse(await bodyOf(request)) as Sent[];
    save(settings.root, sent, settings.today());
    return json(
      response,
      formFiles(
        settings.root,
        sent.map((each) => each.path),
      ),
    );
  } catch (error) {
    const isExpected = error instanceof Unsaved;
    if (!isExpected) console.error(error);
    end(response, isExpected ? 422 : 500, error instanceof Error ? error.message : String(error));
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > LARGEST) throw new Unsaved("file - is too large for the form - edit the file itself");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function json(response: ServerResponse, value: unknown): void {
  end(response, 200, JSON.stringify(value), "application/json");
}

function end(response: ServerResponse, status: number, text: string, type = "text/plain"): void {
  response.writeHead(status, { "Content-Type": `${type}; charset=utf-8` }).end(text);
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(302, { Location: to }).end();
}
