import { Picture, type PictureData } from "../../components/picture/picture";
import type { PageView } from "../../model/page-view";
import * as css from "./wide-art.module.css";

/** Renders the picture of a page up to its right edge. */
export function WideArt({ view, ground = "paper" }: { view: PageView; ground?: "paper" | "blue" | "ink" }) {
  const { picture } = view.content;
  if (!picture) return null;
  return (
    <figure className={`${css["art"]} on-line ${ground === "paper" ? "" : `on-${ground}`}`}>
      <Picture picture={picture as PictureData} sizes="(min-width: 64rem) 90vw, 96vw" />
    </figure>
  );
}
