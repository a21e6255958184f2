/** Opens the editors' form, German on the left, English on the right, on a temporary checkout of the starter. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page, test as base } from "@playwright/test";
import { bundleForm } from "../../editor/server/bundle";
import { createEditServer } from "../../editor/server/edit-server";
import { loadContent } from "../../src/content/load";
import type { Language } from "../../src/i18n/languages";
import { model } from "../../src/model/model";
import { createSite } from "../../src/site/create-site";
import { STARTER_DAY } from "../../test/starter-day";
import { temporaryFolder } from "../../test/temporary-folder";
import { closeServer, listen } from "../processes";

export { expect } from "@playwright/test";

const PROJECT = path.resolve(__dirname, "../..");

export type TestCheckout = Awaited<ReturnType<typeof createCheckout>>;

async function createCheckout() {
  const folder = temporaryFolder();
  const root = folder.path;
  cpSync(path.join(PROJECT, "starter/content"), path.join(root, "content"), { recursive: true });
  cpSync(path.join(PROJECT, "locales"), path.join(root, "locales"), { recursive: true });
  for (const room of ["src", "gatsby", "editor"]) symlinkSync(path.join(PROJECT, room), path.join(root, room));
  mkdirSync(path.join(root, "node_modules"));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" });
  git("init", "--quiet");
  git("add", "content", "locales");
  git("-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "--quiet", "--message=All");
  const bundle = await bundleForm(PROJECT);
  const siteUrl = () => "http://localhost:8000";
  const server = createEditServer({ root, ...bundle, today: () => STARTER_DAY, siteUrl });
  const port = await listen(server, Number(process.env["PORT"] ?? 0));
  return {
    /** The form's URL without fragment. */
    form: `http://localhost:${port}/admin/`,
    /** Lists added lines, removed lines and path of each changed file. */
    changes(): string[] {
      git("add", "--all", "--intent-to-add", "content", "locales");
      const lines = git("diff", "--numstat", "HEAD").trim().split("\n");
      return lines.filter(Boolean).map((line) => line.replaceAll("\t", " "));
    },
    bytes: (file: string) => readFileSync(path.join(root, file)),
    read: folder.read,
    site: () => createSite(loadContent(root, STARTER_DAY, model), STARTER_DAY),
    reset(): void {
      git("reset", "--quiet", "--hard");
      git("clean", "--quiet", "--force", "-d", "content");
    },
    async remove(): Promise<void> {
      await closeServer(server);
      folder.remove();
    },
  };
}

export class FormPage {
  constructor(
    readonly page: Page,
    readonly url: string,
  ) {}

  async open(entry: string, field = "title"): Promise<void> {
    await this.page.goto(this.url + entry);
    await expect(this.field(field).first()).toBeVisible();
  }

  pane(language: Language): Locator {
    return this.page.locator(`[data-mode="edit"][data-locale="${language}"]`);
  }

  /** Returns the inputs of a field: two, if it differs by language. */
  field(name: string, within: Page | Locator = this.page): Locator {
    return within.locator(`[data-key-path="${name}"]`).locator("input:not([readonly]), textarea:not([readonly])");
  }

  /** Scrolls until a field exists: the CMS renders fields near the viewport only. */
  async reach(target: Locator, language: Language = "de"): Promise<Locator> {
    await this.page.mouse.move(language === "de" ? 300 : 1100, 500);
    await expect(async () => {
      if (!(await target.first().isVisible())) await this.page.mouse.wheel(0, 500);
      await expect(target.first()).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await target.first().scrollIntoViewIfNeeded();
    return target.first();
  }

  async unfold(name: string, language: Language = "de"): Promise<void> {
    const group = await this.reach(this.pane(language).locator(`[data-key-path="${name}"]`), language);
    await group.getByRole("button", { name: "Expand", exact: true }).first().click();
  }

  async save(): Promise<number> {
    const [response] = await Promise.all([
      this.page.waitForResponse((each) => each.url().endsWith("/api/save")),
      this.saveButton().click(),
    ]);
    return response.status();
  }

  saveButton(): Locator {
    return this.page.getByRole("button", { name: "Save", exact: true }).first();
  }

  /** Returns the dialog with the server's errors. */
  errors(): Locator {
    return this.page.getByRole("alertdialog").or(this.page.getByRole("dialog")).last();
  }
}

/** Provides the form on an unchanged checkout, and fails on requests to foreign hosts. */
export const test = base.extend<{ form: FormPage }, { checkout: TestCheckout }>({
  checkout: [
    async ({}, run) => {
      const checkout = await createCheckout();
      await run(checkout);
      await checkout.remove();
    },
    { scope: "worker" },
  ],
  form: async ({ page, checkout }, run) => {
    checkout.reset();
    const foreign: string[] = [];
    page.on("request", (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith("http") && host !== new URL(checkout.form).host) foreign.push(request.url());
    });
    await run(new FormPage(page, checkout.form));
    expect(foreign).toEqual([]);
  },
});

export const ARTICLE = {
  folder: "content/pages/news/fusion-rail",
  form: "#/collections/article/entries/fusion-rail/index",
};
