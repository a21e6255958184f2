import type { IGatsbyImageData } from "gatsby-plugin-image";
import { narrowFile } from "../../src/content/read/picture-file";
import { isDrawing } from "../../src/content/read/picture-file";
import type { ImageFiles } from "../../src/components/picture/picture";
import { drawingData, DRAWING_SETTINGS, writeDrawings } from "./drawing";
import { RASTER_SETTINGS, rasterImage, removeUnusedImages, type Tools } from "./raster-image";

/** Part of every page's digest: other settings make Gatsby resolve the pictures again. */
export const PICTURE_SETTINGS = DRAWING_SETTINGS + RASTER_SETTINGS;

/** Below the width from which layouts have columns (src/components/screens/screens.module.css). */
const NARROW_SCREEN = "screen and (max-width: 47.9375rem)";

/** By file: a picture stands on many pages. */
const known = new Map<string, Promise<ImageFiles>>();

/**
 * @param file the picture's path from the project's root
 * @returns what a page's data carries of it
 * @throws where the picture can't be read
 */
export function pageImage(file: string, tools: Tools): Promise<ImageFiles> {
  const image = known.get(file) ?? makeImage(file, tools);
  known.set(file, image);
  return image;
}

async function makeImage(file: string, tools: Tools): Promise<ImageFiles> {
  if (isDrawing(file)) return drawingData(file);
  const { width, height, images } = await rasterImage(file, tools);
  const [narrow] = narrowFile(file);
  if (!narrow) return { width, height, images };
  const part = await rasterImage(narrow, tools, width > height ? "partOfWide" : "partOfUpright");
  return { width, height, images: withNarrow(images, part) };
}

/** As gatsby-plugin-image's `withArtDirection`, with the size of the other picture, so that the layout does not shift. */
function withNarrow(images: IGatsbyImageData["images"], narrow: IGatsbyImageData): IGatsbyImageData["images"] {
  const { width, height } = narrow;
  const source = { media: NARROW_SCREEN, srcSet: narrow.images.fallback?.srcSet ?? "", width, height };
  return { ...images, sources: [source] };
}

/**
 * Writes drawings after content was read, and removes pictures that no page shows. Gatsby removes nothing.
 * @param files paths of all pictures that pages show, from the project's root
 * @param folder the built site
 */
export function updatePictures(files: readonly string[], folder: string): void {
  known.clear();
  writeDrawings(files.filter(isDrawing), folder);
  removeUnusedImages(
    files.filter((file) => !isDrawing(file)),
    folder,
  );
}
