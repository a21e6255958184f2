/** `npm run develop` on content with mistakes, in a scratch checkout of the starter. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { copyStarter } from "../../tools/checks/site-copy";
import { STARTER_DAY } from "../../test/starter-day";

const ADDRESS = "http://localhost:8477";
const FILE = "content/pages/news/fusion-rail/index.de.md";
const LINE = /^line: .*$/mu;
/** Of the machine that takes longest. */
const UNTIL_IT_BEGINS = 150_000;

let root: string;
let develop: ChildProcess | undefined;
let said = "";

test.beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "develop-"));
  copyStarter(root);
});

test.afterAll(() => {
  // Its own group, so that Gatsby and webpack's workers end with it.
  if (develop?.pid) process.kill(-develop.pid, "SIGINT");
  rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 1000 });
});

/** @returns what it ends with, where it ends */
function start(): Promise<number | null> {
  const env = {
    ...process.env,
    PORT: new URL(ADDRESS).port,
    BUILD_DATE: STARTER_DAY,
    CI: "1",
    NODE_ENV: "development",
  };
  const child = spawn("node", ["tools/develop.mjs"], {
    cwd: root,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += String(chunk)));
  develop = child;
  return new Promise((resolve) => child.once("exit", resolve));
}

test("it ends with the sentence of a mistake; later ones stand over the page until mended", async ({ page }) => {
  test.setTimeout(2 * UNTIL_IT_BEGINS + 60_000);
  const file = path.join(root, FILE);
  const sound = readFileSync(file, "utf8");
  writeFileSync(file, sound.replace(LINE, "line: Q"));
  expect(await start()).not.toBe(0);
  expect(said).toMatch(new RegExp(`${FILE}:\\d+:\\d+ line - `, "u"));

  writeFileSync(file, sound);
  void start();
  await expect(async () => {
    await page.goto(`${ADDRESS}/de/news/fusion-rail/`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Züge neben Flügen");
  }).toPass({ timeout: UNTIL_IT_BEGINS });
  await expect(page.getByRole("alert").filter({ hasText: FILE })).toHaveCount(0);

  writeFileSync(file, sound.replace(LINE, "line: Q"));
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([
    new RegExp(`^${FILE}:\\d+:\\d+ line - `, "u"),
    /index\.en\.md:\d+:\d+ line - is "A" here and "Q" in index\.de\.md/u,
  ]);
  writeFileSync(file, sound);
  await expect(page.getByRole("alert").filter({ hasText: FILE })).toHaveCount(0);
});
