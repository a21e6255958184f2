/** Saves single values, as one line of diff, or with the check's errors (quality E6). */
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { ARTICLE, type TestCheckout, expect, type FormPage, test } from "./form-test";

const DE = `${ARTICLE.folder}/index.de.md`;
const EN = `${ARTICLE.folder}/index.en.md`;

/** Creates a picture of noise, which cannot be compressed. */
function createNoise(width: number, height: number): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  return sharp(randomBytes(width * height * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function upload(form: FormPage, name: string, buffer: Buffer): Promise<void> {
  await form.open(ARTICLE.form);
  await form.unfold("picture");
  const picture = form.pane("de").locator('[data-key-path="picture.file"]');
  await (await form.reach(picture.getByRole("button", { name: /Replace/u }))).click();
  const dialog = form.page.getByRole("dialog").last();
  await dialog.locator("input[type=file]").last().setInputFiles({ name, mimeType: "image/png", buffer });
  await dialog.getByRole("button", { name: "Insert", exact: true }).click();
  await expect(dialog).toBeHidden();
  // The field is empty until the CMS has read the file.
  await expect(picture).toContainText(".png");
}

/** @param changes added lines, removed lines and path of each changed file */
async function expectSaved(form: FormPage, checkout: TestCheckout, changes: readonly unknown[]): Promise<void> {
  expect(await form.save()).toBe(200);
  expect(checkout.changes()).toEqual(changes);
}

test("a changed German title is one line of diff", async ({ form, checkout }) => {
  await form.open(ARTICLE.form);
  await form.field("title").first().fill("Züge und Flüge in einer Suche");
  await expectSaved(form, checkout, [`1 1 ${DE}`]);
  expect(checkout.read(DE)).toContain('title: "Züge und Flüge in einer Suche"\n');
});

test("a changed date, shared by both languages, is one line of diff in each file", async ({ form, checkout }) => {
  await form.open(ARTICLE.form);
  await (await form.reach(form.field("date"))).fill("2024-06-17");
  await expectSaved(form, checkout, [`1 1 ${DE}`, `1 1 ${EN}`]);
});

test("a changed message is one line of diff", async ({ form, checkout }) => {
  await form.open("#/collections/_singletons/entries/messages-de", "apply·filled");
  await form.field("apply·filled").first().fill("Diese Stelle ist besetzt.");
  await expectSaved(form, checkout, ["1 1 locales/de.json"]);
});

test("an uploaded picture is saved beside its page and replaces the old one", async ({ form, checkout }) => {
  const picture = await createNoise(900, 600);
  await upload(form, "Der Bahnsteig.png", picture);
  await form.field("picture.alt", form.pane("de")).fill("Ein Bahnsteig voller Menschen");
  await expectSaved(form, checkout, [
    expect.stringMatching(`^0 \\d+ ${ARTICLE.folder}/cover.svg$`),
    `- - ${ARTICLE.folder}/der-bahnsteig.png`,
    `2 2 ${DE}`,
    `1 1 ${EN}`,
  ]);
  expect(checkout.bytes(`${ARTICLE.folder}/der-bahnsteig.png`).equals(picture)).toBe(true);
});

test("a page with two errors is not saved, and the form shows both errors", async ({ form, checkout }) => {
  await form.open(ARTICLE.form);
  await form.field("title").first().fill("");
  await form.field("lead").nth(1).fill("");
  const errors = [
    "title - is missing - add title: the page's heading",
    "lead - is missing - add lead: the first paragraph",
  ];
  expect(await form.save()).toBe(422);
  for (const error of errors) await expect(form.errors()).toContainText(error);
  expect(checkout.changes()).toEqual([]);
});

test("a title that is too long is reported at its field and not sent", async ({ form, checkout }) => {
  await form.open(ARTICLE.form);
  const title = form.pane("de").locator('[data-key-path="title"]');
  await form.field("title", form.pane("de")).fill("x".repeat(91));
  await expect(title).toContainText("91 / 90");
  await form.saveButton().click();
  await expect(title.getByRole("alert")).toContainText("90");
  expect(checkout.changes()).toEqual([]);
});

test("the form lists news by date, newest first, with pictures", async ({ form }) => {
  await form.page.goto(`${form.url}#/collections/article`);
  const rows = form.page.getByRole("grid").getByRole("row");
  await expect(rows.first()).toContainText(/^\s*\d{4}-\d\d-\d\d · /u);
  await expect(rows.nth(3)).toBeVisible();
  const days = (await rows.allTextContents()).map((text) => /\d{4}-\d\d-\d\d/u.exec(text)?.[0]);
  expect(days).toEqual(days.toSorted().reverse());
  await expect(rows.first().locator("img")).toBeVisible();
});
