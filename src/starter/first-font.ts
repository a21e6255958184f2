import { guarded } from "../runtime/guard";

/** The descriptors of the font that documents ask for first (src/build/starter.ts, from src/styles/fonts.css). */
declare const __FIRST_FONT__: { family: string; weight: string; stretch: string };

/**
 * WebKit gives a font up 100 ms after it has asked for it (`font-display: optional`), even where it spends them on the
 * first layout and the font has come long ago. As long as nothing is painted nothing can jump: the font is shown after
 * all, under the name that stands before its own (src/styles/tokens.css).
 */
export function showFirstFont(): void {
  const { family, ...descriptors } = __FIRST_FONT__;
  const link = document.querySelector<HTMLLinkElement>("link[as=font]");
  const font = new FontFace(`${family} Late`, `url(${link?.href})`, descriptors);
  const show = guarded("first-font", () => {
    const isGivenUp = [...document.fonts].some(({ status }) => status === "error");
    if (isGivenUp && !performance.getEntriesByType("paint").length) document.fonts.add(font);
  });
  // One that can't be loaded is named by the browser.
  font.load().then(show, () => undefined);
}
