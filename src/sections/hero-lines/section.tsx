import { ButtonLink } from "../../components/button-link/button-link";
import { HeadingWithEcho } from "../../components/heading-with-echo/heading-with-echo";
import { RichText } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import { useLanguagePack } from "../../i18n/language-provider";
import type { SectionProps } from "../section-frame";
import { Planner } from "./planner";
import * as css from "./section.module.css";

/** Renders the hero of the home page with its planner, or else a plain section. */
export default function HeroLinesSection({ section, view, isTop = false, isLast }: SectionProps<"hero-lines">) {
  const { content, echo, planner, cards } = view;
  const { first, second, call } = section;
  const lead = [isTop && content.lead, section.text].filter(Boolean).join(" ");
  const intro = (
    <>
      {lead && <RichText as="p" className="lead" html={lead} />}
      <Call label={call?.label} to={call && cards[call.route]?.path} />
    </>
  );
  if (!isTop)
    return (
      <Section heading={`${first} ${second}`} isLast={isLast}>
        {intro}
      </Section>
    );
  return (
    <section className={`${css["sign"]} on-line on-blue`}>
      <HeadingWithEcho echo={echo}>
        <h1 className="station" tabIndex={-1}>
          {`${first} `}
          <span>{second}</span>
        </h1>
      </HeadingWithEcho>
      {intro}
      {planner && section.planner && <Planner questions={section.planner} view={planner} />}
    </section>
  );
}

function Call({ label, to }: { label: string | undefined; to: string | undefined }) {
  const { company } = useLanguagePack();
  if (!label || !to) return null;
  return (
    <p className={`cluster ${css["call"]}`}>
      <ButtonLink to={to}>{label}</ButtonLink> <a href={`tel:${company.phoneLink}`}>{company.phone}</a>
    </p>
  );
}
