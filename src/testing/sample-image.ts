/** Pictures as the build makes them, without making any. */
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { withImages } from "../build/pictures";
import type { PictureData } from "../components/picture/picture";

/** @returns gatsby-plugin-image's data of a picture with this name. */
export function sampleImage(name: string = "cover"): IGatsbyImageData {
  const files = (type: string) => `/static/${name}-400.${type} 400w, /static/${name}-1800.${type} 1800w`;
  return {
    layout: "constrained",
    width: 1800,
    height: 1200,
    images: {
      sources: [
        { type: "image/avif", srcSet: files("avif"), sizes: "100vw" },
        { type: "image/webp", srcSet: files("webp"), sizes: "100vw" },
      ],
      fallback: { src: `/static/${name}-1800.png`, srcSet: files("png"), sizes: "100vw" },
    },
  };
}

export function samplePicture(alt: string = "Ein Gleisplan"): PictureData {
  return { image: sampleImage(), alt };
}

/** @returns the data with an image for every picture in it, as in a page's data in the browser. */
export function withSampleImages<T>(data: T): Promise<T> {
  return withImages(data, ({ file }) => Promise.resolve(sampleImage(file.replace(/\W+/gu, "-"))));
}
