/** Serves the form, its files and its API, on this machine only. */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { respondToApi, type Checkout, sendResponse } from "./api";

export interface EditSettings extends Checkout {
  scripts: string;
  assets: string;
}

const API = "/admin/api/";

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // Sveltia CMS injects its styles at run time.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  // The CMS fetches previewed pictures.
  "connect-src 'self' blob: data:",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Headers of every response of the form's server. */
const FORM_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": POLICY,
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
  "Cache-Control": "no-store",
};

export function createEditServer(settings: EditSettings): Server {
  const pages = path.join(__dirname, "../admin");
  const scripts = sirv(settings.scripts, { dev: true });
  const assets = sirv(settings.assets, { dev: true });
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(FORM_HEADERS)) response.setHeader(name, value);
    if (!isOwnRequest(request)) return sendResponse(response, 403, "This form is for this machine only.");
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname.startsWith(API)) return void respondToApi(settings, request, response, url);
    if (url.pathname === "/") return redirect(response, "/admin/");
    if (!url.pathname.startsWith("/admin/")) return sendResponse(response, 404, "Not found");
    if (url.pathname === "/admin/")
      return sendResponse(response, 200, readFileSync(path.join(pages, "form.html"), "utf8"), "text/html");
    const notFound = () => sendResponse(response, 404, "Not found");
    const below = url.pathname.slice("/admin".length);
    if (below.startsWith("/assets/")) {
      request.url = below.slice("/assets".length);
      return assets(request, response, notFound);
    }
    request.url = below;
    scripts(request, response, notFound);
  });
}

/**
 * Checks whether a request comes from the form, or from a person who opens it. Foreign sites may send a browser to this
 * port, also under their own host name (DNS rebinding). `Sec-Fetch-Site` is `none` for a typed URL.
 */
function isOwnRequest({ headers, method }: IncomingMessage): boolean {
  const name = (headers.host ?? "").replace(/:\d+$/u, "");
  if (!["localhost", "127.0.0.1", "[::1]"].includes(name)) return false;
  const site = headers["sec-fetch-site"];
  const isReading = method === "GET" || method === "HEAD";
  return isReading ? site !== "cross-site" || headers["sec-fetch-mode"] === "navigate" : site === "same-origin";
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(302, { Location: to }).end();
}
