import { type SyntheticEvent, useCallback, useState } from "react";
import { addressesOf, type ImageFiles, srcSetOf } from "./image-files";
import * as css from "./picture.module.css";

/** A picture as a page's data carries it: its files and its text alternative. */
export interface PictureData {
  image?: ImageFiles;
  alt?: string;
  decorative?: boolean;
  caption?: string;
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
  if (!image) return null;
  const formats = Object.keys(image.files);
  const fallback = formats.pop() ?? "";
  const fade = isFirst ? "" : state === "waiting" ? css["waiting"] : state === "shown" ? css["shown"] : "";
  return (
    <picture className={className}>
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSetOf(image, format)} sizes={sizes} />
      ))}
      <img
        ref={isFirst ? null : watch}
        onLoad={isFirst ? undefined : show}
        onError={isFirst ? undefined : show}
        className={fade || undefined}
        src={addressesOf(image, fallback)[0]}
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
