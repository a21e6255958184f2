/** The starter with all sections on some of its pages. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse, stringify } from "yaml";
import { listExampleFiles } from "../gatsby/catalogue/examples";
import type { LoadedContent } from "../src/content/load";
import { type Language, LANGUAGES } from "../src/i18n/languages";
import { LIST_TYPES } from "../src/sections/listing/fields";
import { STARTER_DAY } from "./starter";
import { readContent } from "./read-content";

interface RawSection {
  type: string;
  id?: string;
  picture?: { file: string };
}

const PICTURE = "src/sections/figure/example.svg";
const PICTURE_COPY = "of-the-examples.svg";

/** Fields that show pages of the starter, in place of the example's. */
const STARTER_FIELDS: Readonly<Record<string, object>> = {
  related: { routes: ["/services/it-consulting/", "/products/fusion/", "/case-study/bedfinder/"] },
};

/** A page of every kind that shows sections. */
export const PAGE_OF_EACH_KIND = {
  home: "/",
  page: "/partner/",
  service: "/services/it-consulting/",
  solution: "/solutions/ux-ui-audit/",
  product: "/products/fusion/",
  "case-study": "/case-study/bedfinder/",
  article: "/news/fusion-rail/",
  vacancy: "/career/vacancies/fullstack-developer/",
  fair: "/fair/",
  legal: "/privacy-policy/",
  landing: "/landingpages/ibe/",
} as const;

/** Reads the starter with the examples of all sections on some pages. @param routes the routes of these pages */
export function contentWithEverySection(routes: readonly string[]): LoadedContent {
  const root = mkdtempSync(path.join(tmpdir(), "every-section-"));
  try {
    cpSync("starter/content", path.join(root, "content"), { recursive: true });
    for (const route of routes) {
      const folder = path.join(root, "content/pages", route);
      cpSync(PICTURE, path.join(folder, PICTURE_COPY));
      for (const language of LANGUAGES) addExamples(path.join(folder, `index.${language}.md`), language);
    }
    return readContent(root, STARTER_DAY);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Adds the examples of sections that a page lacks, and a list of each kind. */
function addExamples(file: string, language: Language): void {
  const [, fields = "", body = ""] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/u.exec(readFileSync(file, "utf8")) ?? [];
  const page = parse(fields) as { sections?: RawSection[] };
  const own = page.sections ?? [];
  const has = (type: string) => own.some((section) => section.type === type);
  const examples = listExampleFiles().flatMap((example) => (example.language === language ? read(example.path) : []));
  const lists = examples.flatMap((one) =>
    one.type === "listing" ? LIST_TYPES.map((of) => ({ ...one, of, id: `list-${of}` })) : [],
  );
  const missing = examples.filter(({ type }) => type !== "listing" && !has(type));
  const screen = `src/sections/screens/screen-example.${language}.png`;
  if (missing.some(({ type }) => type === "screens"))
    cpSync(screen, path.join(path.dirname(file), path.basename(screen)));
  const sections = [...own, ...[...missing, ...lists].map(adaptExample)];
  const front = stringify({ ...page, sections }, { lineWidth: 0, aliasDuplicateObjects: false });
  writeFileSync(file, `---\n${front}---\n${body}`);
}

function read(file: string): RawSection[] {
  return (parse(readFileSync(file, "utf8")) as { sections: RawSection[] }).sections;
}

/** Makes ids unique on the page, and uses a picture in the page's folder. */
function adaptExample(section: RawSection): RawSection {
  const { id, picture } = section;
  return {
    ...section,
    ...STARTER_FIELDS[section.type],
    ...(id ? { id: `example-${id}` } : {}),
    ...(picture ? { picture: { ...picture, file: PICTURE_COPY } } : {}),
  };
}
