/** The built site as a graph, read from its files: no browser, no server. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { decode, type Element, readElements, readTitle } from "./html";
import { normalise } from "./browser";
import { SITE_URL } from "./site";
import { FOLDER } from "./folder";

export interface Link {
  /** What the page says. */
  href: string;
  target: URL;
  element: Element;
}

export interface BuiltPage {
  path: string;
  title: string;
  description: string;
  ids: string[];
  links: Link[];
  /** Whether there is something to fill in. */
  hasFields: boolean;
}

/** @returns the pages below the languages' prefixes by path, those for missing pages included. */
export function readBuiltPages(): Map<string, BuiltPage> {
  const files = ["de", "en"].flatMap((language) => {
    const names = readdirSync(path.join(FOLDER, language), { recursive: true, encoding: "utf8" });
    return names.filter((name) => path.basename(name) === "index.html").map((name) => path.join(language, name));
  });
  const pages = files.map((file) => readPage(`/${path.posix.dirname(file.replaceAll(path.sep, "/"))}/`));
  return new Map(pages.map((page) => [page.path, page]));
}

function readPage(pagePath: string): BuiltPage {
  const html = readFileSync(path.join(FOLDER, pagePath, "index.html"), "utf8");
  const elements = readElements(html);
  const description = elements.find(({ attributes }) => attributes["name"] === "description");
  return {
    path: pagePath,
    title: readTitle(html),
    description: description?.attributes["content"] ?? "",
    ids: elements.flatMap(({ attributes }) => attributes["id"] ?? []),
    hasFields: elements.some(({ name }) => /^(?:form|input|select|textarea)$/u.test(name)),
    links: elements.flatMap((element) => addresses(element).map((href) => toLink(href, element, pagePath))),
  };
}

function addresses({ attributes }: Element): string[] {
  const { href, src, srcset, imagesrcset } = attributes;
  const sets = [srcset, imagesrcset].flatMap(
    (set) => set?.split(",").map((part) => part.trim().split(" ")[0] ?? "") ?? [],
  );
  return [href, src, ...sets].filter((address) => address !== undefined);
}

function toLink(href: string, element: Element, from: string): Link {
  return { href, target: new URL(href, SITE_URL + from), element };
}

/** @returns whether the address is one of this site. */
export function isOwn({ target }: Link): boolean {
  return target.origin === SITE_URL;
}

/** @returns whether a file is served at this path. */
export function isFile(pathname: string): boolean {
  const file = path.join(FOLDER, decodeURI(pathname));
  return existsSync(file) && statSync(file).isFile();
}

/** @returns a page's first heading as it is read. */
export function headingOf(pagePath: string): string {
  const html = readFileSync(path.join(FOLDER, pagePath, "index.html"), "utf8");
  const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/su.exec(html) ?? [];
  return normalise(decode(heading.replace(/<[^>]+>/gu, "")));
}
