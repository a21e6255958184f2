import { isDrawing, findNarrowFile } from "../../src/content/read/picture-file";
import type { ImageFiles } from "../../src/components/picture/picture";
import { readDrawing, writeDrawings } from "./drawing";
import { createRasterImage, removeUnusedImages, type ImageTools } from "./raster-image";

/** Screens below the width at which layouts get columns (src/components/screens/screens.module.css). */
const NARROW_SCREEN = "screen and (max-width: 47.9375rem)";

/** Images by file, because many pages show the same picture. */
const cache = new Map<string, Promise<ImageFiles>>();

/** Creates the image data of a picture for a page. @param file path from the project's root */
export function createPageImage(file: string, tools: ImageTools): Promise<ImageFiles> {
  const image = cache.get(file) ?? createImage(file, tools);
  cache.set(file, image);
  return image;
}

async function createImage(file: string, tools: ImageTools): Promise<ImageFiles> {
  if (isDrawing(file)) return readDrawing(file);
  const { width, height, images } = await createRasterImage(file, tools);
  const [narrow] = findNarrowFile(file);
  if (!narrow) return { width, height, images };
  const narrowImage = await createRasterImage(narrow, tools, "partOfWide");
  // Unlike `withArtDirection`, this sets width and height, against layout shifts.
  const size = { width: narrowImage.width, height: narrowImage.height };
  const source = { media: NARROW_SCREEN, srcSet: narrowImage.images.fallback?.srcSet ?? "", ...size };
  return { width, height, images: { ...images, sources: [source] } };
}

/** Writes drawings, and removes pictures that no page shows, which Gatsby leaves. @param files all pictures of pages */
export function updatePictures(files: readonly string[], folder: string): void {
  cache.clear();
  writeDrawings(files.filter(isDrawing), folder);
  const images = files.filter((file) => !isDrawing(file));
  removeUnusedImages(images, folder);
}
