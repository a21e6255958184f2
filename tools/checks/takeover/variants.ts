/** What somebody does who takes the site over, or who edits it for two years. Each begins with the content as it is. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildDay } from "../../../src/content/clock";
import { loadContent } from "../../../src/content/load";
import { LANGUAGES } from "../../../src/i18n/languages";
import { model } from "../../../src/model/model";
import { articleFolder, writeArticle } from "../generated-articles";
import { OF_THE_SAMPLE } from "../of-the-sample";
import { removePages } from "./remove-pages";

export interface Variant {
  name: string;
  /** @param root a copy of the project */
  change(root: string): void;
  /** On which day it is built, where that is not today. */
  day?: string;
}

const DAY = 86_400_000;
const inDays = (count: number) => new Date(Date.parse(buildDay()) + count * DAY).toISOString().slice(0, 10);

export const VARIANTS: readonly Variant[] = [
  { name: "one article more", change: (root) => writeArticle(root, 1) },
  { name: "an article dated ahead, on its day", change: (root) => writeArticleOn(root, inDays(30)), day: inDays(31) },
  { name: "an article dated ahead, before its day", change: (root) => writeArticleOn(root, inDays(30)) },
  { name: "20 articles, two services and a fair fewer", change: withoutMany },
  { name: "another name, telephone, address, colour and host", change: withOtherFacts },
  { name: "two years later", change: withLaterStart, day: inDays(730) },
  { name: "another firm's content", change: withStarter },
  { name: "a firm with one address and no register", change: withLess },
];

/** By then an editor has written another day for the next free start: the check asks for it. */
function withLaterStart(root: string): void {
  edit(path.join(root, "content/site/facts.yml"), [[/^(nextStart:[\s\S]*?)\d{4}(.*?)\d{4}/mu, "$12099$22099"]]);
}

function writeArticleOn(root: string, day: string): void {
  writeArticle(root, 1);
  for (const language of LANGUAGES) {
    edit(path.join(root, articleFolder(1), `index.${language}.md`), [[/^date: .*$/mu, `date: ${day}`]]);
  }
}

function withoutMany(root: string): void {
  const below = (folder: string) =>
    readdirSync(path.join(root, "content/pages", folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `/${folder}/${entry.name}/`);
  const services = below("services").filter((route) => readdirSync(path.join(root, "content/pages", route)).length < 5);
  const fairs = ["/fair-solutions/", "/fair-company/"].filter((route) =>
    existsSync(path.join(root, "content/pages", route)),
  );
  const routes = [...below("news").slice(0, 20), ...services.slice(0, 2), ...fairs.slice(0, 1)];
  removePages(root, routes, () => loadContent(root, buildDay(), model).problems);
  withoutTestsOfTheSample(root);
}

function withoutTestsOfTheSample(root: string): void {
  for (const file of OF_THE_SAMPLE) rmSync(path.join(root, file), { force: true });
}

function withOtherFacts(root: string): void {
  edit(path.join(root, "content/site/company.yml"), [
    [/^name: .*$/mu, "name: Kursbuch"],
    [/^legalName: .*$/mu, "legalName: Kursbuch AG"],
    [/^siteUrl: .*$/mu, "siteUrl: https://kursbuch.example"],
    [/^siteHost: .*$/mu, "siteHost: kursbuch.example"],
    [/^street: .*$/mu, "street: Am Alten Güterbahnhof 117"],
    [/^phone: .*$/mu, "phone: +49 30 1234 567"],
    [/^phoneLink: .*$/mu, 'phoneLink: "+49301234567"'],
  ]);
  edit(path.join(root, "src/styles/tokens.css"), [[/--blue: #[0-9a-f]{6}/u, "--blue: #7a1f4b"]]);
}

function withStarter(root: string): void {
  rmSync(path.join(root, "content"), { recursive: true });
  cpSync(path.join(root, "starter/content"), path.join(root, "content"), { recursive: true });
  withoutTestsOfTheSample(root);
}

/** The starter without optional facts. */
function withLess(root: string): void {
  withStarter(root);
  const content = (file: string) => path.join(root, "content", file);
  edit(content("site/company.yml"), [[/^(?:career|press|privacy)Email: .*\n/gmu, ""]]);
  edit(content("site/company.yml"), [[/^(?:register\w+|vatId): .*\n/gmu, ""]]);
  for (const language of LANGUAGES) {
    edit(content(`pages/about-us/index.${language}.md`), [[/, \{registerCourt\}/u, ""]]);
    edit(content(`pages/imprint/index.${language}.md`), [[/^.*\{(?:register\w+|vatId)\}.*\n/gmu, ""]]);
  }
}

/** @throws where a pattern is not there: the check would check nothing */
function edit(file: string, changes: readonly (readonly [RegExp, string])[]): void {
  let text = readFileSync(file, "utf8");
  for (const [pattern, replacement] of changes) {
    if (!pattern.test(text)) throw new Error(`${file} has no ${String(pattern)}`);
    text = text.replace(pattern, replacement);
  }
  writeFileSync(file, text);
}
