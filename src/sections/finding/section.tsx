import type { ReactNode } from "react";
import { RichText } from "../../components/prose/prose";
import { Chips } from "../../components/switch/chips";
import { Program } from "../code/program";
import { SectionFrame, type SectionProps } from "../section-frame";
import * as css from "./section.module.css";

type Finding = SectionProps<"finding">["section"];
type State = Finding["found"];

/** Renders a finding of an audit. A switch shows the fragment before or after the fix, or both on paper. */
export default function FindingSection({ section, isLast }: SectionProps<"finding">) {
  const { id, name, facts, found, fixed, remedy } = section;
  return (
    <SectionFrame section={section} isLast={isLast}>
      <div className={`switch column ${css["sheet"]}`}>
        <h3>{name}</h3>
        <Chips name={`${id}-state`} legend={name} options={[found.label, fixed.label]} />
        <div className={`column ${css["states"]}`}>
          <Fragment panel={1} state={found} />
          <Fragment panel={2} state={fixed}>
            <Program {...remedy} labelledBy={id} />
          </Fragment>
        </div>
        <dl className="ruled">
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt className="quiet">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </SectionFrame>
  );
}

/** Renders a state of an interface, its controls as text that visitors can't use, and a comment. */
function Fragment({ panel, state, children }: { panel: number; state: State; children?: ReactNode }) {
  const { label, parts, text } = state;
  return (
    <div className={css["state"]} data-panel={panel}>
      <h4 className="unfolded">{label}</h4>
      <div className={`cluster ${css["screen"]}`}>
        {parts.map(({ as, text: content, focused }, index) => (
          <span key={index} className={`${as === "button" ? css["button"] : ""} ${focused ? css["focused"] : ""}`}>
            {content}
          </span>
        ))}
      </div>
      <RichText as="p" html={text} />
      {children}
    </div>
  );
}
