import "../../components/columns/cols.css";
import { RichText } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../section-frame";
import * as css from "./section.module.css";

export default function StatementSection({ section, isLast }: SectionProps<"statement">) {
  return (
    <Section isLast={isLast}>
      <div className={css["statement"]}>
        <RichText as="p" html={section.text} />
        {section.proofs && (
          <dl className="ruled cols">
            {section.proofs.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <RichText as="dd" className="quiet" html={text} />
              </div>
            ))}
          </dl>
        )}
      </div>
    </Section>
  );
}
