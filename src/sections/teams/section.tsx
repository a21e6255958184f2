import { RichText } from "../../components/prose/prose";
import { usePack, useText } from "../../intl/language-provider";
import { Framed } from "../framed";
import type { SectionProps } from "../section-props";
import * as css from "./section.module.css";

/** One ring per person; the number repeated as text. */
export default function TeamsSection({ section, view, isLast }: SectionProps<"teams">) {
  const text = useText();
  const { lines } = usePack();
  const { teams } = section;
  return (
    <Framed section={section} view={view} isLast={isLast}>
      <div className={`${css["box"]} on-ink`}>
        <ul className={css["teams"]}>
          {teams.map(({ line, people, text: about }) => (
            <li key={line}>
              <h3>
                <span className="plate">{line}</span> {lines[line].name}
              </h3>
              <RichText as="p" html={about} />
              <p className={css["crew"]}>
                {Array.from({ length: people }, (_, index) => (
                  <i key={index} aria-hidden="true" />
                ))}
                <b>{text("teams.people", { count: people })}</b>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Framed>
  );
}
