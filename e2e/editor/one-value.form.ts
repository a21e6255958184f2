/** One value is one line of diff, or is refused in the check's words and nothing is written (quality E6). */
import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { ARTICLE, expect, type FormPage, test } from "./form-test";

const DE = `${ARTICLE.folder}/index.de.md`;
const EN = `${ARTICLE.folder}/index.en.md`;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect width="1200" height="800"/></svg>\n';

/** @returns a picture of pure noise, which nothing makes smaller */
function noise(width: number, height: number): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  return sharp(randomBytes(width * height * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function upload(form: FormPage, name: string, buffer: Buffer): Promise<void> {
  const mimeType = name.endsWith("svg") ? "image/svg+xml" : "image/png";
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
  "an entry of a list in brackets": {
    does: async (form) => {
      await form.open("#/collections/service-files/entries/services--development");
      await form.unfold("fare");
      const entry = await form.reach(form.field("fare.includes.1", form.pane("de")));
      await entry.fill("Eine Vorführung, an jedem Ende");
    },
    changes: ["1 1 content/pages/services/development/index.de.md"],
    says: '\n  includes: [Entwicklung und Prüfung, "Eine Vorführung, an jedem Ende"]\n',
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

test("a picture is put beside its page and takes the place of the one before", async ({ form, checkout }) => {
  const picture = await noise(900, 600);
  await upload(form, "Der Bahnsteig.png", picture);
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

const REFUSALS: Readonly<Record<string, { does: Edit["does"]; said: readonly string[] }>> = {
  "two mistakes at once are": {
    does: async (form) => {
      await form.open(ARTICLE.form);
      await form.field("title").first().fill("");
      await form.field("lead").nth(1).fill("");
    },
    said: ["title - is missing - add title: the page's heading", "lead - is missing - add lead: the first paragraph"],
  },
  "a drawing that could run something is": {
    does: (form) => upload(form, "map.svg", Buffer.from(SVG.replace("<rect", "\n<script>alert(1)</script><rect"))),
    said: [`${ARTICLE.folder}/map.svg:2:1 drawing - <script> is a program - remove it`],
  },
};

for (const [what, { does, said }] of Object.entries(REFUSALS)) {
  test(`${what} refused in the check's words, and nothing is written`, async ({ form, checkout }) => {
    await does(form);
    expect(await form.save()).toBe(422);
    for (const sentence of said) await expect(form.said()).toContainText(sentence);
    expect(checkout.changes()).toEqual([]);
  });
}

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
