import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { LIMITS } from "../../src/model/views/page-limits";
import type { PageSize } from "./page-sizes";

/** What a document is made of. */
const PARTS: Readonly<Record<string, RegExp>> = {
  styles: /<style[\s\S]*?<\/style>/gu,
  "structured data": /<script type="application\/ld\+json"[\s\S]*?<\/script>/gu,
  starter: /<script data-page-path[\s\S]*?<\/script>/gu,
  header: /<header[\s\S]*?<\/header>/u,
  content: /<main[\s\S]*?<\/main>/u,
  footer: /<footer[\s\S]*?<\/footer>/u,
};

/**
 * @param folder the built site
 * @returns what a page's bytes are: the largest part first, each with what the page would be shorter by without it
 */
export function explainSize(folder: string, page: PageSize, what: keyof typeof LIMITS): string {
  if (what === "scripts") return list(page.files);
  if (what === "data") return list(partsOfData(path.join(folder, "page-data", page.path, "page-data.json")));
  return list(partsOfDocument(readFileSync(path.join(folder, page.path, "index.html"), "utf8")));
}

function partsOfDocument(html: string): Record<string, number> {
  const whole = sizeOf(html);
  const entries = Object.entries(PARTS).map(([name, part]) => [name, whole - sizeOf(html.replace(part, ""))]);
  return Object.fromEntries(entries) as Record<string, number>;
}

/** By field of what the page's template gets. */
function partsOfData(file: string): Record<string, number> {
  const { result } = JSON.parse(readFileSync(file, "utf8")) as {
    result: { data?: Record<string, { view?: Record<string, unknown> } | null> };
  };
  const view = Object.values(result.data ?? {}).find((node) => node?.view)?.view ?? {};
  const entries = Object.entries(view).map(([field, value]) => [field, sizeOf(JSON.stringify(value) ?? "")]);
  return Object.fromEntries(entries) as Record<string, number>;
}

const sizeOf = (text: string): number => brotliCompressSync(text).length;

function list(parts: Readonly<Record<string, number>>): string {
  const sorted = Object.entries(parts).sort(([, a], [, b]) => b - a);
  return sorted.map(([name, size]) => `${name} ${size}`).join(", ");
}
