/** The planner: two answers, a ticket; an address, the same ticket. Styles do it, with scripts and without. */
import { expect, type Page, test } from "@playwright/test";
import { whenHydrated } from "./browser";
import { axeViolations } from "./engines";
import { type Language, LANGUAGES, pathOf } from "./site";

/** The first answers of both questions, and the two by which every pair is walked. */
const STARTS = {
  de: ["buchung", "inhalte", "anbindung", "bedienung", "altsystem"],
  en: ["booking", "content", "integration", "usability", "legacy"],
};
const ENDS = { de: ["klarheit", "bald", "neu", "umbau"], en: ["clarity", "soon", "new", "rebuild"] };
const ROUTE = "/services/";

const tickets = (page: Page) => page.locator("main li[id]:visible", { has: page.locator("dl") });
const answer = (page: Page, question: "from" | "to", index: number) =>
  page.locator(`[name=planner-${question}]`).nth(index);
const pairs = (language: Language) =>
  STARTS[language].flatMap((start, row) =>
    ENDS[language].map((end, column) => ({ row, column, id: `${start}-${end}` })),
  );

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    for (const language of LANGUAGES) {
      test(`every pair of answers issues its ticket (${language})`, async ({ page }) => {
        await page.goto(pathOf(language, ROUTE));
        if (javaScriptEnabled) await whenHydrated(page);
        await expect(tickets(page)).toHaveCount(0);
        for (const { row, column, id } of pairs(language)) {
          await answer(page, "from", row).check();
          await answer(page, "to", column).check();
          await expect(tickets(page)).toHaveCount(1);
          await expect(tickets(page)).toHaveAttribute("id", id);
        }
      });

      test(`an address shows its ticket, and answers change it one by one (${language})`, async ({ page }) => {
        const [first, second] = [
          `${STARTS[language][4]}-${ENDS[language][3]}`,
          `${STARTS[language][1]}-${ENDS[language][3]}`,
        ];
        await page.goto(`${pathOf(language, ROUTE)}#${first}`);
        await expect(tickets(page)).toHaveAttribute("id", first);
        await expect(tickets(page)).toBeInViewport();
        await answer(page, "from", 1).check();
        await expect(tickets(page)).toHaveAttribute("id", second);
        await expect(tickets(page)).toHaveCount(1);
      });
    }

    test("the keyboard answers: each question is one stop of the Tab key", async ({ page }) => {
      await page.goto(pathOf("en", ROUTE));
      if (javaScriptEnabled) await whenHydrated(page);
      await answer(page, "from", 0).focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Tab");
      await expect(answer(page, "to", 0)).toBeFocused();
      await page.keyboard.press("Space");
      await expect(tickets(page)).toHaveAttribute("id", `${STARTS.en[1]}-${ENDS.en[0]}`);
      await page.keyboard.press("Tab");
      await expect(tickets(page).getByRole("heading").getByRole("link")).toBeFocused();
    });
  });
}

test("a choice that is made before the runtime starts stays", async ({ page }) => {
  await page.goto(pathOf("de", ROUTE), { waitUntil: "commit" });
  await answer(page, "from", 2).check();
  await answer(page, "to", 1).check();
  await whenHydrated(page);
  await expect(tickets(page)).toHaveAttribute("id", `${STARTS.de[2]}-${ENDS.de[1]}`);
});

test("a link from another page shows its ticket, and the browser's own steps lead there and away", async ({ page }) => {
  const ticket = `${STARTS.de[0]}-${ENDS.de[0]}`;
  await page.goto(pathOf("de", "/contact/"));
  await whenHydrated(page);
  const address = `${pathOf("de", ROUTE)}#${ticket}`;
  await page.locator("main h1").evaluate((heading, href) => {
    heading.insertAdjacentHTML("afterend", `<p><a href="${href}">Ticket</a></p>`);
    Object.assign(window, { isSameDocument: true });
  }, address);
  await page.getByRole("link", { name: "Ticket" }).click();
  await expect(tickets(page)).toHaveAttribute("id", ticket);
  await expect(tickets(page)).toBeFocused();
  await expect(tickets(page)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(pathOf("de", "/contact/"));
  await page.goForward();
  await expect(tickets(page)).toHaveAttribute("id", ticket);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

for (const width of [320, 1440]) {
  test(`axe finds nothing wrong with an open ticket, nor with a finding and a curve (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${pathOf("de", ROUTE)}#${STARTS.de[3]}-${ENDS.de[2]}`);
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(pathOf("de", "/solutions/ux-ui-audit/"));
    await page.locator("[name=finding-state]").last().check();
    expect(await axeViolations(page)).toEqual([]);
    await page.goto(pathOf("de", "/services/it-consulting/"));
    await page.locator("[name=nights-day]").nth(2).check();
    expect(await axeViolations(page)).toEqual([]);
  });
}

test("on paper all tickets are a list, and the one that is chosen stands alone", async ({ page }) => {
  await page.goto(pathOf("de", ROUTE));
  // Rules for paper come with the whole styles.
  await whenHydrated(page);
  await page.emulateMedia({ media: "print" });
  await expect(tickets(page)).toHaveCount(pairs("de").length);
  await expect(page.getByRole("radio").first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await answer(page, "from", 1).check();
  await answer(page, "to", 2).check();
  await page.emulateMedia({ media: "print" });
  await expect(tickets(page)).toHaveCount(1);
  await expect(tickets(page)).toHaveAttribute("id", `${STARTS.de[1]}-${ENDS.de[2]}`);
});
