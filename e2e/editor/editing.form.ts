import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { type Checkout, makeCheckout } from "./checkout";

const ARTICLE = "content/pages/news/fusion-rail";
const FORM_OF_ARTICLE = "#/collections/article/entries/fusion-rail/index";

/** Sveltia CMS's own (docs/decisions/0030-editors-form.md): it forbids to zoom, and has a part outside the landmarks. */
const OF_THE_CMS = ["meta-viewport: 1", "region: 1"];

let checkout: Checkout;
let foreign: string[];

test.beforeAll(async () => {
  checkout = await makeCheckout();
});
test.afterAll(() => checkout.remove());

test.beforeEach(({ page }) => {
  checkout.reset();
  foreign = [];
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith("http") && host !== new URL(checkout.form).host) foreign.push(request.url());
  });
});
test.afterEach(() => expect(foreign).toEqual([]));

/** @returns the inputs of a field, in German and in English where each has its own */
const field = (page: Page, name: string) =>
  page.locator(`[data-key-path="${name}"]`).locator("input:not([readonly]), textarea:not([readonly])");

async function open(page: Page, address: string, first = "title"): Promise<void> {
  await page.goto(checkout.form + address);
  await expect(field(page, first).first()).toBeVisible();
}

/** Fields far below are made when they come near: scrolls until this one is there. */
async function reach(page: Page, name: string): Promise<void> {
  await page.mouse.move(300, 500);
  await expect(async () => {
    if ((await field(page, name).count()) === 0) await page.mouse.wheel(0, 500);
    expect(await field(page, name).count()).toBeGreaterThan(0);
  }).toPass({ intervals: [200], timeout: 60_000 });
}

/** @returns what the server answers */
async function save(page: Page): Promise<number> {
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.url().endsWith("/api/save")),
    page.getByRole("button", { name: "Save", exact: true }).first().click(),
  ]);
  return response.status();
}

test("a German headline is one line of one file", async ({ page }) => {
  await open(page, FORM_OF_ARTICLE);
  await field(page, "title").first().fill("Züge und Flüge in einer Suche");
  expect(await save(page)).toBe(200);
  expect(checkout.changes()).toEqual([`1 1 ${ARTICLE}/index.de.md`]);
  expect(checkout.read(`${ARTICLE}/index.de.md`)).toContain('title: "Züge und Flüge in einer Suche"\n');
});

test("what is the same in both languages changes in both files", async ({ page }) => {
  await open(page, FORM_OF_ARTICLE);
  await reach(page, "date");
  await field(page, "date").first().fill("2024-06-17");
  expect(await save(page)).toBe(200);
  expect(checkout.changes()).toEqual([`1 1 ${ARTICLE}/index.de.md`, `1 1 ${ARTICLE}/index.en.md`]);
});

test("mistakes are told in the check's words, all at once, and nothing is written", async ({ page }) => {
  await open(page, FORM_OF_ARTICLE);
  await field(page, "title").first().fill("x".repeat(91));
  await field(page, "lead").nth(1).fill("");
  expect(await save(page)).toBe(422);
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog")).last();
  await expect(dialog).toContainText(
    `${ARTICLE}/index.de.md:2:8 title - has 91 characters, more than 90 - write the page's heading`,
  );
  await expect(dialog).toContainText("lead - is missing - add lead: the first paragraph");
  expect(checkout.changes()).toEqual([]);
});

test("a file that was changed under the form is not overwritten", async ({ page }) => {
  await open(page, FORM_OF_ARTICLE);
  const file = `${ARTICLE}/index.de.md`;
  const theirs = checkout.read(file).replace(/^lead: .*$/mu, 'lead: "Inzwischen geändert."');
  checkout.write(file, theirs);
  await field(page, "title").first().fill("Mein Titel");
  expect(await save(page)).toBe(422);
  await expect(page.getByText("was changed by somebody else since the form was opened").first()).toBeVisible();
  expect(checkout.read(file)).toBe(theirs);
});

test("a field of a section is one line, and the section after it stays", async ({ page }) => {
  await open(page, "#/collections/page-files/entries/about-us");
  await page.mouse.move(300, 500);
  const expand = page.locator('[data-key-path="sections"]').getByRole("button", { name: "Expand All" }).first();
  await expect(async () => {
    if (!(await expand.isVisible())) await page.mouse.wheel(0, 500);
    await expect(expand).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await expand.click();
  await reach(page, "sections.0.heading");
  const heading = field(page, "sections.0.heading").first();
  await heading.fill(`${await heading.inputValue()}!`);
  expect(await save(page)).toBe(200);
  expect(checkout.changes()).toEqual([expect.stringMatching(/^1 1 content\/pages\/about-us\/index\.(?:de|en)\.md$/u)]);
});

test("the company file and a message change in one line", async ({ page }) => {
  await open(page, "#/collections/_singletons/entries/company", "street");
  await field(page, "street").first().fill("Musterweg 3");
  expect(await save(page)).toBe(200);
  await open(page, "#/collections/_singletons/entries/messages-de", "apply·filled");
  await field(page, "apply·filled").first().fill("Diese Stelle ist besetzt.");
  expect(await save(page)).toBe(200);
  expect(checkout.changes()).toEqual(["1 1 content/site/company.yml", "1 1 locales/de.json"]);
});

test("its policy has neither eval nor inline scripts, and axe finds what the CMS is known for", async ({ page }) => {
  const response = await page.goto(`${checkout.form}#/collections/article`);
  const policy = response?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain("unsafe-eval");
  await expect(page.getByRole("row").or(page.getByRole("gridcell")).first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.length}`).sort()).toEqual(OF_THE_CMS);
});
