/** Redirects every spelling of a page's URL to its canonical one, as nginx does (nginx-file.ts; quality R14). */
import { existsSync } from "node:fs";
import path from "node:path";
import type { HostingRules } from "./rules";

/** Paths of pages and files. Paths with special characters are not redirected. */
const SAFE_PATH = /^\/[\w./-]*$/u;

/** Path traversal. Tested after decoding, because `%2f` is a slash only then. */
const TRAVERSAL = /\/\.{1,2}(?:\/|$)|[\\\0]/u;

type Address = NonNullable<ReturnType<typeof parseRequestTarget>>;

/** Parses the target of a request, a path. @returns undefined if it can't be decoded, or leads out of the site */
export function parseRequestTarget(target = "/") {
  const requestedPath = target.replace(/[?#].*$/su, "") || "/";
  try {
    const { pathname, search } = new URL(`http://localhost${target}`);
    const decoded = decodeURIComponent(pathname).replace(/\/{2,}/gu, "/");
    return TRAVERSAL.test(decoded) ? undefined : { pathname: decoded, search, requestedPath };
  } catch {
    return undefined;
  }
}

/** Finds the URL to redirect a request to: the target of a rule, or the path in its canonical spelling. */
export function redirectTarget(folder: string, { pathname, search, requestedPath }: Address, rules: HostingRules) {
  if (!SAFE_PATH.test(pathname)) return undefined;
  const name = pathname.replace(/(?<=\/)index\.html$/u, "");
  const isPage = !name.endsWith("/") && existsSync(path.join(folder, name, "index.html"));
  const route = isPage ? `${name}/` : name;
  const to = rules.redirects.find(({ from }) => from === route || from === `${route}/`)?.to ?? route;
  return to === requestedPath ? undefined : to + search;
}
