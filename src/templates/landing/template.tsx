import { graphql } from "gatsby";
import { PageHero } from "../../components/page-hero/page-hero";
import { Passes } from "../../components/passes/passes";
import { ProcessLine } from "../../components/process-line/process-line";
import { RingList } from "../../components/prose/ring-list";
import { Section } from "../../components/section/section";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import { Sections } from "../../sections/sections";
import { BodyParts, SectionsAfterBody } from "../shared/body-sections";
import { heroProps, Page, PageEnd, MessageSection, type TemplateProps } from "../shared/page";
import { RunIns } from "../shared/run-ins";
import { CampaignTicket } from "./campaign-ticket";

export { PageHead as Head } from "../../layout/head/page-head";

export const query = graphql`
  query Landing($id: String!) {
    page: sitePageView(id: { eq: $id }) {
      view
    }
  }
`;

export default function LandingTemplate({ data }: TemplateProps<"landing">) {
  const text = useText();
  const { lines } = useLanguagePack();
  const { view } = data.page;
  const { lead, line, legs, fits, unfit, proof } = view.content;
  const project = view.cards[proof];
  return (
    <Page
      top={
        <PageHero
          {...heroProps(view)}
          lead={lead}
          ground="blue"
          side={<CampaignTicket view={view} />}
          meta={
            <>
              <span className="plate">{line}</span> {lines[line].name}
            </>
          }
        />
      }
    >
      <MessageSection id="legs" heading="sign.legs">
        <ProcessLine steps={legs} />
      </MessageSection>
      <RunIns>
        <BodyParts view={view} />
        <Section id="fits" heading={text("landing.fits")}>
          <RingList items={fits} />
        </Section>
        <Section heading={text("landing.unfit")}>
          <RingList items={unfit} />
        </Section>
      </RunIns>
      <SectionsAfterBody view={view} />
      {project && (
        <MessageSection id="proof" heading="sign.proof">
          <Passes cards={[project]} formats={["wide"]} />
        </MessageSection>
      )}
      <Sections view={view} isEnd={view.related.length === 0} />
      <PageEnd view={view} />
    </Page>
  );
}
