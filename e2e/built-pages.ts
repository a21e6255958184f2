/** Reads the built site from its files as a graph of pages and links. */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { listFiles } from "../src/content/list-files";
import { listElements } from "../tools/checks/picture-sizes";
import { normaliseSpaces } from "./browser";
import { FOLDER, LANGUAGES, SITE_URL } from "./test-site";

export type Element = ReturnType<typeof describeElement>;
export type Link = ReturnType<typeof toLink>;
export type BuiltPage = ReturnType<typeof readPage>;

let cache: ReadonlyMap<string, BuiltPage> | undefined;

/** Reads all pages below `/de/` and `/en/` by path, 404 pages included. */
export const readBuiltPages = (): ReadonlyMap<string, BuiltPage> => (cache ??= readAll());

export const titleOf = (pagePath: string): string => readBuiltPages().get(pagePath)?.title ?? "";
export const headingOf = (pagePath: string): string => readBuiltPages().get(pagePath)?.heading ?? "";

function readAll(): Map<string, BuiltPage> {
  const files = LANGUAGES.flatMap((language) => listFiles(FOLDER, language));
  const pages = files.flatMap((file) => (file.endsWith("/index.html") ? readPage(`/${path.dirname(file)}/`) : []));
  return new Map(pages.map((page) => [page.path, page]));
}

function readPage(pagePath: string) {
  const nodes = parseElements(readFileSync(path.join(FOLDER, pagePath, "index.html"), "utf8"));
  const elements = nodes.map(describeElement);
  const description = elements.find(({ attributes }) => attributes["name"] === "description");
  return {
    path: pagePath,
    nodes,
    heading: normaliseSpaces(joinTexts(nodes.find(({ tagName }) => tagName === "h1"))),
    title: joinTexts(nodes.find(({ tagName }) => tagName === "title")),
    description: description?.attributes["content"] ?? "",
    elements,
    ids: elements.flatMap(({ attributes }) => attributes["id"] ?? []),
    links: elements.flatMap((element) => readUrls(element).map((href) => toLink(href, element, pagePath))),
  };
}

function readUrls({ attributes }: Element): string[] {
  const { href, src, srcset, imagesrcset } = attributes;
  const sets = [srcset, imagesrcset].flatMap(
    (set) => set?.split(",").map((source) => source.trim().split(" ")[0] ?? "") ?? [],
  );
  return [href, src, ...sets].filter((url) => url !== undefined);
}

function toLink(href: string, element: Element, from: string) {
  return { href, target: new URL(href, SITE_URL + from), element };
}

export function isInternalLink({ target }: Link): boolean {
  return target.origin === SITE_URL;
}

export function isFile(pathname: string): boolean {
  const file = path.join(FOLDER, decodeURI(pathname));
  return existsSync(file) && statSync(file).isFile();
}

const AREAS = ["head", "header", "main", "footer"];

export type Node = DefaultTreeAdapterTypes.Node;

/** Returns all elements in document order, as without JavaScript: with those inside `noscript`. */
export const parseElements = (html: string) => listElements(parse(html, { scriptingEnabled: false }));

export function describeElement(node: DefaultTreeAdapterTypes.Element) {
  const attributes: Readonly<Record<string, string>> = Object.fromEntries(
    node.attrs.map(({ name, value }) => [name, value]),
  );
  return { name: node.tagName, attributes, area: findArea(node) };
}

/** Finds the outermost landmark around a node: an article may have a header inside `main`. */
function findArea(node: Node | null): string {
  if (!node || !("tagName" in node)) return "body";
  const outer = findArea(node.parentNode);
  return outer === "body" && AREAS.includes(node.tagName) ? node.tagName : outer;
}

/** Collects the texts inside a node, without scripts and styles. */
export function collectTexts(node: Node): string[] {
  if ("value" in node) return [node.value];
  return "childNodes" in node && !/^(?:script|style)$/u.test(node.nodeName)
    ? node.childNodes.flatMap(collectTexts)
    : [];
}

export const joinTexts = (node: Node | undefined): string => (node ? collectTexts(node).join("") : "");
