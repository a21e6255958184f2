import { type CardIdOf, Passes, type PassFormat } from "../../components/passes/passes";
import { Section } from "../../components/section/section";
import { SlipList } from "../../components/slip-list/slip-list";
import { AfterFirstPaint } from "../../components/after-first-paint/after-first-paint";
import type { Card } from "../../model/views/card";
import { SectionFrame, type SectionProps } from "../section-frame";
import { cardsOfList, createListIds } from "./cards-of-list";
import { ProjectIndex } from "./project-index";
import { type ProjectFormat, splitIntoRows } from "./project-formats";
import { Panorama } from "./panorama";
import * as css from "./project-list.module.css";

/** Shows an index by line and year, whose codes link to the projects below, and the projects in mixed formats. */
export default function ProjectListSection(props: SectionProps<"listing">) {
  const cards = cardsOfList(props);
  const partId = createListIds(props);
  const idOf: CardIdOf = ({ code }) => code && partId(`p-${code}`);
  const index = <ProjectIndex cards={cards} idOf={idOf} />;
  const [firstRow, ...otherRows] = splitIntoRows(cards).map(({ formats, projects }) => (
    <Row key={projects[0]?.path} formats={formats} cards={projects} idOf={idOf} />
  ));
  const rows = (
    <div className={`${css["rows"]} in-turn`}>
      {firstRow}
      <AfterFirstPaint>{otherRows}</AfterFirstPaint>
    </div>
  );
  if (!props.isTop)
    return (
      <SectionFrame {...props}>
        {index}
        {rows}
      </SectionFrame>
    );
  return (
    <>
      <SectionFrame {...props}>
        <AfterFirstPaint>{index}</AfterFirstPaint>
      </SectionFrame>
      <AfterFirstPaint>
        <Section isLast={props.isLast}>{rows}</Section>
      </AfterFirstPaint>
    </>
  );
}

function Row({ formats, cards, idOf }: { formats: readonly ProjectFormat[]; cards: readonly Card[]; idOf: CardIdOf }) {
  const [format] = formats;
  if (format === "slip") return <SlipList cards={cards} idOf={idOf} />;
  if (format === "panorama") return cards.map((card) => <Panorama key={card.path} card={card} id={idOf(card)} />);
  return <Passes cards={cards} formats={formats as PassFormat[]} idOf={idOf} />;
}
