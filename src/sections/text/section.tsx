import { Columns } from "../../components/columns/columns";
import { Prose } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../section-props";

export function TextSection({ section, view, isLast }: SectionProps<"text">) {
  const { id, heading, body, aside } = section;
  return (
    <Section id={id} heading={heading} echo={view.echo.parts[id]} isLast={isLast}>
      <Columns
        side={
          aside && (
            <>
              <h3>{aside.title}</h3>
              <Prose html={aside.body} />
            </>
          )
        }
      >
        <Prose html={body} />
      </Columns>
    </Section>
  );
}
