import { renderToStaticMarkup } from "react-dom/server";
import satori, { type Font } from "satori";
import { SHARE_PICTURE } from "../../../src/layout/head/share-picture";
import { CardBackground } from "./card-background";
import { CardText, TEXT_BOX } from "./card-text";
import type { ShareCard } from "./share-card";

/** Sizes of a title in pixels. In the last one words may break between any two letters. */
const SIZES = [128, 108, 84, 72, 60, 48, 36];

const { width, height } = SHARE_PICTURE;

/** Draws a card as SVG, its text as outlines, its title in the largest size that fits. @throws if none fits */
export async function drawCard(card: ShareCard, fonts: Font[]): Promise<string> {
  for (const size of SIZES) {
    let isFitting = false;
    const text = await satori(<CardText card={card} size={size} breaksWords={size === SIZES.at(-1)} />, {
      width,
      height,
      fonts,
      onNodeDetected: (node) => {
        // The measured width includes the space after a line, a quarter of an em.
        if (node.key === "title") isFitting = node.top >= TEXT_BOX.top && node.width <= TEXT_BOX.width + size / 4;
      },
    });
    if (!isFitting) continue;
    const background = renderToStaticMarkup(<CardBackground {...card} />);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${background}${text}</svg>`;
  }
  throw new Error(`"${card.title}" - does not fit into a share picture - give the page a shorter title`);
}
