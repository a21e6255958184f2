import { Icon } from "../../components/icon/icon";
import { RichText } from "../../components/prose/prose";
import { Framed } from "../framed";
import type { SectionProps } from "../section-props";
import * as css from "./section.module.css";

export default function ProofsSection({ section, isLast }: SectionProps<"proofs">) {
  const { entries } = section;
  return (
    <Framed section={section} isLast={isLast}>
      <dl className={`${css["proofs"]} ruled`}>
        {entries.map(({ title, text: promise, where }) => (
          <div key={title} className="cols">
            <dt>{title}</dt>
            <RichText as="dd" html={promise} />
            <dd>
              <Icon name="check" />
              <RichText html={where} />
            </dd>
          </div>
        ))}
      </dl>
    </Framed>
  );
}
