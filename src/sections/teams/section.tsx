import "../../components/columns/cols.css";
import { RichText } from "../../components/prose/prose";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import { SectionFrame, type SectionProps } from "../section-frame";
import * as css from "./section.module.css";

/** Renders a ring per person and a dashed one per open position, and both numbers as text. */
export default function TeamsSection({ section, view, isLast }: SectionProps<"teams">) {
  const { lines } = useLanguagePack();
  return (
    <SectionFrame section={section} isLast={isLast}>
      <div className={`${css["box"]} on-ink`}>
        <ul className="hairlines">
          {section.teams.map(({ line, people, text: about }) => (
            <li key={line} className="cols">
              <h3>
                <span className="plate">{line}</span> {lines[line].name}
              </h3>
              <RichText as="p" className="quiet" html={about} />
              <Crew people={people} open={view.openings?.[line] ?? 0} />
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  );
}

function Crew({ people, open }: { people: number; open: number }) {
  const text = useText();
  return (
    <p className={`cluster ${css["crew"]}`}>
      {Array.from({ length: people + open }, (_, index) => (
        <i key={index} className={index < people ? undefined : css["open"]} aria-hidden="true" />
      ))}
      <b>
        {text("teams.people", { count: people })}
        {open > 0 && `, ${text("teams.open", { count: open })}`}
      </b>
    </p>
  );
}
