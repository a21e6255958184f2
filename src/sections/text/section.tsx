import { Columns } from "../../components/columns/columns";
import { Prose } from "../../components/prose/prose";
import { SectionFrame, type SectionProps } from "../section-frame";

export default function TextSection({ section, isLast }: SectionProps<"text">) {
  const { body, aside } = section;
  return (
    <SectionFrame section={section} isLast={isLast}>
      <Columns side={aside && { heading: aside.title, content: <Prose html={aside.body} /> }}>
        <Prose html={body} />
      </Columns>
    </SectionFrame>
  );
}
