import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { digestOf } from "../../bin/build-inputs.cjs";
import type { InlineCode } from "./content-security-policy";
import { FileMemory } from "./file-memory";
import { isHidden } from "./hidden-files";
import { RULES } from "../starter/speculation";
import { integrityOf } from "./integrity";

const ELEMENT = /<(script|style)([^>]*)>([^<]*(?:<(?!\/\1>)[^<]*)*)<\/\1>/gu;

/** Blocks of data, which no browser runs: structured data, for example. */
const DATA_BLOCK = /\stype="(?!module"|text\/javascript")[^"]*"/u;
const WITH_SOURCE = /\ssrc=/u;

/** A style or a handler as an attribute can't be allowed by the hash of an element. */
const CODE_ATTRIBUTE = /<[a-z][^<>]*\s(?:style|on[a-z]+)="/u;

/** So many inline scripts the whole site may have (quality S1). */
const MOST_SCRIPTS = 3;

/** What is inline in a document: hashes, and the first attribute that holds code. */
interface Inline {
  script: readonly string[];
  style: readonly string[];
  attribute?: string;
}

/**
 * @param folder the built site
 * @param memoryFile where is remembered what was found, for the next build
 * @returns the hashes of all inline scripts and styles of its pages, and of the rules that a script puts there
 * @throws where a page has an inline handler or style attribute, or the site too many different scripts
 */
export function inlineCode(folder: string, memoryFile: string): InlineCode {
  const scripts = new Map([[integrityOf(RULES), "all pages (src/starter/speculation.ts)"]]);
  const styles = new Set<string>();
  const memory = new FileMemory<Inline>(memoryFile, digestOf(["src/hosting"]));
  for (const page of htmlFiles(folder)) {
    const file = path.join(folder, page);
    const inline = memory.recall(file) ?? inlineIn(readFileSync(file, "utf8"));
    if (inline.attribute)
      throw new Error(`${page} has code in an attribute, which the security policy forbids: ${inline.attribute}`);
    for (const hash of inline.script) scripts.set(hash, page);
    for (const hash of inline.style) styles.add(hash);
    memory.keep(file, inline);
  }
  memory.save();
  if (scripts.size > MOST_SCRIPTS) {
    const pages = [...scripts.values()].join(", ");
    throw new Error(`The site has ${scripts.size} different inline scripts, ${MOST_SCRIPTS} at most: on ${pages}`);
  }
  return { scripts: [...scripts.keys()].sort(), styles: [...styles].sort() };
}

function inlineIn(html: string): Inline {
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name = "", attributes = "", code = ""] of html.matchAll(ELEMENT)) {
    if (WITH_SOURCE.test(attributes) || (name === "script" && DATA_BLOCK.test(attributes))) continue;
    found[name as keyof typeof found].add(integrityOf(code));
  }
  const attribute = CODE_ATTRIBUTE.exec(html.replace(ELEMENT, ""))?.[0];
  return { script: [...found.script], style: [...found.style], ...(attribute && { attribute }) };
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => file.endsWith(".html") && !isHidden(`/${file}`) && statSync(path.join(folder, file)).isFile())
    .sort();
}
