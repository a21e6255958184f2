import { ButtonLink } from "../../components/button-link/button-link";
import { Doubled } from "../../components/doubled/doubled";
import { RichText } from "../../components/prose/prose";
import { usePack, useText } from "../../i18n/language-provider";
import { otherLanguage } from "../../i18n/languages";
import { lettersOf } from "../../model/views/line-letter";
import type { SectionProps } from "../section-props";
import * as linesCss from "./lines.module.css";
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
          {`${section.first} `}
          <br />
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
        {`${text("landing.orCall")} `}
        <a href={`tel:${company.phoneLink}`}>{company.phone}</a>
      </span>
    </p>
  );
}

/** The lines of the fan, as far as five letters need them: they rise to the right at 45 degrees and meet at a hub. */
const FAN = [
  "M-2 1104H35.15A60 60 0 0 0 77.57 1086.43L1077.57 86.43",
  "M-2 1124H35.15A80 80 0 0 0 91.72 1100.57L1091.72 100.57",
  "M-2 1144H35.15A100 100 0 0 0 105.86 1114.71L1105.86 114.71",
  "M-2 1164H35.15A120 120 0 0 0 120 1128.85L1120 128.85",
  "M-2 1184H35.15A140 140 0 0 0 134.14 1142.99L1134.14 142.99",
  "M-2 1204H35.15A160 160 0 0 0 148.28 1157.14L1148.28 157.14",
] as const;

/** The drawing behind the directory: a bundle that sheds one line per entry and, where there is room, fans out. */
function Lines({ count }: { count: number }) {
  // One for each letter, and one for the page itself.
  const bundle = count + 1;
  return (
    <div className={linesCss["lines"]} aria-hidden="true">
      {Array.from({ length: bundle }, (_, index) => (
        <i key={index} />
      ))}
      <svg className={linesCss["fan"]} viewBox="0 0 720 1200">
        {FAN.slice(0, bundle).map((d) => (
          <path key={d} d={d} />
        ))}
        <rect x="-80" y="-24" width="160" height="48" rx="24" transform="translate(259.35 975.35) rotate(45)" />
      </svg>
    </div>
  );
}
