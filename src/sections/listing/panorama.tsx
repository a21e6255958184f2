import { PassText } from "../../components/passes/pass-text";
import { Picture, type PictureData } from "../../components/picture/picture";
import { Stub } from "../../components/stub/stub";
import type { Card } from "../../model/views/card";
import * as css from "./panorama.module.css";

/** Shows a project across the whole page, on ink. */
export function Panorama({ card, id }: { card: Card; id: string | undefined }) {
  return (
    <article className={`${css["panorama"]} cover on-line on-ink`} id={id}>
      {card.picture && (
        <Picture picture={{ ...(card.picture as PictureData), alt: "" }} sizes="(min-width: 64rem) 55vw, 100vw" />
      )}
      <div>
        <PassText card={card} />
        {card.stub && <Stub {...card.stub} />}
      </div>
    </article>
  );
}
