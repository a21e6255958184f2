/**
 * Serves the built site for previews and tests, by the rules of its build: headers, status codes, redirects, a 404 page per
 * language, compressed copies.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { prefixOf } from "../i18n/language-of-path";
import { errorFile } from "../model/views/error-pages";
import { redirectTarget, parseRequestTarget } from "./url-redirects";
import { cacheControl, REVALIDATE } from "./caching";
import { isInternalFile } from "./internal-files";
import { responseTypeOf, mediaType } from "./media-types";
import { type HostingRules, readRules } from "./rules";
import type { ResponseType } from "./security-headers";

/** Creates a server, which does not listen yet. @param folder the built site. @throws if the site is not built */
export function createSiteServer(folder: string, rules: HostingRules = readRules(folder)): Server {
  const files = sirv(folder, { etag: true, dev: true, brotli: true, gzip: true, setHeaders: setMediaType });
  return createServer((request, response) => {
    const setHeaders = (type: ResponseType, caching = REVALIDATE) =>
      response.setHeaders(new Map([...Object.entries(rules.headers[type]), ["Cache-Control", caching]]));
    const address = parseRequestTarget(request.url);
    const language = prefixOf(address?.pathname ?? request.url?.replace(/[?#].*/u, "") ?? "/");
    const respondWithNotFound = () => {
      setHeaders("document");
      sendNotFound(path.join(folder, language ?? "", errorFile("404")), request, response);
    };
    const target = address && redirectTarget(folder, address, rules);
    if (target) {
      setHeaders("file");
      response.writeHead(301, { Location: target }).end();
    } else if (address && isServed(folder, address.pathname)) {
      setHeaders(responseTypeOf(address.pathname), cacheControl(address.pathname));
      // sirv serves the decoded path, which has been checked.
      request.url = encodeURI(address.pathname);
      if (!isRange(request.headers.range)) delete request.headers.range;
      files(request, response, respondWithNotFound);
    } else {
      respondWithNotFound();
    }
  });
}

/** Checks whether a range is valid. sirv would throw on an invalid one, which may be ignored (RFC 9110, section 14.2). */
function isRange(range = ""): boolean {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/u.exec(range) ?? [];
  return first !== undefined && (!last || Number(first) <= Number(last));
}

function setMediaType(response: ServerResponse, file: string): void {
  response.setHeader("Content-Type", mediaType(file));
}

/** Checks whether a path is a public file, or a folder with a page. */
function isServed(folder: string, name: string): boolean {
  const file = path.join(folder, name, name.endsWith("/") ? "index.html" : "");
  return !isInternalFile(name) && existsSync(file) && statSync(file).isFile();
}

/** Sends a 404 page. @param file the page of the path's language, or the document that redirects to a language */
function sendNotFound(file: string, { method, headers }: IncomingMessage, response: ServerResponse): void {
  const accepted = String(headers["accept-encoding"]);
  const encoding = [["br", ".br"] as const, ["gzip", ".gz"] as const].find(
    ([name, ending]) => accepted.includes(name) && existsSync(file + ending),
  );
  response.setHeader("Vary", "Accept-Encoding");
  if (encoding) response.setHeader("Content-Encoding", encoding[0]);
  response.writeHead(404, { "Content-Type": mediaType(file) });
  response.end(method === "HEAD" ? undefined : readFileSync(file + (encoding?.[1] ?? "")));
}
