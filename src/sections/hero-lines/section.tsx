import { ButtonLink } from "../../components/button-link/button-link";
import { Doubled } from "../../components/doubled/doubled";
import { RichText } from "../../components/prose/prose";
import { usePack, useText } from "../../i18n/language-provider";
import { otherLanguage } from "../../i18n/languages";
import { lettersOf } from "../../model/views/line-letter";
import type { SectionProps } from "../section-props";
import { Lines } from "./lines";
import * as css from "./section.module.css";
import { ROUTES } from "../../model/views/routes";

/** The home page's sign: lines run in as one bundle; each letter gets one, the first becomes the page's route line. */
export default function HeroLinesSection({ section, view, isTop = false }: SectionProps<"hero-lines">) {
  const Heading = isTop ? "h1" : "h2";
  const text = useText();
  const { language, lines } = usePack();
  const echoLanguage = otherLanguage(language);
  const letters = lettersOf(lines);
  const words = [isTop && view.content.lead, section.text].filter(Boolean).join(" ");
  return (
    <section className={[css["hero"], "on-blue", !isTop && "on-line"].filter(Boolean).join(" ")}>
      <Doubled echo={isTop ? view.echo.title : undefined}>
        <Heading tabIndex={-1}>
          {section.first} <br />
          {section.second}
        </Heading>
      </Doubled>
      {words && <RichText as="p" html={words} />}
      <Call label={section.call?.label} to={section.call && view.cards[section.call.route]?.path} />
      <nav className={css[`of${letters.length}`]} aria-label={text("hero.lines")}>
        <Lines count={letters.length} />
        <ul>
          {letters.map((letter) => (
            <li key={letter}>
              <a href={`/${language}${ROUTES.services}${view.partsOfLines?.[letter] ?? ""}`}>
                <span className="plate">{letter}</span>
                <b>{lines[letter].name}</b>{" "}
                <span lang={echoLanguage} aria-hidden="true">
                  {lines[letter].echo}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

/** The first thing to do, and the number for those who would rather ring. */
function Call({ label, to }: { label: string | undefined; to: string | undefined }) {
  const text = useText();
  const { company } = usePack();
  if (!label || !to) return null;
  return (
    <p className={css["call"]}>
      <ButtonLink to={to}>{label}</ButtonLink>{" "}
      <span>
        {text("landing.orCall")} <a href={`tel:${company.phoneLink}`}>{company.phone}</a>
      </span>
    </p>
  );
}
