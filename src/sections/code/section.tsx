import { RichText } from "../../components/prose/prose";
import { SectionFrame, type SectionProps } from "../section-frame";
import { Program } from "./program";

/** Renders code with a caption, which names it. */
export default function CodeSection({ section, isLast }: SectionProps<"code">) {
  const { id, language, code, caption } = section;
  const name = `${id}-caption`;
  return (
    <SectionFrame section={section} isLast={isLast}>
      <figure>
        <Program language={language} code={code} labelledBy={name} />
        <figcaption id={name}>
          <RichText html={caption} />
        </figcaption>
      </figure>
    </SectionFrame>
  );
}
