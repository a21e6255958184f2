import { RichText } from "../../components/prose/prose";
import { Selector } from "../../components/switch/selector";
import { Demonstration } from "../demonstration";
import type { SectionProps } from "../section-frame";
import type { OFFER_STATES } from "./fields";
import * as css from "./section.module.css";

type Board = SectionProps<"switchboard">["section"];
type State = Board["suppliers"][number]["states"][number];

/** Renders all states. The switch of a supplier shows one of them, without a script. */
export default function SwitchboardSection({ section, isLast }: SectionProps<"switchboard">) {
  const { id, positions, shown, logged, suppliers, note } = section;
  return (
    <Demonstration section={section} isLast={isLast} note={note}>
      <div className={css["board"]}>
        <div className={css["heads"]} aria-hidden="true">
          <span>{shown}</span>
          <span>{logged}</span>
        </div>
        {suppliers.map(({ name, set, states }, index) => (
          <div key={name} className={`switch column ${css["supplier"]}`}>
            <div className={`on-blue ${css["dial"]}`}>
              <Selector name={`${id}-${index + 1}`} legend={name} positions={positions} defaultPosition={set} />
            </div>
            <ul className={`stack column ${css["states"]}`} aria-live="polite">
              {states.map((state, position) => (
                <li key={position} className="column" data-panel={position + 1}>
                  <Shown state={state} position={positions[position] ?? ""} head={shown} />
                  <Logged lines={state.log} head={logged} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Demonstration>
  );
}

function Shown({ state, position, head }: { state: State; position: string; head: string }) {
  const { sign, title, price, text } = state;
  return (
    <div className={`panel ${css["shown"]}`}>
      <p className={css["head"]}>
        <b className="unfolded">{position}: </b>
        {head}
      </p>
      <p className={css["title"]}>
        <Sign of={sign} />
        <b>{title}</b>
        {price && <span> {price}</span>}
      </p>
      <RichText as="p" html={text} />
    </div>
  );
}

function Logged({ lines, head }: { lines: readonly string[]; head: string }) {
  return (
    <div className={`on-ink ${css["log"]}`}>
      <p className={css["head"]}>{head}</p>
      <ul className="hairlines quiet">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

type SignOf = (typeof OFFER_STATES)[number];

/** Paths of icons that only this section needs, on the grid of src/components/icon. */
const ICON_PATHS: Readonly<Record<SignOf, string>> = {
  goes: "m3 12.5 6 6L21 6",
  waits: "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 6v6.5l4.5 3",
  other: "M3 20V9h17M14 3l6 6-6 6",
  stops: "M4 4l16 16M20 4 4 20",
};

function Sign({ of }: { of: SignOf }) {
  return (
    <svg className={`icon ${of === "stops" ? css["stops"] : ""}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_PATHS[of]} />
    </svg>
  );
}
