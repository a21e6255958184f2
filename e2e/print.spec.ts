import { expect, type Page, test } from "@playwright/test";
import { openPage } from "./browser";
import { sampled } from "./sampled";
import { LANGUAGES, pathOf } from "./site";
import { TEMPLATES } from "./templates";

/** What paper cannot do: lead somewhere else, open, send. A demonstration's fieldset stays, as text without its choices. */
const FOR_SCREENS = "header nav, [popover], [data-language], a[href='#main'], form, button, input";

/** @returns what is left of it on paper. */
function leftOver(page: Page): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
        .map((element) => element.outerHTML.slice(0, 100)),
    FOR_SCREENS,
  );
}

/** @returns links in running text whose address stands neither beside them nor in a note, and is not what they say anyway. */
function withoutAddress(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")];
    const notes = [...document.querySelectorAll(".paper li")].map((note) => note.textContent);
    const isWritten = (link: HTMLAnchorElement) => {
      if (/^(?:#|tel:|mailto:)/u.test(link.getAttribute("href") ?? "")) return true;
      const number = Number(
        /\[(\d+)\]|$/u.exec(
          getComputedStyle(link, "::after").content.replaceAll('" attr(data-note) "', link.dataset["note"] ?? ""),
        )?.[1],
      );
      return notes[number - 1] === link.href;
    };
    const isExternal = (link: Element) => /^https?:/u.test(link.getAttribute("href") ?? "");
    const isInText = (link: Element) => link.closest("p")?.textContent?.trim() !== link.textContent?.trim();
    const needed = links.filter(
      (link) => link.checkVisibility() && (isExternal(link) || (link.closest("p") && isInText(link))),
    );
    return needed.filter((link) => !isWritten(link)).map((link) => link.outerHTML);
  });
}

/** @returns texts that are not dark (7:1 on white), and grounds that are not white: paper has no ground of its own. */
function notBlackOnWhite(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/gu) ?? []).map(Number);
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isPainted = (colour: string) => (channels(colour)[3] ?? 1) > 0 && luminance(colour) < 0.99;
    const all = [...document.querySelectorAll("body, body *:not(svg, svg *)")].filter(
      (each) => each.checkVisibility() && each.textContent?.trim(),
    );
    const isText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const pale = all.filter((each) => isText(each) && 1.05 / (luminance(getComputedStyle(each).color) + 0.05) < 7);
    const grounds = all.filter((each) => isPainted(getComputedStyle(each).backgroundColor));
    return [
      ...pale.map((each) => `text: ${getComputedStyle(each).color} ${each.outerHTML.slice(0, 80)}`),
      ...grounds.map((each) => `ground: ${getComputedStyle(each).backgroundColor} ${each.outerHTML.slice(0, 80)}`),
    ];
  });
}

sampled(Object.entries(TEMPLATES), 8).forEach(([name, route], index) => {
  const language = LANGUAGES[index % LANGUAGES.length] ?? "de";
  test(`on paper the page is text, black on white: ${name} (${language}) @job`, async ({ page }) => {
    await openPage(page, pathOf(language, route));
    // As browsers do: the screen's styles hold until then.
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    // As wide as A4 with its margins.
    await page.setViewportSize({ width: 718, height: 1000 });
    await expect(page.locator("h1")).toBeVisible();
    expect.soft(await leftOver(page), "for screens only").toEqual([]);
    expect.soft(await withoutAddress(page), "links without their address").toEqual([]);
    expect.soft(await notBlackOnWhite(page), "colours").toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, "wider than the paper").toBeLessThanOrEqual(0);
  });
});
