import { randomBytes } from "node:crypto";
import sharp from "sharp";
import type { FormPage } from "./form-page";
import { ARTICLE, expect, test } from "./form-test";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect width="1200" height="800"/></svg>\n';
const COVER = `${ARTICLE.folder}/cover.svg`;

/** @returns a picture of pure noise, which nothing makes smaller */
function noise(width: number, height: number): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  return sharp(randomBytes(width * height * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function upload(form: FormPage, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await form.open(ARTICLE.form);
  await form.unfold("picture");
  const picture = form.pane("de").locator('[data-key-path="picture.file"]');
  await picture.getByRole("button", { name: /Replace/u }).click();
  const dialog = form.page.getByRole("dialog").last();
  await dialog.locator("input[type=file]").last().setInputFiles({ name, mimeType, buffer });
  await dialog.getByRole("button", { name: "Insert", exact: true }).click();
  await expect(dialog).toBeHidden();
  // Until the CMS has looked at the file, the field is empty.
  await expect(picture).toContainText(/\.(?:svg|png)/u);
}

test("a picture is put beside its page, in both languages, and takes the place of the one before", async ({
  form,
  checkout,
}) => {
  const picture = await noise(900, 600);
  await upload(form, "Der Bahnsteig.png", "image/png", picture);
  await form.field("picture.alt", form.pane("de")).fill("Ein Bahnsteig voller Menschen");
  expect(await form.save()).toBe(200);
  expect(checkout.changes()).toEqual([
    expect.stringMatching(`^0 \\d+ ${COVER}$`),
    `- - ${ARTICLE.folder}/der-bahnsteig.png`,
    `2 2 ${ARTICLE.folder}/index.de.md`,
    `1 1 ${ARTICLE.folder}/index.en.md`,
  ]);
  expect(checkout.bytes(`${ARTICLE.folder}/der-bahnsteig.png`).equals(picture)).toBe(true);
});

test("a picture without words is refused in the check's words, and lies nowhere", async ({ form, checkout }) => {
  await upload(form, "map.svg", "image/svg+xml", Buffer.from(SVG));
  await form.field("picture.alt", form.pane("de")).fill("");
  expect(await form.save()).toBe(422);
  await expect(form.said()).toContainText("picture - has no text alternative - add alt: what the picture shows");
  expect(checkout.changes()).toEqual([]);
});

test("a drawing that could run something is refused with its line", async ({ form, checkout }) => {
  await upload(form, "map.svg", "image/svg+xml", Buffer.from(SVG.replace("<rect", "\n<script>alert(1)</script><rect")));
  expect(await form.save()).toBe(422);
  await expect(form.said()).toContainText(`${ARTICLE.folder}/map.svg:2:1 drawing - <script> is a program - remove it`);
  expect(checkout.changes()).toEqual([]);
});

test("a photograph of more than 8 MB is refused with its weight", async ({ form, checkout }) => {
  await upload(form, "large.png", "image/png", await noise(2000, 1400));
  expect(await form.save()).toBe(422);
  await expect(form.said()).toContainText("large.png has 8.4 MB, more than 8.0 - save it smaller");
  expect(checkout.changes()).toEqual([]);
});
