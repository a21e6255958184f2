/** Serves the built site as a host would: status codes, a page for missing pages per language, slashes. For looking and for tests. */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { prefixOf } from "../languages/language-of-path";
import { cacheControl } from "./caching";

/** @param folder the built site. @returns a server that does not listen yet. */
export function createSiteServer(folder: string): Server {
  const files = sirv(folder, {
    etag: true,
    dev: true,
    setHeaders: (response, file) => response.setHeader("Cache-Control", cacheControl(file)),
  });
  return createServer((request, response) => {
    if (!isReadable(request.url)) {
      response.writeHead(400).end();
      return;
    }
    const target = slashRedirect(folder, request);
    if (target) {
      response.writeHead(301, { Location: target }).end();
      return;
    }
    files(request, response, () => notFound(folder, request, response));
  });
}

/** An address that no URL can be made of would end the server. */
function isReadable(url = "/"): boolean {
  try {
    return decodeURI(new URL(url, "http://localhost").pathname) !== "" && !url.startsWith("//");
  } catch {
    return false;
  }
}

/** A folder's address ends in a slash. @returns the address with it, or undefined where nothing is to be done. */
function slashRedirect(folder: string, { url = "/" }: IncomingMessage): string | undefined {
  const { pathname, search } = new URL(url, "http://localhost");
  if (pathname.endsWith("/") || path.posix.extname(pathname) !== "") return undefined;
  return existsSync(path.join(folder, decodeURI(pathname), "index.html")) ? `${pathname}/${search}` : undefined;
}

/** The page of the path's language; for a path without one, the document that leads to a language. */
function notFound(folder: string, { url = "/", method }: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(url, "http://localhost");
  const language = prefixOf(pathname);
  const file = path.join(folder, language ? `${language}/404.html` : "404.html");
  response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": cacheControl("/404.html") });
  response.end(method === "HEAD" ? undefined : readFileSync(file));
}
