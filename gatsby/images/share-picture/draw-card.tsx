import { renderToStaticMarkup } from "react-dom/server";
import satori, { type Font } from "satori";
import { SHARE_PICTURE } from "../../../src/layout/head/share-picture";
import { CardBackground } from "./card-background";
import { CardText, TEXT } from "./card-text";
import type { ShareCard } from "./share-card";

/** Sizes of a title in pixels. In the last one a word breaks anywhere, where it has no room. */
const SIZES = [128, 108, 84, 72, 60, 48, 36];

const { width, height } = SHARE_PICTURE;

/**
 * Draws a card as SVG, its text as outlines, its title in the largest size that has room. The same card gives the same
 * drawing on every machine.
 * @throws where the title has no room in any size
 */
export async function drawCard(card: ShareCard, fonts: Font[]): Promise<string> {
  for (const size of SIZES) {
    let hasRoom = false;
    const text = await satori(<CardText card={card} size={size} breaksWords={size === SIZES.at(-1)} />, {
      width,
      height,
      fonts,
      onNodeDetected: (node) => {
        // The measured width includes the space after a line, a quarter of an em.
        if (node.key === "title") hasRoom = node.top >= TEXT.top && node.width <= TEXT.width + size / 4;
      },
    });
    if (!hasRoom) continue;
    const background = renderToStaticMarkup(<CardBackground {...card} />);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${background}${text}</svg>`;
  }
  throw new Error(`"${card.title}" has no room in a share picture: give the page a shorter title`);
}
