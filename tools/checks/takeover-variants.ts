/** Changes that a new owner or two years of editing make. Each starts from the content of this repository. */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readBuildDay } from "../../src/content/clock";
import { LANGUAGES } from "../../src/i18n/languages";
import { articleFolder, writeArticle } from "./generated-articles";

export interface Variant {
  name: string;
  change(root: string): void;
  /** The day of the build, `YYYY-MM-DD`, by default today. */
  day?: string;
}

/** A test of this site's content alone, which the owner of different content deletes. */
const SAMPLE_TEST = "test/content-invariants/specified-routes.test.ts";

const DAY_MS = 86_400_000;
const inDays = (count: number) => new Date(Date.parse(readBuildDay()) + count * DAY_MS).toISOString().slice(0, 10);

export const VARIANTS: readonly Variant[] = [
  { name: "one article more", change: (root) => writeArticle(root, 1) },
  {
    name: "an article dated ahead, on its day",
    change: (root) => writeDatedArticle(root, inDays(30)),
    day: inDays(31),
  },
  { name: "an article dated ahead, before its day", change: (root) => writeDatedArticle(root, inDays(30)) },
  { name: "a different name, telephone, address, colour and host", change: changeFacts },
  { name: "two years later", change: postponeNextStart, day: inDays(730) },
  { name: "a different firm's content", change: replaceContent },
  { name: "a firm with one address and no register", change: removeOptionalFacts },
];

/** Moves the date of the next free start, which the check requires to be ahead. */
function postponeNextStart(root: string): void {
  edit(path.join(root, "content/site/facts.yml"), [[/^(nextStart:[\s\S]*?)\d{4}(.*?)\d{4}/mu, "$12099$22099"]]);
}

function writeDatedArticle(root: string, day: string): void {
  writeArticle(root, 1);
  for (const language of LANGUAGES) {
    edit(path.join(root, articleFolder(1), `index.${language}.md`), [[/^date: .*$/mu, `date: ${day}`]]);
  }
}

function changeFacts(root: string): void {
  edit(path.join(root, "content/site/company.yml"), [
    [/^name: .*$/mu, "name: Kursbuch"],
    [/^legalName: .*$/mu, "legalName: Kursbuch AG"],
    [/^siteUrl: .*$/mu, "siteUrl: https://kursbuch.example"],
    [/^street: .*$/mu, "street: Am Alten Güterbahnhof 117"],
    [/^phone: .*$/mu, "phone: +49 30 1234 567"],
    [/^phoneLink: .*$/mu, 'phoneLink: "+49301234567"'],
  ]);
  edit(path.join(root, "src/styles/tokens.css"), [[/--blue: #[0-9a-f]{6}/u, "--blue: #7a1f4b"]]);
}

function replaceContent(root: string): void {
  rmSync(path.join(root, "content"), { recursive: true });
  cpSync(path.join(root, "starter/content"), path.join(root, "content"), { recursive: true });
  rmSync(path.join(root, SAMPLE_TEST), { force: true });
}

/** Uses the starter without its optional facts. */
function removeOptionalFacts(root: string): void {
  replaceContent(root);
  const content = (file: string) => path.join(root, "content", file);
  edit(content("site/company.yml"), [[/^(?:career|press|privacy)Email: .*\n/gmu, ""]]);
  edit(content("site/company.yml"), [[/^(?:register\w+|vatId): .*\n/gmu, ""]]);
  for (const language of LANGUAGES) {
    edit(content(`pages/about-us/index.${language}.md`), [[/, \{registerCourt\}/u, ""]]);
    edit(content(`pages/imprint/index.${language}.md`), [[/^.*\{(?:register\w+|vatId)\}.*\n/gmu, ""]]);
  }
}

/** Replaces patterns in a file. @throws {Error} if a pattern is missing, because the check would be void */
function edit(file: string, changes: readonly (readonly [RegExp, string])[]): void {
  let text = readFileSync(file, "utf8");
  for (const [pattern, replacement] of changes) {
    if (!pattern.test(text)) throw new Error(`${file} - does not contain ${String(pattern)} - adapt the variant`);
    text = text.replace(pattern, replacement);
  }
  writeFileSync(file, text);
}
