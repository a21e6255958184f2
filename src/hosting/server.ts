/**
 * Serves the built site as a host would, by the rules that its build has written: headers, status codes, redirects, a
 * page for missing pages per language, compressed copies. For looking and for tests.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { prefixOf } from "../i18n/language-of-path";
import { errorFile } from "../model/views/error-pages";
import { redirectTarget, parseRequestTarget } from "./address";
import { cacheControl, REVALIDATE } from "./caching";
import { isInternalFile } from "./hidden-files";
import { kindOf, mediaType } from "./media-types";
import { type HostingRules, readRules } from "./rules";
import type { Kind } from "./security-headers";

/**
 * @param folder the built site
 * @param rules those of its build
 * @returns a server that does not listen yet
 */
export function createSiteServer(folder: string, rules: HostingRules = readRules(folder)): Server {
  const files = sirv(folder, { etag: true, dev: true, brotli: true, gzip: true, setHeaders: setMediaType });
  return createServer((request, response) => {
    const setHeaders = (kind: Kind, caching = REVALIDATE) =>
      response.setHeaders(new Map([...Object.entries(rules.headers[kind]), ["Cache-Control", caching]]));
    const address = parseRequestTarget(request.url);
    const language = prefixOf(address?.pathname ?? request.url?.replace(/[?#].*/u, "") ?? "/");
    const missing = () => {
      setHeaders("document");
      notFound(path.join(folder, language ?? "", errorFile("404")), request, response);
    };
    const target = address && redirectTarget(folder, address, rules);
    if (target) {
      setHeaders("file");
      response.writeHead(301, { Location: target }).end();
    } else if (address && isServed(folder, address.pathname)) {
      setHeaders(kindOf(address.pathname), cacheControl(address.pathname));
      // The same path that was checked.
      request.url = encodeURI(address.pathname);
      if (!isRange(request.headers.range)) delete request.headers.range;
      files(request, response, missing);
    } else {
      missing();
    }
  });
}

/** sirv would open a file behind its end, and throw: any other range may be ignored (RFC 9110, section 14.2). */
function isRange(range = ""): boolean {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/u.exec(range) ?? [];
  return first !== undefined && (!last || Number(first) <= Number(last));
}

function setMediaType(response: ServerResponse, file: string): void {
  response.setHeader("Content-Type", mediaType(file));
}

/** Serves files by their exact names, and folders with a page. */
function isServed(folder: string, name: string): boolean {
  const file = path.join(folder, name, name.endsWith("/") ? "index.html" : "");
  return !isInternalFile(name) && existsSync(file) && statSync(file).isFile();
}

/** @param file the 404 page of the path's language; for a path without one, the document that redirects to a language */
function notFound(file: string, { method, headers }: IncomingMessage, response: ServerResponse): void {
  const accepted = String(headers["accept-encoding"]);
  const encoding = [["br", ".br"] as const, ["gzip", ".gz"] as const].find(
    ([name, ending]) => accepted.includes(name) && existsSync(file + ending),
  );
  response.setHeader("Vary", "Accept-Encoding");
  if (encoding) response.setHeader("Content-Encoding", encoding[0]);
  response.writeHead(404, { "Content-Type": mediaType(file) });
  response.end(method === "HEAD" ? undefined : readFileSync(file + (encoding?.[1] ?? "")));
}
