import { Passes } from "../../components/passes/passes";
import { usePack, useText } from "../../languages/language-provider";
import type { LineLetter } from "../../model/site-files";
import type { Card } from "../../routes/site";
import * as css from "./project-list.module.css";

const LETTERS: readonly LineLetter[] = ["A", "B", "C", "D", "E"];

/** An index by line, whose codes lead to the projects below it; then the projects as passes. */
export function ProjectList({ cards }: { cards: readonly Card[] }) {
  const text = useText();
  const { lines } = usePack();
  return (
    <>
      <nav className={`${css["index"]} on-blue`} aria-label={text("projects.index")}>
        <ul>
          {LETTERS.map((letter) => (
            <li key={letter}>
              <span className={css["name"]}>
                <span className="plate">{letter}</span> {lines[letter].name}
              </span>
              <ol>
                {cards
                  .filter(({ line, code }) => line === letter && code)
                  .map(({ code, title, year }) => (
                    <li key={code}>
                      <a href={`#p-${code}`}>
                        <i aria-hidden="true" />
                        {code}
                        <span className="vh">
                          , {title}, {year}
                        </span>
                      </a>
                    </li>
                  ))}
              </ol>
            </li>
          ))}
        </ul>
      </nav>
      <Passes cards={cards} isFirstWide={cards.length % 3 === 1} isTarget />
    </>
  );
}
