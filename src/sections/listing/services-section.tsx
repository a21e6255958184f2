import "../../components/columns/cols.css";
import { Picture, type PictureData } from "../../components/picture/picture";
import { ServiceList } from "../../components/service-list/service-list";
import { useLanguagePack } from "../../i18n/language-provider";
import { lettersOf, linePart } from "../../model/views/line-letter";
import type { SectionProps } from "../section-props";
import { frameOf, ListFrame } from "./list-frame";
import * as css from "./service-groups.module.css";

/** Services by line, each with the question it answers. Every line has its picture, and can be linked to (`#line-a`). */
export default function ServiceListSection(props: SectionProps<"listing">) {
  const { pictures = {} } = props.section;
  const { lines } = useLanguagePack();
  const frame = frameOf(props);
  const { cards, idOf } = frame;
  const letters = lettersOf(lines).filter((letter) => cards.some(({ line }) => line === letter));
  return (
    <ListFrame {...frame}>
      {letters.map((letter) => (
        <div key={letter} className={`cols ${css["group"]}`} id={idOf(linePart(letter))}>
          {pictures[letter] !== undefined && (
            <Picture picture={pictures[letter] as PictureData} sizes="(min-width: 64rem) 34vw, 92vw" />
          )}
          <div>
            <h3 className={css["line"]}>
              <span className="plate">{letter}</span> {lines[letter].name}
            </h3>
            <p className={css["about"]}>{lines[letter].text}</p>
            <ServiceList
              level="h4"
              items={cards
                .filter(({ line }) => line === letter)
                .map(({ title, path, question = "" }) => ({ title, path, text: question }))}
            />
          </div>
        </div>
      ))}
    </ListFrame>
  );
}
