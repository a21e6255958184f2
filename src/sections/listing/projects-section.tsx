import { Later } from "../../components/later/later";
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
      <ProjectList cards={frame.cards} idOf={frame.idOf} hasFirstPicture={props.hasFirstPicture ?? false} />
    </ListFrame>
  );
}

/** An index by line and year, whose codes lead to the projects below it; then the projects in mixed formats. */
export function ProjectList({ cards, idOf, hasFirstPicture }: Omit<RowProps, "formats">) {
  const rows = projectRows(cards).map(({ formats, projects }, index) => (
    <Row
      key={projects[0]?.path}
      formats={formats}
      cards={projects}
      idOf={idOf}
      hasFirstPicture={hasFirstPicture && index === 0}
    />
  ));
  return (
    <>
      <ProjectIndex cards={cards} idOf={idOf} />
      <div className={`${css["rows"]} in-turn`}>
        {rows[0]}
        <Later>{rows.slice(1)}</Later>
      </div>
    </>
  );
}

interface RowProps {
  formats: readonly ProjectFormat[];
  cards: readonly Card[];
  idOf: (part: string) => string;
  hasFirstPicture: boolean;
}

function Row({ formats, cards, idOf, hasFirstPicture }: RowProps) {
  const [format] = formats;
  if (format === "slip") return <ProjectSlips cards={cards} idOf={idOf} />;
  if (format === "panorama") return cards.map((card) => <Panorama key={card.path} card={card} idOf={idOf} />);
  return <Passes cards={cards} formats={formats as PassFormat[]} idOf={idOf} hasFirstPicture={hasFirstPicture} />;
}
