import { Board } from "../../components/board/board";
import { RichText } from "../../components/prose/prose";
import { SectionFrame, type SectionProps, SignList } from "../section-frame";
import * as css from "./amounts.module.css";
import { cardsOfList } from "./cards-of-list";
import { FareMapDrawing } from "./fare-map";

const COLUMNS = ["board.code", "fares.offer", "fares.length", "fares.people", "fares.column"] as const;

/** Lists pages that have a price on the board, and in the head of a page on a map of the lines, with euros as distance. */
export default function FareListSection(props: SectionProps<"listing">) {
  const { section, view, isTop = false } = props;
  const rows = cardsOfList(props).flatMap(({ path, title, label = title, code, line, fare }) =>
    fare
      ? {
          path,
          title: label,
          mark: <span className="plate">{code ?? line}</span>,
          place: fare.length,
          second: <People count={fare.people} text={fare.team} />,
          state: (
            <>
              {`${fare.basis} `}
              <b>{fare.amount}</b>
            </>
          ),
        }
      : [],
  );
  const board = <Board rows={rows} columns={COLUMNS} className={css["amounts"]} />;
  if (!isTop) return <SectionFrame {...props}>{rows.length > 0 && board}</SectionFrame>;
  return (
    <>
      <SectionFrame {...props} section={{ ...section, text: undefined }}>
        {view.fareMap && <FareMapDrawing map={view.fareMap} cards={view.cards} />}
      </SectionFrame>
      <SignList ground="ink">
        {board}
        {section.text && <RichText as="p" className="quiet" html={section.text} />}
      </SignList>
    </>
  );
}

/** Renders a ring per person. */
function People({ count, text }: { count: number; text: string }) {
  return (
    <>
      <span className="vh">{text}</span>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </>
  );
}
