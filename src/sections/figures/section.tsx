import { SectionFrame, type SectionProps } from "../section-frame";
import "../../components/numeral.css";
import * as css from "./section.module.css";

/** The maximum length of a figure in the full font size. */
const MAX_LENGTH = 6;

export default function FiguresSection({ section, isLast }: SectionProps<"figures">) {
  return (
    <SectionFrame section={section} isLast={isLast}>
      <dl className={`${css["figures"]} ruled`}>
        {section.figures.map(({ value, what, source }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="numeral" data-long={value.length > MAX_LENGTH || undefined}>
              {value}
            </dd>
            <dd className="quiet">{source}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
