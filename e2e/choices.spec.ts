/** Operates sections with radio buttons: CSS shows the chosen panel, with scripts, without them, and in print. */
import { expect, type Page, test } from "@playwright/test";
import { normaliseSpaces, openPage, waitForHydration } from "./browser";
import { sampled } from "./sampled";
import { type Language, LANGUAGES, MESSAGES, pathOf } from "./test-site";

interface Choice {
  route: string;
  group: string;
  panels: string;
  texts: Readonly<Record<Language, readonly [before: RegExp, after: RegExp]>>;
  printed: number;
}

const DEMONSTRATIONS = "/case-study/case-study-modern-test/";
const demonstration = (group: string, texts: Choice["texts"]): Choice => ({
  route: DEMONSTRATIONS,
  group,
  panels: `main section:has([name='${group}'])`,
  texts,
  printed: 1,
});

const CHOICES: Readonly<Record<string, Choice>> = {
  "a calendar's day": demonstration("month-day", {
    de: [/Mittwochs ruht die Fähre\./u, /Ab zwei Personen, um 9 und um 15 Uhr\./u],
    en: [/The ferry rests on Wednesdays\./u, /For two people or more, at 9 a\.m\. and 3 p\.m\./u],
  }),
  "a form's output": demonstration("forms-output", {
    de: [/4 von 4 Feldern/u, /Wer hört, merkt sich zwei Sätze\./u],
    en: [/4 of 4 fields/u, /Whoever listens remembers two sentences\./u],
  }),
  "a switch on the board": demonstration("board-1", {
    de: [/Der Fahrplan ist schon da\./u, /Der Dienst antwortet nicht/u],
    en: [/The timetable is here already\./u, /The service does not answer/u],
  }),
  "a finding's state": {
    route: "/solutions/ux-ui-audit/",
    group: "finding-state",
    panels: "main section:has([name='finding-state']) [data-panel]:visible",
    texts: { de: [/\S/u, /\S/u], en: [/\S/u, /\S/u] },
    printed: 2,
  },
};

const radios = (page: Page, group: string) => page.locator(`main [name='${group}']`);

const readText = async (page: Page, panels: string) =>
  normaliseSpaces((await page.locator(panels).allInnerTexts()).join(" "));

/** Focuses the checked radio button, as the Tab key would, and presses the arrow key. */
async function choose(page: Page, { group, panels, texts }: Choice, language: Language): Promise<void> {
  const [before, after] = texts[language];
  const read = () => readText(page, panels);
  const first = await read();
  expect(first).toMatch(before);
  await radios(page, group)
    .and(page.getByRole("radio", { checked: true }))
    .focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(read).toMatch(after);
  expect(await read()).not.toBe(first);
}

const NEWS = [
  ["category.product-family", 1],
  ["category.relaunch", 2],
  ["category.partnership", 2],
  ["category.trade-fair", 4],
  ["category.management", 1],
] as const;
const NEWS_COUNT = 10;

for (const javaScriptEnabled of sampled([true, false])) {
  test.describe(`JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    for (const language of sampled(LANGUAGES)) {
      test(`choosing a radio button by keyboard shows its panel (${language})`, async ({ page }) => {
        for (const [name, choice] of Object.entries(CHOICES)) {
          await test.step(name, async () => {
            await openPage(page, pathOf(language, choice.route), javaScriptEnabled);
            await choose(page, choice, language);
          });
        }
      });

      test(`the newsroom's filter shows one category, or all news (${language})`, async ({ page }) => {
        await openPage(page, pathOf(language, "/newsroom/"), javaScriptEnabled);
        const rows = page.locator("main li[data-panel]:visible");
        const choices = page.getByRole("group", { name: MESSAGES[language]["news.filter"] });
        await expect(rows).toHaveCount(NEWS_COUNT);
        for (const [category, count] of NEWS) {
          await choices.getByRole("radio", { name: MESSAGES[language][category] }).check();
          await expect(rows).toHaveCount(count);
          expect(await page.locator("main h2[id^='year-']:visible").count()).toBeLessThanOrEqual(count);
        }
        await choices.getByRole("radio", { checked: true }).focus();
        await page.keyboard.press("ArrowDown");
        await expect(rows).toHaveCount(NEWS_COUNT);
      });
    }
  });
}

test("sections with radio buttons print all panels and no radio button @job", async ({ page }) => {
  for (const { route, panels, printed, texts, group } of Object.values(CHOICES)) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(pathOf("de", route));
    // Print rules are in the deferred style sheet.
    await waitForHydration(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(panels)).toHaveCount(printed);
    for (const text of texts.de) expect(await readText(page, panels)).toMatch(text);
    await expect(radios(page, group).first()).toBeHidden();
  }
});

for (const forcedColors of sampled(["none", "active"] as const, 1)) {
  test(`a demonstration shows the checked radio button (forced colours: ${forcedColors}) @job`, async ({ page }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: "reduce" });
    await openPage(page, pathOf("de", DEMONSTRATIONS));
    for (const { group, route } of Object.values(CHOICES)) {
      if (route !== DEMONSTRATIONS) continue;
      const label = page.locator(`main section:has([name='${group}']) label`).nth(2);
      await label.scrollIntoViewIfNeeded();
      const before = (await label.screenshot()).toString("base64");
      await label.getByRole("radio").check();
      await label.getByRole("radio").blur();
      await page.mouse.move(0, 0);
      expect((await label.screenshot()).toString("base64"), group).not.toBe(before);
    }
  });
}
