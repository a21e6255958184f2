import { ServiceList } from "../../components/service-list/service-list";
import { usePack } from "../../languages/language-provider";
import type { LineLetter } from "../../model/site-files";
import type { Card } from "../../routes/site";
import * as css from "./listing.module.css";

const LETTERS: readonly LineLetter[] = ["A", "B", "C", "D", "E"];

/** Services by line, each with the question it answers. Every line can be linked to (`#line-a`). */
export function ServiceGroups({ cards }: { cards: readonly Card[] }) {
  const { lines } = usePack();
  return LETTERS.map((letter) => {
    const own = cards.filter(({ line }) => line === letter);
    if (own.length === 0) return null;
    return (
      <div key={letter} className={css["group"]} id={`line-${letter.toLowerCase()}`}>
        <h3 className={css["line"]}>
          <span className="plate">{letter}</span> {lines[letter].name}
        </h3>
        <p className={css["about"]}>{lines[letter].text}</p>
        <ServiceList
          level="h4"
          items={own.map(({ title, path, question = "" }) => ({ title, path, text: question }))}
        />
      </div>
    );
  });
}
