/** Runs the deploy tests with four real builds of a copy of the starter: `npm run test:deploys`. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/content/list-files";
import { STARTER_DAY } from "../../test/starter-day";
import { temporaryFolder } from "../../test/temporary-folder";
import { readCommandLine } from "../../tools/command-line.mjs";
import { buildCopy, copyStarter } from "../../tools/checks/site-copy";
import { EDITED_PAGES, type Edition, editionMark, REMOVED_PAGE } from "./builds";

const ROUTE = REMOVED_PAGE.replace(/^\/\w+/u, "");

async function testDeploys(): Promise<void> {
  const { path: folder, remove } = temporaryFolder();
  const copy = path.join(folder, "site");
  try {
    copyStarter(copy);
    await build(copy, path.join(folder, "1"));
    changeContent(copy, 2);
    await build(copy, path.join(folder, "content"));
    changeComponent(copy, 2);
    removePage(copy);
    await build(copy, path.join(folder, "2"));
    changeContent(copy, 3);
    changeComponent(copy, 3);
    await build(copy, path.join(folder, "3"));
    const specs = ["e2e/deploys.spec.ts", "e2e/service-worker.spec.ts"];
    const env = { ...process.env, DEPLOY_BUILDS: folder };
    process.exitCode = spawnSync("npx", ["playwright", "test", ...specs], { env, stdio: "inherit" }).status ?? 1;
  } finally {
    remove();
  }
}

/** Builds the copy and saves the build. Removes scripts and styles of the previous build first, as a deploy does. */
async function build(copy: string, target: string): Promise<void> {
  const folder = path.join(copy, "public");
  const built = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of built) if (/\.(?:js|css)$/u.test(name)) rmSync(path.join(folder, name));
  await buildCopy(copy, { BUILD_DATE: STARTER_DAY });
  for (const name of ["public", "hosting"]) cpSync(path.join(copy, name), path.join(target, name), { recursive: true });
  console.log(`${path.basename(target)}: built`);
}

function changeContent(copy: string, edition: Edition): void {
  for (const page of EDITED_PAGES) {
    const [, language, ...route] = page.split("/");
    const file = path.join(copy, "content/pages", ...route, `index.${language}.md`);
    change(file, /^(lead: ".*?)(?: Ausgabe \d\.)?"$/mu, `$1 ${editionMark(edition)}"`);
  }
}

/** Changes the footer, and with it every page and its scripts. */
function changeComponent(copy: string, edition: Edition): void {
  const file = path.join(copy, "src/layout/footer/footer.tsx");
  change(file, /<footer(?: data-edition="\d")?/u, `<footer data-edition="${edition}"`);
}

function removePage(copy: string): void {
  const pages = path.join(copy, "content/pages");
  rmSync(path.join(pages, ROUTE), { recursive: true });
  for (const name of listFiles(pages)) {
    const file = path.join(pages, name);
    if (!name.endsWith(".md") || !readFileSync(file, "utf8").includes(`](${ROUTE})`)) continue;
    change(file, new RegExp(`\\[([^\\]]+)\\]\\(${ROUTE}\\)`, "gu"), "$1");
  }
}

function change(file: string, before: RegExp, after: string): void {
  const text = readFileSync(file, "utf8");
  const changed = text.replace(before, after);
  if (changed === text) throw new Error(`${file} does not match ${before}`);
  writeFileSync(file, changed);
}

readCommandLine("npm run test:deploys - runs the tests of deploys with four builds of a copy of the starter");
void testDeploys();
