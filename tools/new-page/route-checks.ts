/** Checks of the kind and the route of a new page. */
import path from "node:path";
import { suggest } from "../../src/content/suggest";
import { isRecord } from "../../src/content/fields";
import { listFiles } from "../../src/content/list-files";
import { findPageFiles, isUrlSegment, SITE_FOLDER } from "../../src/content/read/find-files";
import { readSourceFile } from "../../src/content/read/source-file";
import { isLanguage } from "../../src/i18n/languages";
import { describeRoutes, type Kind, kindOf, KIND_SCHEMAS } from "../../src/model/kinds";

/** Thrown if a new page is not possible. The message gives the reason and the remedy. */
export class NewPageError extends Error {}

/** Routes of pages in `npm run develop` (gatsby/catalogue). */
const RESERVED = ["catalogue"];

/** Narrows a word to a kind of page. @throws {NewPageError} with a suggestion or all kinds */
export function parseKind(word: string | undefined): Kind {
  const kinds = Object.keys(KIND_SCHEMAS);
  if (kinds.includes(word ?? "")) return word as Kind;
  const guess = suggest(word ?? "", kinds);
  const remedy = guess ? `did you mean "${guess}"?` : `write one of ${kinds.join(", ")}`;
  throw new NewPageError(`"${word ?? ""}" - is not a kind of page - ${remedy}`);
}

/** Adds missing slashes: `news/fair-2027` becomes `/news/fair-2027/`. */
export function normalizeRoute(word: string): string {
  const inner = word.replace(/^\/+|\/+$/gu, "");
  return inner === "" ? "/" : `/${inner}/`;
}

/**
 * Checks that a new page of a kind can have a route.
 * @param root absolute path of the project
 * @throws {NewPageError} if the route is invalid, belongs to a different kind, or is in use
 */
export function requireFreeRoute(root: string, kind: Kind, route: string): void {
  const names = route === "/" ? [] : route.slice(1, -1).split("/");
  const [first = ""] = names;
  if (!names.every(isUrlSegment))
    throw new NewPageError(
      `${route} - is not a valid address - write ASCII letters, digits and hyphens between slashes`,
    );
  if (isLanguage(first))
    throw new NewPageError(`${route} - begins with a language - leave it out, each page has a file per language`);
  if (RESERVED.includes(first))
    throw new NewPageError(`${route} - is reserved for npm run develop - choose a different address`);
  const routeKind = kindOf(route);
  if (routeKind !== kind)
    throw new NewPageError(
      `${route} - belongs to the kind ${routeKind} - pages of ${kind} are at ${describeRoutes(kind)}`,
    );
  mustBeNew(root, route);
}

/** Compares routes without case: many servers and file systems ignore it. */
function mustBeNew(root: string, route: string): void {
  const isSame = (other: unknown) => typeof other === "string" && other.toLowerCase() === route.toLowerCase();
  const page = findPageFiles(root).pages.find((each) => isSame(each.route));
  if (page) throw new NewPageError(`${route} - exists in ${page.path} - choose a different address`);
  const file = listFiles(root, SITE_FOLDER).find((each) => path.posix.basename(each) === "redirects.yml");
  const redirects = file ? readSourceFile(path.join(root, file), file).data : [];
  if (Array.isArray(redirects) && redirects.some((each) => isRecord(each) && isSame(each["from"])))
    throw new NewPageError(`${route} - is redirected in ${file} - remove the redirect first`);
}
