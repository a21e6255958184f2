import { RichText } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import { usePack, useText } from "../../languages/language-provider";
import type { SectionProps } from "../section-props";
import * as css from "./section.module.css";

/** One ring per person; the number repeated as text. */
export function TeamsSection({ section, view, isLast }: SectionProps<"teams">) {
  const text = useText();
  const { lines } = usePack();
  const { id, heading, text: intro, teams } = section;
  return (
    <Section id={id} heading={heading} echo={view.echo.parts[id]} isLast={isLast}>
      {intro && <RichText as="p" className="lead spaced" html={intro} />}
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
    </Section>
  );
}
