import { graphql } from "gatsby";
import { FactStrip } from "../../components/fact-strip/fact-strip";
import { ProcessLine } from "../../components/process-line/process-line";
import { RingList } from "../../components/prose/ring-list";
import { Section } from "../../components/section/section";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import { APPLY_ID } from "../../model/views/routes";
import { Sections } from "../../sections/sections";
import { BodyParts, isLong } from "../shared/body-sections";
import { CodeHero } from "../shared/code-hero";
import { Page, PageEnd, MessageSection, type TemplateProps } from "../shared/page";
import { RunIns } from "../shared/run-ins";
import * as css from "./apply.module.css";
import { ApplyByMail, MailAddress, PostingDate, SalaryHead } from "./apply";

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
  const { content, isPast } = view;
  const { code, line, steps, title } = content;
  const facts = [
    { term: text("vacancy.place"), value: content.place },
    { term: text("vacancy.remote"), value: content.remote },
    { term: text("vacancy.hours"), value: text("vacancy.hoursRange", content.hours) },
    { term: text("vacancy.contract"), value: text(`contract.${content.contract}`) },
    { term: text("vacancy.start"), value: content.start },
    { term: text("vacancy.posted"), value: <PostingDate day={content.posted} /> },
  ];
  return (
    <Page
      top={
        <>
          <CodeHero
            view={view}
            code={code}
            title={<Title title={title} />}
            ground="ink"
            meta={
              <>
                {lines[line].name} · {content.place}
                {isPast && <span>{text("state.filled")}</span>}
              </>
            }
          >
            <SalaryHead view={view} />
          </CodeHero>
          <Section isFlush>
            <FactStrip facts={facts} isOverlapping />
          </Section>
        </>
      }
    >
      <RunIns>
        <MessageSection id="tasks" heading="sign.tasks">
          <RingList items={content.tasks} />
        </MessageSection>
        <MessageSection id="profile" heading="sign.profile">
          <RingList items={content.profile} />
        </MessageSection>
        <BodyParts view={view} parts={view.body.filter((part) => !isLong(part))} />
        <BodyParts view={view} parts={view.body.filter(isLong)} isWide />
      </RunIns>
      <Sections view={view} />
      <RunIns isPair>
        <MessageSection id="benefits" heading="sign.benefits">
          <RingList items={content.benefits} />
        </MessageSection>
        <MessageSection id="steps" heading="sign.hiring">
          <ProcessLine steps={steps} />
          {view.contactForms?.[APPLY_ID] && <MailAddress view={view} />}
        </MessageSection>
        <Sections view={view} after="steps" />
        {!view.contactForms?.[APPLY_ID] && (
          <MessageSection id={APPLY_ID} heading="sign.apply">
            <ApplyByMail view={view} />
          </MessageSection>
        )}
      </RunIns>
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
