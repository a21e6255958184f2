import { guarded } from "../runtime/guard";

/** The descriptors of the font that documents ask for first (src/build/starter.ts, from src/styles/fonts.css). */
declare const __FIRST_FONT__: { family: string; weight: string; stretch: string };

/** As long as browsers wait for a font that is optional (CSS Fonts 4, 4.9.1), and a little: ms. */
const GIVEN_UP_AFTER = 101;

/**
 * WebKit gives a font up 100 ms after it has asked for it (`font-display: optional`), even where it spends them on the
 * first layout and the font has come long ago. As long as nothing is painted nothing can jump: the font is shown after
 * all, under the name that stands before its own (src/styles/tokens.css). No other browser loads it a second time.
 */
export function showFirstFont(): void {
  setTimeout(
    guarded("first-font", async () => {
      if (![...document.fonts].some(({ status }) => status === "error")) return;
      const { family, ...descriptors } = __FIRST_FONT__;
      const link = document.querySelector<HTMLLinkElement>("link[as=font]");
      const font = await new FontFace(`${family} Late`, `url(${link?.href})`, descriptors).load();
      if (!performance.getEntriesByType("paint").length) document.fonts.add(font);
    }),
    GIVEN_UP_AFTER,
  );
}
