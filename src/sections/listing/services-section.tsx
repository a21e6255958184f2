import "../../components/columns/cols.css";
import { Picture, type PictureData } from "../../components/picture/picture";
import { ServiceList } from "../../components/service-list/service-list";
import { useLanguagePack } from "../../i18n/language-provider";
import { Section } from "../../components/section/section";
import { AfterFirstPaint } from "../../components/after-first-paint/after-first-paint";
import { declaredLetters, type LineLetter, lineGroupId } from "../../model/views/line-letter";
import { SectionFrame, type SectionProps } from "../section-frame";
import { cardsOfList, createListIds } from "./cards-of-list";
import { LineIndex } from "./line-index";
import * as css from "./service-groups.module.css";

/** Lists services by line, each with the question that it answers. The group of a line has its picture and an id. */
export default function ServiceListSection(props: SectionProps<"listing">) {
  const { pictures = {} } = props.section;
  const { lines } = useLanguagePack();
  const cards = cardsOfList(props);
  const idOf = createListIds(props);
  const letters = declaredLetters(lines).filter((letter) => cards.some(({ line }) => line === letter));
  const ofLine = (letter: LineLetter) => cards.filter(({ line }) => line === letter);
  const groups = letters.map((letter) => (
    <div key={letter} className={`cols ${css["group"]}`} id={idOf(lineGroupId(letter))}>
      {pictures[letter] !== undefined && (
        <Picture picture={pictures[letter] as PictureData} sizes="(min-width: 64rem) 34vw, 92vw" />
      )}
      <div>
        <h3 className={css["line"]}>
          <span className="plate">{letter}</span> {lines[letter].name}
        </h3>
        <p className={css["about"]}>{props.view.lineTexts?.[letter]}</p>
        <ServiceList
          level="h4"
          items={ofLine(letter).map(({ title, path, question = "" }) => ({ title, path, text: question }))}
        />
      </div>
    </div>
  ));
  if (!props.isTop) return <SectionFrame {...props}>{groups}</SectionFrame>;
  return (
    <>
      <SectionFrame {...props}>
        <LineIndex label={props.section.heading} letters={letters}>
          {(letter) => (
            <ol>
              {ofLine(letter).map(({ path, title, label = title }) => (
                <li key={path}>
                  <a href={path}>
                    <i aria-hidden="true" />
                    {label}
                  </a>
                </li>
              ))}
            </ol>
          )}
        </LineIndex>
      </SectionFrame>
      <AfterFirstPaint>
        <Section isLast={props.isLast}>{groups}</Section>
      </AfterFirstPaint>
    </>
  );
}
