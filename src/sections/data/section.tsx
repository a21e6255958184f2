import { useIntl } from "react-intl";
import { RichText } from "../../components/prose/prose";
import { HeadRow } from "../../components/table/table";
import { useText } from "../../i18n/language-provider";
import { SectionFrame } from "../section-frame";
import type { SectionProps } from "../section-props";
import * as css from "./section.module.css";

type Bar = SectionProps<"data">["section"]["bars"][number];

/** The bars are a table: what a reader sees as a length, everyone reads as a number. */
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

/** Lengths are attributes of the drawing: the page needs no inline style for them. @param share percent of the longest */
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
