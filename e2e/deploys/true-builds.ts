/**
 * `npm run test:deploys`: the deploy tests with true builds. A copy of the starter is built four times: as it is; with other
 * words; with another component, and a page gone; with other words and components again.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/content/files-below";
import { STARTER_DAY } from "../../test/starter-day";
import { temporaryFolder } from "../../test/temporary-folder";
import { buildCopy, copyStarter } from "../../tools/checks/site-copy";
import { EDITED, type Edition, editionMark, REMOVED } from "./builds";

const ROUTE = REMOVED.replace(/^\/\w+/u, "");

async function testDeploys(): Promise<void> {
  const { path: place, remove } = temporaryFolder();
  const copy = path.join(place, "site");
  try {
    copyStarter(copy);
    await build(copy, path.join(place, "1"));
    changeWords(copy, 2);
    await build(copy, path.join(place, "content"));
    changeComponent(copy, 2);
    removePage(copy);
    await build(copy, path.join(place, "2"));
    changeWords(copy, 3);
    changeComponent(copy, 3);
    await build(copy, path.join(place, "3"));
    const specs = ["e2e/deploys.spec.ts", "e2e/worker.spec.ts"];
    const env = { ...process.env, DEPLOY_BUILDS: place };
    process.exitCode = spawnSync("npx", ["playwright", "test", ...specs], { env, stdio: "inherit" }).status ?? 1;
  } finally {
    remove();
  }
}

/** The files of the build before would stay beside those of this one, as if no deploy removed them. */
async function build(copy: string, target: string): Promise<void> {
  const folder = path.join(copy, "public");
  const built = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of built) if (/\.(?:js|css)$/u.test(name)) rmSync(path.join(folder, name));
  await buildCopy(copy, { BUILD_DATE: STARTER_DAY });
  for (const name of ["public", "hosting"]) cpSync(path.join(copy, name), path.join(target, name), { recursive: true });
  console.log(`${path.basename(target)}: built`);
}

function changeWords(copy: string, edition: Edition): void {
  for (const page of EDITED) {
    const [, language, ...route] = page.split("/");
    const file = path.join(copy, "content/pages", ...route, `index.${language}.md`);
    change(file, /^(lead: ".*?)(?: Ausgabe \d\.)?"$/mu, `$1 ${editionMark(edition)}"`);
  }
}

/** In the shell: every page and its scripts. */
function changeComponent(copy: string, edition: Edition): void {
  const file = path.join(copy, "src/layout/footer/footer.tsx");
  change(file, /<footer(?: data-edition="\d")?/u, `<footer data-edition="${edition}"`);
}

function removePage(copy: string): void {
  const pages = path.join(copy, "content/pages");
  rmSync(path.join(pages, ROUTE), { recursive: true });
  for (const name of filesBelow(pages)) {
    const file = path.join(pages, name);
    if (!name.endsWith(".md") || !readFileSync(file, "utf8").includes(`](${ROUTE})`)) continue;
    change(file, new RegExp(`\\[([^\\]]+)\\]\\(${ROUTE}\\)`, "gu"), "$1");
  }
}

function change(file: string, before: RegExp, after: string): void {
  const text = readFileSync(file, "utf8");
  const changed = text.replace(before, after);
  if (changed === text) throw new Error(`${file} has nothing like ${before}`);
  writeFileSync(file, changed);
}

void testDeploys();
