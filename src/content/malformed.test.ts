/** Applies each entry of malformed.yml, mistakes in the starter's content, and expects the lines that editors read. */
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { STARTER_DAY } from "../../test/starter-day";
import { temporaryFolder } from "../../test/temporary-folder";
import { LANGUAGES } from "../i18n/languages";
import { model } from "../model/model";
import { loadContent } from "./load";
import { formatProblem } from "./problem";

/** Replacements within the file, its new text, or null to remove it. */
type Change = Readonly<Record<string, string>> | string | null;

interface Malformed {
  what: string;
  /** Paths below `content`. `index.*.md` matches the page in both languages. */
  changes: Readonly<Record<string, Change>>;
  /** Expected lines, possibly shortened. If left out, the check finds nothing. */
  lines?: readonly string[];
}

const TABLE = parse(readFileSync(path.join(__dirname, "malformed.yml"), "utf8")) as Malformed[];
const STARTER = path.resolve("starter/content");

const folder = temporaryFolder();
beforeAll(() => restore(""));
afterAll(() => folder.remove());

it.each(TABLE)("the check of the starter reports $what", ({ changes, lines = [] }) => {
  const files = Object.entries(changes).flatMap(([file, change]) =>
    inLanguages(file).map((each) => ({ file: each, change })),
  );
  for (const { file, change } of files) applyChange(`content/${file}`, change);
  const found = loadContent(folder.path, STARTER_DAY, model).problems.map(formatProblem).sort();
  for (const { file } of files) restore(file);
  const expected = lines.flatMap((line) => inLanguages(`content/${line}`)).sort();
  expect(found).toEqual(expected.map((line, index) => (found[index]?.startsWith(line) ? found[index] : line)));
});

const inLanguages = (file: string): string[] =>
  file.includes("index.*.md")
    ? LANGUAGES.map((language) => file.replace("index.*.md", `index.${language}.md`))
    : [file];

function restore(file: string): void {
  const [original, copy] = [path.join(STARTER, file), path.join(folder.path, "content", file)];
  rmSync(copy, { recursive: true, force: true });
  if (existsSync(original)) cpSync(original, copy, { recursive: true });
}

function applyChange(file: string, change: Change): void {
  if (change === null) rmSync(path.join(folder.path, file));
  else folder.write(file, typeof change === "string" ? change : replaceWords(folder.read(file), change));
}

/** @throws if a text does not contain the words, so that no entry passes without a change */
function replaceWords(text: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`No file has "${from}"`);
    return changed.replace(from, () => to);
  }, text);
}
