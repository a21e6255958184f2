import type { SIGNS } from "./fields";
import * as css from "./section.module.css";

type SignOf = (typeof SIGNS)[number];

/** On the grid of icons (design, 7); here, since only this section shows them. */
const DRAWN: Readonly<Record<SignOf, string>> = {
  goes: "m3 12.5 6 6L21 6",
  waits: "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 6v6.5l4.5 3",
  other: "M3 20V9h17M14 3l6 6-6 6",
  stops: "M4 4l16 16M20 4 4 20",
};

/** How an offer gets on: the title beside it says the same. */
export function Sign({ of }: { of: SignOf }) {
  return (
    <svg className={`icon ${of === "stops" ? css["stops"] : ""}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWN[of]} />
    </svg>
  );
}
