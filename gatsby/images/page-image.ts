import { isDrawing, isScreenshot } from "../../src/content/rules/picture-files";
import type { ImageFiles } from "../../src/components/picture/picture";
import { drawing, DRAWING_SETTINGS, writeDrawings } from "./drawing";
import { forgetPhotographs, photograph, PHOTOGRAPH_SETTINGS, type Tools } from "./photograph";
import { screenshot, SCREENSHOT_SETTINGS, writeScreenshots } from "./screenshot";

/** Part of every page's digest: other settings make Gatsby resolve the pictures again. */
export const PICTURE_SETTINGS = DRAWING_SETTINGS + PHOTOGRAPH_SETTINGS + SCREENSHOT_SETTINGS;

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
  if (isScreenshot(file)) return screenshot(file);
  return isDrawing(file) ? drawing(file) : photograph(file, tools);
}

/**
 * Writes drawings and screens after content was read, and removes those that no page shows. Gatsby removes nothing.
 * @param files paths of all pictures that pages show, from the project's root
 * @param folder the built site
 */
export async function updatePictures(files: readonly string[], folder: string): Promise<void> {
  known.clear();
  writeDrawings(files.filter(isDrawing), folder);
  forgetPhotographs(
    files.filter((file) => !isDrawing(file) && !isScreenshot(file)),
    folder,
  );
  await writeScreenshots(files.filter(isScreenshot), folder);
}
