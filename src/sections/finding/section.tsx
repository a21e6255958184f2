import "../../components/choice/chips.css";
import "../../components/choice/choice.css";
import { Framed } from "../framed";
import type { SectionProps } from "../section-props";
import { Code, Fragment } from "./fragment";
import * as css from "./section.module.css";

/** A sheet of an audit's report: a switch shows the fragment as it was found, or fixed; without `:has()` both stand there. */
export default function FindingSection({ section, view, isLast }: SectionProps<"finding">) {
  const { id, name, criterion, facts, choose, found, fixed, remedy } = section;
  return (
    <Framed section={section} view={view} isLast={isLast}>
      <div className={css["sheet"]}>
        <h3>{name}</h3>
        <fieldset className="chips">
          <legend className="vh">{choose}</legend>
          {[found, fixed].map(({ label }, index) => (
            <label key={label}>
              <input className="choice" type="radio" name={`${id}-state`} value={index} defaultChecked={index === 0} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <div>
          <Fragment state={found} />
          <Fragment state={fixed}>
            <Code id={`${id}-code`} {...remedy} />
          </Fragment>
        </div>
        <dl className="ruled">
          <div>
            <dt>
              WCAG 2.2, {criterion.level}: {criterion.title}
            </dt>
            <dd>{criterion.number}</dd>
          </div>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Framed>
  );
}
