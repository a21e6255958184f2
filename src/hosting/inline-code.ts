import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { InlineCode } from "./content-security-policy";
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

/**
 * @param folder the built site
 * @returns the hashes of all inline scripts and styles of its pages, and of the rules that a script puts there
 * @throws where a page has an inline handler or style attribute, or the site too many different scripts
 */
export function inlineCode(folder: string): InlineCode {
  const found = {
    script: new Map([[integrityOf(RULES), "all pages (src/starter/speculation.ts)"]]),
    style: new Map<string, string>(),
  };
  for (const page of htmlFiles(folder)) {
    const html = readFileSync(path.join(folder, page), "utf8");
    const attribute = CODE_ATTRIBUTE.exec(html.replace(ELEMENT, ""));
    if (attribute)
      throw new Error(`${page} has code in an attribute, which the security policy forbids: ${attribute[0]}`);
    for (const [, name = "", attributes = "", code = ""] of html.matchAll(ELEMENT)) {
      if (WITH_SOURCE.test(attributes) || (name === "script" && DATA_BLOCK.test(attributes))) continue;
      found[name as keyof typeof found].set(integrityOf(code), page);
    }
  }
  if (found.script.size > MOST_SCRIPTS) {
    const pages = [...found.script.values()].join(", ");
    throw new Error(`The site has ${found.script.size} different inline scripts, ${MOST_SCRIPTS} at most: on ${pages}`);
  }
  return { scripts: [...found.script.keys()].sort(), styles: [...found.style.keys()].sort() };
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => file.endsWith(".html") && !isHidden(`/${file}`) && statSync(path.join(folder, file)).isFile())
    .sort();
}
