/** The descriptors of the font that documents ask for first (src/build/starter.ts, from src/styles/fonts.css). */
declare const __FIRST_FONT__: { family: string; weight: string; stretch: string };

/** How often it is looked at, until something is painted: ms. */
const PAUSE = 20;

/**
 * WebKit gives a font up 100 ms after it has asked for it (`font-display: optional`), even where it spends them on the
 * first layout and the font has come long ago. As long as nothing is painted nothing can jump: the font is shown after
 * all, under the name that stands before its own (src/styles/tokens.css). No other browser loads it a second time.
 */
export async function showFirstFont(): Promise<void> {
  while (!isPainted()) {
    if ([...document.fonts].some(isGivenUp)) return showAgain();
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** That of the fallback fails where there is no Arial. */
const isGivenUp = ({ family, status }: FontFace) => status === "error" && !family.includes("Fallback");

async function showAgain(): Promise<void> {
  const { family, ...descriptors } = __FIRST_FONT__;
  const link = document.querySelector<HTMLLinkElement>("link[as=font]");
  const font = await new FontFace(`${family} Late`, `url(${link?.href})`, descriptors).load();
  if (!isPainted()) document.fonts.add(font);
}

const isPainted = () => performance.getEntriesByType("paint").length > 0;
