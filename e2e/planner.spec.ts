/** Operates the planner, in which CSS shows a ticket for two answers or for a fragment. */
import { expect, type Page, test } from "@playwright/test";
import { markDocument, openPage } from "./browser";
import { sampled } from "./sampled";
import { LANGUAGES, pathOf } from "./test-site";

/** Answers to both questions. A ticket's id joins two of them. The third of each is the example. */
const STARTS = {
  de: ["buchung", "inhalte", "anbindung", "bedienung", "altsystem"],
  en: ["booking", "content", "integration", "usability", "legacy"],
};
const ENDS = { de: ["klarheit", "bald", "neu", "umbau"], en: ["clarity", "soon", "new", "rebuild"] };

const tickets = (page: Page) => page.locator("main li[id]:visible", { has: page.locator("dl") });
const answer = (page: Page, question: "from" | "to", index: number) =>
  page.locator(`main [name=planner-${question}]`).nth(index);

for (const javaScriptEnabled of sampled([true, false])) {
  test.describe(`JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    for (const language of sampled(LANGUAGES)) {
      test(`the planner shows the ticket of the example, of answers and of fragments (${language})`, async ({
        page,
      }) => {
        await openPage(page, pathOf(language, "/"), javaScriptEnabled);
        await expect(tickets(page)).toHaveAttribute("id", `${STARTS[language][2]}-${ENDS[language][2]}`);
        for (const [row, start] of STARTS[language].entries()) {
          for (const [column, end] of sampled([...ENDS[language].entries()], row)) {
            await answer(page, "from", row).check();
            await answer(page, "to", column).check();
            await expect(tickets(page)).toHaveCount(1);
            await expect(tickets(page)).toHaveAttribute("id", `${start}-${end}`);
          }
        }
        await page.goto("about:blank");
        await page.goto(`${pathOf(language, "/")}#${STARTS[language][4]}-${ENDS[language][3]}`);
        await expect(tickets(page)).toHaveAttribute("id", `${STARTS[language][4]}-${ENDS[language][3]}`);
        await expect(tickets(page)).toBeInViewport();
        await answer(page, "from", 1).check();
        await expect(tickets(page)).toHaveAttribute("id", `${STARTS[language][1]}-${ENDS[language][3]}`);
        await expect(tickets(page)).toHaveCount(1);
      });
    }
  });
}

test("the answers of a ticket in the URL are checked, and the example's can be chosen again", async ({ page }) => {
  await openPage(page, `${pathOf("de", "/")}#${STARTS.de[0]}-${ENDS.de[0]}`);
  await expect(answer(page, "from", 0)).toBeChecked();
  await answer(page, "from", 2).check();
  await expect(tickets(page)).toHaveAttribute("id", `${STARTS.de[2]}-${ENDS.de[0]}`);
});

test("a link to a ticket from a different page shows it, also after Back and Forward @job", async ({ page }) => {
  const ticket = `${STARTS.de[0]}-${ENDS.de[0]}`;
  await openPage(page, pathOf("de", "/contact/"));
  const url = `${pathOf("de", "/")}#${ticket}`;
  await page.locator("main h1").evaluate((heading, href) => {
    heading.insertAdjacentHTML("afterend", `<p><a href="${href}">Ticket</a></p>`);
  }, url);
  const isSameDocument = await markDocument(page);
  await page.getByRole("link", { name: "Ticket" }).click();
  await expect(tickets(page)).toHaveAttribute("id", ticket);
  await expect(tickets(page)).toBeFocused();
  await expect(tickets(page)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(pathOf("de", "/contact/"));
  await page.goForward();
  await expect(tickets(page)).toHaveAttribute("id", ticket);
  expect(await isSameDocument()).toBe(true);
});

async function countPrintedLinks(page: Page): Promise<number> {
  await page.emulateMedia({ media: "print" });
  const links = page.locator("main li[id]:has(dl) a[href^='/']");
  return links.evaluateAll((all) => all.filter((link) => link.checkVisibility()).length);
}

test("the planner prints the chosen ticket only, with its links @job", async ({ page }) => {
  await openPage(page, pathOf("de", "/"));
  expect(await countPrintedLinks(page)).toBeGreaterThan(0);
  await expect(tickets(page)).toHaveCount(1);
  await expect(page.getByRole("radio").first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await answer(page, "from", 1).check();
  await answer(page, "to", 2).check();
  await page.emulateMedia({ media: "print" });
  await expect(tickets(page)).toHaveCount(1);
  await expect(tickets(page)).toHaveAttribute("id", `${STARTS.de[1]}-${ENDS.de[2]}`);
});
