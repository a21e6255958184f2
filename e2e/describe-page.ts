import type { Page } from "@playwright/test";

export interface PageFacts {
  language: string;
  /** What the visible first-level headings say. */
  headings: string[];
  titles: string[];
  descriptions: string[];
  canonical: string[];
  robots: string;
  /** Where the language switches lead. */
  switches: string[];
  /** Pictures without width, height, a text alternative (an empty one counts as one), or AVIF and WebP if no drawings. */
  images: string[];
  /** Which pictures come at once, by position. */
  eager: number[];
  /** How many pixels the page is wider than the screen. */
  overflow: number;
}

/** @returns what the document says of itself now, after scripts have run. */
export function describePage(page: Page): Promise<PageFacts> {
  return page.evaluate(() => {
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
    const attributes = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name) ?? "");
    const { documentElement: root } = document;
    return {
      language: root.lang,
      headings: all<HTMLElement>("h1").map((heading) => (heading.checkVisibility() ? heading.innerText : "")),
      titles: all("head title").map((title) => title.textContent),
      descriptions: attributes("meta[name='description']", "content"),
      canonical: attributes("link[rel='canonical']", "href"),
      robots: attributes("meta[name='robots']", "content").join(),
      switches: attributes("a[data-language]", "href"),
      images: all<HTMLImageElement>("img")
        .filter(
          (image) =>
            !["width", "height", "alt"].every((name) => image.hasAttribute(name)) ||
            !(
              image.matches("[src$='.svg']:not([srcset])") ||
              ["avif", "webp"].every((type) => image.parentElement?.querySelector(`source[type="image/${type}"]`))
            ),
        )
        .map((image) => image.outerHTML),
      eager: all<HTMLImageElement>("img").flatMap(({ loading }, index) => (loading === "lazy" ? [] : index)),
      overflow: root.scrollWidth - root.clientWidth,
    };
  });
}
