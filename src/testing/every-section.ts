/** The content of this repository with every section on some of its pages: what editors may put together, at its most. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse, stringify } from "yaml";
import { exampleFiles } from "../catalogue/examples";
import { buildDay } from "../content/clock";
import { type LoadedContent, loadContent } from "../content/load";
import type { Language } from "../languages/languages";
import { LANGUAGES } from "../languages/languages";
import { model } from "../model/model";

/** Fields of a section, as an editor writes them. */
interface Written {
  type: string;
  id?: string;
  heading?: string;
  picture?: { file: string };
}

const PICTURE = "content/pages/case-study/bedfinder/cover.svg";
const OF_EXAMPLE = "of-the-example.svg";

/**
 * @param routes of the pages that get the example of each section which they do not have
 * @param more how many examples of each section they get besides; a page has one call to action
 */
export function contentWithEverySection(routes: readonly string[], more = 0): LoadedContent {
  const root = mkdtempSync(path.join(tmpdir(), "every-section-"));
  try {
    cpSync("content", path.join(root, "content"), { recursive: true });
    for (const route of routes) {
      const folder = path.join(root, "content/pages", route);
      cpSync(PICTURE, path.join(folder, OF_EXAMPLE));
      for (const language of LANGUAGES) addSections(path.join(folder, `index.${language}.md`), language, more);
    }
    return loadContent(root, buildDay(), model);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function addSections(file: string, language: Language, more: number): void {
  const [, fields = "", body = ""] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/u.exec(readFileSync(file, "utf8")) ?? [];
  const page = parse(fields) as { sections?: Written[] };
  const own = page.sections ?? [];
  const examples = exampleFiles().flatMap((example) => (example.language === language ? read(example.path) : []));
  const missing = examples.filter(({ type }) => own.every((section) => section.type !== type));
  const further = examples.filter(({ type }) => type !== "call-to-action");
  const sections = [...own, ...missing, ...Array.from({ length: more }, (_, index) => again(further, index + 2)).flat()];
  writeFileSync(file, `---\n${stringify({ ...page, sections }, { lineWidth: 0 })}---\n${body}`);
}

function read(file: string): Written[] {
  const { sections } = parse(readFileSync(file, "utf8")) as { sections: Written[] };
  return sections.map((section) =>
    section.picture ? { ...section, picture: { ...section.picture, file: OF_EXAMPLE } } : section,
  );
}

/** No two parts of a page have one id or one heading. */
function again(sections: readonly Written[], count: number): Written[] {
  return sections.map((section) => ({
    ...section,
    ...(section.id ? { id: `${section.id}-${count}` } : {}),
    ...(section.heading ? { heading: `${section.heading} ${count}` } : {}),
  }));
}
