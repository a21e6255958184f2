import { useLanguagePack, useText } from "../../i18n/language-provider";
import type { Card } from "../../model/views/card";
import * as css from "./pass-top.module.css";

/** Renders plate, line and sector or kind above the title of a card. */
export function PassTop({ card: { code, line, sector, kind } }: { card: Card }) {
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
