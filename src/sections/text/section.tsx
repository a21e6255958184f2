import { Columns } from "../../components/columns/columns";
import { Prose } from "../../components/prose/prose";
import { SectionFrame, type SectionProps } from "../section-frame";

export default function TextSection({ section, isLast }: SectionProps<"text">) {
  const { body, aside } = section;
  const text = <Prose html={body} />;
  const side = aside && { heading: aside.title, content: <Prose html={aside.body} /> };
  return (
    <SectionFrame section={section} isLast={isLast}>
      {side ? <Columns side={side}>{text}</Columns> : <div className="beside">{text}</div>}
    </SectionFrame>
  );
}
