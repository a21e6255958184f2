import { graphql } from "gatsby";
import { Columns } from "../../components/columns/columns";
import { FactStrip } from "../../components/fact-strip/fact-strip";
import { PageHero } from "../../components/page-hero/page-hero";
import { ProcessLine } from "../../components/process-line/process-line";
import { Questions } from "../../components/questions/questions";
import { type ScreenData, Screens } from "../../components/screens/screens";
import { Section } from "../../components/section/section";
import { RingList, ServiceList } from "../../components/service-list/service-list";
import { useLanguagePack, useText } from "../../i18n/language-provider";
import { Sections } from "../../sections/sections";
import { BodyWithEvidence } from "../shared/body-sections";
import { FareSection } from "../shared/fare-section";
import { heroProps, Page } from "../shared/page";
import { PageEnd } from "../shared/page-end";
import { SignSection } from "../shared/sign-section";
import { WideArt } from "../shared/wide-art";
import type { TemplateProps } from "../template-props";
import * as sign from "../shared/sign-title.module.css";
import * as css from "./stage.module.css";

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
  const { lead, code, line, facts, gets, fits, excludes, steps, questions, atWork } = view.content;
  return (
    <Page
      top={
        <>
          <PageHero
            {...heroProps(view)}
            lead={lead}
            ground="blue"
            className={sign["sign"]}
            meta={
              <>
                <span className="plate">{code}</span> {text("kind.product")} · {lines[line].name}
              </>
            }
          />
          {atWork ? <Stage screens={atWork as ScreenData[]} /> : <WideArt view={view} ground="blue" />}
          <Section isFlush>
            <FactStrip facts={facts} isOver={(atWork ?? view.content.picture) !== undefined} />
          </Section>
        </>
      }
    >
      <Sections view={view} after="head" />
      <SignSection view={view} id="gets" sign="sign.does">
        <ServiceList items={gets} />
      </SignSection>
      <BodyWithEvidence view={view} margin={view.content.margin}>
        <SignSection id="steps" sign="sign.introduction">
          <ProcessLine steps={steps} />
        </SignSection>
      </BodyWithEvidence>
      <Sections view={view} after="steps" />
      <SignSection view={view} id="fits" sign="sign.fits">
        <Columns side={{ heading: text("product.excludes"), content: <RingList items={excludes} /> }}>
          <RingList items={fits} />
        </Columns>
      </SignSection>
      <FareSection fare={view.fare} />
      <Sections view={view} after="fare" />
      <SignSection view={view} id="questions" sign="sign.questions">
        <Questions questions={questions} />
      </SignSection>
      <Sections view={view} />
      <PageEnd view={view} />
    </Page>
  );
}

/** Renders the screens of a product below its hero. */
function Stage({ screens }: { screens: readonly ScreenData[] }) {
  return (
    <div className={`${css["stage"]} on-line on-blue`}>
      <Screens screens={screens} isHead />
    </div>
  );
}
