/** Whether a page of a kind can stand at an address that an editor has typed. */
import path from "node:path";
import { suggest } from "../../src/content/suggest";
import { isRecord } from "../../src/content/fields";
import { filesBelow } from "../../src/content/files-below";
import { findPageFiles, isAddressPart, SITE } from "../../src/content/read/find-files";
import { readSourceFile } from "../../src/content/read/read-source-file";
import { isLanguage } from "../../src/i18n/languages";
import { addressesOf, type Kind, kindOf, KINDS } from "../../src/model/kinds";

/** What an editor asked for and can't have, in a sentence that says why. */
export class NewPageError extends Error {}

/** Names that the site's own pages have in `npm run develop` (gatsby/catalogue). */
const TAKEN = ["catalogue"];

/** @throws {NewPageError} with the kinds that there are */
export function asKind(word: string | undefined): Kind {
  const kinds = Object.keys(KINDS);
  if (kinds.includes(word ?? "")) return word as Kind;
  const guess = suggest(word ?? "", kinds);
  const remedy = guess ? `did you mean "${guess}"?` : `write one of ${kinds.join(", ")}`;
  throw new NewPageError(`"${word ?? ""}" is no kind of page - ${remedy}`);
}

/** @returns the address as the site has it, with slashes at both ends: `news/fair-2027` is `/news/fair-2027/` */
export function asRoute(word: string): string {
  const inner = word.replace(/^\/+|\/+$/gu, "");
  return inner === "" ? "/" : `/${inner}/`;
}

/**
 * @param root absolute path of the project
 * @throws {NewPageError} where no page of the kind can be at the route, or something is there already
 */
export function mustBeFree(root: string, kind: Kind, route: string): void {
  const first = route.split("/")[1] ?? "";
  if (
    route !== "/" &&
    route
      .slice(1, -1)
      .split("/")
      .some((part) => !isAddressPart(part))
  )
    throw new NewPageError(`${route} can't be an address - write ASCII letters, digits and hyphens between slashes`);
  if (isLanguage(first))
    throw new NewPageError(`${route} begins with a language - leave it out, each page has its file per language`);
  if (TAKEN.includes(first)) throw new NewPageError(`${route} is where npm run develop has pages of its own`);
  const there = kindOf(route);
  if (there !== kind)
    throw new NewPageError(`${route} is the address of the kind ${there} - ${kind} stands at ${addressesOf(kind)}`);
  mustBeNew(root, route);
}

/** Two addresses that differ in capitals only are one on many servers, and one folder on many disks. */
function mustBeNew(root: string, route: string): void {
  const isSame = (other: unknown) => typeof other === "string" && other.toLowerCase() === route.toLowerCase();
  const page = findPageFiles(root).pages.find((each) => isSame(each.route));
  if (page) throw new NewPageError(`${route} exists: ${page.path}`);
  const file = filesBelow(root, SITE).find((each) => path.posix.basename(each) === "redirects.yml");
  const redirects = file ? readSourceFile(path.join(root, file), file).data : [];
  if (Array.isArray(redirects) && redirects.some((each) => isRecord(each) && isSame(each["from"])))
    throw new NewPageError(`${route} is redirected in ${file} - remove the redirect first`);
}
