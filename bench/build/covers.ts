import path from "node:path";
import sharp from "sharp";
import { articleFolder } from "../../tools/checks/generated-articles";

/** Every article has its own picture, or twelve pictures go round: the difference is what pictures cost. */
export const COVERS = ["unique", "shared"] as const;
export type Covers = (typeof COVERS)[number];

const SHARED = 12;
const NAME = "cover.jpg";
const [WIDTH, HEIGHT] = [1200, 800];
const SHAPES = 24;

/** @returns the article beside which the picture of an article lies. @param article its number, from 1 */
export function coverOwner(article: number, covers: Covers): number {
  return covers === "unique" ? article : ((article - 1) % SHARED) + 1;
}

/** @returns the file of an article's picture, as seen from the article's folder. */
export function coverFile(article: number, covers: Covers): string {
  const owner = coverOwner(article, covers);
  return owner === article ? NAME : path.posix.join("..", path.posix.basename(articleFolder(owner)), NAME);
}

/**
 * Draws the picture of an article as a photograph would come: shapes under grain, so that no encoder has an easy time.
 * @param root the project's folder
 */
export async function drawCover(root: string, article: number): Promise<void> {
  const place = (index: number, size: number) => (article * 7919 + index * 104_729) % size;
  const shapes = Array.from({ length: SHAPES }, (_, index) => {
    const colour = `hsl(${place(index, 360)} ${30 + place(index, 50)}% ${25 + place(index * 3, 50)}%)`;
    const [x, y, radius] = [place(index * 5, WIDTH), place(index * 11, HEIGHT), 30 + place(index * 13, 170)];
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" opacity="0.8"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="hsl(${place(1, 360)} 40% 60%)"/>${shapes.join("")}</svg>`;
  const noise = { type: "gaussian" as const, mean: 128, sigma: 24 };
  const grain = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: "#808080", noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  await sharp(Buffer.from(drawing))
    .composite([{ input: grain, blend: "soft-light" }])
    .removeAlpha()
    .jpeg({ quality: 80 })
    .toFile(path.join(root, articleFolder(article), NAME));
}
