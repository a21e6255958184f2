import { RichText } from "../../components/prose/prose";
import { Selector } from "../../components/selector/selector";
import { useText } from "../../i18n/language-provider";
import * as demonstration from "../demonstration.module.css";
import { Framed } from "../framed";
import type { SectionProps } from "../section-props";
import * as css from "./section.module.css";
import { Sign } from "./sign";

type Board = SectionProps<"switchboard">["section"];
type State = Board["suppliers"][number]["states"][number];

/** Every state is in the page; the switch of a supplier shows one of them, without a script. */
export default function SwitchboardSection({ section, view, isLast }: SectionProps<"switchboard">) {
  const text = useText();
  const { id, positions, shown, logged, suppliers, note } = section;
  return (
    <Framed section={section} view={view} isLast={isLast}>
      <p className={demonstration["unfolded"]}>{text("demonstration.unfolded")}</p>
      <div className={css["heads"]} aria-hidden="true">
        <span>{shown}</span>
        <span>{logged}</span>
      </div>
      {suppliers.map(({ name, set, states }, index) => (
        <div key={name} className={css["supplier"]}>
          <div className={`on-blue ${css["dial"]}`}>
            <Selector name={`${id}-${index + 1}`} legend={name} positions={positions} set={set} />
          </div>
          <ul className={css["states"]} aria-live="polite">
            {states.map((state, place) => (
              <li key={place}>
                <Shown state={state} position={positions[place] ?? ""} head={shown} />
                <Logged lines={state.log} head={logged} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {note && <RichText as="p" className={demonstration["note"]} html={note} />}
    </Framed>
  );
}

function Shown({
  state: { sign, title, price, text },
  position,
  head,
}: {
  state: State;
  position: string;
  head: string;
}) {
  return (
    <div className={css["shown"]}>
      <p className={css["head"]}>
        <b>{position}: </b>
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
      <ul className="code">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
