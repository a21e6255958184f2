/** `npm run develop` on content that has a mistake when it begins, in a scratch checkout of the fixture. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { copyFixture } from "../../tools/checks/site-copy";
import { FIXTURE_DAY } from "../../test/fixture-day";

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
  copyFixture(root);
});

test.afterAll(() => {
  // Its own group, so that Gatsby and webpack's workers end with it.
  if (develop?.pid) process.kill(-develop.pid, "SIGINT");
  rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 1000 });
});

test("the site's address shows the check's sentences, and the site once they are mended", async ({ page }) => {
  test.setTimeout(2 * UNTIL_IT_BEGINS + 60_000);
  const file = path.join(root, FILE);
  const sound = readFileSync(file, "utf8");
  const [line = ""] = LINE.exec(sound) ?? [];
  writeFileSync(file, sound.replace(LINE, "line: Q"));
  const env = {
    ...process.env,
    PORT: new URL(ADDRESS).port,
    BUILD_DATE: FIXTURE_DAY,
    CI: "1",
    NODE_ENV: "development",
  };
  develop = spawn("node", ["tools/develop.mjs"], { cwd: root, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [develop.stdout, develop.stderr]) stream?.on("data", (chunk) => (said += String(chunk)));

  await expect(async () => {
    await page.goto(`${ADDRESS}/de/news/fusion-rail/`);
  }).toPass({ timeout: UNTIL_IT_BEGINS });
  await expect(page.getByRole("alert")).toContainText("sobald diese Fehler im Inhalt behoben sind");
  await expect(page.getByRole("listitem").first()).toHaveText(new RegExp(`^${FILE}:\\d+:\\d+ line - `, "u"));
  expect(said).toContain(`${FILE}:`);
  expect((await page.request.get(`${ADDRESS}/de/`)).status()).toBe(503);

  // Another mistake: the page follows.
  writeFileSync(file, sound.replace(LINE, `${line}\nfoo: bar`));
  await expect(page.getByRole("listitem")).toHaveText([/ foo - /u]);

  writeFileSync(file, sound);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Züge neben Flügen", {
    timeout: UNTIL_IT_BEGINS,
  });
  await expect(page.getByRole("navigation").first()).toBeVisible();
});
