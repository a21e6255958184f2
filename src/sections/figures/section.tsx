import { Section } from "../../components/section/section";
import type { SectionProps } from "../section-props";
import * as css from "./section.module.css";

export function FiguresSection({ section, view, isLast }: SectionProps<"figures">) {
  const { id, heading, figures } = section;
  return (
    <Section id={id} heading={heading} echo={view.echo.parts[id]} isLast={isLast}>
      <dl className={css["figures"]}>
        {figures.map(({ value, what, source }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className={css["value"]}>{value}</dd>
            <dd className={css["source"]}>{source}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
