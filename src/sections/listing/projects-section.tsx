import { Passes, type PassFormat } from "../../components/passes/passes";
import type { Card } from "../../model/views/card";
import type { SectionProps } from "../section-props";
import { frameOf, ListFrame } from "./list-frame";
import { ProjectIndex } from "./project-index";
import { type ProjectFormat, projectRows } from "./project-formats";
import { Panorama, ProjectSlips } from "./project-wide";
import * as css from "./project-list.module.css";

export default function ProjectListSection(props: SectionProps<"listing">) {
  const frame = frameOf(props);
  return (
    <ListFrame {...frame}>
      <ProjectList cards={frame.cards} idOf={frame.idOf} />
    </ListFrame>
  );
}

/** An index by line and year, whose codes lead to the projects below it; then the projects in mixed formats. */
export function ProjectList({ cards, idOf }: Omit<RowProps, "formats">) {
  return (
    <>
      <ProjectIndex cards={cards} idOf={idOf} />
      <div className={`${css["rows"]} in-turn`}>
        {projectRows(cards).map(({ formats, projects }) => (
          <Row key={projects[0]?.path} formats={formats} cards={projects} idOf={idOf} />
        ))}
      </div>
    </>
  );
}

interface RowProps {
  formats: readonly ProjectFormat[];
  cards: readonly Card[];
  idOf: (part: string) => string;
}

function Row({ formats, cards, idOf }: RowProps) {
  const [format] = formats;
  if (format === "slip") return <ProjectSlips cards={cards} idOf={idOf} />;
  if (format === "panorama") return cards.map((card) => <Panorama key={card.path} card={card} idOf={idOf} />);
  return <Passes cards={cards} formats={formats as PassFormat[]} idOf={idOf} />;
}
