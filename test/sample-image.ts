/** Pictures as the build makes them, without making any. */
import { withImages } from "../gatsby/images/pictures";
import type { Drawing, PictureData, RasterImage } from "../src/components/picture/picture";

/** @returns a drawing with this name. */
function sampleDrawing(name: string = "cover"): Drawing {
  return { src: `/static/drawings/${name}-0a1b2c3d.svg`, width: 1200, height: 800 };
}

/** @returns the files of a photograph in two widths. */
export function samplePhotograph(): RasterImage {
  const file = (width: number) => `/static/d1/s${width}/cover.webp`;
  const srcSet = [400, 1800].map((width) => `${file(width)} ${width}w`).join();
  return { width: 1800, height: 1200, images: { fallback: { src: file(1800), srcSet } } };
}

export function samplePicture(alt: string = "Ein Gleisplan"): PictureData {
  return { image: sampleDrawing(), alt };
}

/** @returns the data with an image for every picture in it, as in a page's data in the browser. */
export function withSampleImages<T>(data: T): Promise<T> {
  return withImages(data, ({ file }) => Promise.resolve(sampleDrawing(file.replace(/\W+/gu, "-"))));
}
