import { graphql } from "gatsby";
import { FactStrip } from "../../components/fact-strip/fact-strip";
import { ProcessLine } from "../../components/process-line/process-line";
import { RingList } from "../../components/prose/ring-list";
import { Questions } from "../../components/questions/questions";
import { type ScreenData, Screens } from "../../components/screens/screens";
import { Section } from "../../components/section/section";
import { ServiceList } from "../../components/service-list/service-list";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import { Sections } from "../../sections/sections";
import { BodyParts, SectionsAfterBody } from "../shared/body-sections";
import { CodeHero } from "../shared/code-hero";
import { FareHead, FareSection } from "../shared/fare-section";
import { Page, PageEnd, MessageSection, type TemplateProps } from "../shared/page";
import { RunIns } from "../shared/run-ins";
import { WideArt } from "../shared/wide-art";

export { PageHead as Head } from "../../layout/head/page-head";

export const query = graphql`
  query Product($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

export default function ProductTemplate({ data }: TemplateProps<"product">) {
  const text = useText();
  const { lines } = useLanguagePack();
  const { view } = data.page;
  const { code, line, facts, gets, fits, excludes, steps, questions, atWork } = view.content;
  return (
    <Page
      top={
        <>
          <CodeHero view={view} code={code} ground="blue" meta={`${text("kind.product")} · ${lines[line].name}`}>
            <FareHead fare={view.fare} />
          </CodeHero>
          {atWork ? (
            <div className="sec sec--flush on-blue">
              <Screens screens={atWork as ScreenData[]} isHead />
            </div>
          ) : (
            <WideArt view={view} ground="blue" />
          )}
          <Section isFlush>
            <FactStrip facts={facts} isOverlapping={(atWork ?? view.content.picture) !== undefined} />
          </Section>
        </>
      }
    >
      <Sections view={view} after="head" />
      <RunIns>
        <MessageSection id="gets" heading="sign.does">
          <ServiceList items={gets} />
        </MessageSection>
        <MessageSection id="steps" heading="sign.introduction">
          <ProcessLine steps={steps} />
        </MessageSection>
        <BodyParts view={view} isWide />
      </RunIns>
      <Sections view={view} after="gets" />
      <SectionsAfterBody view={view} />
      <Sections view={view} after="steps" />
      <RunIns>
        <MessageSection id="fits" heading="sign.fits">
          <RingList items={fits} />
        </MessageSection>
        <Section heading={text("product.excludes")}>
          <RingList items={excludes} />
        </Section>
        <FareSection fare={view.fare} />
        <MessageSection id="questions" heading="sign.questions">
          <Questions questions={questions} />
        </MessageSection>
      </RunIns>
      <Sections view={view} after="fits" />
      <Sections view={view} after="fare" />
      <Sections view={view} after="questions" />
      <Sections view={view} />
      <PageEnd view={view} />
    </Page>
  );
}
