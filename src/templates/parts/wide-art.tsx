import { Picture, type PictureData } from "../../components/picture/picture";
import type { PageView } from "../../routes/site";
import * as css from "./wide-art.module.css";

/** The page's picture, running to the right edge of the page. */
export function WideArt({ view, ground }: { view: PageView; ground?: "blue" }) {
  const { picture } = view.content;
  if (!picture) return null;
  return (
    <div className={`${css["art"]} ${ground ? "on-blue" : ""}`}>
      <Picture picture={picture as PictureData} sizes="(min-width: 64rem) 90vw, 96vw" isFirst />
    </div>
  );
}
