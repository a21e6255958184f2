import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type SyntheticEvent, useCallback, useState } from "react";
import * as css from "./picture.module.css";

/** A picture as a page's data carries it: gatsby-plugin-image's data with its text alternative. */
export interface PictureData {
  image?: IGatsbyImageData;
  alt?: string;
  decorative?: boolean;
}

interface PictureProps {
  picture: PictureData;
  /** How wide the picture stands in the layout: the `sizes` of HTML. */
  sizes: string;
  /** The first picture of a page is eager and does not fade (quality V13). */
  isFirst?: boolean;
  className?: string | undefined;
}

/**
 * gatsby-plugin-image's own component is invalid HTML and loads react-dom/server; this one is plain `<picture>`
 * (docs/decisions/0005-pictures.md). A late picture fades in over 500 ms; one from the cache does not.
 */
export function Picture({ picture, sizes, isFirst = false, className }: PictureProps) {
  const [state, setState] = useState<"unknown" | "waiting" | "shown">("unknown");
  const watch = useCallback((image: HTMLImageElement | null) => {
    if (image && !image.complete) setState("waiting");
  }, []);
  const show = (_event: SyntheticEvent) => setState((before) => (before === "waiting" ? "shown" : before));
  const { image, alt = "" } = picture;
  const fallback = image?.images.fallback;
  if (!image || !fallback) return null;
  const fade = isFirst ? "" : state === "waiting" ? css["waiting"] : state === "shown" ? css["shown"] : "";
  return (
    <picture className={className}>
      {image.images.sources?.map(({ srcSet, type }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={isFirst ? null : watch}
        onLoad={isFirst ? undefined : show}
        onError={isFirst ? undefined : show}
        className={fade || undefined}
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        decoding={isFirst ? "auto" : "async"}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
      />
    </picture>
  );
}
