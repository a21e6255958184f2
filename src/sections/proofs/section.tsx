import "../../components/columns/cols.css";
import { Icon } from "../../components/icon/icon";
import { RichText } from "../../components/prose/prose";
import { SectionFrame, type SectionProps } from "../section-frame";
import * as css from "./section.module.css";

export default function ProofsSection({ section, isLast }: SectionProps<"proofs">) {
  const { entries } = section;
  return (
    <SectionFrame section={section} isLast={isLast}>
      <dl className={`${css["proofs"]} ruled`}>
        {entries.map(({ title, text: promise, where }) => (
          <div key={title} className="cols">
            <dt className="headline">{title}</dt>
            <RichText as="dd" html={promise} />
            <dd className="quiet">
              <Icon name="check" />
              <RichText html={where} />
            </dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
