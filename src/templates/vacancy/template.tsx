import { graphql } from "gatsby";
import { FactStrip } from "../../components/fact-strip/fact-strip";
import { PageHero } from "../../components/page-hero/page-hero";
import { ProcessLine } from "../../components/process-line/process-line";
import { Section } from "../../components/section/section";
import { RingList } from "../../components/service-list/service-list";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import { APPLY } from "../../model/views/routes";
import { Sections } from "../../sections/sections";
import { BodySections } from "../parts/body-sections";
import { Page } from "../parts/page";
import { PageEnd } from "../parts/page-end";
import { SignPart, SignSection } from "../parts/sign-section";
import type { TemplateProps } from "../template-props";
import * as css from "./apply-now.module.css";
import { ApplyByMail, ApplyNow } from "./apply";
import { useVacancyFacts } from "./vacancy-facts";

export { PageHead as Head } from "../../layout/head/page-head";

export const query = graphql`
  query Vacancy($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

export default function VacancyTemplate({ data }: TemplateProps<"vacancy">) {
  const text = useText();
  const { lines } = useLanguagePack();
  const { view } = data.page;
  const facts = useVacancyFacts(view.content);
  const { title, lead, code, line, tasks, profile, benefits, steps } = view.content;
  const isFilled = view.isPast;
  return (
    <Page
      top={
        <>
          <PageHero
            title={<Title words={title} />}
            echo={view.echo.title}
            lead={lead}
            trail={view.trail}
            label={view.label}
            ground="ink"
            meta={
              <>
                <span className="plate">{code}</span> {lines[line].name}
                {isFilled && <span>{text("state.filled")}</span>}
              </>
            }
          >
            <ApplyNow view={view} />
          </PageHero>
          <Section>
            <FactStrip facts={facts} />
          </Section>
        </>
      }
    >
      <SignSection id="tasks" sign="sign.tasks">
        <RingList items={tasks} />
      </SignSection>
      <SignSection id="profile" sign="sign.profile">
        <RingList items={profile} />
      </SignSection>
      <BodySections view={view} />
      <SignSection id="benefits" sign="sign.benefits">
        <RingList items={benefits} />
      </SignSection>
      <SignPart view={view} id="steps" sign="sign.hiring">
        <ProcessLine steps={steps} />
      </SignPart>
      {!view.contactForms?.[APPLY] && (
        <SignSection id={APPLY} sign="sign.apply">
          <ApplyByMail view={view} />
        </SignSection>
      )}
      <Sections view={view} />
      <PageEnd view={view} />
    </Page>
  );
}

/** The note in brackets, which says who may apply, is small: the title is what one does. */
function Title({ words }: { words: string }) {
  const [, name = words, note] = /^(.+)\s(\(\S+\))$/u.exec(words) ?? [];
  return (
    <>
      {name} {note && <small className={css["note"]}>{note}</small>}
    </>
  );
}
