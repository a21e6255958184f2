/** One value is one line of diff, or is refused in the check's words and nothing is written (quality E6). */
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { ARTICLE, expect, type FormPage, test } from "./form-test";

const DE = `${ARTICLE.folder}/index.de.md`;
const EN = `${ARTICLE.folder}/index.en.md`;

interface Edit {
  does: (form: FormPage) => Promise<unknown>;
  /** Lines added and removed in each file. */
  changes: readonly unknown[];
  /** What the first of the files then says. */
  says?: string;
}

const EDITS: Readonly<Record<string, Edit>> = {
  "a German headline": {
    does: async (form) => {
      await form.open(ARTICLE.form);
      await form.field("title").first().fill("Züge und Flüge in einer Suche");
    },
    changes: [`1 1 ${DE}`],
    says: 'title: "Züge und Flüge in einer Suche"\n',
  },
  "a day, which is the same in both languages,": {
    does: async (form) => {
      await form.open(ARTICLE.form);
      await (await form.reach(form.field("date"))).fill("2024-06-17");
    },
    changes: [`1 1 ${DE}`, `1 1 ${EN}`],
  },
  "a message": {
    does: async (form) => {
      await form.open("#/collections/_singletons/entries/messages-de", "apply·filled");
      await form.field("apply·filled").first().fill("Diese Stelle ist besetzt.");
    },
    changes: ["1 1 locales/de.json"],
  },
};

for (const [what, { does, changes, says = "" }] of Object.entries(EDITS)) {
  test(`${what} changes in one line of each file that has it`, async ({ form, checkout }) => {
    await does(form);
    expect(await form.save()).toBe(200);
    expect(checkout.changes()).toEqual(changes);
    expect(checkout.read(String(changes[0]).replace(/^1 1 /u, ""))).toContain(says);
  });
}

test("a picture is put beside its page, in both languages, and takes the place of the one before", async ({
  form,
  checkout,
}) => {
  // Of pure noise, which nothing makes smaller.
  const raw = { width: 900, height: 600, channels: 3 } as const;
  const picture = await sharp(randomBytes(900 * 600 * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
  await form.open(ARTICLE.form);
  await form.unfold("picture");
  const field = form.pane("de").locator('[data-key-path="picture.file"]');
  await field.getByRole("button", { name: /Replace/u }).click();
  const dialog = form.page.getByRole("dialog").last();
  const file = { name: "Der Bahnsteig.png", mimeType: "image/png", buffer: picture };
  await dialog.locator("input[type=file]").last().setInputFiles(file);
  await dialog.getByRole("button", { name: "Insert", exact: true }).click();
  await expect(dialog).toBeHidden();
  // Until the CMS has looked at the file, the field is empty.
  await expect(field).toContainText(".png");
  await form.field("picture.alt", form.pane("de")).fill("Ein Bahnsteig voller Menschen");
  expect(await form.save()).toBe(200);
  expect(checkout.changes()).toEqual([
    expect.stringMatching(`^0 \\d+ ${ARTICLE.folder}/cover.svg$`),
    `- - ${ARTICLE.folder}/der-bahnsteig.png`,
    `2 2 ${DE}`,
    `1 1 ${EN}`,
  ]);
  expect(checkout.bytes(`${ARTICLE.folder}/der-bahnsteig.png`).equals(picture)).toBe(true);
});

test("two mistakes at once are refused in the check's words, and nothing is written", async ({ form, checkout }) => {
  await form.open(ARTICLE.form);
  await form.field("title").first().fill("");
  await form.field("lead").nth(1).fill("");
  expect(await form.save()).toBe(422);
  for (const sentence of [
    "title - is missing - add title: the page's heading",
    "lead - is missing - add lead: the first paragraph",
  ])
    await expect(form.said()).toContainText(sentence);
  expect(checkout.changes()).toEqual([]);
});
