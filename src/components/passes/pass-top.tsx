import type { ReactNode } from "react";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import type { Card } from "../../model/views/card";
import * as css from "./pass-top.module.css";

/** Plate, line and kind of business: what stands above a card's title. */
export function PassTop({
  card,
  children,
}: {
  card: Pick<Card, "code" | "line" | "sector" | "kind">;
  children?: ReactNode;
}) {
  const text = useText();
  const { lines } = useLanguagePack();
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
