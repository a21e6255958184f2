import { ButtonLink } from "../../components/button-link/button-link";
import { PageHero } from "../../components/page-hero/page-hero";
import { RichText } from "../../components/prose/prose";
import { Section } from "../../components/section/section";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import { Gates } from "../planner/gates";
import * as planner from "../planner/section.module.css";
import { Tickets } from "../planner/tickets";
import type { SectionProps } from "../section-frame";
import * as css from "./section.module.css";

/** Renders the hero of the home page with the planner of the services page as gates, or else a plain section. */
export default function HeroLinesSection({ section, view, isTop = false, isLast }: SectionProps<"hero-lines">) {
  const { gates, content, echo, label } = view;
  const { first, second, call } = section;
  const lead = [isTop && content.lead, section.text].filter(Boolean).join(" ");
  const intro = (
    <>
      {lead && <RichText as="p" className="lead" html={lead} />}
      <Call label={call?.label} to={call && view.cards[call.route]?.path} />
    </>
  );
  if (!isTop)
    return (
      <Section heading={`${first} ${second}`} isLast={isLast}>
        {intro}
      </Section>
    );
  const title = (
    <>
      {`${first} `}
      <br />
      {second}
    </>
  );
  return (
    <div className={`${css["sign"]} ${planner["plan"]}`}>
      <PageHero
        {...{ title, label }}
        echo={echo.title}
        breadcrumb={[]}
        ground="blue"
        side={intro}
        below={gates && <Gates id="planner" questions={gates.questions} Heading="h2" />}
      />
      {gates && (
        <Section isFlush>
          <Tickets questions={gates.questions} prefix="" planner={gates} />
        </Section>
      )}
    </div>
  );
}

/** Renders the button and the telephone number. */
function Call({ label, to }: { label: string | undefined; to: string | undefined }) {
  const text = useText();
  const { company } = useLanguagePack();
  if (!label || !to) return null;
  return (
    <p className={`cluster ${css["call"]}`}>
      <ButtonLink to={to}>{label}</ButtonLink>{" "}
      <span>
        {`${text("landing.orCall")} `}
        <a href={`tel:${company.phoneLink}`}>{company.phone}</a>
      </span>
    </p>
  );
}
