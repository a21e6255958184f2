import { Link } from "gatsby";
import type { ReactNode } from "react";
import { usePack, useText } from "../../languages/language-provider";
import type { Card } from "../../routes/site";
import { Picture, type PictureData } from "../picture/picture";
import * as css from "./passes.module.css";

interface PassesProps {
  cards: readonly Card[];
  /** The first card takes the whole width. */
  isFirstWide?: boolean;
  /** Whether an index above leads to the cards by their codes. */
  isTarget?: boolean;
}

/** Fact cards: cover, plate and kind, title, a sentence, and for projects the stub with three facts. */
export function Passes({ cards, isFirstWide = false, isTarget = false }: PassesProps) {
  return (
    <div className={css["passes"]}>
      {cards.map((card, index) => (
        <Pass key={card.path} card={card} isWide={isFirstWide && index === 0} isTarget={isTarget} />
      ))}
    </div>
  );
}

const SIZES = {
  narrow: "(min-width: 80rem) 28vw, (min-width: 48rem) 45vw, 92vw",
  wide: "(min-width: 80rem) 52vw, 92vw",
};

function Pass({ card, isWide, isTarget }: { card: Card; isWide: boolean; isTarget: boolean }) {
  return (
    <article
      className={`${css["pass"]} ${isWide ? css["wide"] : ""}`}
      id={isTarget && card.code ? `p-${card.code}` : undefined}
    >
      {card.picture && (
        <div className={css["art"]}>
          <Picture picture={{ ...(card.picture as PictureData), alt: "" }} sizes={isWide ? SIZES.wide : SIZES.narrow} />
        </div>
      )}
      <div className={css["side"]}>
        <div className={css["body"]}>
          <PassTop card={card} />
          <h3>
            <Link to={card.path}>{card.title}</Link>
          </h3>
          <p>{card.text}</p>
        </div>
        {card.stub && <Stub {...card.stub} />}
      </div>
    </article>
  );
}

/** Plate, line and kind of business: what stands above a card's title. */
export function PassTop({
  card,
  children,
}: {
  card: Pick<Card, "code" | "line" | "sector" | "kind">;
  children?: ReactNode;
}) {
  const text = useText();
  const { lines } = usePack();
  const { code, line, sector, kind } = card;
  const what = sector ?? (kind === "page" ? undefined : text(`kind.${kind}`));
  const words = [line && lines[line].name, what].filter(Boolean).join(" · ");
  if (!words) return null;
  return (
    <p className={css["top"]}>
      {(code ?? line) && <span className="plate">{code ?? line}</span>}
      <span>{words}</span>
      {children}
    </p>
  );
}

function Stub({ from, to, time }: { from: string; to: string; time: string }) {
  const text = useText();
  return (
    <dl className={css["stub"]}>
      <div>
        <dt>{text("pass.from")}</dt>
        <dd>{from}</dd>
      </div>
      <div>
        <dt>{text("pass.to")}</dt>
        <dd>{to}</dd>
      </div>
      <div>
        <dt>{text("pass.time")}</dt>
        <dd>{time}</dd>
      </div>
    </dl>
  );
}
