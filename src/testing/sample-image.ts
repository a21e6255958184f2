/** Pictures as the build makes them, without making any. */
import { withImages } from "../build/pictures";
import type { ImageFiles } from "../components/picture/image-files";
import type { PictureData } from "../components/picture/picture";

/** @returns the files of a picture with this name. */
export function sampleImage(name: string = "cover"): ImageFiles {
  const files = ["s400", "s1800"];
  return {
    width: 1800,
    height: 1200,
    folder: "/static/d1/",
    name,
    widths: [400, 1800],
    files: { avif: files, webp: files, png: ["s800"] },
  };
}

export function samplePicture(alt: string = "Ein Gleisplan"): PictureData {
  return { image: sampleImage(), alt };
}

/** @returns the data with an image for every picture in it, as in a page's data in the browser. */
export function withSampleImages<T>(data: T): Promise<T> {
  return withImages(data, ({ file }) => Promise.resolve(sampleImage(file.replace(/\W+/gu, "-"))));
}
