/** What shows the focus, a choice and a form where styles can't look inside: Firefox before 121 lacks `:has()`. */
import { expect, type Locator } from "@playwright/test";
import { whenHydrated } from "../browser";
import { LANGUAGES, MESSAGES } from "../site";
import { findTextFaults } from "../text-boxes";
import { test } from "./old-browser-test";

test.use({ lacking: ["has"] });

/** @returns what an element looks like, with a margin: the focus is drawn around it. */
async function look(locator: Locator): Promise<string> {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
  return (await locator.page().screenshot({ animations: "disabled", clip })).toString("base64");
}

for (const route of ["/de/case-study/", "/de/services/development/"]) {
  test(`the focus on a card is seen (${route})`, async ({ page }) => {
    await page.goto(route);
    await whenHydrated(page);
    const card = page.locator("main article").first();
    await card.scrollIntoViewIfNeeded();
    const before = await look(card);
    await card.locator("h3 a").focus();
    await expect(card.locator("h3 a:focus-visible")).toBeVisible();
    expect(await look(card)).not.toBe(before);
  });
}

test("the topic that is chosen is seen", async ({ page }) => {
  await page.goto("/de/contact/");
  await whenHydrated(page);
  const topic = page.locator("main label", { has: page.locator("[name=topic]") }).nth(1);
  await topic.scrollIntoViewIfNeeded();
  const before = await look(topic);
  await topic.click();
  const radio = topic.getByRole("radio");
  await expect(radio).toBeChecked();
  await radio.blur();
  await page.mouse.move(0, 0);
  expect(await look(topic)).not.toBe(before);
});

for (const language of LANGUAGES) {
  test(`a choice of news is not offered, and all news are shown (${language})`, async ({ page }) => {
    await page.goto(`/${language}/newsroom/`);
    await whenHydrated(page);
    await expect(page.getByText(MESSAGES[language]["news.filter"], { exact: true })).toBeAttached();
    await expect(page.getByRole("group", { name: MESSAGES[language]["news.filter"] })).toBeHidden();
    await expect(page.locator("main li[data-category]:visible")).toHaveCount(9);
  });
}

test("all tickets of the planner are a list, and no question is asked; an address still finds its ticket", async ({
  page,
}) => {
  await page.goto("/de/services/#altsystem-umbau");
  await whenHydrated(page);
  await expect(page.getByRole("radiogroup").first()).toBeHidden();
  await expect(page.locator("main li[id]:visible dl")).toHaveCount(20);
  await expect(page.locator("#altsystem-umbau")).toBeInViewport();
});

test("a finding is shown before and after, a curve with all its days", async ({ page }) => {
  await page.goto("/de/solutions/ux-ui-audit/");
  await expect(page.locator("main div:visible > h4")).toHaveCount(2);
  await expect(page.locator("[name=finding-state]").first()).toBeHidden();
  await page.goto("/de/services/it-consulting/");
  await expect(page.locator("main figure li:visible")).toHaveCount(4);
  await expect(page.locator("[name=nights-day]").first()).toBeHidden();
});

test("the form is printed, with the rest of the page", async ({ page }) => {
  await page.goto("/de/contact/");
  await whenHydrated(page);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("main form")).toBeVisible();
  expect(await findTextFaults(page, "main")).toEqual({ overflow: 0, clipped: [], spilled: [], overlapping: [] });
});
