import { RichText } from "../../components/prose/prose";
import { SectionFrame, type SectionProps } from "../section-frame";
import "./program.css";
import * as css from "./section.module.css";

/** Renders code whose long lines scroll, also by keyboard. The caption names the scrollable region. */
export default function CodeSection({ section, isLast }: SectionProps<"code">) {
  const { id, language, code, caption } = section;
  const name = `${id}-caption`;
  return (
    <SectionFrame section={section} isLast={isLast}>
      <figure className={css["figure"]}>
        <p className={`${css["language"]} code`}>{language}</p>
        <pre className="edged" tabIndex={0} role="region" aria-labelledby={name} translate="no">
          <code>{code.trimEnd()}</code>
        </pre>
        <figcaption id={name}>
          <RichText html={caption} />
        </figcaption>
      </figure>
    </SectionFrame>
  );
}
