import { expect, type Page, test } from "@playwright/test";
import { openPage } from "./browser";
import { contrast } from "./craft/pixels";
import { sampled } from "./sampled";
import { TEMPLATES_IN_TURN } from "./routes";

/** What paper cannot do: lead somewhere else, open, send. A demonstration's fieldset stays, as text without its choices. */
const FOR_SCREENS = "header nav, [popover], [data-language], a[href='#main'], form, button, input";

/** @returns links in running text without their address beside them */
function withoutAddress(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")];
    const isWritten = (link: HTMLAnchorElement) =>
      /^(?:#|tel:|mailto:)/u.test(link.getAttribute("href") ?? "") ||
      getComputedStyle(link, "::after").content.includes("attr(href)") ||
      getComputedStyle(link, "::after").content.includes(link.getAttribute("href") ?? "");
    const isExternal = (link: Element) => /^https?:/u.test(link.getAttribute("href") ?? "");
    const isInText = (link: Element) => link.closest("p")?.textContent?.trim() !== link.textContent?.trim();
    const needed = links.filter(
      (link) => link.checkVisibility() && (isExternal(link) || (link.closest("p") && isInText(link))),
    );
    return needed.filter((link) => !isWritten(link)).map((link) => link.outerHTML);
  });
}

/** @returns texts that are not dark (7:1 on white), and grounds that are not white: paper has no ground of its own. */
async function notBlackOnWhite(page: Page): Promise<string[]> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll("body, body *:not(svg, svg *)")]
      .filter((each) => each.checkVisibility() && each.textContent?.trim())
      .map((each) => {
        const { color, backgroundColor } = getComputedStyle(each);
        const isText = [...each.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
        return { text: isText ? color : "rgb(0, 0, 0)", ground: backgroundColor, what: each.outerHTML.slice(0, 80) };
      }),
  );
  const onWhite = (colour: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/gu) ?? []).map(Number);
    return alpha === 0 ? 1 : contrast([red, green, blue], [255, 255, 255]);
  };
  const isWrong = ({ text, ground }: (typeof found)[number]) => onWhite(text) < 7 || onWhite(ground) > 1.01;
  return found.filter(isWrong).map(({ text, ground, what }) => `${text} on ${ground}: ${what}`);
}

for (const { name, language, path } of sampled(TEMPLATES_IN_TURN, 8)) {
  test(`on paper the page is text, black on white: ${name} (${language}) @job`, async ({ page }) => {
    await openPage(page, path);
    await page.emulateMedia({ media: "print" });
    // As wide as A4 with its margins.
    await page.setViewportSize({ width: 718, height: 1000 });
    await expect(page.locator("h1")).toBeVisible();
    const leftOver = page.locator(FOR_SCREENS).filter({ visible: true });
    expect.soft(await leftOver.evaluateAll((all) => all.map((each) => each.outerHTML)), "for screens").toEqual([]);
    expect.soft(await withoutAddress(page), "links without their address").toEqual([]);
    expect.soft(await notBlackOnWhite(page), "colours").toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, "wider than the paper").toBeLessThanOrEqual(0);
  });
}
