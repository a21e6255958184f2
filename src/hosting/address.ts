/** The one address of each page: any other way to write it is redirected there, on each host (quality R14). */
import { existsSync } from "node:fs";
import path from "node:path";
import type { HostingRules } from "./rules";

/** Pages and files are named so: another address is none, and is not redirected. */
const NAME = /^\/[\w./-]*$/u;

/** What could lead out of a folder: an escaped slash is one only now. */
const OUTSIDE = /\/\.{1,2}(?:\/|$)|[\\\0]/u;

export interface Address {
  /** Decoded, without dots and doubled slashes. */
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** As it was asked for. */
  asked: string;
}

/**
 * Never throws: an exception in a request handler ends the server.
 * @param target of a request: a path, or a whole address (RFC 9112, section 3.2.2)
 * @returns the address, or undefined where it can't be decoded, or could lead out of the site
 */
export function parseRequestTarget(target = "/"): Address | undefined {
  const local = target.replace(/^https?:\/\/[^/?#]*/iu, "");
  const asked = local.replace(/[?#].*$/su, "") || "/";
  try {
    const { pathname, search } = new URL(`http://localhost${local}`);
    const decoded = decodeURIComponent(pathname).replace(/\/{2,}/gu, "/");
    return OUTSIDE.test(decoded) ? undefined : { pathname: decoded, search, asked };
  } catch {
    return undefined;
  }
}

/**
 * @param folder the built site
 * @returns where an address leads: without doubled slashes, dots, escapes and the name of the file, with the last slash of
 *   a page, or to where an old one has moved; undefined where it is that address, or none
 */
export function redirectTarget(folder: string, { pathname, search, asked }: Address, { redirects }: HostingRules) {
  if (!NAME.test(pathname)) return undefined;
  const bare = pathname.replace(/(?<=\/)index\.html$/u, "");
  const isPage = !bare.endsWith("/") && existsSync(path.join(folder, bare, "index.html"));
  const address = isPage ? `${bare}/` : bare;
  const to = redirects.find(({ from }) => from === address || from === `${address}/`)?.to ?? address;
  return to === asked ? undefined : to + search;
}
