/** Serves the built site for previews and tests, by the rules of its build. */
import { existsSync, statSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { prefixOf } from "../i18n/languages";
import { errorFile } from "../model/views/error-pages";
import { redirectTarget, parseRequestTarget } from "./url-redirects";
import { cacheControl, isInternalFile, REVALIDATE } from "./file-patterns";
import { responseTypeOf, mediaType } from "./media-types";
import { readRules } from "./rules";
import type { ResponseType } from "./security-headers";

/** Creates a server, which does not listen yet. @param folder the built site. @throws if the site is not built */
export function createSiteServer(folder: string): Server {
  const rules = readRules(folder);
  const files = sirv(folder, {
    etag: true,
    dev: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, file) => void response.setHeader("Content-Type", mediaType(file)),
  });
  return createServer((request, response) => {
    const setHeaders = (type: ResponseType, caching = REVALIDATE) =>
      response.setHeaders(new Map([...Object.entries(rules.headers[type]), ["Cache-Control", caching]]));
    const address = parseRequestTarget(request.url);
    const language = prefixOf(address?.pathname ?? request.url?.replace(/[?#].*/u, "") ?? "/");
    const sendNotFound = () => {
      setHeaders("document");
      // The page of the path's language, or the document that redirects to a language.
      request.url = `${language ? `/${language}` : ""}/${errorFile("404")}`;
      delete request.headers["if-none-match"];
      files(request, withStatus(response, 404));
    };
    const target = address && redirectTarget(folder, address, rules);
    if (target) {
      setHeaders("file");
      response.writeHead(301, { Location: target }).end();
    } else if (address && isServed(folder, address.pathname)) {
      setHeaders(responseTypeOf(address.pathname), cacheControl(address.pathname));
      // sirv serves the decoded path, which has been checked.
      request.url = encodeURI(address.pathname);
      files(request, response, sendNotFound);
    } else {
      sendNotFound();
    }
  });
}

/** Checks whether a path is a public file, or a folder with a page. */
function isServed(folder: string, name: string): boolean {
  const file = path.join(folder, name, name.endsWith("/") ? "index.html" : "");
  return !isInternalFile(name) && existsSync(file) && statSync(file).isFile();
}

/** Replaces the status of a file, for which sirv has no option. */
function withStatus(response: ServerResponse, status: number): ServerResponse {
  const writeHead = response.writeHead.bind(response);
  return Object.assign(response, {
    writeHead: (_status: number, headers: object) => writeHead(status, { ...headers }),
  });
}
