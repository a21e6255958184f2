/** Sections in which something can be chosen: styles show what belongs to it, with scripts and without, by keyboard and on paper. */
import { expect, type Page, test } from "@playwright/test";
import { normalise, openPage, whenHydrated } from "./browser";
import { sampled } from "./sampled";
import { type Language, LANGUAGES, MESSAGES, pathOf } from "./site";

interface Choice {
  route: string;
  group: string;
  /** Of which one text or the other is seen: before, and after so many steps with the arrow key. */
  shown: string;
  steps: number;
  texts: Readonly<Record<Language, readonly [before: RegExp, after: RegExp]>>;
  /** How many there are on paper, and where a browser can't choose. */
  inAll: number;
}

const DEMONSTRATIONS = "/case-study/case-study-modern-test/";
const demonstration = (group: string, texts: Choice["texts"]): Choice => ({
  route: DEMONSTRATIONS,
  group,
  shown: `main section:has([name='${group}'])`,
  steps: 1,
  texts,
  inAll: 1,
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
    shown: "main section:has([name='finding-state']) [data-panel]:visible",
    steps: 1,
    texts: { de: [/\S/u, /\S/u], en: [/\S/u, /\S/u] },
    inAll: 2,
  },
  "a curve's day": {
    route: "/services/it-consulting/",
    group: "nights-day",
    shown: "main figure li:visible",
    steps: 3,
    texts: { de: [/2\. März/u, /5\. März/u], en: [/2 March/u, /5 March/u] },
    inAll: 4,
  },
};

const radios = (page: Page, group: string) => page.locator(`main [name='${group}']`);

const textOf = async (page: Page, shown: string) => normalise((await page.locator(shown).allInnerTexts()).join(" "));

/** Gets to the chosen radio button with the Tab key's own stop, and goes on with the arrows. */
async function choose(page: Page, { group, steps, shown, texts }: Choice, language: Language): Promise<void> {
  const [before, after] = texts[language];
  const seen = () => textOf(page, shown);
  const first = await seen();
  expect(first).toMatch(before);
  await radios(page, group)
    .and(page.getByRole("radio", { checked: true }))
    .focus();
  for (let step = 0; step < steps; step += 1) await page.keyboard.press("ArrowRight");
  await expect.poll(seen).toMatch(after);
  expect(await seen()).not.toBe(first);
}

/** The kinds of news and how many there are of each in the starter. */
const NEWS = [
  ["category.product-family", 1],
  ["category.relaunch", 2],
  ["category.partnership", 2],
  ["category.trade-fair", 4],
  ["category.management", 1],
] as const;
const ALL_NEWS = 10;

for (const javaScriptEnabled of sampled([true, false])) {
  test.describe(`JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    for (const language of sampled(LANGUAGES)) {
      test(`a choice by keyboard shows what belongs to it (${language})`, async ({ page }) => {
        for (const [name, choice] of Object.entries(CHOICES)) {
          await test.step(name, async () => {
            await openPage(page, pathOf(language, choice.route), javaScriptEnabled);
            await choose(page, choice, language);
          });
        }
      });

      test(`the newsroom shows one kind of news, or all of them, and counts them (${language})`, async ({ page }) => {
        await openPage(page, pathOf(language, "/newsroom/"), javaScriptEnabled);
        const rows = page.locator("main li[data-panel]:visible");
        const choices = page.getByRole("group", { name: MESSAGES[language]["news.filter"] });
        const expectNews = async (count: number) => {
          await expect(rows).toHaveCount(count);
          const counts = await page.locator("main h2[id^='year-'] + p > :visible").allTextContents();
          const sum = counts.reduce((before, text) => before + Number.parseInt(text, 10), 0);
          expect(sum, "what the years say; one without news is not there").toBe(count);
          expect(counts.every((text) => Number.parseInt(text, 10) > 0)).toBe(true);
        };
        await expectNews(ALL_NEWS);
        for (const [category, count] of NEWS) {
          await choices.getByRole("radio", { name: MESSAGES[language][category] }).check();
          await expectNews(count);
          expect(await page.locator("main h2[id^='year-']:visible").count()).toBeLessThanOrEqual(count);
        }
        await choices.getByRole("radio", { checked: true }).focus();
        await page.keyboard.press("ArrowDown");
        await expectNews(ALL_NEWS);
      });
    }
  });
}

test("on paper there is all of it, and nothing to choose @job", async ({ page }) => {
  for (const { route, shown, inAll, texts, group } of Object.values(CHOICES)) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(pathOf("de", route));
    // Rules for paper come with the whole styles.
    await whenHydrated(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(shown)).toHaveCount(inAll);
    for (const text of texts.de) expect(await textOf(page, shown)).toMatch(text);
    await expect(radios(page, group).first()).toBeHidden();
  }
});

for (const forcedColors of sampled(["none", "active"] as const, 1)) {
  test(`which choice is on is seen (forced colours: ${forcedColors}) @job`, async ({ page }) => {
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
