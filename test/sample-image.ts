/** Pictures as the build makes them, without making any. */
import { withImages } from "../gatsby/images/pictures";
import type { Drawing } from "../src/components/picture/picture";

/** @returns a drawing with this name. */
function sampleDrawing(name: string): Drawing {
  return { src: `/static/drawings/${name}-0a1b2c3d.svg`, width: 1200, height: 800 };
}

/** @returns the data with an image for every picture in it, as in a page's data in the browser. */
export function withSampleImages<T>(data: T): Promise<T> {
  return withImages(data, ({ file }) => Promise.resolve(sampleDrawing(file.replace(/\W+/gu, "-"))));
}
