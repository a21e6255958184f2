/**
 * Serves the built site as a host would, by the rules that its build has written: headers, status codes, redirects, a page
 * for missing pages per language, compressed copies. For looking and for tests.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { prefixOf } from "../languages/language-of-path";
import { cacheControl, CHECKED } from "./caching";
import { isHidden } from "./hidden-files";
import { mediaType } from "./media-types";
import { type HostingRules, readRules } from "./rules";

/**
 * @param folder the built site
 * @param rules those of its build
 * @returns a server that does not listen yet
 */
export function createSiteServer(folder: string, rules: HostingRules = readRules(folder)): Server {
  const files = sirv(folder, { etag: true, dev: true, brotli: true, gzip: true, setHeaders: setMediaType });
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(rules.headers)) response.setHeader(name, value);
    response.setHeader("Cache-Control", CHECKED);
    const url = readUrl(request.url);
    if (!url) {
      response.writeHead(400).end();
      return;
    }
    const target = redirectOf(url, rules) ?? slashRedirect(folder, url);
    if (target) {
      response.writeHead(301, { Location: target }).end();
    } else if (isServed(folder, url.pathname)) {
      response.setHeader("Cache-Control", cacheControl(url.pathname));
      files(request, response, () => notFound(folder, url, request, response));
    } else {
      notFound(folder, url, request, response);
    }
  });
}

function setMediaType(response: ServerResponse, file: string): void {
  response.setHeader("Content-Type", mediaType(file));
}

/** @returns the address, or undefined where no URL can be made of it: that would end the server. */
function readUrl(url = "/"): URL | undefined {
  if (url.startsWith("//")) return undefined;
  try {
    const read = new URL(url, "http://localhost");
    decodeURI(read.pathname);
    return read;
  } catch {
    return undefined;
  }
}

function redirectOf({ pathname, search }: URL, { redirects }: HostingRules): string | undefined {
  const found = redirects.find(({ from }) => from === pathname || from === `${pathname}/`);
  return found && found.to + search;
}

/** A folder's address ends in a slash. @returns the address with it, or undefined where nothing is to be done. */
function slashRedirect(folder: string, { pathname, search }: URL): string | undefined {
  if (pathname.endsWith("/")) return undefined;
  return existsSync(path.join(folder, decodeURI(pathname), "index.html")) ? `${pathname}/${search}` : undefined;
}

/** Files under their own names, and folders that have a page: nothing is guessed. */
function isServed(folder: string, pathname: string): boolean {
  const file = path.join(folder, decodeURI(pathname), pathname.endsWith("/") ? "index.html" : "");
  return !isHidden(pathname) && existsSync(file) && statSync(file).isFile();
}

/** The page of the path's language; for a path without one, the document that leads to a language. */
function notFound(
  folder: string,
  { pathname }: URL,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const language = prefixOf(pathname);
  const file = path.join(folder, language ? `${language}/404.html` : "404.html");
  const accepted = String(headers["accept-encoding"]);
  const encoding = [["br", ".br"] as const, ["gzip", ".gz"] as const].find(
    ([name, ending]) => accepted.includes(name) && existsSync(file + ending),
  );
  response.setHeader("Vary", "Accept-Encoding");
  if (encoding) response.setHeader("Content-Encoding", encoding[0]);
  response.writeHead(404, { "Content-Type": mediaType(file), "Cache-Control": CHECKED });
  response.end(method === "HEAD" ? undefined : readFileSync(file + (encoding?.[1] ?? "")));
}
