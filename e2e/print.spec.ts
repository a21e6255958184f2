import { expect, type Page, test } from "@playwright/test";
import { openPage } from "./browser";
import { contrast } from "./visual-defects/pixels";
import { sampled } from "./sampled";
import { TEMPLATE_PATHS_IN_TURN } from "./routes";

/** Interactive elements. The fieldset of a demonstration is printed as text, without its inputs. */
const NOT_PRINTED = "header nav, [popover], [data-language], a[href='#main'], form, button, input";

/** Finds links in running text whose URL is not printed. */
function findLinksWithoutUrl(page: Page): Promise<string[]> {
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

/** Finds text with a contrast below 7:1 on white, and backgrounds that are not white. */
async function findWrongColours(page: Page): Promise<string[]> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll("body, body *:not(svg, svg *)")]
      .filter((each) => each.checkVisibility() && each.textContent?.trim())
      .map((each) => {
        const { color, backgroundColor } = getComputedStyle(each);
        const isText = [...each.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
        const element = each.outerHTML.slice(0, 80);
        return { text: isText ? color : "rgb(0, 0, 0)", ground: backgroundColor, element };
      }),
  );
  const contrastOnWhite = (colour: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/gu) ?? []).map(Number);
    return alpha === 0 ? 1 : contrast([red, green, blue], [255, 255, 255]);
  };
  const isWrong = ({ text, ground }: (typeof found)[number]) =>
    contrastOnWhite(text) < 7 || contrastOnWhite(ground) > 1.01;
  return found.filter(isWrong).map(({ text, ground, element }) => `${text} on ${ground}: ${element}`);
}

for (const { name, language, path } of sampled(TEMPLATE_PATHS_IN_TURN, 8)) {
  test(`${name} prints as dark text on white, with URLs and without controls (${language}) @job`, async ({ page }) => {
    await openPage(page, path);
    await page.emulateMedia({ media: "print" });
    // The width of A4 without margins.
    await page.setViewportSize({ width: 718, height: 1000 });
    await expect(page.locator("h1")).toBeVisible();
    const controls = page.locator(NOT_PRINTED).filter({ visible: true });
    expect.soft(await controls.evaluateAll((all) => all.map((each) => each.outerHTML)), "controls").toEqual([]);
    expect.soft(await findLinksWithoutUrl(page), "links without their URL").toEqual([]);
    expect.soft(await findWrongColours(page), "colours").toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, "wider than the paper").toBeLessThanOrEqual(0);
  });
}
