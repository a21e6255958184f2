import { Prose } from "../../components/prose/prose";
import { SectionFrame, type SectionProps } from "../section-frame";
import * as css from "./section.module.css";

export default function TextSection({ section, isLast }: SectionProps<"text">) {
  const { body, aside } = section;
  return (
    <SectionFrame section={section} isLast={isLast}>
      <div className={aside ? `${css["columns"]} split` : "beside"}>
        <Prose html={body} />
        {aside && (
          <aside aria-label={aside.title}>
            <h3>{aside.title}</h3>
            <Prose html={aside.body} />
          </aside>
        )}
      </div>
    </SectionFrame>
  );
}
