import { useIntl } from "react-intl";
import { RichText } from "../../components/prose/prose";
import { HeadRow } from "../../components/table/table";
import { useText } from "../../i18n/language-provider";
import { SectionFrame, type SectionProps } from "../section-frame";
import * as css from "./section.module.css";

type Bar = SectionProps<"data">["section"]["bars"][number];

/** Renders bars as a table, which has every length as a number too. */
export default function DataSection({ section, isLast }: SectionProps<"data">) {
  const { corner, measure, unit, bars, period, source } = section;
  const longest = Math.max(...bars.map(({ value }) => value));
  return (
    <SectionFrame section={section} isLast={isLast}>
      <figure>
        <table className={css["bars"]}>
          <HeadRow columns={[corner, measure]} />
          <tbody>
            {bars.map((bar) => (
              <Row key={bar.label} bar={bar} unit={unit} share={longest && (100 * bar.value) / longest} />
            ))}
          </tbody>
        </table>
        <figcaption>
          {period}. <RichText html={source} />
        </figcaption>
      </figure>
    </SectionFrame>
  );
}

/** Renders a bar. SVG attributes have its length, since the CSP forbids inline styles. */
function Row({ bar: { label, value, note, here }, unit, share }: { bar: Bar; unit: string; share: number }) {
  const intl = useIntl();
  const text = useText();
  const end = `${share.toFixed(1)}%`;
  return (
    <tr className={here ? css["here"] : undefined}>
      <th scope="row">
        {label}
        {here && <span className="vh"> ({text("data.here")})</span>}
        {note && <small> {note}</small>}
      </th>
      <td>
        {share > 0 && (
          <svg aria-hidden="true">
            <rect width={end} height="100%" />
            {here && <circle cx={end} cy="50%" r="11" />}
          </svg>
        )}
        <b>
          {intl.formatNumber(value)} {unit}
        </b>
      </td>
    </tr>
  );
}
