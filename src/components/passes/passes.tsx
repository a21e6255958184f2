import type { Card } from "../../model/views/card";
import { Picture, type PictureData } from "../picture/picture";
import { Stub } from "../stub/stub";
import { PassText } from "./pass-text";
import * as css from "./passes.module.css";

/** Widths of a card. The default is a third of the grid, and half of it for each of two cards. */
export type PassFormat = "wide" | "half" | "large" | "third";

/** Returns the id by which an index links to a card. */
export type CardIdOf = (card: Card) => string | undefined;

export interface PassesProps {
  cards: readonly Card[];
  /** The formats of the first cards. Only the first may be wide. */
  formats?: readonly PassFormat[];
  /** Returns the ids of cards, if an index links to them. */
  idOf?: CardIdOf;
}

/** Renders cards. They have stubs only if all cards have one. */
export function Passes({ cards, formats = [], idOf }: PassesProps) {
  const haveStubs = cards.every(({ stub }) => stub);
  const format = cards.length === 2 ? "half" : "third";
  const countInPairs = formats[0] === "wide" ? cards.length - 1 : cards.length;
  return (
    <div className={css["passes"]}>
      {cards.map(({ stub, ...card }, index) => (
        <Pass
          key={card.path}
          card={haveStubs && stub ? { ...card, stub } : card}
          format={formats[index] ?? format}
          isAlone={index > 0 && index === cards.length - 1 && countInPairs % 2 === 1}
          id={idOf?.(card)}
        />
      ))}
    </div>
  );
}

const SIZES: Record<PassFormat, string> = {
  third: "(min-width: 80rem) 28vw, (min-width: 48rem) 45vw, 92vw",
  half: "(min-width: 80rem) 43vw, (min-width: 48rem) 45vw, 92vw",
  large: "(min-width: 80rem) 57vw, (min-width: 48rem) 45vw, 92vw",
  wide: "(min-width: 80rem) 52vw, 92vw",
};

interface PassProps {
  card: Card;
  format: PassFormat;
  isAlone: boolean;
  id: string | undefined;
}

function Pass({ card, format, isAlone, id }: PassProps) {
  const classes = ["panel cover", css["pass"], css[format], isAlone && css["alone"]];
  return (
    <article className={classes.filter(Boolean).join(" ")} id={id}>
      {card.picture && (
        <div className={css["art"]}>
          <Picture picture={{ ...(card.picture as PictureData), alt: "" }} sizes={SIZES[isAlone ? "wide" : format]} />
        </div>
      )}
      <div className={css["side"]}>
        <div>
          <PassText card={card} />
        </div>
        {card.stub && <Stub {...card.stub} />}
      </div>
    </article>
  );
}
