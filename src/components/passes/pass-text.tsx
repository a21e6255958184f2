import { useLanguagePack, useText } from "../../i18n/language-provider";
import type { Card } from "../../model/views/card";
import * as css from "./pass-text.module.css";

/** Renders a card's text: plate and topic, the title as a link, and a sentence. */
export function PassText({ card }: { card: Card }) {
  return (
    <>
      <PassTop card={card} />
      <h3>
        <a href={card.path}>{card.title}</a>
      </h3>
      {card.text && <p>{card.text}</p>}
    </>
  );
}

/** Renders plate, line and sector or kind above the title of a card. */
function PassTop({ card: { code, line, sector, kind } }: { card: Card }) {
  const text = useText();
  const { lines } = useLanguagePack();
  const what = sector ?? (kind === "page" ? undefined : text(`kind.${kind}`));
  const topic = [line && lines[line].name, what].filter(Boolean).join(" · ");
  if (!topic) return null;
  return (
    <p className={`quiet ${css["top"]}`}>
      {(code ?? line) && <span className="plate">{code ?? line}</span>}
      <span>{topic}</span>
    </p>
  );
}
