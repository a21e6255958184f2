/** One value is one line of diff, or is refused in the check's words and nothing is written (quality E6). */
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { ARTICLE, type Checkout, expect, type FormPage, test } from "./form-test";

const DE = `${ARTICLE.folder}/index.de.md`;
const EN = `${ARTICLE.folder}/index.en.md`;

/** @returns a picture of pure noise, which nothing makes smaller */
function noise(width: number, height: number): Promise<Buffer> {
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
  // Until the CMS has looked at the file, the field is empty.
  await expect(picture).toContainText(".png");
}

/** Saves, and nothing else is others than before. @param changes lines added and removed in each file */
async function expectSaved(form: FormPage, checkout: Checkout, changes: readonly unknown[]): Promise<void> {
  expect(await form.save()).toBe(200);
  expect(checkout.changes()).toEqual(changes);
}

async function expectRefused(form: FormPage, checkout: Checkout, sentences: readonly string[]): Promise<void> {
  expect(await form.save()).toBe(422);
  for (const sentence of sentences) await expect(form.said()).toContainText(sentence);
  expect(checkout.changes()).toEqual([]);
}

test("a German headline changes in its line", async ({ form, checkout }) => {
  await form.open(ARTICLE.form);
  await form.field("title").first().fill("Züge und Flüge in einer Suche");
  await expectSaved(form, checkout, [`1 1 ${DE}`]);
  expect(checkout.read(DE)).toContain('title: "Züge und Flüge in einer Suche"\n');
});

test("a day, which is the same in both languages, changes in a line of each", async ({ form, checkout }) => {
  await form.open(ARTICLE.form);
  await (await form.reach(form.field("date"))).fill("2024-06-17");
  await expectSaved(form, checkout, [`1 1 ${DE}`, `1 1 ${EN}`]);
});

test("a message changes in its line", async ({ form, checkout }) => {
  await form.open("#/collections/_singletons/entries/messages-de", "apply·filled");
  await form.field("apply·filled").first().fill("Diese Stelle ist besetzt.");
  await expectSaved(form, checkout, ["1 1 locales/de.json"]);
});

test("a picture is put beside its page and takes the place of the one before", async ({ form, checkout }) => {
  const picture = await noise(900, 600);
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

test("two mistakes at once are refused in the check's words", async ({ form, checkout }) => {
  await form.open(ARTICLE.form);
  await form.field("title").first().fill("");
  await form.field("lead").nth(1).fill("");
  const sentences = [
    "title - is missing - add title: the page's heading",
    "lead - is missing - add lead: the first paragraph",
  ];
  await expectRefused(form, checkout, sentences);
});

test("a headline that is too long is refused at its field, and nothing is sent", async ({ form, checkout }) => {
  await form.open(ARTICLE.form);
  const title = form.pane("de").locator('[data-key-path="title"]');
  await form.field("title", form.pane("de")).fill("x".repeat(91));
  await expect(title).toContainText("91 / 90");
  await form.saveButton().click();
  await expect(title.getByRole("alert")).toContainText("90");
  expect(checkout.changes()).toEqual([]);
});

test("news stand in their list by date, the newest first, each with its picture", async ({ form }) => {
  await form.page.goto(`${form.address}#/collections/article`);
  const rows = form.page.getByRole("grid").getByRole("row");
  await expect(rows.first()).toContainText(/^\s*\d{4}-\d\d-\d\d · /u);
  await expect(rows.nth(3)).toBeVisible();
  const days = (await rows.allTextContents()).map((text) => /\d{4}-\d\d-\d\d/u.exec(text)?.[0]);
  expect(days).toEqual(days.toSorted().reverse());
  await expect(rows.first().locator("img")).toBeVisible();
});
