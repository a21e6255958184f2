/** Runs `npm run develop` on content with errors and on changed messages, in a temporary copy of the starter. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { copyStarter } from "../../tools/checks/site-copy";
import { STARTER_DAY } from "../../test/starter-day";

const ORIGIN = "http://localhost:8477";
const FILE = "content/pages/news/fusion-rail/index.de.md";
const LINE = /^line: .*$/mu;
const START_TIMEOUT_MS = 150_000;

let root: string;
let develop: ChildProcess | undefined;
let output = "";

test.beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "develop-"));
  copyStarter(root);
});

test.afterAll(() => {
  // The process group contains Gatsby and webpack's workers.
  if (develop?.pid) process.kill(-develop.pid, "SIGINT");
  rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 1000 });
});

/** Starts `npm run develop`. @returns its exit code, once it exits */
function start(): Promise<number | null> {
  const env = {
    ...process.env,
    PORT: new URL(ORIGIN).port,
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
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  develop = child;
  return new Promise((resolve) => child.once("exit", resolve));
}

/** Saves by renaming a second file, as Vim, sed and Git do. */
function save(file: string, text: string): void {
  const draft = path.join(root, "draft.md");
  writeFileSync(draft, text);
  renameSync(draft, file);
}

test("`npm run develop` fails on a content error, and later shows errors and changed messages", async ({ page }) => {
  test.setTimeout(2 * START_TIMEOUT_MS + 60_000);
  const file = path.join(root, FILE);
  const original = readFileSync(file, "utf8");
  writeFileSync(file, original.replace(LINE, "line: Q"));
  expect(await start()).not.toBe(0);
  expect(output).toMatch(new RegExp(`${FILE}:\\d+:\\d+ line - `, "u"));

  writeFileSync(file, original);
  void start();
  await expect(async () => {
    await page.goto(`${ORIGIN}/de/news/fusion-rail/`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Züge neben Flügen");
  }).toPass({ timeout: START_TIMEOUT_MS });
  await expect(page.getByRole("alert").filter({ hasText: FILE })).toHaveCount(0);

  save(file, original.replace(LINE, "line: Q"));
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([
    new RegExp(`^${FILE}:\\d+:\\d+ line - `, "u"),
  ]);
  save(file, original);
  await expect(page.getByRole("alert").filter({ hasText: FILE })).toHaveCount(0);

  const messages = path.join(root, "locales/de.json");
  save(messages, readFileSync(messages, "utf8").replace(/(?<="sign\.address": )".*"/u, '"Hausanschrift"'));
  await expect(page.getByRole("heading", { name: "Hausanschrift" })).toBeVisible({ timeout: 30_000 });
});
