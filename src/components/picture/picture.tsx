import { type SyntheticEvent, useCallback, useState } from "react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as css from "./picture.module.css";

/** An SVG file. */
export interface Drawing {
  src: string;
  width: number;
  height: number;
}

/** A photograph or a screen in several widths. Phones have a separate source of a screen. */
export type RasterImage = Pick<IGatsbyImageData, "width" | "height" | "images">;

export type ImageFiles = Drawing | RasterImage;

/** A picture in a page's data, with its files and its text alternative. */
export interface PictureData {
  image?: ImageFiles;
  /** The `object-position` of a crop, in percent (gatsby/images/pictures.ts). */
  objectPosition?: readonly [x: number, y: number];
  /** Whether it is the first of its page, which is loaded eagerly and does not fade in (quality V13). */
  isFirst?: boolean;
  alt?: string;
}

/**
 * Renders an `<img>`: the component of gatsby-plugin-image is invalid HTML and loads react-dom/server
 * (docs/decisions/0005-pictures.md). It fades in over 500 ms unless it comes from the cache.
 */
export function Picture({ picture, sizes }: { picture: PictureData; sizes: string }) {
  const [state, setState] = useState<"unknown" | "waiting" | "shown">("unknown");
  const watch = useCallback((image: HTMLImageElement | null) => {
    if (image && !image.complete) setState("waiting");
  }, []);
  const show = (_event: SyntheticEvent) => setState((before) => (before === "waiting" ? "shown" : before));
  const { image, alt = "", objectPosition: position, isFirst = false } = picture;
  if (!image) return null;
  const { sources = [], fallback } = "src" in image ? { fallback: image } : image.images;
  const fade = isFirst || state === "unknown" ? [] : [css[state]];
  const crop = position ? [css["crop"], `x-${position[0]}`, `y-${position[1]}`] : [];
  const img = (
    <img
      ref={isFirst ? null : watch}
      onLoad={isFirst ? undefined : show}
      onError={isFirst ? undefined : show}
      className={[...fade, ...crop].filter(Boolean).join(" ") || undefined}
      {...fallback}
      sizes={fallback && "srcSet" in fallback ? sizes : undefined}
      width={image.width}
      height={image.height}
      alt={alt}
      decoding={isFirst ? "auto" : "async"}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
    />
  );
  if (sources.length === 0) return img;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.media} {...source} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
}
