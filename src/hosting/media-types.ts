import path from "node:path";
import { LANGUAGES } from "../i18n/languages";
import { FEED_FORMATS, FEED_TYPES, feedPath } from "../model/feeds";
import type { ResponseType } from "./security-headers";

/** Media types by ending, for hosts that lack some: with a charset if the type has one (RFC 9110, section 8.3). */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  ics: "text/calendar; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  atom: "application/atom+xml; charset=utf-8",
  json: "application/json",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  ico: "image/x-icon",
  woff2: "font/woff2",
  pdf: "application/pdf",
};

/** Endings of files that shrink when compressed. */
export const TEXT_ENDINGS: ReadonlySet<string> = new Set(
  Object.keys(MEDIA_TYPES).filter((ending) => /^text|json$|xml/u.test(MEDIA_TYPES[ending]?.split(";")[0] ?? "")),
);

/** Media types by path, of files whose ending implies a more general type. */
export const NAMED_TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  LANGUAGES.flatMap((language) =>
    FEED_FORMATS.map((format) => [
      feedPath(language, format),
      `${FEED_TYPES[format]}${format === "xml" ? "; charset=utf-8" : ""}`,
    ]),
  ),
);

/** Returns the ending of a path, without its dot. That of a folder is `html`. */
export function fileExtension(pathname: string): string {
  return pathname.endsWith("/") ? "html" : path.posix.extname(pathname).slice(1).toLowerCase();
}

/** Returns the media type of a file or a folder, `application/octet-stream` for an unknown ending. */
export function mediaType(pathname: string): string {
  return NAMED_TYPES[pathname] ?? MEDIA_TYPES[fileExtension(pathname)] ?? "application/octet-stream";
}

export const WORKER_FILE = "/sw.js";

/** Response types by path, of files whose ending implies a different one. */
export const NAMED_RESPONSES: Readonly<Record<string, ResponseType>> = {
  [WORKER_FILE]: "worker",
  "/favicon.svg": "publishedDocument",
};

/** Returns the response type of an existing file or folder. */
export function responseTypeOf(pathname: string): ResponseType {
  return NAMED_RESPONSES[pathname] ?? responseTypeOfMedia(mediaType(pathname));
}

/** Returns the response type of a media type, with or without its charset. */
export function responseTypeOfMedia(type: string): ResponseType {
  if (type.startsWith("text/html")) return "document";
  if (/svg|pdf/u.test(type)) return "opened";
  if (/xml/u.test(type)) return "publishedDocument";
  return /png|icon|calendar|manifest|feed/u.test(type) ? "published" : "file";
}
