/** The built site as a graph, read from its files: no browser, no server. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
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
  /** In document order. */
  elements: Element[];
  ids: string[];
  links: Link[];
  /** Whether there is something to fill in. */
  hasFields: boolean;
}

let read: ReadonlyMap<string, BuiltPage> | undefined;

/** @returns the pages below the languages' prefixes by path, those for missing pages included. */
export const readBuiltPages = (): ReadonlyMap<string, BuiltPage> => (read ??= readAll());

function readAll(): Map<string, BuiltPage> {
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
    elements,
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

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The name of the landmark it stands in: head, header, main, footer, or body. */
  area: string;
}

const AREAS = ["head", "header", "main", "footer"];
const SKIPPED = /<!--[\s\S]*?-->|(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/giu;
const TAG = /<(\/?)([a-z][\w-]*)((?:\s+[\w:.-]+(?:="[^"]*")?)*)\s*\/?>/giu;
const ATTRIBUTE = /([\w:.-]+)(?:="([^"]*)")?/gu;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'", "#39": "'" };

/** @throws where the file holds a tag that this reader does not understand: it must not miss a link in silence. */
export function readElements(html: string): Element[] {
  const text = html.replace(SKIPPED, "$1").replace(/<!doctype html>/iu, "");
  const tags = [...text.matchAll(TAG)];
  const count = text.match(/<\/?[a-z]/giu)?.length ?? 0;
  if (tags.length !== count) throw new Error(`Read ${tags.length} of ${count} tags`);
  const areas: string[] = [];
  return tags.flatMap(([, slash, tagName = "", attributes = ""]) => {
    const name = tagName.toLowerCase();
    const isArea = AREAS.includes(name);
    if (slash) {
      if (isArea) areas.splice(areas.lastIndexOf(name));
      return [];
    }
    if (isArea) areas.push(name);
    // An article may have a header of its own: the outermost counts.
    return [{ name, attributes: readAttributes(attributes), area: areas[0] ?? "body" }];
  });
}

/** @returns the text of the first `<title>`. */
function readTitle(html: string): string {
  return decode(/<title[^>]*>([^<]*)<\/title>/u.exec(html)?.[1] ?? "");
}

function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name.toLowerCase(), decode(value)]);
  return Object.fromEntries(pairs);
}

/** @returns text with its character references resolved. */
export function decode(text: string): string {
  return text.replace(/&(#?\w+);/gu, (entity, name: string) => ENTITIES[name] ?? entity);
}
