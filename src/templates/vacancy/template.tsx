import { graphql } from "gatsby";
import { FactStrip } from "../../components/fact-strip/fact-strip";
import { PageHero } from "../../components/page-hero/page-hero";
import { ProcessLine } from "../../components/process-line/process-line";
import { Section } from "../../components/section/section";
import { RingList } from "../../components/service-list/service-list";
import { formatEuroRange } from "../../i18n/euros";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import { APPLY_ID } from "../../model/views/routes";
import { Sections } from "../../sections/sections";
import { BodySections } from "../shared/body-sections";
import { heroProps, Page } from "../shared/page";
import { PageEnd } from "../shared/page-end";
import { SignSection } from "../shared/sign-section";
import type { TemplateProps } from "../template-props";
import * as css from "./apply-now.module.css";
import { ApplyByMail, ApplyNow } from "./apply";

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
  const { language, lines } = useLanguagePack();
  const { view } = data.page;
  const { content, isPast: isFilled } = view;
  const { code, line } = content;
  const facts = [
    { term: text("vacancy.place"), value: content.place },
    { term: text("vacancy.remote"), value: content.remote },
    { term: text("vacancy.hours"), value: text("vacancy.hoursRange", content.hours) },
    { term: text("vacancy.salary"), value: text("vacancy.salaryRange", formatEuroRange(content.salary, language)) },
    { term: text("vacancy.contract"), value: text(`contract.${content.contract}`) },
    { term: text("vacancy.start"), value: content.start },
  ];
  return (
    <Page
      top={
        <>
          <PageHero
            {...heroProps(view)}
            title={<Title title={content.title} />}
            lead={content.lead}
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
        <RingList items={content.tasks} />
      </SignSection>
      <SignSection id="profile" sign="sign.profile">
        <RingList items={content.profile} />
      </SignSection>
      <BodySections view={view} />
      <SignSection id="benefits" sign="sign.benefits">
        <RingList items={content.benefits} />
      </SignSection>
      <SignSection view={view} id="steps" sign="sign.hiring">
        <ProcessLine steps={content.steps} />
      </SignSection>
      {!view.contactForms?.[APPLY_ID] && (
        <SignSection id={APPLY_ID} sign="sign.apply">
          <ApplyByMail view={view} />
        </SignSection>
      )}
      <Sections view={view} />
      <PageEnd view={view} />
    </Page>
  );
}

/** Renders a title with the genders in brackets in small letters. */
function Title({ title }: { title: string }) {
  const [, name = title, note] = /^(.+)\s(\(\S+\))$/u.exec(title) ?? [];
  return (
    <>
      {name} {note && <small className={css["note"]}>{note}</small>}
    </>
  );
}
