import { useIntl } from "react-intl";
import { RichText } from "../../components/prose/prose";
import "../../components/switch/choice.css";
import "../../components/switch/switch.css";
import { formatLongDay } from "../../i18n/format";
import { SectionFrame, type SectionProps } from "../section-frame";
import { RunTable } from "./run-table";
import * as css from "./section.module.css";

/** Renders a curve with a radio button for each day. CSS shows the chosen run, or all of them without `:has()`. */
export default function DifferencesSection({ section, isLast }: SectionProps<"differences">) {
  const intl = useIntl();
  const { id, measure, unit, difference, choose, runs, note } = section;
  const gaps = runs.map((run) => Math.abs(run.new - run.old));
  const most = Math.max(...gaps);
  /** Percent from the top of the curve. All gaps may be 0. */
  const heights = gaps.map((gap) => 100 - (most && (100 * gap) / most));
  const format = (value: number) =>
    unit === "EUR"
      ? intl.formatNumber(value, { style: "currency", currency: unit })
      : `${intl.formatNumber(value)} ${unit}`;
  return (
    <SectionFrame section={section} isLast={isLast}>
      <figure className={`switch ${css["figure"]}`}>
        <p className="quiet">
          {measure}. {difference}: <b>{format(0)}</b> – <b>{format(most)}</b>
        </p>
        <div className={css["curve"]}>
          <Curve heights={heights} />
          <fieldset>
            <legend className="vh">{choose}</legend>
            {runs.map(({ day }, index) => (
              <label key={day}>
                <input
                  className="choice"
                  type="radio"
                  name={`${id}-day`}
                  value={index + 1}
                  defaultChecked={index === 0}
                  aria-label={formatLongDay(intl, day)}
                />
                <svg aria-hidden="true">
                  <circle cx="50%" cy={percent(heights[index])} r="9" />
                </svg>
                <span className="code">{Number(day.slice(-2))}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <RunTable section={section} format={format} />
        <RichText as="figcaption" html={note} />
      </figure>
    </SectionFrame>
  );
}

/** Draws lines from day to day. SVG attributes take percentages, since the CSP forbids inline styles. */
function Curve({ heights }: { heights: readonly number[] }) {
  const step = 100 / heights.length;
  return (
    <svg aria-hidden="true">
      <line x2="100%" y1="100%" y2="100%" />
      {heights.slice(1).map((height, index) => (
        <line
          key={index}
          x1={percent((index + 0.5) * step)}
          y1={percent(heights[index])}
          x2={percent((index + 1.5) * step)}
          y2={percent(height)}
        />
      ))}
    </svg>
  );
}

const percent = (value = 0): string => `${Math.round(value * 10) / 10}%`;
