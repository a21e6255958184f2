import { PassTop } from "../../components/passes/pass-top";
import { passId } from "../../components/passes/passes";
import { Picture, type PictureData } from "../../components/picture/picture";
import { Stub } from "../../components/stub/stub";
import type { Card } from "../../model/views/card";
import type { IdOf } from "./cards-of-list";
import * as css from "./panorama.module.css";

/** Shows a project across the whole page, on ink. */
export function Panorama({ card, idOf }: { card: Card; idOf: IdOf }) {
  return (
    <article className={`${css["panorama"]} cover on-line on-ink`} id={passId(card, idOf)}>
      {card.picture && (
        <Picture picture={{ ...(card.picture as PictureData), alt: "" }} sizes="(min-width: 64rem) 55vw, 100vw" />
      )}
      <div>
        <PassTop card={card} />
        <h3>
          <a href={card.path}>{card.title}</a>
        </h3>
        <p>{card.text}</p>
        {card.stub && <Stub {...card.stub} />}
      </div>
    </article>
  );
}
